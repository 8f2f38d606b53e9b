import type { Random } from '../drawing/seeded.ts';
import { MOTIFS, type Motif } from '../motifs/library.ts';
import { isInterior } from '../setting.ts';
import type { Scene, SceneThing } from '../scene.ts';
import { buildingForm, isLeftOver, seededBy } from './building-form.ts';
import { hasSnow } from './terrain/has-snow.ts';
import { isLeafless } from './land-and-sky/foliage.ts';
import { DRAWN_BY_HORSES } from './kinds-of-things.ts';

type Choice = (scene: Scene, thing: SceneThing, random: Random) => readonly string[];

const byRegion =
  (west: readonly string[], east: readonly string[]): Choice =>
  ({ region }) =>
    region === 'east' ? east : west;

/** A tree of no kind: bare in winter, by the region otherwise. */
const tree: Choice = (scene, { qualities }, random) =>
  qualities.includes('felled')
    ? ['log']
    : isLeafless(scene) || qualities.includes('dead')
      ? ['bare tree']
      : scene.region === 'east' && random.chance(0.5)
        ? ['birch tree', 'leafy tree']
        : ['leafy tree'];

const kindOfTree =
  (...names: string[]): Choice =>
  (scene) =>
    isLeafless(scene) ? ['bare tree'] : names;

const OF_PEASANTS: ReadonlySet<string> = new Set([
  'village',
  'forest',
  'road',
  'steppe',
  'field',
  'swamp',
  'snowfield',
]);

/** Things that a peasant's house does not have. */
const UPPER: ReadonlySet<string> = new Set(['mezzanine', 'balcony', 'terrace']);

/** Settings of peasants, or of people who live like them. */
const isHumble = ({ setting, things }: Scene, { size, qualities, count }: SceneThing): boolean =>
  size === 'small' ||
  count !== undefined ||
  (setting !== null && OF_PEASANTS.has(setting.value)) ||
  ['poor', 'low', 'decayed'].some((quality) => qualities.includes(quality)) ||
  things.some(({ what }) => what === 'izba' || what === 'village');

const house: Choice = (scene, thing) => {
  const { region, things, setting } = scene;
  const { size, count, qualities } = thing;
  return things.some(
    ({ what }) => what === 'tower' || what === 'column' || what === 'terrace' || what === 'portico',
  )
    ? ['manor']
    : (qualities.includes('wooden') || things.some(({ what }) => what === 'mezzanine')) &&
        !qualities.includes('in rows')
      ? [region === 'east' && !things.some(({ what }) => UPPER.has(what)) ? 'izba' : 'house']
      : qualities.includes('in rows') ||
          IN_TOWN.has(setting?.value ?? '') ||
          (!COUNTRY.has(setting?.value ?? '') && things.some(({ what }) => what === 'town'))
        ? ['terraced houses']
        : size === 'large' || qualities.includes('stone') || qualities.includes('rich')
          ? ['manor']
          : region === 'east'
            ? [isHumble(scene, thing) ? 'izba' : 'house']
            : size === 'small' || qualities.includes('wooden') || count !== undefined
              ? ['cottage']
              : [seededBy(scene, 'house').pick(['manor', 'house'])];
};

/** Settings in open country, where a named town is elsewhere. */
const COUNTRY: ReadonlySet<string> = new Set([
  'shore',
  'hills',
  'valley',
  'mountains',
  'meadow',
  'field',
  'village',
  'garden',
  'forest',
  'river',
  'lake',
  'island',
  'cliff',
  'road',
]);

const IN_TOWN: ReadonlySet<string> = new Set(['street', 'square', 'town', 'bridge', 'harbour', 'station']);

const hasQuality = (thing: SceneThing, ...qualities: readonly string[]): boolean =>
  qualities.some((each) => thing.qualities.includes(each));

/** Beasts by what they do. */
const BEASTS: Readonly<Record<string, Choice>> = {
  dog: (_, thing) =>
    hasQuality(thing, 'asleep', 'lying')
      ? ['dog lying']
      : hasQuality(thing, 'sitting')
        ? ['dog sitting']
        : hasQuality(thing, 'running')
          ? ['dog running']
          : [],
  cat: (_, thing) =>
    hasQuality(thing, 'asleep', 'lying')
      ? ['cat curled']
      : hasQuality(thing, 'running', 'moving')
        ? ['cat walking']
        : [],
  cow: (_, thing) =>
    hasQuality(thing, 'lying') ? ['cow lying'] : hasQuality(thing, 'grazing') ? ['cow grazing'] : [],
  sheep: (_, thing) => (hasQuality(thing, 'lying', 'asleep') ? ['sheep lying'] : []),
};

/** Concepts drawn as a motif of another name: the first that exists. */
export const DRAWN_AS: Readonly<Record<string, Choice | readonly string[]>> = {
  house,
  // The lodge at the gates of a park.
  hut: (scene, thing, random) =>
    scene.region !== 'east' && scene.things.some(({ what }) => ['gate', 'avenue', 'park'].includes(what))
      ? ['stone cottage']
      : byRegion(['hut', 'cottage'], ['izba'])(scene, thing, random),
  inn: ['inn'],
  church: byRegion(['church with a spire'], ['church with domes']),
  tree,
  oak: kindOfTree('oak'),
  lime: kindOfTree('lime'),
  maple: kindOfTree('maple'),
  'apple tree': (scene, { qualities }) =>
    isLeafless(scene)
      ? ['bare tree']
      : scene.season?.value === 'spring' || qualities.includes('flowering')
        ? ['blossoming tree']
        : ['apple tree'],
  yew: ['leafy tree'],
  'birch tree': ({ season }, { qualities }) =>
    qualities.includes('broken')
      ? ['broken birch']
      : season?.value === 'winter'
        ? ['bare birch']
        : ['birch tree'],
  'willow tree': kindOfTree('willow tree'),
  'poplar tree': kindOfTree('poplar tree'),
  ...BEASTS,
  horse: (_, { qualities }) =>
    qualities.includes('lying')
      ? ['horse lying']
      : qualities.includes('rearing')
        ? ['horse rearing']
        : qualities.includes('grazing')
          ? ['horse grazing']
          : qualities.includes('galloping') || qualities.includes('running')
            ? ['horse galloping']
            : qualities.includes('moving')
              ? ['horse walking']
              : qualities.includes('drooping')
                ? ['horse drooping']
                : ['horse standing'],
  // Three horses draw a sledge over snow, and a carriage on any other road.
  troika: (scene) => (hasSnow(scene) ? [] : ['carriage']),
  sledge: (_, { qualities }) => (qualities.includes('covered') ? ['covered sledge'] : ['sledge']),
  bird: ['bird in flight'],
  beast: [],
  turkey: ['cock'],
  parrot: ['parrot in a cage'],
  flowers: ({ setting }) =>
    setting && isInterior(setting.value) ? ['vase of flowers', 'bouquet'] : ['meadow flowers', 'rose bush'],
  'flower bed': ['meadow flowers'],
  'rose bush': ({ season }) => (season?.value === 'winter' ? ['bare bush'] : []),
  bush: ({ season }, { qualities }) =>
    season?.value === 'winter' || qualities.includes('bare') ? ['bare bush'] : [],
  rose: (scene, thing) =>
    thing.count === 'many' ? (scene.season?.value === 'winter' ? [] : ['rose bush']) : ['rose'],
  'palm tree': ['palm'],
  ivy: ['ivy on a wall'],
  weed: ['umbel', 'thistle'],
  vase: ['vase of flowers'],
  fruit: ['fruit bowl'],
  phial: ['bottle'],
  roast: ['dish'],
  fire: ['campfire', 'fireplace'],
  torch: ['torch'],
  'bell tower': byRegion(['church with a spire'], ['bell tower']),
  steeple: ['church with a spire'],
  dome: ['church with domes'],
  bathhouse: ['izba'],
  'bathing hut': ['shed'],
  greenhouse: ['shed'],
  doorway: ['open door'],
  arch: ['archway'],
  // One on a chimney piece or a chest is small.
  clock: ({ things }, { relation, size }) =>
    size === 'small' || relation?.kind === 'on' || things.some(({ what }) => what === 'candlestick')
      ? ['mantel clock']
      : ['clock'],
  roof: ['roofs'],
  wall: ['stone wall'],
  letter: ({ things }, { qualities }) =>
    qualities.includes('closed') || things.some(({ what }) => what === 'sealing wax')
      ? ['envelope']
      : ['letter'],
  raft: ({ things }) => (things.some(({ what }) => DRAWN_BY_HORSES.has(what)) ? ['ferry'] : []),
  egg: ({ things }, { count }) =>
    count === undefined
      ? ['egg']
      : things.some(({ what }) => what === 'roof' || what === 'greenhouse')
        ? ['eggs under glass']
        : ['heap of eggs'],
  fence: ({ region, setting }) =>
    region === 'east' && !IN_TOWN.has(setting?.value ?? '')
      ? ['wattle fence', 'rail fence']
      : ['picket fence'],
  // A post is by a road, or part of a porch or a fence.
  post: ({ setting, things }) =>
    setting?.value === 'road' || setting?.value === 'steppe' || things.some(({ what }) => what === 'road')
      ? ['verst post']
      : [],
  // The great white oven is that of Russian kitchens; others are of iron or tiles.
  stove: ({ region, setting }, { qualities, size }) =>
    qualities.includes('iron') || size === 'small'
      ? ['iron stove']
      : region === 'east'
        ? setting?.value === 'hut' || setting?.value === 'kitchen' || setting?.value === 'village'
          ? ['stove']
          : ['tiled stove']
        : setting?.value === 'kitchen'
          ? ['stove']
          : ['iron stove'],
  cross: ({ setting, things }, { count }) =>
    setting?.value === 'churchyard' ||
    count === 'many' ||
    things.some(({ what }) => what === 'gravestone' || what === 'grave')
      ? ['grave cross']
      : ['wayside cross'],
  stall: ['market stall'],
  antlers: ['stag head'],
  gate: ({ things, setting, region }, { qualities }) =>
    things.some(({ what }) => what === 'lion')
      ? ['lion gate']
      : qualities.includes('iron') ||
          (region !== 'east' &&
            (things.some(({ what }) => what === 'column') ||
              (setting !== null && PARKS.has(setting.value) && !qualities.includes('wooden'))))
        ? ['iron gate']
        : [],
  courtyard: [],
  bridge: (_, { qualities }) => (qualities.includes('wooden') ? ['wooden bridge'] : ['stone bridge']),
  monastery: ({ region, things }, { qualities }) =>
    ['ruined', 'broken'].some((each) => qualities.includes(each)) || isLeftOver(things)
      ? ['ruin']
      : region === 'east'
        ? []
        : ['church with a spire'],
  cave: ['cave mouth'],
  spire: ['rock'],
  boat: (_, { qualities }) =>
    qualities.includes('moving') ? ['sailing boat', 'rowing boat'] : ['rowing boat'],
  mast: ['ship under sail'],
  'ship under sail': (_, { qualities }) =>
    qualities.includes('moving') ? ['ship under sail'] : ['ship at anchor'],
  counter: ['table'],
  frame: ['picture'],
  lampada: ['icon'],
  map: ['map on a wall'],
  blanket: [],
  curtain: ['curtained window'],
  chains: ['chain'],
  papers: ['letter'],
  'suit of armour': ['armour'],
  needlework: ['basket'],
  'work bench': ['table'],
  towel: ['handkerchief'],
};

/** The drawing of a thing in a scene, by the name of its kind; null where there is none yet, and then it is left out. */
export function motifOf(
  thing: SceneThing,
  scene: Scene,
  random: Random,
): { name: string; motif: Motif } | null {
  const choice = DRAWN_AS[thing.what];
  const names = [
    ...(typeof choice === 'function' ? choice(scene, thing, random) : (choice ?? [])),
    thing.what,
  ];
  for (const name of names) {
    const motif = MOTIFS.get(buildingForm(name, thing, scene));
    if (motif) return { name, motif };
  }
  return null;
}

/** Their gates are of iron, between pillars. */
const PARKS: ReadonlySet<string> = new Set(['park', 'castle']);
