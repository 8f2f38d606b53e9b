import type { Scene } from '../../scene.ts';
import type { RoomFeature, Setting } from '../../setting.ts';
import type { StyleName } from './room-styles.ts';

export function roomStyleChoices({
  setting,
  things,
  era,
  region,
  roomLooks = [],
  roomFeatures = [],
}: Scene): Choice {
  const place = setting?.value ?? 'room';
  const [west, east = west] = ((): Choices => {
    if (!FURNISHED.has(place)) return STYLES_OF[place] ?? ROOM;
    const says = (words: ReadonlySet<string>) =>
      things.some(
        ({ what, qualities }) => INDOORS.has(what) && qualities.some((quality) => words.has(quality)),
      );
    if ((says(OF_WANT) && place !== 'hall') || roomLooks.some((look) => look !== 'rich')) return SHABBY;
    if (roomFeatures.some((feature) => DECAYED.has(feature))) return SHABBY;
    if (says(OF_RICHES) || roomLooks.includes('rich') || things.some(({ what }) => GRAND_THINGS.has(what)))
      return GRAND;
    if (era === 'medieval' || era === 'ancient' || things.some(({ what }) => what === 'torch'))
      return [['oak'], ['logs']];
    return STYLES_OF[place] ?? ROOM;
  })();
  return region === 'east' ? east : west;
}

type Choice = readonly [StyleName, ...StyleName[]];

/** In the west, and in Russia. */
type Choices = readonly [west: Choice, east?: Choice];

const ROOM: Choices = [
  ['georgian', 'victorian', 'regency', 'cottage', 'biedermeier', 'lodging'],
  ['gentry', 'biedermeier', 'dacha', 'lodging', 'gentry'],
];

/** The styles in which a room of a kind may be. */
const STYLES_OF: Readonly<Partial<Record<Setting, Choices>>> = {
  parlour: [
    ['georgian', 'victorian', 'regency', 'victorian'],
    ['gentry', 'biedermeier', 'regency', 'gentry'],
  ],
  'dining room': [
    ['georgian', 'victorian', 'oak', 'regency'],
    ['gentry', 'biedermeier', 'dacha'],
  ],
  bedroom: [
    ['cottage', 'regency', 'victorian', 'biedermeier'],
    ['biedermeier', 'gentry', 'dacha'],
  ],
  study: [
    ['oak', 'georgian', 'victorian'],
    ['oak', 'gentry', 'biedermeier'],
  ],
  library: [
    ['oak', 'georgian'],
    ['oak', 'gentry'],
  ],
  office: [
    ['lodging', 'oak', 'georgian'],
    ['lodging', 'gentry'],
  ],
  hall: [
    ['oak', 'georgian', 'palace', 'oak'],
    ['gentry', 'palace', 'regency'],
  ],
  ballroom: [['ballroom']],
  courtroom: [['oak']],
  schoolroom: [['lodging']],
  ward: [['lodging']],
  theatre: [['palace']],
  corridor: [
    ['georgian', 'lodging', 'oak'],
    ['gentry', 'lodging'],
  ],
  stairs: [
    ['georgian', 'victorian', 'oak'],
    ['gentry', 'lodging'],
  ],
  shop: [
    ['oak', 'lodging'],
    ['lodging', 'dacha'],
  ],
  'carriage inside': [['carriage']],
  kitchen: [['kitchen']],
  tavern: [
    ['alehouse', 'rough', 'alehouse'],
    ['logs', 'rough', 'alehouse'],
  ],
  hut: [['croft', 'logs', 'croft'], ['logs']],
  attic: [['garret']],
  'tent inside': [['garret']],
  'ship cabin': [['rough']],
  stable: [['rough']],
  workshop: [['rough', 'alehouse']],
  cellar: [['masonry']],
  prison: [['masonry']],
  'church inside': [['masonry']],
  cave: [['masonry']],
};

/** Rooms that the poor and the rich furnish alike. */
const SHABBY: Choices = [
  ['lodging', 'cottage', 'lodging'],
  ['lodging', 'dacha'],
];

const GRAND: Choices = [
  ['palace', 'regency', 'palace'],
  ['palace', 'regency'],
];

const FURNISHED: ReadonlySet<string> = new Set([
  'room',
  'parlour',
  'bedroom',
  'dining room',
  'study',
  'hall',
  'corridor',
  'stairs',
  'office',
]);

/** Walls that nobody mends. */
const DECAYED: ReadonlySet<RoomFeature> = new Set<RoomFeature>(['peeling', 'cracked', 'stained', 'sooty']);

/** Words that imply wealth or poverty. */
const OF_RICHES: ReadonlySet<string> = new Set(['rich', 'gilded']);

const OF_WANT: ReadonlySet<string> = new Set([
  'poor',
  'broken',
  'dirty',
  'decayed',
  'bare',
  'ragged',
  'faded',
  'greasy',
]);

const GRAND_THINGS: ReadonlySet<string> = new Set(['palace', 'chandelier', 'statue', 'throne']);

const INDOORS: ReadonlySet<string> = new Set([
  'room',
  'wall',
  'floor',
  'furniture',
  'wallpaper',
  'sofa',
  'armchair',
  'chair',
  'table',
  'bed',
  'curtain',
  'window',
  'carpet',
  'mirror',
  'ceiling',
  'chest of drawers',
  'house',
]);
