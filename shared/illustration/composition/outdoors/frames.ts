import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { outline, polygon, rectangle, stroke, type Path } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { boxOf, filled, shapesOf, thin } from '../canvas.ts';
import * as land from '../land.ts';
import { looksAt, toneAt } from '../palette.ts';
import type { Frame } from '../terrain.ts';
import type { Scene } from '../../scene.ts';
import { isLeafless } from './garden-wall.ts';
import type { Stage } from './stage.ts';

/** A dark mass at one side, where nobody stands, through which the picture is seen. */
export function drawFrame(stage: Stage): void {
  const { canvas, terrain, near, middle, view } = stage;
  const { random } = canvas;
  // A frame in every picture would make them all alike.
  const wanted = terrain.frames.length > 0 && random.chance(terrain.special ? 1 : 0.75) ? random.pick(terrain.frames as [Frame, ...Frame[]]) : null; // prettier-ignore
  if (!wanted) return;
  const isFreeAt = (x: number, half: number) => near.isFree(x - half, x + half) && (wanted !== 'tree' || middle.isFree(x - half, x + half)); // prettier-ignore
  const half = wanted === 'tree' ? 120 : 70;
  const side = isFreeAt(150, half) ? 0 : isFreeAt(880, half) ? 1 : null;
  if (side === null && wanted !== 'rigging') return;
  // A tree bears on the ground of the picture, not on the paper beside it.
  const inset = wanted === 'tree' ? 66 : 20;
  const x = side === 1 ? 892 - inset : 132 + inset;
  const shapes = frameShapes(stage, wanted, x, view.foot + 6);
  canvas.add(shapes, { rim: 0.5, glow: 0.04, reach: wanted === 'tree' ? 'beyond' : 'inside', fade: { from: view.foot + 22, to: 752 }, shadow: { blur: 3, distance: 5, colour: stage.palette.ink, strength: 0.18 } }); // prettier-ignore
}

/** The passage speaks of leaves. */
const isGreen = ({ things }: Scene) => things.some(({ what }) => ['leaf', 'lawn', 'meadow', 'grass', 'willow tree', 'flowers'].includes(what)); // prettier-ignore

function frameShapes(
  { scene, canvas: { random }, palette: colours, view }: Stage,
  kind: Frame,
  x: number,
  foot: number,
): Shape[] {
  const ink = toneAt(colours, 0.03);
  const looks = looksAt(colours, 0.03);
  switch (kind) {
    case 'tree': {
      const isBare = isLeafless(scene) || (!scene.season && random.chance(0.25) && !isGreen(scene));
      const name = isBare
        ? 'bare tree'
        : scene.region === 'east' && random.chance(0.45)
          ? 'birch tree'
          : 'leafy tree';
      const tree = MOTIFS.get(name)!;
      const drawn = tree.draw(random, {});
      const { left, right } = boxOf(drawn);
      // Whole, within the picture.
      const scale = Math.min(random.between(400, 500) / tree.height, 250 / (right - left));
      const isFlipped = x > 512;
      const middle = ((left + right) / 2) * (isFlipped ? -1 : 1) * scale;
      const half = ((right - left) / 2) * scale;
      return shapesOf(
        drawn,
        { x: Math.max(30 + half, Math.min(994 - half, x)) - middle, y: foot, scale, isFlipped },
        looks,
      );
    }
    case 'umbels': {
      const shapes: Shape[] = [filled(ink, ...land.blades(random, () => foot, 44, 60, x - 100, x + 100))];
      const umbel = MOTIFS.get('umbel')!;
      for (let i = 0; i < 5; i++)
        shapes.push(...shapesOf(umbel.draw(random, {}), { x: x - 72 + i * 37, y: foot, scale: random.between(66, 124) }, looks)); // prettier-ignore
      return shapes;
    }
    case 'reeds':
      return [filled(ink, ...land.stalks(random, foot + 16, 150, [[x - 72, x + 84]], 'reeds'))];
    case 'corn':
      return [
        filled(
          ink,
          ...land.stalks(
            random,
            foot + 20,
            112,
            [
              [60, 330],
              [690, 960],
            ],
            'corn',
          ),
        ),
      ];
    case 'rocks':
      return [filled(ink, ...land.boulder(x, foot, 170, 82, random), ...land.boulder(x + (x > 512 ? -100 : 100), foot + 8, 110, 40, random))]; // prettier-ignore
    case 'rigging': {
      const mast = x > 512 ? 820 : 250;
      const shapes: Path[number][] = [rectangle(mast - 9, -20, 18, foot - 20)];
      for (const side of [-1, 1]) {
        for (let k = 0; k < 5; k++) shapes.push(stroke([[mast + side * 6, -10], [mast + side * (60 + k * 24), foot - 90]], 3)); // prettier-ignore
        for (let y = 60; y < foot - 100; y += 30) {
          const t = (y + 10) / (foot - 80);
          shapes.push(
            stroke(
              [
                [mast + side * (6 + 54 * t), y],
                [mast + side * (6 + 150 * t), y],
              ],
              2,
            ),
          );
        }
      }
      return [filled(ink, ...shapes)];
    }
    case 'lamp post': {
      const glow = colours.isDark ? '#ffe0a0' : mix(colours.light, ink, 0.3);
      const tall = view.scale * 3.4;
      const lamp = foot - tall;
      return [
        filled(ink, outline([[x - 13, foot, 1], [x - 10, foot - 18], [x - 5, foot - 34], [x - 4, lamp + 20], [x + 4, lamp + 20], [x + 5, foot - 34], [x + 10, foot - 18], [x + 13, foot, 1]]), rectangle(x - 20, lamp + 30, 40, 4), polygon([[x - 24, lamp - 34], [x, lamp - 54], [x + 24, lamp - 34]])),
        filled(glow, polygon([[x - 18, lamp - 34], [x + 18, lamp - 34], [x + 10, lamp + 16], [x - 10, lamp + 16]])),
        filled(ink, stroke([[x, lamp - 34], [x, lamp + 16]], 2.4), rectangle(x - 13, lamp + 14, 26, 6)),
      ]; // prettier-ignore
    }
    case 'wall': {
      const left = x > 512 ? x - 60 : -20;
      return [filled(ink, rectangle(left, foot - 250, 190, 300)), thin(colours.light, 0.1, ...Array.from({ length: 14 }, (_, i) => rectangle(left + (i % 2) * 60, foot - 240 + i * 18, 96, 1.5)))]; // prettier-ignore
    }
  }
}
