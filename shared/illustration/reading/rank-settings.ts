import { isInterior, type Setting } from '../setting.ts';
import type { TextRange as Span } from '../scene.ts';
import { spanOf } from './nouns.ts';
import { isMentionOf, type ReadText } from './text.ts';

export interface Score {
  score: number;
  words: Span[];
}
export type Scores = Map<Setting, Score>;

/** Weighs the settings that a passage names and suggests against each other. */
export function rankSettings(scores: Scores, text: ReadText): void {
  preferChurchInterior(scores, text);
  preferHutInterior(scores, text);
  preferKitchen(scores, text);
  preferTrade(scores, text);
  preferOneSide(scores);
  preferNamedRoom(scores);
  preferTown(scores, text);
  preferVillage(scores);
  preferHouse(scores, text);
}

export function addScore(scores: Scores, setting: Setting, score: number, words: Span[] = []): void {
  const before = scores.get(setting);
  scores.set(setting, { score: (before?.score ?? 0) + score, words: [...(before?.words ?? []), ...words] });
}

export const highestScore = (scores: Scores): [Setting, Score] | undefined =>
  [...scores].sort((a, b) => b[1].score - a[1].score)[0];

/** A church is seen from inside if its icons or its altar are named. */
function preferChurchInterior(scores: Scores, { mentions }: ReadText): void {
  const church = scores.get('church');
  if (
    !church ||
    scores.has('ruins') ||
    !mentions.some(
      (mention) => isMentionOf(mention, 'thing') && /^(?:icon|altar|pew|organ)$/u.test(mention.meaning.what),
    )
  )
    return;
  scores.delete('church');
  scores.delete('village');
  addScore(scores, 'church inside', church.score + 1, church.words);
}

/** «Изба была натоплена. На столе стоял самовар»: a hut is seen from inside if its furniture is named. */
function preferHutInterior(scores: Scores, { mentions, tokens }: ReadText): void {
  const isHut = tokens.some(({ word }) => /^(?:изба|избенка|избушка|горница|хата|hut|cabin)$/u.test(word));
  const furniture = new Set(
    mentions.flatMap((mention) =>
      isMentionOf(mention, 'thing') &&
      /^(?:table|bench|bed|stove|icon|samovar|candle|chest|shelf)$/u.test(mention.meaning.what)
        ? [mention.meaning.what]
        : [],
    ),
  );
  const isOutside = mentions.some(
    (mention) =>
      isMentionOf(mention, 'thing') &&
      /^(?:fence|wattle fence|road|street|well|gate|tree|porch|yard|roof)$/u.test(mention.meaning.what),
  );
  if (isHut && furniture.size > 1 && !isOutside)
    addScore(scores, 'hut', 2, scores.get('village')?.words ?? []);
}

/** A room with hams, pewter and a dresser is a kitchen. */
function preferKitchen(scores: Scores, { tokens, scopes }: ReadText): void {
  const isNamed = [...scores].some(
    ([setting, { words }]) => setting !== 'room' && isInterior(setting) && words.length > 0,
  );
  const kinds = KITCHENWARE.filter((words) =>
    tokens.some(({ word }, i) => scopes.at(i) === null && words.test(word)),
  );
  if (!isNamed && kinds.length > 1)
    addScore(scores, 'kitchen', 0.8 * kinds.length + (scores.get('room')?.score ?? 0));
}
/** A counter with bottles is a bar's, one with scales or jars a shop's. */
function preferTrade(scores: Scores, { mentions, tokens }: ReadText): void {
  if (
    scores.has('courtroom') ||
    !mentions.some((mention) => isMentionOf(mention, 'thing') && mention.meaning.what === 'counter')
  )
    return;
  const says = (words: RegExp) => tokens.some(({ word }) => words.test(word));
  if (
    says(
      /^(?:bottles?|tankards?|mugs?|beer|ale|whisky|whiskey|gin|rum|barman|bartender|drinkers?|бутыл\p{L}+|штоф\p{L}*|водк\p{L}+)$/u,
    )
  )
    addScore(scores, 'tavern', 1.6);
  else if (
    says(
      /^(?:scales|jars|wares|customers?|shopman|shopkeeper|grocer\p{L}*|весы|товар\p{L}*|приказчик\p{L}*|купец)$/u,
    )
  )
    addScore(scores, 'shop', 1.6);
}

/** Each kind counts once. */
const KITCHENWARE: readonly RegExp[] = [
  /^(?:dressers?|посудник)$/u,
  /^(?:pewter|tins?|crockery)$/u,
  /^(?:hams?|bacon|oatcakes?|onions|flitch(?:es)?)$/u,
  /^(?:saucepans?|skillets?|griddle|frying-pan|ladles?|colander|сковород\p{L}*|кастрюл\p{L}*|ухват\p{L}*)$/u,
  /^(?:oven|kitchener|cauldron|spit|roasting-jack|stockpot)$/u,
  /^(?:sink|scullery|dishcloths?|rolling-pin|churn|cook)$/u,
];

/** Indoor settings compete as one with outdoor settings: the weaker side is dropped. */
function preferOneSide(scores: Scores): void {
  let inside = 0;
  let outside = 0;
  for (const [setting, { score }] of scores) {
    if (isInterior(setting)) inside += score;
    else outside += score;
  }
  if (inside === 0 || outside === 0) return;
  const keepsInside = inside >= outside * 0.95;
  for (const setting of [...scores.keys()]) if (isInterior(setting) !== keepsInside) scores.delete(setting);
}

/** The score that a named kind of room gains over one that only its furniture suggests. */
const NAMED_ROOM_BONUS = 0.3;

/** "The town lay on seven hills": the town is the setting, not the hills. */
function preferTown(scores: Scores, { tokens, scopes }: ReadText): void {
  const town = scores.get('town');
  const first = tokens.findIndex(
    ({ word }, i) => scopes.at(i) === null && /^(?:town|city|город|городок)$/u.test(word),
  );
  if (
    !town ||
    first < 0 ||
    first > 3 ||
    !/^(?:lay|lies|stood|stands|spread|rose|sprawled|nestled|лежал|лежит|стоял|стоит|раскинулся|расположен|поднимался|белел)$/u.test(
      tokens[first + 1]?.word ?? '',
    )
  )
    return;
  town.score = Math.max(town.score, ...[...scores.values()].map(({ score }) => score + 0.1));
}

/** A named kind of room gets the score of a plain room as well; outdoor settings do not share scores. */
function preferNamedRoom(scores: Scores): void {
  const [special] = [...scores]
    .filter(([setting, { words }]) => setting !== 'room' && isInterior(setting) && words.length > 0)
    .sort((a, b) => b[1].score - a[1].score);
  if (special && special[1].score >= 0.8)
    special[1].score += NAMED_ROOM_BONUS + (scores.get('room')?.score ?? 0);
}

/** Streets belong to the village that is named. */
function preferVillage(scores: Scores): void {
  const [village, street] = [scores.get('village'), scores.get('street')];
  if (!village?.words.length || !street || scores.has('town')) return;
  scores.delete('street');
  village.score += street.score;
}

/** «В Озёрной улице дом, ветхий домишко, с грязным двором»: one described house in a street is the setting. */
function preferHouse(scores: Scores, { mentions, tokens }: ReadText): void {
  const street = scores.get('street');
  if (!street || scores.get('village')?.words.length || scores.get('town')?.words.length) return;
  const houses = mentions.filter(
    (mention) =>
      isMentionOf(mention, 'thing') &&
      HOMES.has(mention.meaning.what) &&
      !mention.isPlural &&
      mention.preposition === '',
  );
  const [first] = houses;
  const isDescribed =
    houses.length > 1 ||
    houses.some(({ size, qualities, colour }) => (size ? 1 : 0) + qualities.length + (colour ? 1 : 0) > 1);
  const streets = mentions.filter(
    (mention) => isMentionOf(mention, 'thing') && mention.meaning.what === 'street',
  );
  if (
    !first ||
    !isDescribed ||
    streets.some(
      ({ from, preposition }) =>
        !/^(?:in|on|в|на)$/u.test(preposition) || Math.abs(from - first.from) > MAX_STREET_DISTANCE_WORDS,
    )
  )
    return;
  scores.delete('street');
  addScore(scores, 'house', street.score, [spanOf(tokens, first.from, first.to)]);
}
const HOMES: ReadonlySet<string> = new Set(['house', 'cottage', 'izba', 'inn', 'manor']);
/** The maximum distance between the words for a house and for its street. */
const MAX_STREET_DISTANCE_WORDS = 12;
