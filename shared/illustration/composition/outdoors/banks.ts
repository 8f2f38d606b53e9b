import { mix } from '../../drawing/colour.ts';
import { polygon, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { filled } from '../canvas.ts';
import { bush } from '../far-trees.ts';
import { isLeafless } from '../foliage.ts';
import type { Way } from '../land.ts';
import { toneAt } from '../palette.ts';
import type { Stage } from './stage.ts';

/** The breadth of the earth that shows above the water, as a share of half of the water's, and at least, in pixels. */
const BANK = { share: 0.075, least: 1.2 } as const;

/** The bed of a winding stream: earth above the water, under grass that hangs over it. */
export function drawBanks({ canvas, palette, terrain }: Stage, way: Way, top: number, bottom: number): void {
  const { random } = canvas;
  const isSnowy = terrain.ground === 'snow';
  const [first, last] = [Math.max(top, way.to), Math.min(bottom, way.from)];
  const steps = Math.max(4, Math.round((last - first) / 5));
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= steps; i++) {
    const y = first + ((last - first) * i) / steps;
    const [x, half] = [way.middleAt(y), way.halfAt(y)];
    const wide = () => BANK.least + half * BANK.share * (isSnowy ? 1 : random.between(0.6, 1.5));
    left.push([x - half - wide(), y]);
    right.unshift([x + half + wide(), y]);
  }
  const earth = isSnowy
    ? mix(mix('#eeecef', palette.sky[0], 0.4), palette.ink, 0.12)
    : mix(mix(toneAt(palette, 0.2), '#4b3b28', 0.4), palette.ink, 0.25);
  canvas.add([filled(earth, polygon([...left, ...right]))], { glow: 0.2 });
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
  const blades: Path[number][] = [];
  const bushes: Path[number][] = [];
  const [first, last] = [Math.max(top, way.to), Math.min(bottom, way.from)];
  for (let y = first + 2; y < last; y += 1 + (y - first) * 0.012) {
    const half = way.halfAt(y);
    for (const side of [-1, 1]) {
      const x = way.middleAt(y) + side * (half * (1 + BANK.share) + BANK.least);
      blades.push(...tuft(random, x, y, 2 + half * random.between(0.1, 0.22)));
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
  canvas.add([filled(green, ...blades, ...bushes)], {
    glow: 0.14,
    rim: 0.3,
    texture: { size: 6, strength: 0.3 },
    shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
  });
}

/** A few blades that part at their tips. */
const tuft = (random: Random, x: number, y: number, tall: number): Path =>
  [-1, 0, 1].map((lean) => {
    const reach = (lean * 0.4 + random.between(-0.2, 0.2)) * tall;
    return taper(
      [
        [x + lean * tall * 0.16, y + 1],
        [x + reach * 0.4, y - tall * 0.6],
        [x + reach, y - tall * random.between(0.8, 1.1)],
      ],
      [tall * 0.1, tall * 0.08, 0.3],
    );
  });
