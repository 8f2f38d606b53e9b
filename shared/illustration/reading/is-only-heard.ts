import type { ThingMention } from './in-context.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** "I heard cows low", "the barking of dogs", «лай собак»: an animal that is heard is not in the view. */
export function isOnlyHeard(
  { from, meaning: { group, what }, preposition }: ThingMention,
  { tokens }: ReadText,
): boolean {
  if (group !== 'animal' && what !== 'wheel' && what !== 'whip') return false;
  const before = tokens
    .slice(Math.max(0, from - 6), from)
    .filter(({ clause }) => clause === tokens[from]!.clause)
    .map(({ word }) => word);
  const near = before.slice(-3);
  return (
    before.some((word) => HEARD.test(word)) ||
    ((preposition === 'of' || /^[а-я]/u.test(tokens[from]!.word)) && near.some((word) => VOICES.test(word)))
  );
}

const HEARD = wordLike`
  heard hears? hearing listened listening слышал\p{L}* слышен слышна слышно слышны слышится слышались
  слышался услыхал\p{L}* услышал\p{L}* слыша слушал\p{L}* доносил\p{L}* раздавал\p{L}+ раздал\p{L}+
`;

const VOICES = wordLike`
  barking baying howls? howling neighing lowing bleating crowing clucking croaking songs? singing cry
  cries chirping twitter(?:ing)? hum humming hooting cawing лай лаем вой ржание мычание блеяние крик крики
  пение песн[яи] кваканье карканье щебет чириканье стрекот\p{L}* шум шумом стук стуком скрип скрипом
  грохот грохотом rattle rattling rolling cracking rumble rumbling creaking noise sound топот топотом
`;
