import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { openCurve, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene } from '../../../scene.ts';
import { filled, shapesOf, translucent, WIDTH } from '../../canvas.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

const CLIMBING: ReadonlySet<string> = new Set(['rose', 'branch', 'ivy', 'vine']);

/** Whether bare climbers cover the trees of a garden and connect them. */
export const isTangled = (scene: Scene): boolean =>
  isLeafless(scene) &&
  scene.things.some(({ what }) => what === 'tree') &&
  scene.things.some(({ what }) => CLIMBING.has(what));

interface Stem {
  x: number;
  foot: number;
  tall: number;
}

/** Rows of trees: how far away, where, below the wall by how much, and how tall; in pixels. */
const ROWS = [
  { depth: 0.56, places: [120, 290, 430, 590, 730, 900], deep: 8, tall: 200 },
  { depth: 0.34, places: [210, 470, 690, 850], deep: 40, tall: 270 },
  { depth: 0.06, places: [150, 560, 900], deep: 118, tall: 380 },
] as const;

/**
 * Bare trees on a lawn, hung with climbers: tendrils span them in loops, hang down from the loops like curtains, and run
 * along the ground. Farther ones first, paler and smaller, in a haze of twigs.
 *
 * @param groundAt the upper edge of the lawn under the wall, in pixels from the top
 */
export function drawTangle(stage: Stage, groundAt: (x: number) => number): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const brown = scene.things.find(({ what, colour }) => what === 'branch' && colour)?.colour ?? '#6d5c4c';
  const motif = MOTIFS.get('bare tree')!;
  for (const { depth, places, deep, tall } of ROWS) {
    const stems = places.map((x): Stem => {
      const at = x + random.between(-36, 36);
      return {
        x: at,
        foot: groundAt(at) + deep + random.between(-6, 10),
        tall: tall * random.between(0.84, 1.1),
      };
    });
    const tone = mix(toneAt(palette, depth), brown, 0.34);
    const trees = stems.flatMap(({ x, foot, tall: high }) =>
      shapesOf(
        motif.draw(random, {}),
        { x, y: foot, scale: high / motif.height, isFlipped: random.chance(0.5) },
        { ...coloursAt(palette, depth), ink: tone },
      ),
    );
    const vines: Path[number][] = stems.flatMap((stem) => coils(random, stem));
    const twigs: Path[number][] = [];
    stems.slice(1).forEach((stem, i) => vines.push(...bridges(random, stems[i]!, stem, twigs)));
    for (let i = 0; i < 9; i++)
      vines.push(...runner(random, random.between(60, WIDTH - 60), groundAt, deep + random.between(0, 46)));
    const shapes: Shape[] = [translucent(tone, 0.5, ...twigs), ...trees, filled(tone, ...vines)];
    canvas.add(shapes, {
      glow: 0.16,
      rim: depth < 0.1 ? 0.4 : 0.2,
      shadow: { blur: 2, distance: 4, colour: palette.ink, strength: depth < 0.1 ? 0.2 : 0.08 },
    });
  }
  for (const thing of scene.things) {
    if (thing.what !== 'tree') continue;
    stage.shown.add(thing);
    canvas.recordDrawn(thing.what, thing.words);
  }
}

/** Stems that wind around a trunk and lose themselves in the crown. */
function coils(random: Random, { x, foot, tall }: Stem): Path {
  return [0, 1, 2].map((k) => {
    const turns = random.between(1, 1.8);
    const side = k % 2 ? 1 : -1;
    const line: Point[] = Array.from({ length: 22 }, (_, i) => {
      const t = i / 21;
      const wide = tall * (0.02 + 0.1 * t ** 2) * side;
      return [x + Math.sin(t * turns * Math.PI * 2 + k * 2) * wide * 0.6 + wide * t, foot - t * tall * 0.86];
    });
    const thick = tall / 190;
    return taper(line, [thick, thick * 0.8, thick * 0.5, 0.3]);
  });
}

/**
 * Loops between two trees, each with a curtain of thin ends that hang from it, longest in its middle.
 *
 * @param twigs receives the finest ones, which together are a haze
 */
function bridges(random: Random, from: Stem, to: Stem, twigs: Path[number][]): Path {
  const rings: Path[number][] = [];
  const thick = 0.5 + from.tall / 900;
  for (let k = 0; k < 5; k++) {
    const start: Point = [
      from.x + from.tall * random.between(-0.05, 0.2),
      from.foot - from.tall * random.between(0.55, 0.84),
    ];
    const end: Point = [
      to.x - to.tall * random.between(-0.05, 0.2),
      to.foot - to.tall * random.between(0.55, 0.84),
    ];
    const sag = from.tall * random.between(0.1, 0.3);
    const sway = random.between(-0.12, 0.12);
    const wave = random.between(2, 5);
    const at = (t: number): Point => [
      start[0] + (end[0] - start[0]) * t,
      start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t) + wave * Math.sin(t * 11 + k * 2),
    ];
    rings.push(
      taper(
        Array.from({ length: 18 }, (_, i) => at(i / 17)),
        [thick * 1.3, thick, thick, thick * 1.3],
      ),
    );
    const middle = random.between(0.3, 0.7);
    for (let i = 0; i < 15; i++) {
      const t = random.between(0.04, 0.96);
      const [u, v] = at(t);
      const long =
        from.tall * (0.06 + 0.3 * Math.exp(-(((t - middle) / 0.2) ** 2))) * random.between(0.6, 1.1);
      const lean = long * (sway + random.between(-0.08, 0.08));
      rings.push(
        taper(
          openCurve([
            [u, v],
            [u + lean * 0.2, v + long * 0.4],
            [u + lean * 0.7, v + long * 0.75],
            [u + lean * 1.6, v + long],
          ]),
          [thick * 0.8, thick * 0.6, 0.25],
        ),
      );
      for (const side of [-1, 1])
        twigs.push(
          taper(
            [
              [u + lean * 0.4, v + long * 0.5],
              [u + lean * 0.4 + side * random.between(5, 18), v + long * random.between(0.5, 0.75)],
            ],
            [0.6, 0.2],
          ),
        );
    }
    // Shoots of the year that stand up from the loop.
    for (let i = 0; i < 12; i++) {
      const [u, v] = at(random.next());
      const high = from.tall * random.between(0.04, 0.13);
      twigs.push(
        taper(
          openCurve([
            [u, v],
            [u + random.between(-6, 6), v - high * 0.6],
            [u + random.between(-16, 16), v - high],
          ]),
          [0.8, 0.5, 0.2],
        ),
      );
    }
  }
  return rings;
}

/** A spray that has fallen from its fastening and runs along the ground in one low bow. */
function runner(random: Random, x: number, groundAt: (x: number) => number, down: number): Path {
  const long = random.between(70, 190) * (random.chance(0.5) ? 1 : -1);
  const high = random.between(8, 22);
  const along = (t: number): Point => [
    x + long * t,
    groundAt(x + long * t) + down - high * Math.sin(t * Math.PI) * (1 - t * 0.4),
  ];
  const line = Array.from({ length: 12 }, (_, i) => along(i / 11));
  const thorns = [0.3, 0.5, 0.7, 0.86].map((t) => {
    const [u, v] = along(t);
    return taper(
      [
        [u, v],
        [u + long * 0.05, v - random.between(7, 18)],
      ],
      [0.7, 0.2],
    );
  });
  return [taper(line, [1.3, 1, 0.3]), ...thorns];
}
