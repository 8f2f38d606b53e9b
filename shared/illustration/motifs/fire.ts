import { accent, light, type MotifOptions, type Part } from './motif.ts';
import { pen } from './pen.ts';

const { shape } = pen(0.01);

/** A fire between x = ±36, its foot at `y`: tongues of different heights, the hottest inside; in centimetres. */
export function fire({ isLit }: MotifOptions, y: number): Part[] {
  if (isLit === false) return [];
  const tongue = (x: number, height: number, width: number, lean: number) =>
    shape(
      `
        ${x - width},${y} ${x - width * 1.1},${y + height * 0.24} ${x - width * 0.5 + lean * 0.2},${y + height * 0.56}
        ${x + lean},${y + height}! ${x + width * 0.5 + lean * 0.4},${y + height * 0.66}
        ${x + width * 0.44},${y + height * 0.46} ${x + width * 1.1},${y + height * 0.2} ${x + width},${y}`,
    );
  return [
    accent(
      tongue(-28, 22, 9, -5),
      tongue(-17, 44, 11, 5),
      tongue(0, 58, 13, -6),
      tongue(16, 39, 11, 6),
      tongue(28, 24, 8, 1),
    ),
    light(
      shape(`-33,${y} -28,${y + 7} 28,${y + 7} 33,${y}`),
      tongue(-21, 15, 7, -3),
      tongue(-10, 29, 8, 4),
      tongue(4, 40, 9, -4),
      tongue(18, 20, 8, 4),
    ),
  ];
}
