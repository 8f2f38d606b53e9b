import type { Scene, ScenePerson } from '../scene.ts';
import type { Setting } from '../setting.ts';
import type { ReadText } from './text.ts';

/** The outdoor setting that people imply: a village for a crowd of peasants, water for fishermen and swimmers, a road for drivers. */
export function countryOf(
  [first]: readonly ScenePerson[],
  things: Scene['things'],
  { tokens, scopes }: ReadText,
): Scene['setting'] {
  const kind = first?.clothes?.value.kind;
  const isOnWay =
    first?.posture?.certainty === 1 &&
    /^(?:drive|ride)$/u.test(first.posture.value) &&
    things.some(({ what }) => VEHICLES.has(what));
  if (
    first &&
    tokens.some(
      ({ word, sentence }, i) =>
        /^(?:плавал|купал)(?:а|и|ся|ась|ись)?$/u.test(word) &&
        scopes.at(i) === null &&
        first.words.some(({ start }) =>
          tokens.some((token) => token.start === start && token.sentence === sentence),
        ),
    )
  )
    return { value: 'river', source: 'passage', certainty: 0.5, words: [] };
  const name = first && tokens.find(({ start }) => first.words.some((each) => each.start === start))?.word;
  const place = PLACES_OF_WORK.find(([, words]) => words.test(name ?? ''))?.[0];
  // "Under the clear rays of the moon lay Powell."
  const isUnderSky = tokens.some(
    ({ word, clause }, i) =>
      /^(?:under|beneath|под)$/u.test(word) &&
      tokens
        .slice(i + 1, i + 8)
        .some(
          (token) =>
            token.clause === clause &&
            /^(?:moon|stars|sky|skies|луной|луною|звездами|небом)$/u.test(token.word),
        ),
  );
  if (!place && isUnderSky && first) return { value: 'open', source: 'passage', certainty: 0.5, words: [] };
  if (place) return { value: place, source: 'passage', certainty: 0.5, words: [] };
  if (isOnWay) return { value: 'road', source: 'passage', certainty: 0.5, words: [] };
  // Soldiers are in the open unless there is furniture.
  if (first?.count === 'many' && kind === 'uniform' && !things.some(({ what }) => OF_ROOMS.test(what)))
    return { value: 'open', source: 'passage', certainty: 0.4, words: [] };
  if (!first || first.count !== 'many' || (kind !== 'peasant dress' && kind !== 'kaftan')) return null;
  return { value: 'village', source: 'passage', certainty: 0.4, words: [] };
}

const OF_ROOMS =
  /table|chair|sofa|bench|^(?:bed|stove|door|doorway|floor|ceiling|wall|candle|lamp|fireplace|picture|window|mirror)$/u;

const PLACES_OF_WORK: readonly (readonly [Setting, RegExp])[] = [
  ['river', /^(?:рыбак|рыбач|бурлак|лодочник|гребц|гребец|перевозчик|fishermen|boatmen)/u],
  ['field', /^(?:косц|косец|жниц|пахар|косар|ploughmen|mowers|reapers)/u],
  ['meadow', /^(?:пастух|пастуш|shepherds)/u],
  ['field', /^(?:охотники|охотников|охотниками|hunters|huntsmen|sportsmen)/u],
];

const VEHICLES: ReadonlySet<string> = new Set([
  'carriage',
  'coach',
  'cart',
  'wagon',
  'sledge',
  'troika',
  'horse',
  'cab',
]);
