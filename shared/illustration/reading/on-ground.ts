import type { ScenePerson, TextRange } from '../scene.ts';
import { spanOf } from './nouns.ts';
import { phrasesOf } from './phrases.ts';
import type { ReadText } from './text.ts';

/** "Squatting upon their haunches", "sank to the ground", «сидел на земле»: without a seat. */
export function isOnGround({ tokens }: ReadText, words: readonly TextRange[]): boolean {
  const at = tokens.findIndex(({ start }) => words.some((span) => span.start === start));
  const phrase = tokens
    .slice(Math.max(0, at), at + 8)
    .filter(({ sentence }) => sentence === tokens[at]?.sentence)
    .map(({ word }) => word)
    .join(' ');
  return at >= 0 && ON_GROUND.test(phrase);
}

const ON_GROUND =
  /^squat|\bcross legged\b|\b(?:to|on|upon) (?:the|his|her|their) (?:\S+ )?(?:ground|floor|haunches|heels|grass|turf|sand|earth|deck|carpet|straw)\b|(?:^| )(?:на|по) (?:\S+ )?(?:земл[еюи]|полу?|корточк\p{L}+|трав[еу]|песке|палубе|ковр[еу]|соломе)(?: |$)|поджав (?:под себя )?ноги|по турецки/u;

/** "Lay prone", «упал ничком»: on the face. */
export function proneWords(
  { tokens, scopes }: ReadText,
  own: (index: number) => boolean,
): ScenePerson['words'][number] | null {
  for (const { text: line, tokenAt } of phrasesOf(tokens, 'sentence'))
    for (const match of line.matchAll(
      / (?:(?:lay|lying|lies|fell|fallen|stretched|(?:flung|threw) (?:him|her)self)(?: \S+){0,3} (?:prone|face (?:downwards?|down)|(?:up)?on (?:his|her) (?:belly|stomach))|prone (?:up)?on|(?:lay|lying|lies|fell|fallen|(?:flung|threw) (?:him|her)self)(?: flat)? (?:up)?on (?:his|her) face|ничком|лицом вниз|вниз лицом|лицом в (?:подушку|подушки|землю|траву|снег))(?= )/gu,
    )) {
      const [from, to] = [tokenAt(match.index + 1), tokenAt(match.index + match[0].length - 1) + 1];
      if (scopes.at(from) === null && own(from)) return spanOf(tokens, from, to);
    }
  return null;
}
