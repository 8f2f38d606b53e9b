import { isInterior, type Setting } from '../setting.ts';
import type { Token } from './grammar/tokens.ts';
import { wordLike } from './word-like.ts';

/** "The walls of the kitchen", "at the far end of the room": in it. */
export const isInsideOf = (setting: Setting, part: string): boolean =>
  (setting === 'theatre' && /^(?:box|boxes|stalls|pit|stage|foyer|lobby|auditorium)$/u.test(part)) ||
  (isInterior(setting) && (SEEN_WITHIN.test(part) || (!HAS_OUTSIDE.has(setting) && OF_ROOMS.test(part))));

const SEEN_WITHIN = /^(?:ceilings?|floors?|extremity|recess(?:es)?|bowels|потол(?:ок|ке|ком)|пол|полу)$/u;

const OF_ROOMS = /^(?:walls?|window|sides?|stuffiness|furniture|стен[аеуы]|стенам|стенах)$/u;

/** Places that have a wall, windows and sides that are seen from outside as well. */
const HAS_OUTSIDE: ReadonlySet<Setting> = new Set<Setting>([
  'hut',
  'tavern',
  'stable',
  'shop',
  'prison',
  'theatre',
  'tent inside',
  'cave',
  'church inside',
  'carriage inside',
  'ship cabin',
  'office',
  'workshop',
]);

/** "Led him to the apartment": whether a person is brought to what follows this preposition. */
export function isArrival(tokens: readonly Token[], preposition: number): boolean {
  if (!/^(?:to|into)$/u.test(tokens[preposition]?.word ?? '')) return false;
  const from = Math.max(0, preposition - LED_WITHIN);
  const led = tokens.slice(from, preposition).findLastIndex(({ word }) => LED.test(word)) + from;
  return (
    led >= from &&
    LED_PEOPLE.test(tokens[led + 1]?.word ?? '') &&
    tokens.slice(led + 1, preposition + 1).every(({ gap }) => gap === 'none')
  );
}
const LED_WITHIN = 6;
const LED = /^(?:led|brought|conducted|ushered|showed|shown|took|admitted|introduced)$/u;
const LED_PEOPLE = /^(?:him|her|me|us|them|you|the|his|my|our|mr|mrs|miss)$/u;

/** "A passage led him to the chamber": whether a way is only gone through on the way to another room. */
export function isLeftBehind(tokens: readonly Token[], way: number): boolean {
  const { sentence } = tokens[way]!;
  for (let i = way + 1; i < tokens.length && tokens[i]!.sentence === sentence; i++)
    if (isArrival(tokens, i)) return true;
  return false;
}

/** What a word for several kinds of places means beside the others: a cell in the rock, of a monk or of a prisoner. */
export function meantBy(word: string, setting: Setting, tokens: readonly Token[]): Setting {
  const says = (words: RegExp) => tokens.some((token) => words.test(token.word));
  if (setting === 'prison' && /^cells?$/u.test(word)) {
    if (says(/^(?:rock|rocky|rocks|moss|mossy|ferns?|grotto|cavern)$/u)) return 'cave';
    if (says(/^(?:monks?|nuns?|convent|hermits?|abbess|abbot|friars?|monastery|anchorite)$/u)) return 'room';
  }
  // A cabin with a chimney, or among trees, is on land.
  if (setting === 'ship cabin' && /^cabins?$/u.test(word) && says(OF_LAND)) return 'hut';
  if (
    setting === 'hut' &&
    /^cabins?$/u.test(word) &&
    says(
      /^(?:captain's|bunks?|berths?|portholes?|skylight|ship|ship's|deck|hatch|steward|mate|schooner|yacht|lockers?)$/u,
    )
  )
    return 'ship cabin';
  // An American saloon is a bar.
  if (
    /^saloons?$/u.test(word) &&
    says(/^(?:bar|bartenders?|barkeepers?|barman|whisk(?:y|ey)|drinks|drinkers?|drunken|liquors?)$/u)
  )
    return 'tavern';
  return setting;
}

/** "He sat in a corner of the parlour": whether somebody sits or lies in the place named here. */
export const isSatIn = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 7), at)
    .some(
      ({ word, clause }) =>
        clause === tokens[at]!.clause &&
        /^(?:sat|sits|sitting|seated|lay|сидел[аи]?|сидит|лежал[аи]?)$/u.test(word),
    );

const OF_LAND =
  /^(?:chimneys?|logs?|swamps?|woods|forest|clearing|hills?|fields?|prairie|slaves?|planter|plantation|cotton|creek|trail|roadside)$/u;

/** Whether a passage names what a tavern, a shop or a stable has within. */
export const isFurnishedWithin = (tokens: readonly Token[], scopes: { at(i: number): unknown }): boolean =>
  new Set(
    tokens.flatMap(({ word }, i) =>
      scopes.at(i) === null && WITHIN.test(word) ? [word.replace(/s$/u, '')] : [],
    ),
  ).size > 1;
const WITHIN = wordLike`
  palms? tubs? orchids? camellias? ferns? pots? counters? bar floors? ceilings? shel(?:f|ves) tables? benche?s? stools? chairs? stalls? mangers? rafters?
  beams? chandeliers? bottles? scales jars hearth fireplace barman waiters? waitress(?:es)? mirrors? bartender barkeeper shopman walls?
  прилав\p{L}+ полк[аиуе] полок потол\p{L}+ пол[уе]? стойл\p{L}* яслей ясли лавк[иах]{1,2} стойк\p{L}+ стол[аые]?
  печ[ькиеа]\p{L}*
`;

/** «Вдоль рощи», "behind the wood": outside it; "along the street" is in it. */
export const isBeyond = (value: Setting, governs: string): boolean =>
  value === 'forest' && /^(?:вдоль|мимо|за|из-за|along|past|behind|beyond)$/u.test(governs);
