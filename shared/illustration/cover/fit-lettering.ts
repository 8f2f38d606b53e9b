/** Lettering that fits its box. */
export interface Lettering {
  lines: string[];
  /** In the units of the box. */
  size: number;
}

export interface LetteringBox {
  width: number;
  height: number;
  /** From the largest to the smallest. */
  sizes: readonly [number, ...number[]];
  maxLines: number;
}

/** The width of a text in a font size, both in the units of the box. */
export type Measure = (text: string, size: number) => number;

/** The distance of baselines, as a multiple of the size. */
export const LEADING = 1.18;
/** Written without spaces: a line may end after any character. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** A foreign word in Japanese is not broken. */
const FOREIGN = /[\p{Script=Katakana}ー]/u;
/** Characters that never begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]+$/u;

/**
 * Sets a text as large as its box allows, in lines of similar length. In the smallest size a word that is longer than
 * a line is broken, and text that does not fit is replaced by an ellipsis.
 */
export function fitLettering(text: string, box: LetteringBox, measure: Measure): Lettering {
  const pieces = piecesOf(text.trim());
  let large: Lettering | null = null;
  for (const size of box.sizes) {
    if (large !== null && size < large.size * LEAST_SHARE) break;
    const widthOf = (line: string) => measure(line, size);
    if (pieces.some((piece) => widthOf(piece.trim()) > box.width)) continue;
    const lines = wrap(pieces, box.width, widthOf);
    if (lines.length > linesIn(box, size)) continue;
    const set = { lines: balance(pieces, lines.length, box.width, widthOf), size };
    if (!set.lines.some(isLost)) return set;
    large ??= set;
  }
  if (large !== null) return large;
  const size = box.sizes.at(-1)!;
  const widthOf = (line: string) => measure(line, size);
  const divided = pieces.flatMap((piece) => (widthOf(piece.trim()) > box.width ? graphemes(piece) : [piece]));
  const lines = wrap(divided, box.width, widthOf);
  const most = linesIn(box, size);
  if (lines.length <= most) return { lines: balance(divided, lines.length, box.width, widthOf), size };
  const last = graphemes(lines[most - 1]!);
  while (last.length > 0 && widthOf(shortened(last)) > box.width) last.pop();
  return { lines: [...lines.slice(0, most - 1), shortened(last)], size };
}

/** A smaller size without a short word alone in a line is preferred, down to this share of the largest that fits. */
const LEAST_SHARE = 0.7;
const isLost = (line: string, i: number, { length }: readonly string[]): boolean =>
  i < length - 1 && length > 2 && /^\p{L}{1,3}$/u.test(line);

const shortened = (line: readonly string[]): string => `${line.join('').replace(/[\s\p{P}]+$/u, '')}…`;

const linesIn = ({ height, maxLines }: LetteringBox, size: number): number =>
  Math.max(1, Math.min(maxLines, Math.floor(height / (size * LEADING))));

/** Unbreakable pieces, each with the space after it. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=\s)(?![-–—]\s)(?=\S)|(?<=\p{L}[-–—_/])(?=\p{L})/u).flatMap((word) => {
    if (!WITHOUT_SPACES.test(word)) return [word];
    return graphemes(word).reduce<string[]>((pieces, character) => {
      const isDividedBefore =
        !CLOSING.test(character.trim()) &&
        !(FOREIGN.test(character) && FOREIGN.test(pieces.at(-1)?.at(-1) ?? ''));
      if (pieces.length > 0 && !isDividedBefore) pieces.push(pieces.pop()! + character);
      else pieces.push(character);
      return pieces;
    }, []);
  });
}

function wrap(pieces: readonly string[], width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trim()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** The narrowest setting in as many lines. */
function balance(
  pieces: readonly string[],
  count: number,
  width: number,
  widthOf: (line: string) => number,
): string[] {
  let [low, high] = [Math.max(...pieces.map((piece) => widthOf(piece.trim())), 0), width];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (wrap(pieces, middle, widthOf).length <= count) high = middle;
    else low = middle;
  }
  return wrap(pieces, high, widthOf);
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
