import { mix } from '../../../drawing/colour.ts';
import { polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { filled, translucent } from '../../canvas.ts';
import type { Shape } from '../../../drawing/layer.ts';
import type * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** The stone of a passage's rocks at a depth of air, 0 … 1. */
export function stoneAt({ scene, palette }: Pick<Stage, 'scene' | 'palette'>, depth: number): string {
  const stated = scene.things.find(
    ({ what, colour }) => colour && (what === 'rock' || what === 'cliff' || what === 'mountain'),
  )?.colour;
  const stone = mix(toneAt(palette, depth), stated ?? '#8b8272', stated ? 0.46 : palette.isDark ? 0.1 : 0.34);
  return mix(stone, palette.sky[0], Math.max(0, depth - 0.3) * 0.4);
}

interface Face {
  contour: land.Contour;
  /** Its bounds, in pixels from the left, and its base. */
  from: number;
  to: number;
  foot: number;
  colour: string;
  /** The side that the light comes from. */
  isLitFromRight: boolean;
}

/** A steep face of rock under a contour: broken into columns, some in the light and some in the shade, with clefts between them. */
export function rockFace(stage: Stage, { contour, from, to, foot, colour, isLitFromRight }: Face): Shape[] {
  const { palette, canvas } = stage;
  const { random } = canvas;
  const [lit, shaded, clefts]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  const crest: Point[] = [];
  for (let x = from; x <= to; x += 4) crest.push([x, contour(x)]);
  const wide = to - from;
  const step = Math.max(22, wide / 8);
  for (let x = from; x < to - step * 0.4;) {
    const next = x + step * random.between(0.6, 1.4);
    // From every height of the face one column comes forward, then another one below it.
    for (let top = 0; top < 0.86;) {
      const deep = random.between(0.22, 0.46);
      const isShaded = random.chance(0.5);
      const share = isLitFromRight ? random.between(0.34, 0.6) : random.between(0.4, 0.66);
      const edge = x + (next - x) * share;
      const [a, b] = isLitFromRight === isShaded ? [x, edge] : [edge, next];
      const column = columnOf(random, contour, foot, a, Math.min(b, to), top, top + deep);
      if (column) (isShaded ? shaded : lit).push(column);
      top += deep * random.between(0.9, 1.3);
    }
    const y = contour(x);
    if (foot - y > 40)
      clefts.push(
        taper(
          [
            [x, y + 2],
            [x + random.between(-6, 8), y + (foot - y) * 0.4],
            [x + random.between(-10, 14), y + (foot - y) * random.between(0.6, 0.94)],
          ],
          [0.6, 2.6, 0.4],
        ),
      );
    x = next;
  }
  return [
    filled(colour, polygon([...crest, [to + 6, foot + 6], [from, foot + 14]])),
    translucent(mix(colour, palette.light, 0.6), 0.26, ...lit),
    translucent(mix(colour, palette.ink, 0.7), 0.34, ...shaded),
    translucent(palette.ink, 0.3, ...clefts),
  ];
}

/** A column between two lines down the face, its upper edge along the contour, its lower edge broken off aslant. */
function columnOf(
  random: Random,
  contour: land.Contour,
  foot: number,
  from: number,
  to: number,
  top: number,
  bottom: number,
): Path[number] | null {
  const at = (x: number, share: number): Point => {
    const y = contour(x);
    return [x, y + (foot - y) * Math.min(1, share)];
  };
  const tall = (foot - contour((from + to) / 2)) * (bottom - top);
  if (to - from < 5 || tall < 12) return null;
  const upper: Point[] = [];
  for (let i = 0; i <= 4; i++) {
    const [x, y] = at(from + ((to - from) * i) / 4, top);
    upper.push([x, y + (top > 0 ? random.between(-5, 5) : 0)]);
  }
  const waist = (x: number) => at(x + random.between(-5, 5), top + (bottom - top) * 0.55);
  return polygon([
    ...upper,
    waist(to),
    at(to + random.between(-6, 6), bottom),
    at((from + to) / 2, bottom + random.between(-0.03, 0.05)),
    at(from + random.between(-6, 6), bottom - random.between(0, 0.08)),
    waist(from),
  ]);
}
