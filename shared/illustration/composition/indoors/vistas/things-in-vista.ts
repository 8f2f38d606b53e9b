import type { Random } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { boxOf, createRow } from '../../canvas.ts';
import { DOORWAYS, DRAWN_BY_HORSES, IN_THE_AIR, OF_THE_LAND } from '../../kinds-of-things.ts';
import { motifOf } from '../../motif-of.ts';
import { motifHere, motifShapes } from '../in-room-parts.ts';
import { recordThing } from '../placing/record-shown.ts';
import { FLOOR_SHADOW, SHADOW, shadeFloor, type Top } from '../room.ts';
import type { Stage } from './stage.ts';

/** A place on the floor, in metres: across from the middle, and away from the reader. */
export interface Spot {
  x: number;
  z: number;
}

/** Higher things would reach into the vault. */
const HIGHEST_M = 2.1;

/** How many of a thing are shown where several are named. */
const SEVERAL = 4;

/** A thing with its drawing, and the spot on which it stands. */
interface Standing {
  name: string;
  thing: SceneThing;
  spot: Spot;
}

export interface Arranged {
  standing: readonly Standing[];
  /** What lies on others, or on the ground. */
  small: readonly Omit<Standing, 'spot'>[];
  free: readonly Spot[];
}

/** Gives what is named its spots. */
export function arrangeThings(scene: Scene, random: Random, spots: readonly Spot[]): Arranged {
  const free = [...spots];
  const standing: Standing[] = [];
  const small: Omit<Standing, 'spot'>[] = [];
  for (const thing of scene.things) {
    if (thing.certainty < 0.5 || NOT_HERE.has(thing.what) || DOORWAYS.has(thing.what)) continue;
    // Beasts are in their stalls.
    if (scene.setting?.value === 'stable' && STABLED.has(thing.what)) continue;
    const kind = hereIs(thing, scene);
    if (IN_THE_AIR.has(kind.what) || OF_THE_LAND.has(kind.what)) continue;
    const found = motifOf(kind, scene, random);
    if (!found || DRAWN_BY_HORSES.has(found.name)) continue;
    const { support, height, width } = found.motif;
    if (support === 'table') small.push({ name: found.name, thing });
    if (support !== 'ground' || height > HIGHEST_M || width > 2.6) continue;
    const several = GOODS.has(found.name) ? SEVERAL + 1 : SEVERAL;
    const count = thing.count === 'many' ? several : Math.min(thing.count ?? 1, several);
    for (let i = 0; i < count && free.length > 0; i++)
      standing.push({ name: found.name, thing, spot: free.shift()! });
  }
  return { standing, small, free };
}

const STABLED: ReadonlySet<string> = new Set(['horse', 'cow', 'ox', 'haystack']);

/** The wood of a cellar is for the fire, and a hermit's bed is of straw. */
const hereIs = (thing: SceneThing, { setting }: Scene): SceneThing =>
  (thing.what === 'wood' || thing.what === 'log') && setting?.value === 'cellar'
    ? { ...thing, what: 'woodpile' }
    : thing.what === 'bed' && setting?.value === 'cave'
      ? { ...thing, what: 'straw' }
      : thing;

/** The top on which a small light stands: across, up and away, in metres; undefined if nothing has one. */
export function topFor({ standing }: Arranged): readonly [x: number, y: number, z: number] | undefined {
  const low = standing.find(({ name }) => TOPS.has(name));
  const height = low && MOTIFS.get(low.name)?.height;
  return height === undefined ? undefined : [low!.spot.x, height, low!.spot.z];
}

const TOPS: ReadonlySet<string> = new Set(['barrel', 'chest', 'table', 'trunk', 'bench', 'stool']);

/** Puts what is named on its spots, and small things on the others or on the ground. */
export function standThings(
  stage: Stage,
  { standing, small, free }: Arranged,
  litTop?: readonly unknown[],
): void {
  const { lens } = stage;
  const tops: (Top & { scale: number })[] = [];
  const litSpot = litTop && standing.find(({ name }) => TOPS.has(name))?.spot;
  for (const { name, thing, spot } of [...standing].sort((a, b) => b.spot.z - a.spot.z)) {
    const shapes = put(stage, name, thing, spot);
    const motif = motifHere(stage, name);
    if (!motif || !TOPS.has(name) || spot === litSpot) continue;
    const { left, right } = boxOf(shapes);
    const scale = lens.scaleAt(spot.z);
    tops.push({
      what: name,
      x: (left + right) / 2,
      y: lens.at(0, 0, spot.z)[1] - motif.height * scale,
      row: createRow(left, right),
      scale,
    });
  }
  const spots = [...free];
  for (const { name, thing } of small) {
    if (stage.shown.has(thing)) continue;
    const top = tops.shift();
    if (top) putOn(stage, name, thing, top);
    else if (spots.length > 0) put(stage, name, thing, spots.shift()!);
  }
}

function putOn(
  stage: Stage,
  name: string,
  thing: SceneThing,
  { x, y, scale }: Top & { scale: number },
): void {
  stage.canvas.add(motifShapes(stage, name, x, { scale, foot: y + 2, body: thing.colour }), {
    rim: 0.6,
    glow: 0.06,
  });
  recordThing(stage, thing);
}

function put(stage: Stage, name: string, thing: SceneThing, { x, z }: Spot) {
  const { lens, canvas, palette } = stage;
  const [u, foot] = lens.at(x, 0, z);
  const scale = lens.scaleAt(z);
  const shapes = motifShapes(stage, name, u, {
    scale,
    foot,
    depth: Math.min(0.4, Math.max(0, (z - 4) / 14)),
    body: thing.colour,
    isFlipped: x > 0,
    accent: name === 'chest' || name === 'open chest' ? BRASS : undefined,
  });
  if (shapes.length === 0) return shapes;
  shadeFloor(stage, shapes, FLOOR_SHADOW);
  canvas.add(shapes, {
    rim: 0.75,
    relief: 0.08,
    glow: 0.06,
    shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 },
  });
  if (!stage.shown.has(thing)) recordThing(stage, thing);
  return shapes;
}

/** The fittings of chests. */
const BRASS = '#8a6a35';

/** Stored in rows. */
const GOODS: ReadonlySet<string> = new Set(['barrel', 'box', 'sack', 'chest']);

/** Parts of the place itself, which it has or has not. */
const NOT_HERE: ReadonlySet<string> = new Set([
  ...['column', 'arch', 'archway', 'rock', 'wall', 'stone wall', 'steps', 'stairs', 'staircase', 'door'],
  ...[
    'street lamp',
    'lantern',
    'torch',
    'candle',
    'lamp',
    'candlestick',
    'fire',
    'campfire',
    'window',
    'gravestone',
  ],
  ...[
    'chimney',
    'roofs',
    'well',
    'log',
    'lampada',
    'carpet',
    'monastery',
    'castle',
    'cave',
    'prison',
    'wardrobe',
  ],
  ...['leaf', 'ring', 'teacup', 'plate', 'dish', 'rat', 'floor', 'ceiling'],
]);
