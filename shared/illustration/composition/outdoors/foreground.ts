import type { Shape } from '../../drawing/layer.ts';
import { edgeBottomAt } from '../../theatre/vignette.ts';
import { boxOf, filled, WIDTH } from '../canvas.ts';
import { areTreesMentioned, isDismal, isLeafless } from '../foliage.ts';
import * as land from '../land.ts';
import { toneAt } from '../palette.ts';
import { hasLogHouses } from '../log-houses.ts';
import { isTreeMotif } from './main-thing.ts';
import { isWooded } from './middle-ground.ts';
import { stones } from './rocks.ts';
import { isOfShoots } from './shoots.ts';
import { isNear, type Stage } from './stage.ts';
import { isGatewayOfTrees, type Viewpoint } from './viewpoint.ts';
import { moorings } from './moored.ts';
import { closePeopleCount } from './viewpoint.ts';
import { arch, lampPost, rigging, windowFrame } from './near-frames.ts';
import { bank, bankPlants, fence, gravestones, plants, verge, type Side } from './near-things.ts';
import { overhangingTrunk, sideTree, trunks } from './near-trees.ts';

/** Foreground shapes, black against the light, that extend beyond the edge of the picture. */
export const FOREGROUNDS = [
  'tree',
  'plants',
  'bank',
  'fence',
  'reeds',
  'corn',
  'rocks',
  'stones',
  'lamp post',
  'rigging',
  'arch',
  'trunks',
  'window',
  'verge',
  'trunk',
  'moorings',
  'none',
] as const;
export type Foreground = (typeof FOREGROUNDS)[number];

/** The probability of an unmentioned foreground. */
const SHARE = 0.84;
/** The probability of a tree among those, if possible: nothing else makes the land behind so bright. */
const FRAMED_SHARE = 0.66;
const FRAMING: ReadonlySet<Foreground> = new Set<Foreground>(['tree', 'trunk']);
/** Viewpoints that always have a foreground frame. */
const THROUGH: ReadonlySet<Viewpoint> = new Set<Viewpoint>(['threshold', 'window']);

/** Draws one foreground, or two that go together, and returns their names. */
export function drawForeground(stage: Stage): Foreground[] {
  if (stage.terrain.isWaterfront) return draw(stage, 'moorings') ? ['moorings'] : [];
  const drawn = drawTall(stage);
  if (drawn.length === 0 && growsAtFoot(stage) && draw(stage, 'verge')) drawn.push('verge');
  return drawn;
}

function drawTall(stage: Stage): Foreground[] {
  const { canvas, view } = stage;
  const wanted = foregroundsFor(stage);
  if (wanted.length === 0) return [];
  if (!THROUGH.has(view.kind) && !canvas.random.chance(SHARE)) return [];
  const framing = wanted.filter((each) => FRAMING.has(each));
  const first = canvas.random.pick(
    (framing.length > 0 && canvas.random.chance(FRAMED_SHARE) ? framing : wanted) as [
      Foreground,
      ...Foreground[],
    ],
  );
  const drawn: Foreground[] = [];
  if (draw(stage, first)) drawn.push(first);
  if (first === 'tree' && wanted.includes('plants') && canvas.random.chance(0.25) && draw(stage, 'plants'))
    drawn.push('plants');
  return drawn;
}

/** Whether grasses may grow at the reader's feet: on open ground not described as bare, mown or dug. */
function growsAtFoot({ scene, terrain, view }: Pick<Stage, 'scene' | 'terrain' | 'view'>): boolean {
  if (THROUGH.has(view.kind) || scene.weather?.value === 'blizzard' || scene.setting?.value === 'desert')
    return false;
  if (terrain.special || terrain.isWalled || terrain.tillage || isOfShoots(scene)) return false;
  if (scene.things.some(({ what }) => BARREN.includes(what))) return false;
  return ['grass', 'tall grass', 'snow', 'sand'].includes(terrain.ground);
}

/** Foregrounds that suit the place, the season and the viewpoint. */
export function foregroundsFor({
  scene,
  terrain,
  view,
}: Pick<Stage, 'scene' | 'terrain' | 'view'>): Foreground[] {
  if (view.kind === 'window') return ['window'];
  if (terrain.special === 'forest' || scene.weather?.value === 'blizzard' || isOfShoots(scene)) return [];
  // A walled garden is seen through its gate, if one is named; the rows of a field run to the reader's feet.
  if (terrain.isWalled)
    return scene.people.length === 0 && scene.things.some(({ what }) => GATES.has(what)) ? ['arch'] : [];
  if (terrain.tillage) return [];
  const setting = scene.setting?.value ?? 'open';
  const has = (...names: string[]) => scene.things.some(({ what }) => names.includes(what));
  if (view.kind === 'threshold') {
    if (scene.things.some((thing) => isGatewayOfTrees(thing, scene))) return ['trunks'];
    const stems: Foreground[] = areTreesMentioned(scene) || !isDismal(scene) ? ['trunks'] : [];
    return STONY.has(setting) ? ['arch', ...stems] : stems;
  }
  const of = new Set<Foreground>();
  for (const frame of terrain.frames) for (const each of FROM_FRAME[frame] ?? []) of.add(each);
  if (terrain.ground === 'snow' || scene.season?.value === 'winter') {
    of.delete('plants');
    of.add('bank');
  }
  if (terrain.ground === 'grass' && FENCED.has(setting) && !has('fence', 'wall')) of.add('fence');
  // Corn hides nobody, and grows in no gateway.
  if (scene.people.length > 0 || has('gate', 'courtyard')) of.delete('corn');
  // There is no street lamp in a mountain bazaar or a village.
  if (has('market', 'mountain', 'stall') || hasLogHouses(scene)) of.delete('lamp post');
  if (setting === 'churchyard' || has('gravestone', 'graveyard')) of.add('stones');
  if (terrain.ground === 'grass' || terrain.ground === 'tall grass') {
    if (!BARREN.some((each) => has(each)) && scene.season?.value !== 'winter') of.add('plants');
  }
  if (view.kind === 'low') of.delete('bank');
  // A high viewpoint has no tall foreground.
  if (isWooded({ scene, terrain })) of.add('tree');
  if (view.kind === 'high' || terrain.rows) of.delete('tree');
  // Nor in front of a crowd.
  if (scene.people.some(({ count }) => count === 'many')) of.delete('tree');
  // A near tree must be in the passage; tall plants require tall grass or named plants.
  if (!areTreesMentioned(scene) && isDismal(scene)) of.delete('tree');
  // Nor in front of a tree that is the subject.
  if (scene.subject?.kind === 'thing' && isTreeMotif(scene.things[scene.subject.index]!.what))
    of.delete('tree');
  if (terrain.ground !== 'tall grass' && !GROWING.some((each) => has(each))) of.delete('plants');
  if (of.has('tree') && terrain.ground !== 'snow' && !isLeafless(scene)) of.add('trunk');
  return [...of];
}

const GATES: ReadonlySet<string> = new Set(['gate', 'door', 'doorway', 'archway', 'arch']);
const BARREN = ['moss', 'desert', 'soil', 'shoots'];
const GROWING = [
  'grass',
  'meadow',
  'field',
  'weed',
  'flowers',
  'meadow flowers',
  'garden',
  'bush',
  'thistle',
  'umbel',
  'fern',
];
const STONY: ReadonlySet<string> = new Set([
  'castle',
  'churchyard',
  'church',
  'ruins',
  'yard',
  'town',
  'square',
]);
const FENCED: ReadonlySet<string> = new Set([
  'village',
  'road',
  'field',
  'meadow',
  'park',
  'orchard',
  'house',
]);
const FROM_FRAME: Readonly<Record<string, readonly Foreground[]>> = {
  tree: ['tree'],
  umbels: ['plants'],
  reeds: ['reeds'],
  corn: ['corn'],
  rocks: ['rocks'],
  rigging: ['rigging'],
  'lamp post': ['lamp post'],
  wall: ['bank'],
};

/** @returns whether there was room for it */
/** The width of a near tree's trunk, the reach of its boughs from the margin and how low they hang, in pixels. */
const TRUNK = { wide: 230, reach: 500, low: 330 } as const;

/** Whether a near tree, trunk and boughs, would hide nothing. */
function isClearForTrunk({ standing }: Stage, side: Side): boolean {
  return standing.every(({ shapes }) => {
    if (shapes.length === 0) return true;
    const { left, right, top } = boxOf(shapes);
    const from = side === 'left' ? left : WIDTH - right;
    return from > TRUNK.wide && (from > TRUNK.reach || top > TRUNK.low);
  });
}

function draw(stage: Stage, kind: Foreground): boolean {
  const { canvas, near, middle, palette, view } = stage;
  const { random } = canvas;
  const isFree = (side: Side, wide: number, isTall = false): boolean => {
    const [from, to] = side === 'left' ? [0, wide] : [WIDTH - wide, WIDTH];
    return near.isFree(from, to) && (!isTall || middle.isFree(from, to));
  };
  const sideOf = (wide: number, isTall = false): Side | null => {
    const first: Side = random.chance(0.72) ? 'left' : 'right';
    const other: Side = first === 'left' ? 'right' : 'left';
    return isFree(first, wide, isTall) ? first : isFree(other, wide, isTall) ? other : null;
  };
  const ink = toneAt(palette, palette.isDark ? 0.03 : 0.1);
  const add = (shapes: readonly Shape[], reach: 'inside' | 'beyond' | 'free', fadeFrom = view.foot + 40) =>
    canvas.add(shapes, {
      rim: 0.5,
      glow: 0.04,
      reach,
      fade: { from: fadeFrom, to: Math.max(fadeFrom + 40, 760) },
      shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.16 },
    });
  switch (kind) {
    case 'none':
      return false;
    case 'tree': {
      // Its crown is wide, and must not hide people.
      const side = sideOf(closePeopleCount(stage.scene) > 0 ? 380 : 300, true);
      if (!side) return false;
      add(sideTree(stage, side), 'free');
      return true;
    }
    case 'trunk': {
      const side = (['left', 'right'] as const).find(
        (each) => isFree(each, 126, true) && isClearForTrunk(stage, each),
      );
      if (!side) return false;
      add(overhangingTrunk(stage, side), 'beyond', view.foot + 12);
      return true;
    }
    case 'plants': {
      const sides = (['left', 'right'] as const).filter((side) =>
        isFree(
          side,
          closePeopleCount(stage.scene) > 0
            ? 320
            : stage.standing.some(({ scale }) => isNear(view, scale))
              ? 300
              : 150,
        ),
      );
      if (sides.length === 0) return false;
      const tall = view.kind === 'low' ? 1.35 : 1;
      sides.forEach((side, i) => add(plants(stage, side, (i === 0 ? 1 : 0.62) * tall), 'free'));
      return true;
    }
    case 'verge': {
      const sides = (['left', 'right'] as const).filter((side) =>
        isFree(
          side,
          closePeopleCount(stage.scene) > 0
            ? 340
            : stage.standing.some(({ scale }) => isNear(view, scale))
              ? 320
              : 200,
        ),
      );
      if (random.chance(0.5)) sides.reverse();
      sides.forEach((side, i) => add(verge(stage, side, i === 0 ? 1 : 0.6), 'free', view.foot + 22));
      return sides.length > 0;
    }
    case 'moorings': {
      // In front of the houses only if the lighthouse is on the other side.
      const first: Side = stage.scene.things.some(({ what }) => what === 'lighthouse') ? 'left' : 'right';
      const side = [first, first === 'left' ? 'right' : 'left'].find((each): each is Side =>
        isFree(each as Side, 330),
      );
      if (!side) return false;
      add(moorings(stage, side), 'beyond', 800);
      return true;
    }
    case 'bank': {
      const side = sideOf(330);
      if (!side) return false;
      const { shapes, contour } = bank(stage, side);
      add(shapes, 'inside', 800);
      if (stage.terrain.ground !== 'snow') add(bankPlants(stage, side, contour), 'free', 800);
      return true;
    }
    case 'fence': {
      const side = sideOf(360);
      if (!side) return false;
      add(fence(stage, side), 'beyond', 800);
      return true;
    }
    case 'reeds': {
      const side = sideOf(230);
      if (!side) return false;
      const [from, to] = side === 'left' ? [110, 270] : [754, 914];
      add(
        [
          filled(
            ink,
            ...land.stalks(
              random,
              edgeBottomAt(stage.edge, 170) - 4,
              random.between(150, 220),
              [[from, to]],
              'reeds',
            ),
          ),
        ],
        'free',
      );
      return true;
    }
    case 'corn': {
      const spans = [
        [100, 300],
        [724, 924],
      ].filter(([from, to]) => near.isFree(from!, to!)) as [number, number][];
      if (spans.length === 0) return false;
      add(
        [
          filled(
            ink,
            ...land.stalks(
              random,
              edgeBottomAt(stage.edge, 150) - 4,
              random.between(110, 160),
              spans,
              'corn',
            ),
          ),
        ],
        'free',
      );
      return true;
    }
    case 'rocks': {
      const side = sideOf(260);
      if (!side) return false;
      const x = side === 'left' ? random.between(190, 250) : WIDTH - random.between(190, 250);
      add(
        stones(
          stage,
          x,
          Math.min(view.foot + 22, edgeBottomAt(stage.edge, x) - 20),
          random.between(64, 104),
          palette.isDark ? 0.08 : 0.16,
        ),
        'beyond',
        800,
      );
      return true;
    }
    case 'stones': {
      const side = sideOf(300);
      if (!side) return false;
      add(gravestones(stage, side), 'beyond', 800);
      return true;
    }
    case 'lamp post': {
      const side = sideOf(150);
      if (!side) return false;
      add(lampPost(stage, side === 'left' ? 152 : 872), 'beyond');
      return true;
    }
    case 'rigging':
      add(rigging(stage), 'free');
      return true;
    case 'arch':
      if (!isFree('left', 236) || !isFree('right', 236)) return false;
      canvas.add(arch(stage), {
        rim: 0.6,
        glow: 0.03,
        shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 },
      });
      return true;
    case 'trunks':
      add(trunks(stage), 'beyond', 730);
      return true;
    case 'window':
      canvas.add(windowFrame(stage), {
        rim: 0.6,
        glow: 0.05,
        shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 },
      });
      return true;
  }
}
