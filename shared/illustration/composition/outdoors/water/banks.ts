import { mix } from '../../../drawing/colour.ts';
import type { Path } from '../../../drawing/path.ts';
import { filled } from '../../canvas.ts';
import { bush } from '../../land-and-sky/far-trees.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { blades, waySection, type Way } from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** The breadth of the earth that shows above the water, as a share of half of the water's, and at least, in pixels. */
const BANK = { share: 0.075, least: 1.2 } as const;

/** The bed of a winding stream: earth above the water, under grass that hangs over it. */
export function drawBanks({ canvas, palette, terrain }: Stage, way: Way, top: number, bottom: number): void {
  const isSnowy = terrain.ground === 'snow';
  const uneven = () => (isSnowy ? 1 : canvas.random.between(0.6, 1.5));
  const bed: Way = {
    ...way,
    halfAt: (y) => way.halfAt(y) * (1 + BANK.share * uneven()) + BANK.least,
  };
  const earth = isSnowy
    ? mix(mix('#eeecef', palette.sky[0], 0.4), palette.ink, 0.12)
    : mix(mix(toneAt(palette, 0.2), '#4b3b28', 0.4), palette.ink, 0.25);
  canvas.add([filled(earth, ...waySection(bed, top, bottom))], { glow: 0.2 });
}

/** Grass and bushes along the water, larger towards the reader. */
export function drawBankPlants(
  { scene, canvas, palette, terrain }: Stage,
  way: Way,
  top: number,
  bottom: number,
): void {
  const { random } = canvas;
  if (terrain.ground === 'snow') return;
  const grass: Path[number][] = [];
  const bushes: Path[number][] = [];
  const [first, last] = [Math.max(top, way.to), Math.min(bottom, way.from)];
  for (let y = first + 2; y < last; y += 1 + (y - first) * 0.012) {
    const half = way.halfAt(y);
    for (const side of [-1, 1]) {
      const x = way.middleAt(y) + side * (half * (1 + BANK.share) + BANK.least);
      const tall = 3 + half * random.between(0.1, 0.22);
      grass.push(...blades(random, () => y - 3, tall, 1, x, x));
      if (half > 6 && half < 70 && random.chance(isLeafless(scene) ? 0 : 0.028))
        bushes.push(
          ...bush(
            random,
            x + side * half * random.between(0.3, 0.9),
            y + 2,
            6 + half * random.between(0.3, 0.6),
          ),
        );
    }
  }
  const green = mix(toneAt(palette, 0.3), palette.leaf ?? '#5d7444', isLeafless(scene) ? 0.1 : 0.34);
  canvas.add([filled(green, ...grass, ...bushes)], {
    glow: 0.14,
    rim: 0.3,
    texture: { size: 6, strength: 0.3 },
    shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
  });
}
