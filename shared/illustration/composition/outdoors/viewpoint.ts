import type { Random } from '../../drawing/seeded.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { ADULT_HEIGHT_M } from '../figures/figures.ts';
import type { Terrain } from '../terrain/base-terrains.ts';
import { DRAWN_BY_HORSES, FURNITURE, HOUSES, OF_THE_LAND } from '../kinds-of-things.ts';
import { isTreeMotif } from './placing/main-thing.ts';
import { isLying } from '../../is-lying.ts';

/** The position from which a place is seen. */
export const VIEWPOINTS = ['level', 'close', 'low', 'high', 'far', 'threshold', 'window'] as const;
export type Viewpoint = (typeof VIEWPOINTS)[number];

/** Viewpoints from which the place is seen through a frame. */
export const FRAMED_VIEWS: ReadonlySet<Viewpoint> = new Set<Viewpoint>(['threshold', 'window']);

/** The viewpoint of a scene with its guide lines. */
export interface View {
  kind: Viewpoint;
  /** The height of the horizon, in pixels from the top. */
  horizon: number;
  /** The ground line of the nearest people. */
  foot: number;
  /** Pixels per metre there. */
  scale: number;
  /** The position of the subject, and the end of roads, on one of the thirds; in pixels from the left. */
  focus: number;
}

/** The height of the horizon at each viewpoint, in pixels from the top. */
const HORIZONS: Readonly<Record<Viewpoint, readonly [number, number]>> = {
  level: [446, 512],
  close: [496, 540],
  low: [540, 582],
  high: [304, 366],
  far: [524, 572],
  threshold: [470, 524],
  window: [430, 480],
};

const WIDE: ReadonlySet<string> = new Set([
  'valley',
  'mountains',
  'hills',
  'steppe',
  'field',
  'meadow',
  'desert',
  'snowfield',
  'open',
  'cliff',
  'swamp',
  'battlefield',
  'road',
]);
const WATERS: ReadonlySet<string> = new Set(['sea', 'shore', 'harbour', 'river', 'lake', 'island', 'deck']);
const ENTERED: ReadonlySet<string> = new Set([
  'garden',
  'park',
  'orchard',
  'churchyard',
  'church',
  'house',
  'castle',
  'ruins',
  'yard',
  'square',
  'town',
]);
const BUILT: ReadonlySet<string> = new Set([
  'house',
  'manor',
  'castle',
  'palace',
  'church',
  'bell tower',
  'steeple',
  'cottage',
  'hut',
  'izba',
  'mill',
  'windmill',
  'tower',
  'inn',
  'ruin',
  'tree',
  'oak',
  'birch tree',
]);

/** "Two huge limes in the middle of the court half hid the house": it is seen between them. */
export const isGatewayOfTrees = ({ what, count, weight }: SceneThing, { things }: Scene): boolean =>
  isTreeMotif(what) && count === 2 && weight > 0.5 && things.some((other) => HOUSES.has(other.what));

/** No person is described, and something can be seen out of the window. */
export const isSeenFromWindow = ({ type, people, things, weather, light, time }: Scene): boolean =>
  type !== 'character' &&
  people.every(({ certainty }) => certainty < 0.8) &&
  things.some(
    ({ what, qualities }) =>
      what === 'window' &&
      (qualities.includes('commanding a view') ||
        (qualities.includes('looked out of') && !isOfBuilding(things))),
  ) &&
  things.every(({ what }) => !FURNITURE.has(what) || OF_WINDOWS.has(what)) &&
  (weather?.source === 'passage' ||
    light?.value === 'moon' ||
    light?.value === 'stars' ||
    time?.value === 'night' ||
    things.some(
      ({ what }) =>
        OF_THE_LAND.has(what) || isTreeMotif(what) || what === 'tree' || what === 'moon' || what === 'sky',
    ));
/** The many windows of a street are those of its houses. */
const areOfStreet = ({ setting, things }: Scene): boolean =>
  setting?.value === 'street' &&
  things.some(
    ({ what, count, qualities }) =>
      what === 'window' && count === 'many' && !qualities.includes('looked out of'),
  );
/** The windows of a described house are seen from outside. */
const isOfBuilding = (things: Scene['things']): boolean =>
  things.some(
    ({ what, relation }) =>
      (HOUSES.has(what) || OTHER_BUILDINGS.has(what)) &&
      // The roof behind the trees is another's.
      !(what === 'roof' && relation?.kind === 'behind'),
  );
/** Their windows are those of the houses around. */
const OPEN_PLACES: ReadonlySet<string> = new Set(['yard', 'street', 'square', 'town', 'village']);
const OTHER_BUILDINGS: ReadonlySet<string> = new Set([
  'tower',
  'terraced houses',
  'shop',
  'roof',
  'chimney',
  'ruin',
  'barn',
  'monastery',
  'chapel',
  'mezzanine',
  'terrace',
  'portico',
]);
const OF_WINDOWS: ReadonlySet<string> = new Set(['window', 'curtain', 'curtained window']);

/** Viewpoints that suit a scene; repeated ones are more likely. */
export function viewpointsFor(scene: Scene, terrain: Terrain): readonly [Viewpoint, ...Viewpoint[]] {
  const setting = scene.setting?.value ?? 'open';
  const subject = scene.subject?.kind === 'thing' ? scene.things[scene.subject.index] : undefined;
  const has = (what: string) => scene.things.some((thing) => thing.what === what);
  if (
    isSeenFromWindow(scene) ||
    (has('window') &&
      !areOfStreet(scene) &&
      scene.subject?.kind === 'setting' &&
      !OPEN_PLACES.has(setting) &&
      !scene.things.some(({ what }) => HOUSES.has(what) || OTHER_BUILDINGS.has(what)) &&
      scene.people.length === 0)
  )
    return ['window'];
  if (
    terrain.special ||
    terrain.isWalled ||
    terrain.rockWalls ||
    terrain.isLane ||
    terrain.isWaterfront ||
    terrain.rows === 'avenue'
  )
    return ['level'];
  if (terrain.relief || subject?.what === 'shoots') return ['high'];
  // Buildings in a ravine are seen from ground level; winding valleys and moors behind pastures from above.
  if (has('ravine') && has('village')) return ['level'];
  if ((has('valley') && terrain.water) || (has('moor') && (has('field') || has('meadow') || has('valley'))))
    return ['high'];
  if (scene.things.some((thing) => isGatewayOfTrees(thing, scene))) return ['threshold'];
  // A wide river, with what crosses it, is seen from its bank.
  if (
    terrain.water === 'river' &&
    scene.things.some(
      ({ what, qualities }) => what === 'raft' || (what === 'river' && qualities.includes('wide')),
    )
  )
    return ['level', 'far'];
  // Tree trunks would hide parts of a carriage.
  if (scene.things.some(({ what, weight }) => DRAWN_BY_HORSES.has(what) && weight > 0.4))
    return ['level', 'low'];
  if (terrain.isIsland) return ['level', 'far'];
  if (terrain.water === 'bay') return ['level', 'far', 'high'];
  if (scene.people.length > 0 && scene.subject?.kind === 'person') return ['level', 'low', 'far'];
  if (subject && isGreatTree(subject)) return ['low', 'level'];
  if (scene.subject?.kind === 'sky' || scene.type === 'atmosphere') return ['far', 'low', 'level'];
  if (subject && (DRAWN_BY_HORSES.has(subject.what) || subject.what === 'horse')) return ['level', 'low'];
  if (subject && BUILT.has(subject.what)) {
    if (has('valley')) return ['high'];
    return ENTERED.has(setting) ? ['close', 'low', 'level', 'threshold'] : ['level', 'low', 'close', 'far'];
  }
  if (scene.people.length > 0) return ['level', 'low'];
  if (terrain.water === 'river' || terrain.water === 'stream') return ['level', 'high', 'high', 'far'];
  if (WATERS.has(setting) || terrain.water) return ['level', 'far', 'level'];
  if (WIDE.has(setting)) return ['high', 'far', 'low', 'level'];
  if (ENTERED.has(setting)) return ['level', 'threshold', 'low'];
  return ['level', 'low', 'far'];
}

/** A single tree whose size the passage mentions. */
export const isGreatTree = ({ what, size, count }: SceneThing): boolean =>
  isTreeMotif(what) && size === 'large' && count === undefined;

/** The number of standing or seated people who are the subject, if one or two. */
export function closePeopleCount({ subject, people }: Scene): 0 | 1 | 2 {
  const count = people.reduce((sum, { count: n }) => sum + (n === 'many' ? 6 : n), 0);
  if (people.some((person) => person.being || isLying(person))) return 0;
  return subject?.kind === 'person' && (count === 1 || count === 2) ? count : 0;
}

export function viewOf(scene: Scene, terrain: Terrain, random: Random): View {
  const kind = random.pick(viewpointsFor(scene, terrain));
  const count = scene.people.reduce((sum, { count: n }) => sum + (n === 'many' ? 6 : n), 0);
  const isWide =
    scene.subject?.kind === 'setting' || scene.subject?.kind === 'sky' || scene.subject?.kind === 'thing';
  const tall = tallOf(scene, count, isWide);
  const focus = random.pick([372, 396, 424]);
  // Shoots are seen from above.
  if (scene.subject?.kind === 'thing' && scene.things[scene.subject.index]?.what === 'shoots')
    return { kind, horizon: 196, foot: 350, scale: tall / ADULT_HEIGHT_M, focus };
  if (terrain.special === 'avenue')
    return { kind, horizon: 436, foot: 650, scale: tall / ADULT_HEIGHT_M, focus: 512 };
  if (terrain.special === 'street')
    return { kind, horizon: 452, foot: 662, scale: tall / ADULT_HEIGHT_M, focus };
  if (terrain.rockWalls)
    return {
      kind,
      horizon: PASS_HORIZON,
      foot: 668,
      scale: Math.min(tall, scene.people.length > 0 ? 92 : 120) / ADULT_HEIGHT_M,
      focus: 520,
    };
  if (terrain.relief)
    return { kind, ...RELIEFS[terrain.relief], scale: Math.min(tall, 250) / ADULT_HEIGHT_M, focus: 520 };
  if (terrain.isLane)
    return { kind, horizon: 440, foot: 668, scale: Math.min(tall, 150) / ADULT_HEIGHT_M, focus: 560 };
  const [low, high] = HORIZONS[kind];
  const horizon = terrain.isWalled ? random.between(500, 548) : random.between(low, high);
  return { kind, horizon, foot: Math.max(662, horizon + 72), scale: tall / ADULT_HEIGHT_M, focus };
}

/** The horizon of land with a form of its own, and its near edge, in pixels from the top. */
const RELIEFS = {
  hollow: { horizon: 300, foot: 612 },
  ravine: { horizon: 290, foot: 690 },
  'winding valley': { horizon: 372, foot: 686 },
  downs: { horizon: 372, foot: 676 },
  terraces: { horizon: 372, foot: 690 },
} as const;

/** The height of the horizon between walls of rock, in pixels from the top. */
const PASS_HORIZON = 470;

/** The height of the nearest people, in pixels. */
function tallOf({ people, setting }: Scene, count: number, isWide: boolean): number {
  if (count === 1 && isLying(people[0]!)) return 250;
  if (count === 0) return 196;
  // In mountains people are small.
  if (isWide && setting?.value === 'mountains') return 92;
  if (isWide) return count > 2 ? 148 : 168;
  if (count === 1) return 352;
  if (count === 2) return 346;
  return count <= 4 ? 246 : 206;
}
