import { MOTIFS } from '../../../motifs/library.ts';
import type { SceneThing } from '../../../scene.ts';
import { boxOf, shapesOf, WIDTH } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import { reflected } from '../../land-and-sky/water.ts';
import { snowOn } from '../far/snow-laden.ts';
import { depthAt, footAt, foggedColours, type Stage, waterEdge } from '../stage.ts';

/** A natural group: two or three trees together, one apart, others far behind. Distance from the first, in pixels, and relative size. */
const GROVES: readonly (readonly (readonly [across: number, size: number])[])[] = [
  [
    [0, 1],
    [74, 0.72],
    [-86, 0.8],
    [-330, 0.5],
    [-278, 0.4],
    [236, 0.44],
    [400, 0.62],
  ],
  [
    [0, 1],
    [-58, 0.66],
    [270, 0.56],
    [334, 0.46],
    [300, 0.36],
    [-300, 0.4],
  ],
  [
    [0, 0.92],
    [112, 1],
    [56, 0.6],
    [-250, 0.52],
    [-340, 0.42],
    [-200, 0.34],
    [420, 0.4],
  ],
];

/** Trees of no stated kind are mixed. */
const KINDS: readonly [string, ...string[]] = ['leafy tree', 'leafy tree', 'oak', 'lime'];

/** Scales of the buildings that would be hidden between two places, in pixels from the left. */
function buildingsAt(stage: Stage, left: number, right: number): number[] {
  return buildingsOf(stage)
    .filter(
      ({ box }) => Math.min(right, box.right) - Math.max(left, box.left) > 0.12 * (box.right - box.left),
    )
    .map(({ scale }) => scale);
}

const buildingsOf = ({ standing }: Stage) =>
  standing
    .filter(({ thing }) => thing && SHELTERS.has(thing.what))
    .map(({ shapes, scale }) => ({ box: boxOf(shapes), scale }));

/** A position for the first tree of a grove that no building hides: on the roomier side of a building. */
function besideBuildings(stage: Stage, wanted: number): number {
  const boxes = buildingsOf(stage).map(({ box }) => box);
  const isSeen = (x: number) => boxes.every(({ left, right }) => x < left - 24 || x > right + 24);
  if (isSeen(wanted)) return wanted;
  const places = boxes.flatMap(({ left, right }) => [left - BESIDE, right + BESIDE]).filter(isSeen);
  const roomAt = (x: number) => Math.min(x, WIDTH - x);
  const roomiest = places.sort((a, b) => roomAt(b) - roomAt(a))[0];
  return roomiest !== undefined && roomAt(roomiest) > 160 ? roomiest : wanted;
}

/** From the side of a house to the stem of a tree, in pixels. */
const BESIDE = 64;

const SHELTERS: ReadonlySet<string> = new Set([
  'house',
  'manor',
  'castle',
  'palace',
  'church',
  'cottage',
  'hut',
  'izba',
  'mill',
  'watermill',
  'windmill',
  'inn',
  'ruin',
  'tower',
  'barn',
  'bell tower',
  'chapel',
  'monastery',
]);

/** A group of trees. @param name the motif of one tree @param tall height of the largest, in pixels @returns how many were drawn */
export function placeGrove(stage: Stage, thing: SceneThing, name: string, tall: number): number {
  const { canvas, palette, view, terrain } = stage;
  const { random } = canvas;
  const isByWater = terrain.water !== null && terrain.water !== 'stream';
  const middle = besideBuildings(
    stage,
    view.focus < 512 ? random.between(330, 400) : random.between(620, 690),
  );
  const grove = random.pick(GROVES as [(typeof GROVES)[number], ...(typeof GROVES)[number][]]);
  const side = random.chance(0.5) ? 1 : -1;
  let shown = 0;
  for (const [across, size] of grove) {
    const motif = MOTIFS.get(name === 'leafy tree' ? random.pick(KINDS) : name)!;
    const scale = (tall * size * random.between(0.9, 1.08)) / motif.height;
    const parts = motif.draw(random, {});
    const { left, right } = boxOf(parts);
    const x = middle + across * side * (tall / 200) + random.between(-14, 14);
    const half = ((right - left) / 2) * scale;
    if (x - half < 40 || x + half > 984) continue;
    // No tree in front of a house or of near people.
    if (!stage.near.isFree(x - half * 0.6, x + half * 0.6) && size > 0.55) continue;
    // Trees go behind a house, never in front of it.
    const before = buildingsAt(stage, x - half, x + half);
    const near = Math.min((view.scale * tall * size) / 520, ...before.map((building) => building * 0.99));
    const foot = isByWater ? view.horizon + 12 - (1 - size) * 18 : footAt(view, near) + 3;
    const isFlipped = random.chance(0.5);
    const centre = ((left + right) / 2) * (isFlipped ? -1 : 1);
    const depth = Math.max(0.12, Math.min(0.66, depthAt(near * (130 / view.scale)) * 0.7 + 0.3 * (1 - size)));
    const shapes = shapesOf(
      parts,
      { x: x - centre * scale, y: foot, scale, isFlipped },
      foggedColours(
        stage,
        coloursAt(palette, depth, { body: thing.colour, usual: usualColour('leafy tree', stage.scene) }),
      ),
    );
    stage.standing.push({ thing, scale: near, shapes: [...snowOn(stage, shapes, 2.4), ...shapes] });
    // Trees hidden by a house have no reflection.
    if (isByWater && terrain.water !== 'sea' && before.length === 0)
      stage.mirrored.push(...reflected(shapes, waterEdge(view), palette));
    shown++;
  }
  return shown;
}
