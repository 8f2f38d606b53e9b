import type { Point } from './path.ts';

/**
 * Points written as in the `points` of an SVG polygon, with `!` after a corner: `-.12,0! -.1,.3 0,.34` are three points of
 * a curve, the first of them a corner.
 */
export function readPoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const isCorner = word.endsWith('!');
      const [x, y] = (isCorner ? word.slice(0, -1) : word).split(',').map(Number) as [number, number];
      return isCorner ? [x, y, 1] : [x, y];
    });
}

/** The points of an outline; a constant text is read once, however often its line runs. */
export function points(text: TemplateStringsArray, ...values: readonly number[]): readonly Point[] {
  if (values.length > 0) return readPoints(String.raw(text, ...values));
  let known = constants.get(text);
  if (!known) constants.set(text, (known = readPoints(text[0]!)));
  return known;
}

const constants = new WeakMap<TemplateStringsArray, readonly Point[]>();
