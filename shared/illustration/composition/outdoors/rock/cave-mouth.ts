import { mix } from '../../../drawing/colour.ts';
import { outline, polygon, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import type { RockSide } from '../water/fall-over-rock.ts';
import type { Stage } from '../stage.ts';

/** Where the mouth of a cave is in a wall of rock, in pixels. */
export interface CaveMouth {
  x: number;
  foot: number;
  wide: number;
  tall: number;
}

/** The mouth of the cave that a passage names in its rocks; null if it names none. */
export function caveMouth({ scene }: Stage, { at, foot }: Omit<RockSide, 'contour'>): CaveMouth | null {
  const isNamed = scene.things.some(({ what, certainty }) => what === 'cave' && certainty >= 0.5);
  return isNamed ? { x: at(0.62), foot: foot + 2, wide: 104, tall: 148 } : null;
}

/** A dark opening at the foot of a rock face, with broken edges and the light on its lip. */
export function drawCaveMouth({ canvas, palette }: Stage, { x, foot, wide, tall }: CaveMouth): void {
  const { random } = canvas;
  const arch = (grow: number): Point[] =>
    [
      [-0.5, 0],
      [-0.54, 0.26],
      [-0.44, 0.52],
      [-0.34, 0.76],
      [-0.12, 0.94],
      [0.08, 1],
      [0.26, 0.86],
      [0.4, 0.66],
      [0.47, 0.36],
      [0.52, 0],
    ].map(([u, v]): Point => [
      x + u! * wide * grow + random.between(-4, 4),
      foot - v! * tall * grow + random.between(-5, 5),
      1,
    ]);
  const deep = mix(palette.ink, palette.sky[0], 0.08);
  canvas.add(
    [
      translucent(palette.light, 0.3, polygon(arch(1.12))),
      filled(mix(deep, palette.haze, 0.16), polygon(arch(1))),
      filled(deep, polygon(arch(0.84))),
    ],
    { glow: 0.02 },
  );
}

/** Shrubs and creepers that a passage names on its rocks: they hang over every ledge, in blossom where that is named. */
export function drawRockPlants(stage: Stage, { contour, foot, at }: RockSide): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const plants = scene.things.filter(({ what }) => ON_ROCK.has(what));
  if (plants.length === 0) return;
  const blossom = scene.things.find(({ what }) => what === 'blossoming tree' || what === 'flowers');
  const green = mix(
    mix(palette.ink, palette.haze, 0.3),
    palette.leaf ?? '#5d7444',
    palette.isDark ? 0.2 : 0.62,
  );
  const [dark, lit, flowers]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  for (let i = 0; i < 40; i++) {
    const px = at(random.between(0.1, 0.9));
    const top = contour(px);
    if (foot - top < 60) continue;
    const y = i < 18 ? top + random.between(-2, 10) : top + (foot - top) * random.between(0.08, 0.8);
    const size = random.between(14, 34) * (i < 18 ? 1 : 0.8);
    // A bush with its shoots hanging below it.
    for (let k = 0; k < 26; k++) {
      const aside = random.between(-1, 1);
      const u = px + aside * size;
      const down = y + random.between(-0.62, 1) * size * (1 - Math.abs(aside) * 0.6);
      (k < 17 ? dark : lit).push(leaves(random, u, down, size * random.between(0.1, 0.24)));
      if (blossom && random.chance(0.24))
        for (let n = 0; n < 3; n++)
          flowers.push(...petals(random, u + random.between(-7, 7), down + random.between(-7, 5)));
    }
  }
  canvas.add(
    [filled(mix(green, palette.ink, 0.46), ...dark), filled(mix(green, palette.ink, 0.14), ...lit)],
    { rim: 0.2, glow: 0.1, texture: { size: 6, strength: 0.16 } },
  );
  if (blossom)
    canvas.add([filled(blossom.colour ?? mix('#f3d3d0', palette.light, 0.3), ...flowers)], { glow: 0.2 });
  for (const thing of blossom ? [...plants, blossom] : plants) {
    stage.shown.add(thing);
    canvas.recordDrawn(thing.what, thing.words);
  }
}

const ON_ROCK: ReadonlySet<string> = new Set(['bush', 'ivy']);

/** A ragged clump of leaves. */
const leaves = (random: Stage['canvas']['random'], x: number, y: number, half: number): Path[number] =>
  outline(
    Array.from({ length: 7 }, (_, i): Point => {
      const angle = (i / 7) * 2 * Math.PI;
      const out = half * random.between(0.6, 1.25);
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.8];
    }),
  );

const petals = (random: Stage['canvas']['random'], x: number, y: number): Path => {
  const half = random.between(1.6, 3.2);
  return [
    outline([
      [x - half, y],
      [x, y - half],
      [x + half, y],
      [x, y + half],
    ]),
  ];
};
