import type { ThingMention } from './context-rules.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** "I heard cows low", "the barking of dogs", «лай собак»: an animal that is heard is not in the view. */
export function isOnlyHeard(
  { from, to, meaning: { group, what }, preposition }: ThingMention,
  { tokens }: ReadText,
): boolean {
  const later = tokens
    .slice(to, to + 6)
    .filter(({ clause }) => clause === tokens[from]!.clause)
    .map(({ word }) => word);
  // "The bell strikes the hour", "a drum rolls".
  if (SOUNDING.has(what)) return later.slice(0, 2).some((word) => SOUNDS.test(word));
  if (WATERS.has(what)) return isHeardOf(tokens, from);
  if (group !== 'animal' && what !== 'wheel' && what !== 'whip') return false;
  const before = tokens
    .slice(Math.max(0, from - 6), from)
    .filter(({ clause }) => clause === tokens[from]!.clause)
    .map(({ word }) => word);
  const near = before.slice(-3);
  // "The distant lowing of ten thousand cattle".
  if (before.some((word, i) => CRIES.test(word) && before[i + 1] === 'of')) return true;
  // "Hens clucked outside the windows".
  if (later.some((word, i) => word === 'outside' && /^(?:windows?|doors?)$/u.test(later[i + 2] ?? '')))
    return true;
  return (
    before.some((word) => HEARD.test(word)) ||
    ((preposition === 'of' || /^[а-я]/u.test(tokens[from]!.word)) && near.some((word) => VOICES.test(word)))
  );
}

const WATERS: ReadonlySet<string> = new Set(['sea', 'river', 'stream', 'waterfall', 'wave']);

/** "I heard, very faint, the fall of the sea": not seen from where it is heard. */
export function isHeardOf(tokens: ReadText['tokens'], at: number): boolean {
  const { sentence } = tokens[at]!;
  const before = tokens.slice(Math.max(0, at - 14), at).filter((token) => token.sentence === sentence);
  const near = before.slice(-4).map(({ word }) => word);
  const of = near.lastIndexOf('of');
  return of > 0 && OF_WATER.test(near[of - 1]!) && before.some(({ word }) => HEARD_FAR.test(word));
}
const OF_WATER =
  /^(?:fall|sound|murmur|murmuring|roar|roaring|voice|noise|wash|beat|beating|plash|thunder|rush|booming)$/u;
const HEARD_FAR = /^(?:heard|hear|hearing|listened|listening|faint|faintly|distant|silent)$/u;
const SOUNDING: ReadonlySet<string> = new Set(['bell', 'drum', 'rifle']);
const SOUNDS =
  /^(?:rings?|rang|ringing|toll(?:s|ed|ing)?|strikes?|struck|rolls?|rolled|beats?|sound(?:s|ed|ing)?|boom(?:s|ed|ing)?|chim(?:es?|ed|ing)|clang(?:s|ed|ing)?|tinkl\p{L}+)$/u;
const CRIES = wordLike`lowing bleating grunting squealing neighing barking baying crowing clucking cackling quacking`;

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
