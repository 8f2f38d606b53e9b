import type { Group } from './nouns.ts';
import type { Mention } from './text.ts';

export type ThingMention = Mention<{ type: 'thing'; what: string; group: Group }>;

/** A mention among the others of its passage. */
export interface MentionContext {
  mention: ThingMention;
  word: string;
  /** The word before it; empty at the start. */
  before: string;
  /** Whether one of these things is mentioned as well. */
  has: (...names: readonly string[]) => boolean;
  /** Whether a word of its sentence matches. */
  inSentence: (pattern: RegExp) => boolean;
  /** Whether a word of the passage matches. */
  says: (pattern: RegExp) => boolean;
  /** Whether a word close to it does. */
  isNear: (pattern: RegExp) => boolean;
  isSnowy: boolean;
  isInCamp: boolean;
}

type Rule = readonly [
  what: string,
  meant: string | ((among: MentionContext) => string | undefined),
  applies: (among: MentionContext) => boolean,
];

/** Plucked, it is food. */
const toRoast = (fowl: string): Rule => [fowl, 'roast', ({ isNear }) => isNear(COOKED)];
const COOKED =
  /^(?:plucked|roast(?:ed)?|boiled|stuffed|cold|carved|dish|platter|spit|ощипан\p{L}*|жарен\p{L}*|варен\p{L}*|блюд[оае]|вертел\p{L}*)$/u;

/** What a word means beside the other things of a passage; the first rule that applies is used. */
export const RULES_IN_CONTEXT: readonly Rule[] = [
  // The guns of a battery are not carried.
  [
    'rifle',
    'cannon',
    ({ word, isNear, has }) =>
      /^guns?$/u.test(word) &&
      (has('ditch', 'rampart', 'battery') ||
        isNear(
          /^(?:batter(?:y|ies)|redoubt|artillery|entrenchment|earthwork|embrasures?|fired|ten|twelve|wheels?|caissons?)$/u,
        )),
  ],
  // A bed that is hung with curtains.
  [
    'bed',
    'four-poster',
    ({ inSentence }) =>
      inSentence(/^(?:curtains?|curtained|canopy|tester|festoons|valances?)$/u) && !inSentence(/^windows?$/u),
  ],
  // What has bark and boughs is no luggage.
  ['trunk', 'tree', ({ says }) => says(OF_TRUNKS) && !says(OF_LUGGAGE)],
  [
    'wall',
    'panelling',
    ({ isNear, says, word }) =>
      word === 'walls' &&
      isNear(/^(?:wainscot\p{L}*|panell?ed|oak|oaken|mahogany|walnut|cedar|wood|wooden)$/u) &&
      !says(OF_LOGS),
  ],
  [
    'stall',
    'horse stall',
    ({ has, says }) =>
      has('horse', 'cow', 'stable', 'ox', 'calf') && !says(/^(?:market|fair|bazaar|goods|sold|booths?)$/u),
  ],
  // Above the chimney of a room one hangs guns: it is the hearth.
  [
    'chimney',
    'fireplace',
    ({ mention, has }) =>
      !mention.isPlural &&
      /^(?:above|over|by|beside|in|near|round|on|upon)$/u.test(mention.preposition) &&
      has('floor', 'table', 'chair', 'bed', 'bench', 'sideboard', 'carpet', 'armchair'),
  ],
  [
    'trunk',
    'log',
    ({ isNear }) =>
      isNear(
        /^(?:trees?|oaks?|pines?|firs?|beech(?:es)?|elms?|birch(?:es)?|willows?|branch(?:es)?|boughs?|roots?|bark|mossy|gnarled|hollow|fallen|stems?|leafless)$/u,
      ),
  ],
  ['desert', 'plain', ({ isSnowy }) => isSnowy],
  ['wagon', 'sledge', ({ isSnowy, word }) => isSnowy && /^кибит/u.test(word)],
  ['mast', 'ship under sail', ({ has }) => has('ship under sail')],
  [
    'table',
    'laid table',
    // Not "he laid it on the table".
    ({ isNear, before, has }) =>
      (isNear(/^(?:spread)$/u) && !has('map', 'papers', 'book', 'letter')) ||
      isNear(/^(?:накры(?:т|л)\p{L}*|сервир\p{L}+)$/u) ||
      (isNear(/^laid$/u) && (before === 'laid' || isNear(/^(?:was|is|were|had|been|with|for|ready)$/u))),
  ],
  // A barrow on a wide plain or a moor is a mound.
  [
    'wheelbarrow',
    'hill',
    ({ word, has, isNear }) =>
      /^barrows?$/u.test(word) &&
      (has('plain', 'desert', 'mound', 'hill', 'moor', 'heath') ||
        isNear(/^(?:ancient|burial|grave|grassy|long|round|moor|heath|downs|steppe)$/u)),
  ],
  ['fire', 'campfire', ({ isInCamp, word }) => isInCamp || /^(?:bonfire|костр|костер)/u.test(word)],
  // A bird on a table among plates and bottles is roasted.
  [
    'hen',
    'roast',
    ({ has }) => has('table') && has('plate', 'dish', 'bottle', 'bread', 'knife', 'wine glass'),
  ],
  ...['hen', 'goose', 'duck', 'turkey', 'pig'].map(toRoast),
  // A cross above a roof is that of a church.
  [
    'roof',
    'church',
    ({ has, mention }) => has('cross') && !mention.isPlural && !has('gravestone', 'church', 'house', 'izba'),
  ],
  // «Гора» is any height: one among meadows is a hill.
  [
    'mountain',
    'hill',
    ({ mention, word, before, has }) =>
      !mention.isPlural &&
      (ONE_HEIGHT.test(word) || (word === 'горы' && /^(?:с|из|со)$/u.test(before))) &&
      has(...LOWLAND) &&
      !has(...HIGHLAND),
  ],
  // Roofs that are seen far away over the country are those of houses.
  [
    'roof',
    'village',
    ({ mention, has }) =>
      mention.isPlural &&
      (COUNTRY.filter((each) => has(each)).length > 1 || has('church', 'bell tower')) &&
      !has('house', 'izba', 'cottage', 'town', 'village', 'street', 'window'),
  ],
  // «Берёзовая роща», "a birch grove": many trees of that kind.
  ['wood', ({ before }) => treeOf(before), ({ word }) => GROVES.test(word)],
  // A lantern that someone stands under hangs on a post.
  [
    'lantern',
    'street lamp',
    ({ mention, has }) => (mention.preposition === 'под' || mention.preposition === 'under') && !has('table'),
  ],
  // Among weeds and fields a canal is a ditch.
  [
    'canal',
    'stream',
    ({ has }) => has('weed', 'reeds', 'field', 'meadow', 'village') && !has('street', 'bridge', 'palace'),
  ],
  // A mill with a wheel or a dam is driven by water.
  [
    'windmill',
    'watermill',
    ({ has, says }) =>
      has('dam', 'wheel', 'waterfall') && !says(/^(?:wings?|sails?|крыль\p{L}+|ветрян\p{L}+)$/u),
  ],
  // "The flames caught the thatched roofs": those of the houses that burn.
  [
    'roof',
    'izba',
    ({ mention, says, has }) =>
      mention.isPlural &&
      mention.qualities.includes('thatched') &&
      says(/^(?:пожар\p{L}*)$/u) &&
      !has('izba', 'house', 'hut'),
  ],
  // «На облучке»: on whatever is driven, or in winter on a sledge.
  [
    'cart',
    ({ has, isSnowy }) => DRIVEN.find((each) => has(each)) ?? (isSnowy ? 'sledge' : 'cart'),
    ({ word }) => /^облуч/u.test(word),
  ],
  // A mezzanine implies its house if none is named.
  ['mezzanine', 'house', ({ has }) => !has('house', 'izba', 'manor', 'cottage', 'hut', 'inn')],
  ['grass', 'moss', ({ before }) => MOSSY.test(before)],
];

const DRIVEN = ['sledge', 'troika', 'carriage', 'coach', 'cab'];
const OF_LOGS = /^(?:huts?|hovel|cabins?|logs?|shant(?:y|ies)|barns?|sheds?|stables?|izba|forests?)$/u;
const OF_TRUNKS =
  /^(?:bark|branch(?:es|ed)?|boughs?|twigs|foliage|leafy|sawed|sawn|felled|gnarled|trees?|roots?|mossy|palms?|oaks?|beech(?:es)?|elms?|pines?)$/u;
const OF_LUGGAGE =
  /^(?:lids?|lock(?:ed)?|unlock(?:ed)?|keys?|pack(?:ed|ing)?|unpack(?:ed|ing)?|straps?|corded|luggage|portmanteaus?|valises?|boxes|hair|clothes|linen|dresses|attic|garret|cab|station|porters?|elephants?)$/u;
const ONE_HEIGHT = /^гор(?:а|е|у|ой|ою|ка|ки|ке|ку|кой)$/u;
const LOWLAND = [
  'meadow',
  'field',
  'village',
  'garden',
  'house',
  'izba',
  'church',
  'town',
  'road',
  'pond',
  'orchard',
];
const HIGHLAND = ['snow', 'cliff', 'ridge', 'spire', 'ravine', 'waterfall'];
const COUNTRY = ['hill', 'field', 'meadow', 'leaf', 'wood', 'valley', 'river', 'sky', 'orchard', 'tree'];
const GROVES =
  /^(?:grove|copse|clump|spinney|plantation|avenue|рощ\p{L}+|алле\p{L}+|лес(?:ок|ка|ке|ком)|перелес\p{L}+)$/u;

export const treeOf = (adjective: string): string | undefined =>
  TREES.find(([, words]) => words.test(adjective))?.[0];
const TREES = [
  ['birch tree', /^(?:birch|березов\p{L}+)$/u],
  ['pine', /^(?:pines?|соснов\p{L}+)$/u],
  ['poplar tree', /^(?:poplars?|тополев\p{L}+)$/u],
  ['fir tree', /^(?:fir|spruce|елов\p{L}+)$/u],
  ['oak', /^(?:oak|дубов\p{L}+)$/u],
  ['lime', /^(?:limes?|linden|липов\p{L}+)$/u],
] as const;

/** "Mosslike vegetation" lies low and even, unlike grass. */
const MOSSY = /^(?:moss(?:y|like)?|мшист\p{L}+|моховид\p{L}+)$/u;
