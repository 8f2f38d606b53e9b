import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** A wide view: «открывался вид», «пространства открывались без конца», «внизу расстилалась долина». */
const OPENED = wordLike`
  откры(?:вал|л)(?:ся|ась|ось|ись) открыва(?:ется|ются) расстила(?:л|ет)(?:ся|ась|ось|ись)?
  раскину(?:лся|лась|лось|лись) развернул(?:ся|ась|ось|ись) (?:рас|про)?тяну(?:лся|лась|лось|лись|тся)
  stretched stretches extended spread
`;
const EXPANSES =
  /^(?:вид|виды|пространств\p{L}*|дал[ьи]|окрестност\p{L}+|панорам\p{L}+|равнин\p{L}*|долин\p{L}*|небосклон\p{L}*|горизонт\p{L}*|horizon)$/u;
/** «За лугами … леса. За лесами … пески. За песками … горы»: lands one behind the other. */
const BEHIND = /^(?:за|позади)$/u;
const LANDS = /^(?:луг|лес|пол|песк|рек|гор|рощ|холм|дол|степ|озер|сел|деревн|нив)\p{L}{0,4}$/u;
const LEAST_BEHIND = 2;

/** Whether a passage looks over a wide country, so that no land that it names is the setting. */
export function isProspect({ tokens, scopes }: ReadText): boolean {
  const opens = tokens.findIndex(({ word }, i) => OPENED.test(word) && scopes.at(i) === null);
  if (
    opens >= 0 &&
    tokens
      .slice(Math.max(0, opens - REACH), opens + REACH)
      .some((token) => token.sentence === tokens[opens]!.sentence && EXPANSES.test(token.word))
  )
    return true;
  return (
    tokens.filter(({ word }, i) => BEHIND.test(word) && LANDS.test(tokens[i + 1]?.word ?? '')).length >=
    LEAST_BEHIND
  );
}
const REACH = 6;
