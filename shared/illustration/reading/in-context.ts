import type { Group } from './nouns.ts';
import { isMentionOf, type Mention, type ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

export type ThingMention = Mention<{ type: 'thing'; what: string; group: Group }>;

/** A mention among the others of its passage. */
interface MentionContext {
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

/** How many words on either side count as near. */
const NEAR_WORDS = 4;

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
const RULES: readonly Rule[] = [
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

/** Resolves what a mention means beside the other things of the passage: a desert under snow is a plain, and a ship includes its masts. */
export function inContext({ tokens, mentions }: ReadText): (mention: ThingMention) => ThingMention {
  const company = new Set(
    mentions.map((mention) => (isMentionOf(mention, 'thing') ? mention.meaning.what : '')),
  );
  const has = (...names: readonly string[]) => names.some((each) => company.has(each));
  const isSnowy = has('snow', 'snowdrift', 'sledge');
  const isInCamp =
    tokens.some(({ word }) => IN_CAMP.test(word)) && !tokens.some(({ word }) => BY_HEARTH.test(word));
  return (mention) => {
    const { what } = mention.meaning;
    const word = tokens[mention.from]!.word;
    const among: MentionContext = {
      mention,
      word,
      before: tokens[mention.from - 1]?.word ?? '',
      has,
      inSentence: (pattern) =>
        tokens.some((token) => token.sentence === tokens[mention.from]!.sentence && pattern.test(token.word)),
      says: (pattern) => tokens.some((token) => pattern.test(token.word)),
      isNear: (pattern) =>
        tokens
          .slice(Math.max(0, mention.from - NEAR_WORDS), mention.from + NEAR_WORDS + 1)
          .some((token) => pattern.test(token.word)),
      isSnowy,
      isInCamp,
    };
    const rule = RULES.find(([of, , applies]) => of === what && applies(among));
    const other = (typeof rule?.[1] === 'function' ? rule[1](among) : rule?.[1]) ?? what;
    const meaning = { ...mention.meaning, what: other };
    // A ship has many sails.
    if (other === 'ship under sail' && PARTS_OF_SHIP.test(word))
      return { ...mention, isPlural: false, meaning };
    if (
      HERDS.test(word) ||
      areSeveral(tokens, mention) ||
      isEach(among) ||
      (other !== what && what === 'wood')
    )
      return { ...mention, isPlural: true, meaning };
    // «Сел в кресла», «на спинку кресел»: one.
    if (what === 'armchair' && /^кресел?[а-я]*$/u.test(word) && /^(?:в|спинк\p{L}+)$/u.test(among.before))
      return { ...mention, isPlural: false };
    // Russian has no word for one sledge, fork or rake.
    if (PLURAL_ONLY.test(word)) return { ...mention, isPlural: false };
    // "A birch wood" is a wood, of birches; so is «липовая аллея» an avenue.
    const tree =
      other === 'wood' || other === 'avenue'
        ? (treeOf(among.before) ??
          // "Lined with poplars".
          tokens
            .slice(mention.from, mention.to)
            .map((token) => treeOf(token.word))
            .find((each) => each))
        : undefined;
    const qualities =
      other === 'sledge'
        ? [...mention.qualities, 'covered']
        : tree
          ? [...mention.qualities, tree]
          : mention.qualities;
    if (other === what) return tree ? { ...mention, qualities } : mention;
    return { ...mention, count: null, isPlural: false, qualities, meaning };
  };
}

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

const treeOf = (adjective: string): string | undefined =>
  TREES.find(([, words]) => words.test(adjective))?.[0];
const TREES = [
  ['birch tree', /^(?:birch|березов\p{L}+)$/u],
  ['pine', /^(?:pines?|соснов\p{L}+)$/u],
  ['poplar tree', /^(?:poplars?|тополев\p{L}+)$/u],
  ['fir tree', /^(?:fir|spruce|елов\p{L}+)$/u],
  ['oak', /^(?:oak|дубов\p{L}+)$/u],
  ['lime', /^(?:limes?|linden|липов\p{L}+)$/u],
] as const;

/** Near soldiers, herdsmen or gypsies a fire burns on the ground, unless a hearth is named. */
const IN_CAMP = wordLike`
  soldiers? bivouac\p{L}* camp camped encampment tents? sentr\p{L}+ troops? cossacks? hussars? brushwood
  faggots? gyps\p{L}+ shepherds? herdsmen trappers? scouts? солдат\p{L}* бивак\p{L}* бивуак\p{L}*
  палат[коу]\p{L}* казак\p{L}* цыган\p{L}* пастух\p{L}* табор\p{L}* хворост\p{L}*
`;
const BY_HEARTH =
  /^(?:hearth|fireplace|fire-place|chimney|chimneys|grate|stove|parlour|drawing|room|rooms|hut|cottage|inn|камин\p{L}*|печ[ькиейа]\p{L}*|комнат\p{L}*|изб\p{L}*|гостин\p{L}*)$/u;

/** "Mosslike vegetation" lies low and even, unlike grass. */
const MOSSY = /^(?:moss(?:y|like)?|мшист\p{L}+|моховид\p{L}+)$/u;
const PARTS_OF_SHIP = /^(?:sail|mast|spar|yard|bow|boom|парус|мачт|снаст|реи)/u;
/** "Every house was hung with red", "the light of each cottage". */
const isEach = ({ before, mention }: MentionContext): boolean =>
  /^(?:each|every)$/u.test(before) && /^(?:building|plant|land)$/u.test(mention.meaning.group);
/** "The sheep ran together": the same word for one and for many, and one has its article. */
const areSeveral = (tokens: ReadText['tokens'], { from, count }: ThingMention): boolean =>
  SAME_FOR_MANY.test(tokens[from]!.word) &&
  count === null &&
  !tokens
    .slice(Math.max(0, from - 3), from)
    .some(({ word }) => /^(?:an?|one|another|each|every|this|that|its|single)$/u.test(word));
const SAME_FOR_MANY = /^(?:sheep|deer|swine)$/u;
/** Words that mean several animals by themselves. */
const HERDS =
  /^(?:herds?|flocks?|droves?|cattle|стад[оуа]|отар\p{L}|четверн\p{L}+|шестерн\p{L}+|табун\p{L}*|скот\p{L}{0,2})$/u;
const PLURAL_ONLY =
  /^(?:сан(?:и|ей|ям|ями|ях)|дрожк\p{L}+|дрожек|пошевн\p{L}+|саноч\p{L}+|ворот\p{L}{0,3}|дровн\p{L}+|розвальн\p{L}+|вил(?:ы|ами|ах)|вес(?:ы|ов|ами|ах)|грабл\p{L}+|ножниц\p{L}*)$/u;
