import { isInterior, type Known, type ReadingInput, type Scene, type Setting } from '../scene.ts';
import { colourNamed } from './colour-values.ts';
import { Dictionary, type WordForms } from './lexicon/dictionary.ts';
import { HINTS, SETTING_WORDS } from './lexicon/settings.ts';
import { isHomonym } from './lexicon/homonyms.ts';
import { isMetaphor } from './scope/metaphors.ts';
import { spanOf } from './nouns.ts';
import { isProspect } from './prospect.ts';
import { addScore, highestScore, rankSettings, type Scores } from './rank-settings.ts';
import { isMentionOf, readText, type ReadText } from './text.ts';
import { areInRows, isMaterial } from './things.ts';

const SETTINGS = new Dictionary(Object.entries(SETTING_WORDS) as [Setting, WordForms][]);
const ATTRIBUTES_MAX = 20;

/** Prepositions that put a scene in a setting, and those that place it elsewhere. */
const IN = new Set(
  'in into inside within entered entering through upon on at в во на по внутри посреди посредине среди'.split(
    ' ',
  ),
);
const INWARDS = new Set('in into inside within entered entering в во внутри'.split(' '));
const NOT_HERE = new Set(
  'between между from of above outside beyond towards toward to till for near за из от до с со к ко без о об над из-за'.split(
    ' ',
  ),
);
const BUILT: ReadonlySet<Setting> = new Set<Setting>(['castle', 'church', 'house', 'ruins', 'station']);
/** Before a building, where people are out of doors and it is behind them. */
const BEFORE = new Set('outside перед возле подле около у'.split(' '));
const BETWEEN = new Set(
  'a an the this that his her its their my our your own old little small large great big dark long same very'.split(
    ' ',
  ),
);

/** Where the scene is set. A view through a window, or the place that a person came from, is not the setting. */
export function readSetting(text: ReadText, before: ReadText, input: ReadingInput): Known<Setting> | null {
  const scores: Scores = new Map();
  addNamed(scores, text);
  addHinted(scores, text);
  addHung(scores, text);
  addUnderTree(scores, text);
  addProspect(scores, text);
  openRuins(scores, text);
  rankSettings(scores, text);
  const best = highestScore(scores);
  const enough = input.type === 'location' || input.type === 'atmosphere' ? 0.4 : 0.8;
  const own: Known<Setting> | null =
    best && best[1].score >= enough
      ? { value: best[0], source: 'passage', certainty: Math.min(1, best[1].score / 2), words: best[1].words }
      : null;
  const ofBook =
    ofEntity(input.location, 'chapter') ??
    (input.entity?.kind === 'location' ? ofEntity(input.entity, 'book') : null);
  if (own && (own.words.length > 0 || !ofBook)) return own;
  if (ofBook ?? own) return ofBook ?? own;
  const near = settingBefore(before);
  const ground = onGrass(text);
  return ground && (!near || isInterior(near.value)) ? ground : near;
}

/** "The blue drawing-room", «в гостиную, разумеется голубую»: the colour of its walls. */
export function roomColours({ tokens, scopes }: ReadText): Scene['colours'] {
  return SETTINGS.all(tokens).flatMap(({ value, at, length }): Scene['colours'] => {
    if (!isInterior(value) || scopes.at(at) !== null) return [];
    const near = [
      at - 1,
      at - 2,
      at + length,
      ...(tokens[at + length]?.gap === 'comma' ? [at + length + 1] : []),
    ];
    // A colour after the room ends the clause; otherwise it describes what follows.
    const found = near.find(
      (i) =>
        tokens[i]?.sentence === tokens[at]!.sentence &&
        colourNamed(tokens[i].word) !== undefined &&
        (i < at
          ? tokens[at]!.gap === 'none' && tokens[i + 1]!.gap === 'none'
          : tokens[i].gap !== 'none' || tokens[at + length]!.gap === 'comma') &&
        (i < at || tokens[i + 1]?.gap !== 'none'),
    );
    return found === undefined
      ? []
      : [{ of: 'room', colour: colourNamed(tokens[found]!.word)!, words: spanOf(tokens, found, found + 1) }];
  });
}

/** A passage about a person sitting or lying on the grass is set outdoors. */
function onGrass({ tokens, scopes }: ReadText): Known<Setting> | null {
  const at = tokens.findIndex(
    ({ word, gap }, i) =>
      gap === 'none' &&
      scopes.at(i) === null &&
      ((/^(?:grass|turf|sward)$/u.test(word) && /^(?:on|upon)$/u.test(tokens[i - 2]?.word ?? '')) ||
        (/^трав[еуы]/u.test(word) && tokens[i - 1]?.word === 'на')),
  );
  return at < 0
    ? null
    : { value: 'meadow', source: 'passage', certainty: 0.6, words: [spanOf(tokens, at, at + 1)] };
}

function addNamed(scores: Scores, text: ReadText): void {
  for (const { setting, at, length, share } of named(text))
    addScore(scores, setting, share, [spanOf(text.tokens, at, at + length)]);
}

function named({
  tokens,
  scopes,
}: ReadText): { setting: Setting; at: number; length: number; share: number }[] {
  return SETTINGS.all(tokens).flatMap(({ value, at, length }) => {
    const head = at + length - 1;
    if (scopes.at(head) || isHomonym(tokens, head) || isMetaphor(tokens, head) || isNamePart(tokens, at))
      return [];
    const { sentence } = tokens[at]!;
    let i = at - 1;
    while (
      i >= 0 &&
      at - i < 6 &&
      (tokens[i + 1]!.gap === 'none' ||
        (tokens[i + 1]!.gap === 'comma' &&
          ATTRIBUTE.test(tokens[i]!.word) &&
          ATTRIBUTE.test(tokens[i + 1]!.word))) &&
      (BETWEEN.has(tokens[i]!.word) || ATTRIBUTE.test(tokens[i]!.word) || isEnglishName(tokens[i]!)) &&
      !IN.has(tokens[i]!.word)
    )
      i--;
    // "In the corner of a prosaic railway carriage" is in it.
    const isPartOf = i > 0 && tokens[i]!.word === 'of' && PARTS_OF_PLACES.test(tokens[i - 1]!.word);
    const isOfPlace =
      i >= 0 && tokens[i + 1]!.gap === 'none' && at - i < 3 && SETTINGS.at(tokens, i) !== null;
    const governs = isPartOf ? 'in' : i >= 0 && tokens[i + 1]!.gap === 'none' ? tokens[i]!.word : '';
    // Sea-boots and a sea-chest are worn and carried anywhere.
    if (
      tokens[at + length]?.gap === 'none' &&
      /^(?:boots?|chests?|captain|coat|dog|chart|breeze|cook|bag|voyage|songs?|stories|legs)$/u.test(
        tokens[at + length]!.word,
      )
    )
      return [];
    const isModifier =
      tokens[at + length]?.gap === 'none' &&
      /^(?:wall|walls|door|doors|gate|gates|window|windows|clock|table|path|bells?|tower|dress|air|side|flowers|roof|floor|chair|stone|fire|bed)$/u.test(
        tokens[at + length]!.word,
      );
    const isSeen = isLookedAt(governs, tokens[head]!.word);
    const isErrand =
      i > 0 &&
      (governs === 'в' || governs === 'to') &&
      ((ERRANDS.test(tokens[i - 1]!.word) && tokens[i]!.gap === 'none') || isInvited(tokens, i));
    const isBefore =
      BUILT.has(value) &&
      (BEFORE.has(governs) ||
        (governs === 'of' && tokens[i - 1]?.word === 'front' && tokens[i - 2]?.word === 'in'));
    // "A howl out in the shrubbery", heard in a room.
    const isOutThere =
      i > 0 &&
      governs === 'in' &&
      tokens[i - 1]!.word === 'out' &&
      tokens.some(({ word }) => /^(?:windows?|floor|ceiling|panes?)$/u.test(word));
    const share =
      (isOutThere
        ? 0.3
        : isBefore
          ? 1.5
          : isOfPlace
            ? 0.4
            : NOT_HERE.has(governs) || isSeen || isErrand
              ? 0.3
              : IN.has(governs)
                ? 1.5
                : isModifier
                  ? 0.5
                  : 1) +
      0.35 * (1 - at / (tokens.length + 1)) -
      (isAtWindow(tokens, at, sentence) ? 0.8 : 0);
    // A prison may be seen from the street, a cell only from inside; a stage from the stalls.
    // «Увидел гостя, в коляске въезжавшего на плотину»: seen from outside.
    if (
      value === 'carriage inside' &&
      /(?:вш|[уюая]щ)(?:его|ую|ий|ая|их|ие|им)$/u.test(tokens[at + length]?.word ?? '') &&
      tokens
        .slice(Math.max(0, at - 6), at)
        .some(({ word }) => /^(?:увидел|заметил|встретил)[аи]?$/u.test(word))
    )
      return [{ setting: 'road', at, length, share: 1 }];
    const isCell =
      /^(?:cells?|dungeons?|камер|каземат|темниц)/u.test(tokens[at]!.word) || tokens[head]!.word === 'stage';
    // «На одной избе лежали ворота», «на конюшни пошли брёвна».
    const isOnIt = governs === 'на' && value !== 'theatre' && SEEN_FROM_OUTSIDE[value] !== undefined;
    // In a church; a monastery or an abbey has grounds as well.
    if (
      value === 'church' &&
      INWARDS.has(governs) &&
      /^(?:church|cathedral|chapel|церкв\p{L}+|собор\p{L}*|часовн\p{L}+|храм\p{L}*)$/u.test(
        tokens[head]!.word,
      ) &&
      tokens[at + length]?.word !== 'of'
    )
      return [{ setting: 'church inside', at, length, share }];
    // "The shop was crowded with clocks".
    const isFull =
      /^(?:was|is)$/u.test(tokens[at + length]?.word ?? '') &&
      /^(?:crowded|full|filled|piled|stocked|cluttered|hung|lined)$/u.test(
        tokens[at + length + 1]?.word ?? '',
      );
    const setting =
      (IN.has(governs) && !isOutThere && !isOnIt) || isCell || isFull
        ? value
        : (SEEN_FROM_OUTSIDE[value] ?? value);
    return share > 0 ? [{ setting, at, length, share: setting === value ? share : share * 0.8 }] : [];
  });
}

/** "Between the Hatherley Farm and the park", "in Baker Street". */
const isEnglishName = ({ word, isCapital }: ReadText['tokens'][number]) =>
  isCapital && /^[a-z]/u.test(word) && !NOT_HERE.has(word);

/** Words allowed between a preposition and its place: "in that enormous, illuminated theatre". */
const ATTRIBUTE =
  /(?:[ыоие]й|[ое]м|ую|ые|ых|их|[ая]я|ed|ing|y|en|'s|ous|ful|less|ish|ive|ble|ic)$|^(?:large|great|little|small|old|new|dark|low|long|wide|narrow|big|huge|vast|dim|bare|cold|warm|quiet)$/u;

const PARTS_OF_PLACES =
  /^(?:corner|middle|centre|center|midst|end|depths?|back|interior|heart|gloom|shade|threshold)$/u;

/** «Бегали в лавочку за бечёвками»: an errand, which does not move the scene. */
const ERRANDS = /^(?:бегал|посылал|послал|ездил|отправл|sent)\p{L}*$/u;

/** «Попросил Левина в горницу»: the place that a person is asked to go to is not the setting yet. */
function isInvited(tokens: ReadText['tokens'], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 3) && tokens[i + 1]!.gap === 'none'; i--)
    if (INVITED.test(tokens[i]!.word)) return true;
  return false;
}
const INVITED = /^(?:попросил|пригласил|позвал|просил|звал|приглашал|зазвал|манил)(?:а|и)?$/u;

/** «Хмурился на горы»: the accusative plural is what is looked at or gone to. */
const isLookedAt = (governs: string, word: string): boolean =>
  governs === 'на' && /(?:горы|холмы|скалы|поля|луга|леса|реки|кухни|церкви|деревни)$/u.test(word);

/** A building is seen from outside unless the passage puts a person inside it. */
const SEEN_FROM_OUTSIDE: Partial<Record<Setting, Setting>> = {
  hut: 'village',
  tavern: 'house',
  stable: 'yard',
  shop: 'street',
  prison: 'street',
  theatre: 'street',
  'tent inside': 'camp',
  cave: 'mountains',
};

/** "Through the window he saw the garden", "вид из окна на двор". */
function isAtWindow(tokens: ReadText['tokens'], at: number, sentence: number): boolean {
  for (let i = Math.max(1, at - 12); i < at; i++) {
    const { word } = tokens[i]!;
    if (
      tokens[i]!.sentence === sentence &&
      ((/^windows?$/u.test(word) &&
        tokens
          .slice(Math.max(0, i - 3), i)
          .some((token) => /^(?:the|a|his|her|its|of|from|through|out)$/u.test(token.word))) ||
        /^(?:окна|окон|окно)$/u.test(word)) &&
      tokens
        .slice(Math.max(0, i - 3), i)
        .some((token) => /^(?:through|from|из|в|сквозь|out|the|выходил\p{L}*|of)$/u.test(token.word))
    )
      return true;
    if (/^(?:overlook\p{L}+|выход(?:ил\p{L}*|ящ\p{L}+)|обращенн\p{L}+)$/u.test(word) && at - i < 6)
      return true;
  }
  return false;
}

function isNamePart(tokens: ReadText['tokens'], at: number): boolean {
  const token = tokens[at]!;
  const previous = tokens[at - 1];
  if (!token.isCapital || !previous || token.gap !== 'none') return false;
  return (
    /^(?:mr|mrs|miss|sir|lady|lord|dr)$/u.test(previous.word) ||
    (/^[а-я]/u.test(token.word) && token.gap === 'none')
  );
}

function addHinted(scores: Scores, { mentions, tokens }: ReadText): void {
  const seen = new Set<string>();
  const isInland = mentions.some(
    (mention) => isMentionOf(mention, 'thing') && /^(?:river|stream|waterfall)$/u.test(mention.meaning.what),
  );
  for (const mention of mentions) {
    if (!isMentionOf(mention, 'thing') || seen.has(mention.meaning.what) || isMaterial(mention)) continue;
    seen.add(mention.meaning.what);
    // A floor of earth is that of a hut.
    if (
      mention.meaning.what === 'floor' &&
      /^(?:earthen|mud|clay|dirt|земляно\p{L}+|глинян\p{L}+)$/u.test(tokens[mention.from - 1]?.word ?? '')
    )
      addScore(scores, 'hut', 1.2, [spanOf(tokens, mention.from - 1, mention.to)]);
    // "Lines of villas on either side."
    if (mention.meaning.what === 'house' && areInRows(mention, tokens)) {
      scores.delete('house');
      addScore(scores, 'street', 1.5, [spanOf(tokens, mention.from, mention.to)]);
      continue;
    }
    // A river has waves as well.
    if (mention.meaning.what === 'wave' && isInland) {
      addScore(scores, 'river', 0.6);
      continue;
    }
    for (const [setting, score] of Object.entries(HINTS[mention.meaning.what] ?? {}))
      addScore(scores, setting as Setting, score * 0.9);
  }
}

/** "On the wall hung a gun", «по стенам висели картины»: the wall of a room. */
function addHung(scores: Scores, { tokens, scopes }: ReadText): void {
  const isHung = tokens.some(
    ({ word, sentence }, i) =>
      WALL.test(word) &&
      ON.has(tokens[i - 1]?.word === 'the' ? (tokens[i - 2]?.word ?? '') : (tokens[i - 1]?.word ?? '')) &&
      scopes.at(i) === null &&
      tokens
        .slice(Math.max(0, i - 6), i + 5)
        .some((other) => other.sentence === sentence && HUNG.test(other.word)),
  );
  if (isHung) addScore(scores, 'room', 0.9);
}
const WALL = /^(?:walls?|стен(?:е|ах|ам|у))$/u;
const ON = new Set('on upon from против на по'.split(' '));
const HUNG =
  /^(?:hung|hang|hangs|hanging|вис(?:ел\p{L}*|ит|ят)|развешан\p{L}*|навешан\p{L}*|повешен\p{L}*|красовал\p{L}*)$/u;

/** "At a table under the chestnut": the setting is outdoors, even if the table is seen from a window. */
function addUnderTree(scores: Scores, { mentions }: ReadText): void {
  const tree = mentions.find(
    (mention) =>
      isMentionOf(mention, 'thing') && SHADY.has(mention.meaning.what) && UNDER.test(mention.preposition),
  );
  if (!tree) return;
  // The table alone would suggest a room.
  for (const [setting, { words }] of scores)
    if (isInterior(setting) && words.length === 0) scores.delete(setting);
  addScore(scores, 'garden', 1.6);
}
const UNDER = /^(?:under|beneath|underneath|под)$/u;
const SHADY: ReadonlySet<string> = new Set([
  'tree',
  'oak',
  'lime',
  'maple',
  'birch tree',
  'pine',
  'fir tree',
  'willow tree',
  'poplar tree',
  'apple tree',
  'blossoming tree',
  'cypress',
  'palm tree',
]);

const ROOFED: ReadonlySet<string> = new Set([
  'church',
  'monastery',
  'chapel',
  'castle',
  'altar',
  'column',
  'arch',
  'house',
  'tower',
]);

/** In a wide view no single kind of land is the setting. */
function addProspect(scores: Scores, text: ReadText): void {
  if (!isProspect(text) || [...scores].some(([setting, { score }]) => isInterior(setting) && score > 1))
    return;
  for (const setting of ENCLOSING) scores.delete(setting);
  addScore(scores, 'open', 3);
}
const ENCLOSING = ['forest', 'desert', 'mountains', 'meadow', 'park', 'street'] as const;

/** Things in a ruin are outdoors: an altar among nettles is not inside a church. */
function openRuins(scores: Scores, { mentions, tokens }: ReadText): void {
  const altars = scores.get('church inside');
  const isFallen = mentions.some(
    (mention) =>
      isMentionOf(mention, 'thing') &&
      ((ROOFED.has(mention.meaning.what) &&
        mention.qualities.some((each) => each === 'ruined' || each === 'broken')) ||
        mention.meaning.what === 'ruin'),
  );
  if (!altars || !(isFallen || tokens.some(({ word }) => IN_RUINS.test(word)))) return;
  scores.delete('church inside');
  addScore(scores, 'ruins', altars.score, altars.words);
}
const IN_RUINS = /^(?:ruins?|ruined|roofless|развалин\p{L}*|руин\p{L}*)$/u;

function ofEntity(entity: ReadingInput['location'], source: 'chapter' | 'book'): Known<Setting> | null {
  if (entity?.kind !== 'location') return null;
  const words = `${entity.name}. ${entity.attributes
    .slice(0, ATTRIBUTES_MAX)
    .map(({ value }) => value.slice(0, 100))
    .join('. ')}`;
  const text = readText(words.toLowerCase(), /\p{Script=Cyrillic}/u.test(words) ? 'ru' : 'en');
  const scores: Scores = new Map();
  addNamed(scores, text);
  const best = highestScore(scores);
  return best ? { value: best[0], source, certainty: 0.6, words: [] } : null;
}

/** How many words before a passage its setting may be named. */
const REACH = 400;

/** The setting of the text before the passage: the last one named, if no other competes with it. */
function settingBefore(before: ReadText): Known<Setting> | null {
  const from = Math.max(0, before.tokens.length - REACH);
  const all = named(before).filter(
    ({ at, share }) => at >= from && share > 1.3 && !before.tokens[at]!.isSpoken,
  );
  const scores = new Map<Setting, number>();
  for (const { setting, at } of all)
    scores.set(setting, (scores.get(setting) ?? 0) + 0.5 + (at - from) / REACH);
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 1.2 || (second && second[1] > first[1] * 0.8)) return null;
  return { value: first[0], source: 'chapter', certainty: Math.min(0.55, 0.2 + first[1] * 0.1), words: [] };
}
