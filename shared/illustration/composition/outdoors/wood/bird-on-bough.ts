import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { ellipse, openCurve, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { SceneThing } from '../../../scene.ts';
import { birdInTree, isOfTree } from './bird-in-tree.ts';
import { boxOf, centred, filled, shapesOf } from '../../canvas.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import type { Stage } from '../stage.ts';
import { woodLeaf } from './wood-leaf.ts';

/** The heights of birds, in pixels. */
const HEIGHTS: ReadonlyMap<string, number> = new Map([
  ['sparrow', 118],
  ['bird', 122],
  ['swallow', 112],
  ['dove', 150],
  ['crow', 172],
  ['owl', 218],
  ['eagle', 226],
]);

/** Where the bough comes from the edge, bends, and ends, in pixels. */
const BOUGH: readonly Point[] = [
  [-60, 596],
  [150, 530],
  [360, 492],
  [560, 474],
  [770, 420],
  [930, 344],
];

/** The bough close by, across the picture, and the bird on it against the sky. */
export function drawBough(stage: Stage): void {
  const { scene, canvas, palette } = stage;
  const bird = birdInTree(scene);
  if (!bird) return;
  const { random } = canvas;
  const isBare =
    isLeafless(scene) ||
    scene.things.some(({ what, qualities }) => isOfTree(what) && qualities.includes('bare'));
  const isInBlossom = scene.things.some(({ what }) => what === 'blossoming tree');
  const line = openCurve(BOUGH);
  const wood = coloursAt(palette, 0).ink;
  const leaf = coloursAt(palette, 0).leaf;
  const { boughs, leaves, blossoms } = twigs(random, line, isBare, isInBlossom);
  const tall = HEIGHTS.get(bird.what)!;
  const count = typeof bird.count === 'number' ? bird.count : 1;
  canvas.add(
    [
      filled(wood, taper(line, widths(line.length)), ...boughs),
      ...(leaves.length > 0 ? [filled(leaf, ...leaves)] : []),
      ...(blossoms.length > 0 ? [filled(mix('#f6ece8', palette.light, 0.2), ...blossoms)] : []),
    ],
    {
      rim: 0.6,
      relief: 0.3,
      glow: 0.06,
      shadow: { blur: 4, distance: 7, colour: palette.ink, strength: 0.2 },
    },
  );
  canvas.add(
    Array.from({ length: count }, (_, i) =>
      perched(stage, bird, {
        tall,
        at: line[Math.round(line.length * (PERCH + i * 0.2))]!,
        isFlipped: i % 2 === 1,
      }),
    ).flat(),
    { rim: 0.8, relief: 0.4, glow: 0.05 },
  );
  for (const thing of scene.things)
    if (thing === bird || isOfTree(thing.what)) canvas.recordDrawn(thing.what, thing.words);
}

/** Where on the bough the first bird sits, as a share of its length. */
const PERCH = 0.56;

/** Half the width of the bough along its length, in pixels. */
const widths = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => 30 * (1 - (i / (count - 1)) * 0.86));

function perched(
  { canvas: { random }, palette }: Stage,
  { what }: SceneThing,
  { tall, at: [x, y], isFlipped }: { tall: number; at: Point; isFlipped: boolean },
): Shape[] {
  const motif = MOTIFS.get(what === 'bird' || what === 'swallow' ? 'sparrow' : what)!;
  const parts = motif.draw(random, {});
  const { top, bottom } = boxOf(parts);
  const scale = tall / (bottom - top);
  // The claws are round the bough, not above it.
  return shapesOf(
    parts,
    centred(parts, { x, y: y - bottom * scale + (what === 'owl' ? tall * OWL_DROP : -6), scale, isFlipped }),
    coloursAt(palette, 0.04),
  );
}

/** The owl's own perch lies on the bough, and its tail before it, as a share of its height. */
const OWL_DROP = 0.24;

/** Side boughs in turn above and below, with leaves or blossoms that leave room for the bird. */
function twigs(
  random: Random,
  line: readonly Point[],
  isBare: boolean,
  isInBlossom: boolean,
): { boughs: Path[number][]; leaves: Path[number][]; blossoms: Path[number][] } {
  const found: ReturnType<typeof twigs> = { boughs: [], leaves: [], blossoms: [] };
  for (let k = 0; k < 15; k++) {
    const share = 0.1 + k * 0.062;
    const [x, y] = line[Math.min(line.length - 1, Math.round(share * line.length))]!;
    // Nothing grows up through the bird.
    const isNearBird = Math.abs(share - PERCH) < 0.17;
    const side = isNearBird || k % 2 === 0 ? 1 : -1;
    const reach = random.between(80, 190) * (isBare ? 1.3 : 1) * (1 - share * 0.3);
    const end: Point = [x + reach * random.between(0.6, 1), y + side * reach * random.between(0.3, 0.74)];
    const middle: Point = [(x + end[0]) / 2 + 6, (y + end[1]) / 2 - side * -10];
    found.boughs.push(twig([x, y], middle, end, isBare ? 7 : 11, share));
    if (isBare) {
      for (const t of [0.4, 0.62, 0.8]) {
        const root: Point = [x + (end[0] - x) * t, y + (end[1] - y) * t];
        const tip: Point = [
          root[0] + reach * random.between(0.2, 0.5),
          root[1] + side * reach * random.between(-0.2, 0.34),
        ];
        found.boughs.push(taper([root, tip], [2.4, 0.6]));
      }
      continue;
    }
    for (let i = 0; i < 11; i++) {
      const t = random.between(0.3, 1.06);
      const [u, v] = [
        x + (end[0] - x) * t + random.between(-22, 22),
        y + (end[1] - y) * t + random.between(-20, 20),
      ];
      if (isInBlossom && random.chance(0.6))
        for (const [dx, dy] of [
          [0, -5],
          [5, -1],
          [3, 5],
          [-3, 5],
          [-5, -1],
        ] as const)
          found.blossoms.push(ellipse(u + dx, v + dy, 4.6));
      else
        found.leaves.push(
          woodLeaf([u, v], random.between(13, 24), random.between(-0.7, 0.7), false, {
            needles: [0, 0, 0],
            leaf: 0.44,
          }),
        );
    }
  }
  return found;
}

/** A side bough that gets thinner from its root, in pixels. @param share how far along the bough it grows */
function twig(root: Point, middle: Point, end: Point, thick: number, share: number): Path[number] {
  const line = openCurve([root, middle, end]);
  const widest = thick * (1 - share * 0.7);
  return taper(
    line,
    line.map((_, i) => Math.max(0.7, widest * (1 - (i / (line.length - 1)) * 0.94))),
  );
}
