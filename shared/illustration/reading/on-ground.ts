import type { TextRange } from '../scene.ts';
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
