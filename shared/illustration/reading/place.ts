import { INSIDE, type Known, type Place, type ReadingInput, type SceneThing, type Words } from '../scene.ts';
import { HINTS, PLACE_WORDS } from './lexicon/places.ts';
import { isFalseMatch } from './things.ts';
import type { SourceText } from './source-text.ts';
import { spanOf, tokensOf } from './tokens.ts';
import { createIndex } from './word-index.ts';

const PLACES = createIndex(PLACE_WORDS);
const INSIDES: ReadonlySet<Place> = new Set<Place>(INSIDE);

/** Before a place these say that it is not where somebody is. */
const FROM: ReadonlySet<string> = new Set([
  'from',
  'из',
  'от',
  'с',
  'со',
  'of',
  'outside',
  'beyond',
  'through',
  'за',
  'сквозь',
  'towards',
]);
/** Passages out of doors seldom name rooms and the other way round; what is seen through a window is not where one is. */
export function readPlace(
  text: SourceText,
  things: readonly SceneThing[],
  input: ReadingInput,
): Known<Place> | null {
  const { tokens, scopes } = text;
  const scores = new Map<Place, { score: number; words: Words[] }>();
  const add = (place: Place, score: number, words: Words[] = []) => {
    const before = scores.get(place);
    scores.set(place, { score: (before?.score ?? 0) + score, words: [...(before?.words ?? []), ...words] });
  };
  const named = PLACES.find(tokens).filter(
    (found) => scopes[found.from] === null && !isFalseMatch(tokens, found),
  );
  for (const found of named) {
    const before = tokens[found.from - 1];
    const isFrom =
      before !== undefined && before.clause === tokens[found.from]!.clause && FROM.has(before.word);
    const isIn =
      /^(?:in|into|inside|within|в|во|на|посреди|среди|по|at|on|upon|through|entered|вошел|вошла)$/u;
    const article = tokens[found.from - 2];
    const isInside = (before && isIn.test(before.word)) || (article !== undefined && isIn.test(article.word));
    add(found.value, (isFrom ? 0.25 : isInside ? 1.5 : 1) + 0.35 * (1 - found.from / (tokens.length + 1)), [
      spanOf(tokens, found),
    ]);
  }
  for (const { what, weight } of things) for (const [place, score] of Object.entries(HINTS[what] ?? {})) add(place as Place, score * (0.6 + 0.5 * weight)); // prettier-ignore
  if (input.place?.kind === 'location')
    for (const found of PLACES.find(tokensOf(`${input.place.name}. ${input.place.attributes.slice(0, 20).map(({ value }) => value).join('. ')}`))) add(found.value, 0.5); // prettier-ignore
  preferOneSide(scores);
  const [best] = [...scores].sort((a, b) => b[1].score - a[1].score);
  const enough = input.type === 'location' ? 0.45 : input.type === 'atmosphere' ? 0.45 : 0.9;
  if (best && best[1].score >= enough) return { value: best[0], source: 'passage', certainty: Math.min(1, best[1].score / 2), words: best[1].words }; // prettier-ignore
  // Where nothing is said here, the place that the chapter last names more than once.
  if (input.type === 'character' || input.type === 'object') return null;
  const counts = new Map<Place, number>();
  PLACES.find(text.around).forEach((found, i, all) => {
    if (text.aroundScopes[found.from] === null && !PASSING.has(found.value) && !isFalseMatch(text.around, found)) counts.set(found.value, (counts.get(found.value) ?? 0) + 1 + i / all.length); // prettier-ignore
  });
  const [around] = [...counts].sort((a, b) => b[1] - a[1]);
  if (around && around[1] >= 3) return { value: around[0], source: 'chapter', certainty: 0.4, words: [] };
  return null;
}

/** Named on the way more often than stayed at. */
const PASSING: ReadonlySet<Place> = new Set<Place>([
  'bridge',
  'roofs',
  'open',
  'stairs',
  'corridor',
  'town',
  'sea',
  'station',
  'battlefield',
]);

/** All words for rooms stand together against all words for the open. */
function preferOneSide(scores: Map<Place, { score: number }>): void {
  let inside = 0;
  let outside = 0;
  for (const [place, { score }] of scores) {
    if (INSIDES.has(place)) inside += score;
    else outside += score;
  }
  if (inside === 0 || outside === 0) return;
  const keepsInside = inside >= outside * 0.9;
  for (const place of [...scores.keys()]) if (INSIDES.has(place) !== keepsInside) scores.delete(place);
  const general = scores.get('room');
  const special = [...scores].filter(([place]) => place !== 'room' && INSIDES.has(place)).sort((a, b) => b[1].score - a[1].score)[0]; // prettier-ignore
  if (general && special && special[1].score >= 0.8) special[1].score += general.score;
}
