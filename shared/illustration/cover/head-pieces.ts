import { type Path, type Placement, placed } from '../drawing/path.ts';
import { chooseOrnament, type Stamp } from './emblem.ts';

export const HEAD_PIECE_WIDTH = 360;
export const HEAD_PIECE_HEIGHT = 72;
/** The number of head-pieces of a book, which alternate among its chapters. */
const COUNT = 6;
/** A middle tone, visible on a white page and on a black one. */
const INKS = { colour: '#85745a', eInk: '#333333' } as const;
/** The width of bare lines, which are cut out: simple e-readers do not support masks. */
const PAPER = '#f6f1e6';

/**
 * Ornaments at the beginning of a book's chapters: a small thing between two boughs of the plants on its painted cover.
 *
 * @param text of the book, which determines all of them
 * @returns SVG drawings on a transparent ground
 */
export function headPieces(
  { title, author }: { title: string; author: string },
  { isForEInk = false } = {},
): string[] {
  const seed = `${title}\n${author}`;
  const ink = isForEInk ? INKS.eInk : INKS.colour;
  return Array.from({ length: COUNT }, (_, number) => {
    const { thing, twig } = chooseOrnament(seed, number);
    const size = thing.width > 1.5 * thing.height ? 78 : 60;
    const half = (thing.width * size) / 2 + 14;
    return svg(
      [
        ...put(thing, { x: MIDDLE, y: HEAD_PIECE_HEIGHT / 2, scale: size }),
        ...put(twig, { x: MIDDLE + half, y: HEAD_PIECE_HEIGHT / 2 + 3, scale: 120 }),
        ...put(twig, { x: MIDDLE - half, y: HEAD_PIECE_HEIGHT / 2 + 3, scale: 120, isFlipped: true }),
      ],
      ink,
    );
  });
}

const MIDDLE = HEAD_PIECE_WIDTH / 2;
/** Empty space beside it: as wide as a line, it is alone in its line in every e-reader. */
const MARGIN = 140;

const put = ({ parts }: Stamp, at: Placement): Stamp['parts'] =>
  parts.map(({ path, isBare }) => ({ path: placed(path, at), isBare }));

function svg(parts: Stamp['parts'], ink: string): string {
  const marks = parts.map(
    ({ path, isBare }) => `<path${isBare ? ` fill="${PAPER}"` : ''} d="${dataOf(path)}"/>`,
  );
  const [width, height] = [HEAD_PIECE_WIDTH + 2 * MARGIN, HEAD_PIECE_HEIGHT];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} 0 ${width} ${height}" width="${width}" height="${height}"><g fill="${ink}">${marks.join('')}</g></svg>`;
}

const dataOf = (path: Path): string => path.map(ringOf).join('');

/** The distance below which points are merged. */
const NEAR = 0.45;

function ringOf(ring: Path[number]): string {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const points: string[] = [];
  let [x, y] = [Infinity, Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    if (Math.hypot(ring[i]! - x, ring[i + 1]! - y) < NEAR) continue;
    [x, y] = [ring[i]!, ring[i + 1]!];
    points.push(`${tenths(x)} ${tenths(y)}`);
  }
  return points.length < 3 ? '' : `M${points.join(' ')}z`;
}
