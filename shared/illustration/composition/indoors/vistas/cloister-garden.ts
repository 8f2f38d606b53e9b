import { mix } from '../../../drawing/colour.ts';
import type { Path } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { filled, shapesOf } from '../../canvas.ts';
import { bush } from '../../land-and-sky/far-trees.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { motifOf } from '../../motif-of.ts';
import { recordThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import type { Stage } from './stage.ts';

/** What grows and stands in the court: bushes along its paths, and what is named. */
export function drawGarden(stage: Stage): void {
  const { lens, canvas, palette, scene } = stage;
  const { random } = canvas;
  const leaf = mix(mix(palette.ink, palette.haze, 0.3), palette.leaf ?? palette.haze, 0.5);
  const bushes: Path[number][] = [];
  for (const [x, z] of [
    [-1.5, 9.6],
    [1.5, 9.6],
    [-3.4, 9.8],
    [3.4, 9.8],
    [-1.4, 13],
    [1.4, 13],
    [-4.6, 13.2],
    [4.6, 13.2],
  ] as const) {
    const [u, v] = lens.at(x, 0, z);
    bushes.push(...bush(random, u, v, random.between(0.5, 0.72) * lens.scaleAt(z)));
  }
  canvas.add([filled(leaf, ...bushes)], { rim: 0.5, glow: 0.16, relief: 0.2 });
  const places: [number, number][] = [
    [-1.9, 8.6],
    [1.9, 8.2],
    [-3.6, 11.6],
    [3.4, 11.8],
  ];
  let isMiddleFree = true;
  for (const thing of scene.things) {
    const found = GARDEN.has(thing.what) ? motifOf(thing, scene, random) : null;
    const name = thing.what === 'well' ? 'roofed well' : found?.name;
    const motif = name === undefined ? undefined : MOTIFS.get(name);
    if (!motif || !name) continue;
    const isMiddle = isMiddleFree && MIDDLE.has(thing.what);
    const count = thing.count === 'many' ? 2 : 1;
    for (let i = 0; i < count; i++) {
      const place = isMiddle ? ([0, 9.4] as const) : places.shift();
      if (!place) break;
      const [u, v] = lens.at(place[0], 0, place[1]);
      const tall = Math.min(1, 4.4 / motif.height);
      canvas.add(
        shapesOf(
          motif.draw(random, {}),
          { x: u, y: v, scale: lens.scaleAt(place[1]) * tall * 1.15 },
          coloursAt(palette, 0.3, { body: thing.colour }),
        ),
        { rim: 0.6, glow: 0.12, shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 } },
      );
    }
    if (isMiddle) isMiddleFree = false;
    recordThing(stage, thing);
  }
}

const MIDDLE: ReadonlySet<string> = new Set(['well', 'fountain', 'statue', 'sundial', 'cross']);

const GARDEN: ReadonlySet<string> = new Set([
  ...MIDDLE,
  ...[
    'cypress',
    'tree',
    'rose bush',
    'rose',
    'apple tree',
    'palm tree',
    'lime',
    'oak',
    'pine',
    'bush',
    'poplar tree',
  ],
]);
