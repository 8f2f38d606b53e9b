import { mix } from '../drawing/colour.ts';
import { seeded } from '../drawing/seeded.ts';
import type { Scene, Setting } from '../scene.ts';
import type { Pair, Series } from './palette.ts';

/** What is on a wall besides its colour. */
export type Finish =
  | 'damask'
  | 'stripes'
  | 'fine stripes'
  | 'sprigs'
  | 'trellis'
  | 'panels'
  | 'squares'
  | 'boiserie'
  | 'border'
  | 'plain'
  | 'planks'
  | 'faded'
  | 'plaster'
  | 'logs'
  | 'stones'
  | 'timbers'
  | 'tiles';

/** The shape of a window and its bars. */
export type WindowForm =
  | 'sash'
  | 'large panes'
  | 'casement'
  | 'cross'
  | 'round head'
  | 'to the floor'
  | 'three lights'
  | 'mullions'
  | 'lattice'
  | 'small panes'
  | 'bars';

/** What hangs at a window, or is fixed beside it. */
export type Drapery =
  | 'none'
  | 'shutters'
  | 'muslin'
  | 'short'
  | 'pelmet'
  | 'poles'
  | 'swags'
  | 'one side'
  | 'toga'
  | 'blind'
  | 'festoon';

export type Flooring = 'boards' | 'wide boards' | 'parquet' | 'chequer' | 'flags' | 'rug' | 'runner';

/** One way of building and furnishing a room, in which everything belongs together. */
interface RoomStyle {
  finish: readonly [Finish, ...Finish[]];
  /** The wall in the shadow and in the light, and the cloth of curtains and chairs that goes with them. */
  colours: readonly [Colours, ...Colours[]];
  window: readonly [WindowForm, ...WindowForm[]];
  drapery: readonly [Drapery, ...Drapery[]];
  floor: readonly [Flooring, ...Flooring[]];
  /** The height of the wainscot, in pixels; 0 for none. */
  dado: number;
  hasWindowSeat?: boolean;
  /** What its furniture is made of, if not of dark oak. */
  wood?: readonly [string, ...string[]];
  /** How pieces of furniture look here, by their usual names. */
  forms?: Readonly<Record<string, readonly [string, ...string[]]>>;
}

type Colours = readonly [deep: string, lit: string, cloth: string];

/** A style with all choices made. */
export interface Decor {
  style: StyleName;
  finish: Finish;
  walls: Pair;
  cloth: string;
  window: WindowForm;
  drapery: Drapery;
  floor: Flooring;
  dado: number;
  hasWindowSeat: boolean;
  wood: string | undefined;
  forms: Readonly<Record<string, string>>;
  /** Several pictures on one wall are not the same. */
  pictures: readonly [string, ...string[]];
}

const STYLES = {
  georgian: {
    finish: ['panels', 'panels', 'plain'],
    colours: [
      ['#37402f', '#b3b892', '#7d8a62'],
      ['#2f3b45', '#a9b8bb', '#56707e'],
      ['#413b2e', '#cfc2a0', '#8a6a44'],
      ['#43332f', '#c9a596', '#87584c'],
    ],
    window: ['sash', 'round head', 'three lights'],
    drapery: ['shutters', 'shutters', 'none'],
    floor: ['boards', 'rug'],
    dado: 132,
    hasWindowSeat: true,
    wood: ['#6b4a34', '#7a5236'],
    forms: {
      mirror: ['square mirror', 'convex mirror'],
      picture: ['picture', 'seascape', 'engravings'],
      armchair: ['armchair', 'windsor chair'],
      sofa: ['sofa', 'scroll sofa'],
      chair: ['chair', 'ladder-back chair'],
      'chest of drawers': ['chest of drawers', 'bureau'],
      fireplace: ['marble chimney piece'],
    },
  },
  victorian: {
    finish: ['damask', 'trellis', 'damask'],
    colours: [
      ['#40201f', '#b8745a', '#3f5a45'],
      ['#2e2f1a', '#a79b5c', '#7d3f30'],
      ['#17343a', '#7fa59b', '#94692f'],
      ['#33243a', '#a48ba8', '#6f7a4a'],
      ['#4a2f1c', '#c6935a', '#3a5660'],
    ],
    window: ['large panes', 'large panes', 'three lights'],
    drapery: ['pelmet', 'pelmet', 'swags', 'one side'],
    floor: ['rug'],
    dado: 104,
    wood: ['#5b3a2a'],
    forms: {
      mirror: ['mirror'],
      picture: ['picture', 'engravings', 'flower piece', 'silhouettes'],
      armchair: ['tub chair', 'armchair'],
      sofa: ['sofa'],
      'round table': ['clothed table', 'round table'],
      bed: ['bed', 'canopied bed'],
      fireplace: ['arched grate', 'fireplace'],
      'chest of drawers': ['chest of drawers', 'commode'],
    },
  },
  regency: {
    finish: ['stripes', 'stripes', 'fine stripes'],
    colours: [
      ['#55441f', '#e3cc8a', '#728c70'],
      ['#32465a', '#b9cbd0', '#bf9f5c'],
      ['#54393c', '#dcb5a6', '#7f9088'],
      ['#2f4436', '#b4c7a2', '#b07f58'],
    ],
    window: ['to the floor', 'round head', 'sash'],
    drapery: ['toga', 'toga', 'one side'],
    floor: ['boards', 'parquet', 'rug'],
    dado: 84,
    wood: ['#6a4030', '#4a3a34'],
    forms: {
      mirror: ['convex mirror', 'pier glass'],
      picture: ['flower piece', 'seascape', 'silhouettes'],
      armchair: ['scroll chair'],
      sofa: ['scroll sofa'],
      'round table': ['drum table', 'round table'],
      bed: ['sleigh bed', 'canopied bed'],
      'chest of drawers': ['commode'],
      chair: ['sabre chair'],
      fireplace: ['marble chimney piece'],
    },
  },
  biedermeier: {
    finish: ['fine stripes', 'border', 'sprigs'],
    colours: [
      ['#3f4a33', '#c3cc9a', '#a8814a'],
      ['#4d3f2a', '#dcc79a', '#6c8274'],
      ['#37434f', '#b8c4c6', '#a3734f'],
      ['#54402f', '#d9b394', '#66788a'],
    ],
    window: ['casement', 'cross'],
    drapery: ['muslin', 'muslin', 'toga'],
    floor: ['parquet', 'wide boards'],
    dado: 0,
    wood: ['#b98a4c', '#a87a44'],
    forms: {
      'tiled stove': ['round stove', 'arcaded stove'],
      mirror: ['pier glass', 'square mirror'],
      picture: ['silhouettes', 'engravings', 'flower piece'],
      armchair: ['reclining chair', 'scroll chair'],
      sofa: ['scroll sofa', 'covered sofa'],
      'round table': ['drum table'],
      bed: ['sleigh bed'],
      'chest of drawers': ['bureau', 'chest of drawers'],
      chair: ['sabre chair'],
      fireplace: ['marble chimney piece'],
    },
  },
  gentry: {
    finish: ['border', 'plain', 'sprigs', 'stripes'],
    colours: [
      ['#52391b', '#dbb266', '#5f7a6a'],
      ['#27402f', '#a3bd92', '#a3713f'],
      ['#2d4258', '#a9bdcc', '#a8824e'],
      ['#57322b', '#d0978a', '#62746a'],
      ['#3d3d3a', '#cfc9b8', '#8a5a4a'],
    ],
    window: ['cross', 'casement', 'round head'],
    drapery: ['muslin', 'muslin', 'poles', 'none'],
    floor: ['wide boards', 'runner', 'parquet'],
    dado: 0,
    wood: ['#7a5236', '#9a7040'],
    forms: {
      'tiled stove': ['tiled stove', 'arcaded stove', 'round stove'],
      mirror: ['pier glass', 'mirror'],
      picture: ['picture', 'hanging rug', 'silhouettes', 'engravings'],
      armchair: ['reclining chair', 'covered armchair'],
      sofa: ['covered sofa', 'scroll sofa'],
      'round table': ['round table', 'drum table'],
      bed: ['sleigh bed', 'bed'],
      'chest of drawers': ['bureau', 'commode'],
      chair: ['sabre chair', 'chair'],
      fireplace: ['marble chimney piece', 'fireplace'],
    },
  },
  dacha: {
    finish: ['planks'],
    colours: [
      ['#4a3a26', '#d2b078', '#5f7f86'],
      ['#3c4a48', '#b9c6b4', '#a86a4c'],
      ['#55483a', '#e0cfae', '#7a8a5a'],
    ],
    window: ['casement', 'small panes'],
    drapery: ['muslin', 'short', 'none'],
    floor: ['wide boards', 'runner'],
    dado: 0,
    wood: ['#a87e4e'],
    forms: {
      'tiled stove': ['tiled stove', 'round stove'],
      mirror: ['square mirror'],
      picture: ['engravings', 'flower piece'],
      armchair: ['windsor chair', 'covered armchair'],
      sofa: ['covered sofa', 'settle'],
      bed: ['plank bed'],
      'chest of drawers': ['chest of drawers'],
      chair: ['ladder-back chair'],
      fireplace: ['inglenook'],
    },
  },
  cottage: {
    finish: ['plaster', 'planks', 'sprigs'],
    colours: [
      ['#453c2e', '#e0d3b4', '#a8564a'],
      ['#3b4345', '#cfd3cb', '#5f7a8c'],
      ['#4d3b2c', '#dcb892', '#6f8258'],
    ],
    window: ['lattice', 'small panes', 'casement'],
    drapery: ['short', 'short', 'none'],
    floor: ['wide boards', 'flags'],
    dado: 0,
    wood: ['#8f6a42'],
    forms: {
      mirror: ['square mirror'],
      picture: ['engravings', 'silhouettes', 'flower piece'],
      armchair: ['windsor chair'],
      sofa: ['settle'],
      bed: ['plank bed', 'canopied bed'],
      'chest of drawers': ['chest of drawers', 'bureau'],
      chair: ['ladder-back chair'],
      fireplace: ['inglenook', 'arched grate'],
    },
  },
  lodging: {
    finish: ['faded', 'plain', 'sprigs'],
    colours: [
      ['#3a3d30', '#b0ad88', '#877d60'],
      ['#42382a', '#c2ad7c', '#7a6a50'],
      ['#383a3e', '#aaaaa6', '#74766f'],
      ['#463a1c', '#c9ae58', '#8f8350'],
    ],
    window: ['casement', 'cross', 'large panes'],
    drapery: ['blind', 'none', 'one side', 'short'],
    floor: ['wide boards'],
    dado: 0,
    wood: ['#6f5a44'],
    forms: {
      mirror: ['square mirror'],
      picture: ['engravings', 'picture'],
      armchair: ['armchair', 'covered armchair', 'windsor chair'],
      sofa: ['sofa', 'covered sofa'],
      bed: ['plank bed', 'iron bed'],
      chair: ['ladder-back chair', 'chair'],
      fireplace: ['arched grate'],
    },
  },
  oak: {
    finish: ['squares'],
    colours: [
      ['#2a1a11', '#a5733f', '#44583f'],
      ['#2c1f18', '#94704a', '#70362f'],
      ['#22241c', '#85845a', '#7a5a2e'],
      ['#2d2117', '#a8875c', '#3d5560'],
    ],
    window: ['mullions', 'sash', 'lattice'],
    drapery: ['none', 'one side', 'poles'],
    floor: ['rug', 'wide boards'],
    dado: 0,
    wood: ['#5b3f2a', '#6b4a30'],
    forms: {
      mirror: ['convex mirror', 'mirror'],
      picture: ['picture', 'seascape'],
      armchair: ['armchair', 'reclining chair'],
      sofa: ['settle', 'sofa'],
      'chest of drawers': ['bureau'],
      bed: ['four-poster', 'bed'],
      fireplace: ['fireplace', 'inglenook'],
    },
  },
  palace: {
    finish: ['boiserie', 'damask', 'boiserie'],
    colours: [
      ['#4f4735', '#ead9ae', '#a25a4a'],
      ['#183a31', '#98bd9f', '#b9974e'],
      ['#4f1c25', '#c9806a', '#b08a46'],
      ['#2b3d5a', '#b0c1d6', '#c3a566'],
    ],
    window: ['round head', 'to the floor'],
    drapery: ['festoon', 'toga', 'swags'],
    floor: ['parquet', 'chequer'],
    dado: 110,
    wood: ['#c9b27e', '#8a6a3e'],
    forms: {
      mirror: ['pier glass', 'mirror'],
      picture: ['seascape', 'flower piece', 'picture'],
      armchair: ['scroll chair', 'tub chair'],
      sofa: ['scroll sofa'],
      'round table': ['drum table'],
      bed: ['canopied bed'],
      'chest of drawers': ['commode'],
      chair: ['sabre chair'],
      fireplace: ['marble chimney piece'],
    },
  },
  kitchen: {
    finish: ['plaster', 'tiles', 'planks'],
    colours: [
      ['#453a2a', '#dcc79c', '#a8564a'],
      ['#38434a', '#c6cfcc', '#5f7a8c'],
      ['#4a3626', '#d8a878', '#6f8258'],
    ],
    window: ['small panes', 'lattice', 'casement'],
    drapery: ['short', 'none'],
    floor: ['flags', 'wide boards'],
    dado: 0,
    wood: ['#8f6a42'],
    forms: {
      armchair: ['windsor chair'],
      chair: ['ladder-back chair'],
      sofa: ['settle'],
      bed: ['plank bed'],
      fireplace: ['inglenook'],
    },
  },
  alehouse: {
    finish: ['timbers', 'planks', 'timbers'],
    colours: [
      ['#33241a', '#c4985e', '#70362f'],
      ['#3a3024', '#d2b98a', '#44583f'],
    ],
    window: ['lattice', 'small panes'],
    drapery: ['none', 'short'],
    floor: ['wide boards', 'flags'],
    dado: 0,
    wood: ['#6b4a30'],
    forms: {
      armchair: ['windsor chair'],
      chair: ['ladder-back chair'],
      sofa: ['settle'],
      bed: ['plank bed'],
      fireplace: ['inglenook'],
    },
  },
  logs: {
    finish: ['logs'],
    colours: [
      ['#33241a', '#b98449', '#a8564a'],
      ['#2c2620', '#a58a62', '#8a5a4a'],
      ['#3a2a1c', '#cb9c5c', '#5f7a8c'],
    ],
    window: ['small panes', 'cross'],
    drapery: ['none', 'short'],
    floor: ['wide boards'],
    dado: 0,
    wood: ['#8f6a42', '#a07a4c'],
    forms: {
      armchair: ['windsor chair'],
      chair: ['ladder-back chair'],
      sofa: ['settle'],
      bed: ['plank bed'],
    },
  },
  croft: {
    finish: ['plaster', 'stones', 'planks'],
    colours: [
      ['#453c2e', '#d8caa8', '#a8564a'],
      ['#3a4040', '#bcc2b8', '#5f7a8c'],
      ['#33241a', '#b98449', '#6f8258'],
    ],
    window: ['small panes', 'lattice'],
    drapery: ['none', 'short'],
    floor: ['flags', 'wide boards'],
    dado: 0,
    wood: ['#8f6a42'],
    forms: {
      armchair: ['windsor chair'],
      chair: ['ladder-back chair'],
      sofa: ['settle'],
      bed: ['plank bed'],
      fireplace: ['inglenook'],
    },
  },
  rough: {
    finish: ['planks', 'logs'],
    colours: [
      ['#33241a', '#b98449', '#70362f'],
      ['#302821', '#a48863', '#44583f'],
    ],
    window: ['small panes'],
    drapery: ['none'],
    floor: ['wide boards'],
    dado: 0,
  },
  garret: {
    finish: ['plaster', 'faded', 'planks', 'stripes'],
    colours: [
      ['#3f3327', '#cdb98f', '#7a6a50'],
      ['#3a3d30', '#b8b58e', '#877d60'],
      ['#463a1c', '#c9ae58', '#8f8350'],
      ['#373b42', '#aeb3b4', '#74766f'],
    ],
    window: ['casement', 'small panes'],
    drapery: ['none', 'none', 'short'],
    floor: ['wide boards'],
    dado: 0,
    wood: ['#7a6248'],
    forms: {
      chair: ['ladder-back chair', 'chair'],
      bed: ['plank bed', 'iron bed'],
      armchair: ['covered armchair', 'armchair'],
    },
  },
  masonry: {
    finish: ['stones'],
    colours: [
      ['#24272c', '#83837c', '#5a3a34'],
      ['#2b2620', '#8f8264', '#5a3a34'],
      ['#22292b', '#7a8a86', '#5a3a34'],
    ],
    window: ['mullions'],
    drapery: ['none'],
    floor: ['flags'],
    dado: 0,
  },
  ballroom: {
    finish: ['boiserie', 'boiserie', 'damask'],
    colours: [
      ['#4f4735', '#ead9ae', '#a25a4a'],
      ['#4f1c25', '#c9806a', '#b08a46'],
      ['#2b3d5a', '#b0c1d6', '#c3a566'],
      ['#4a2f3f', '#d2a9ae', '#9a7a4a'],
    ],
    window: ['round head', 'to the floor'],
    drapery: ['festoon', 'swags'],
    floor: ['parquet', 'chequer'],
    dado: 110,
  },
  carriage: {
    finish: ['panels', 'plain'],
    colours: [
      ['#2a1a11', '#b5834c', '#7a3a36'],
      ['#2c2a20', '#b3a47a', '#4c6a58'],
      ['#2b2a30', '#a8a49c', '#4c5f80'],
      ['#33251a', '#c2a06a', '#8a6a3c'],
    ],
    window: ['large panes'],
    drapery: ['blind', 'none', 'short', 'blind'],
    floor: ['boards'],
    dado: 0,
  },
} as const satisfies Record<string, RoomStyle>;

type StyleName = keyof typeof STYLES;

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

function choicesOf({ setting, things, era, region }: Scene): Choice {
  const place = setting?.value ?? 'room';
  const [west, east = west] = ((): Choices => {
    if (!FURNISHED.has(place)) return STYLES_OF[place] ?? ROOM;
    const says = (words: ReadonlySet<string>) =>
      things.some(
        ({ what, qualities }) => INDOORS.has(what) && qualities.some((quality) => words.has(quality)),
      );
    if (says(OF_WANT) && place !== 'hall') return SHABBY;
    if (says(OF_RICHES) || things.some(({ what }) => GRAND_THINGS.has(what))) return GRAND;
    if (era === 'medieval' || era === 'ancient') return [['oak'], ['logs']];
    return STYLES_OF[place] ?? ROOM;
  })();
  return region === 'east' ? east : west;
}

/** What stands on the window sills of such rooms. */
export const HAS_PLANTS: ReadonlySet<Decor['style']> = new Set<Decor['style']>([
  'gentry',
  'biedermeier',
  'dacha',
  'cottage',
  'croft',
  'logs',
]);

/** Rooms that a tiled stove warms. */
export const HAS_STOVE: ReadonlySet<Decor['style']> = new Set<Decor['style']>([
  'gentry',
  'biedermeier',
  'dacha',
]);

/** How the room of a passage is built and furnished. @param seed of the passage: the rooms of a book differ */
export function decorOf(scene: Scene, series: Series, seed: string): Decor {
  const random = seeded(series.seed, seed, scene.setting?.value ?? 'room', 'decor');
  const name = random.pick(choicesOf(scene));
  const style: RoomStyle = STYLES[name];
  const [deep, lit, dye] = random.pick(style.colours);
  const cloth = mix(dye, lit, 0.2);
  const finish = random.pick(style.finish);
  const window = random.pick(style.window);
  const drapery = random.pick(style.drapery);
  return {
    style: name,
    finish,
    window,
    drapery,
    cloth,
    walls: [deep, lit],
    floor: random.pick(style.floor),
    dado: style.dado,
    wood: style.wood && random.pick(style.wood),
    hasWindowSeat: style.hasWindowSeat === true && window === 'sash' && random.chance(0.6),
    pictures: turned(style.forms?.['picture'] ?? ['picture'], random.int(0, 9)),
    forms: Object.fromEntries(
      Object.entries(style.forms ?? {})
        .filter(([name]) => name !== 'picture')
        .map(([name, forms]) => [name, random.pick(forms)]),
    ),
  };
}

/** The same list, rotated to begin at another item. */
const turned = (
  [first, ...rest]: readonly [string, ...string[]],
  by: number,
): readonly [string, ...string[]] => {
  const at = by % (rest.length + 1);
  const [next, ...others] = rest.slice(at - 1);
  return at === 0 || next === undefined
    ? [first, ...rest]
    : [next, ...others, first, ...rest.slice(0, at - 1)];
};
