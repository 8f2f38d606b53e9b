import type { ContentsEntry } from '../../publication/publication.ts';

/** An entry of the contents on one line, with how deep it is nested. */
export interface ContentsLine {
  title: string;
  chapter: number;
  offset: number;
  depth: number;
}

/** The contents in reading order; without any, the chapters by their titles. */
export function contentsLines(
  entries: readonly ContentsEntry[],
  chapters: readonly { number: number; title: string }[],
): ContentsLine[] {
  const lines: ContentsLine[] = [];
  const add = (list: readonly ContentsEntry[], depth: number) => {
    for (const { title, chapter, offset, children } of list) {
      lines.push({ title, chapter, offset, depth });
      add(children, depth + 1);
    }
  };
  add(entries, 0);
  if (lines.length > 0) return lines;
  return chapters.map(({ number, title }) => ({ title, chapter: number, offset: 0, depth: 0 }));
}

/** Index of the line that the reader is in: the last one that begins at or before the place; -1 before the first. */
export function currentLine(
  lines: readonly ContentsLine[],
  { chapter, offset }: { chapter: number; offset: number },
): number {
  let found = -1;
  lines.forEach((line, i) => {
    if (line.chapter > chapter || (line.chapter === chapter && line.offset > offset)) return;
    const best = lines[found];
    const isLater =
      !best || line.chapter > best.chapter || (line.chapter === best.chapter && line.offset >= best.offset);
    if (isLater) found = i;
  });
  return found;
}
