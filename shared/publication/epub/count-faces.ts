import { type FaceWord, faceWords } from '../presentation/presentation.ts';

const PIECE = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g;
const EMPTY = new Set(['img', 'br', 'hr']);
const known: ReadonlySet<string> = new Set(faceWords);

/** Adds to the counts how many characters of canonical HTML use which of the book's own faces. */
export function countFaces(html: string, counts: Map<FaceWord, number>): void {
  if (!html.includes('face-')) return;
  const around: (FaceWord | null)[] = [];
  let face: FaceWord | null = null;
  for (const [piece, isEnd, name, attributes = ''] of html.matchAll(PIECE)) {
    if (name === undefined) {
      if (face !== null) counts.set(face, (counts.get(face) ?? 0) + piece.length);
    } else if (isEnd) face = around.pop() ?? null;
    else if (!EMPTY.has(name)) {
      around.push(face);
      const word = /\sdata-as="[^"]*\b(face-\w+)/.exec(attributes)?.[1];
      if (word !== undefined) face = known.has(word) ? (word as FaceWord) : null;
    }
  }
}
