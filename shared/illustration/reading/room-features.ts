import type { RoomFeature } from '../setting.ts';
import type { Token } from './grammar/tokens.ts';
import { ROOM_FEATURES } from './lexicon/room-features.ts';
import type { ReadText } from './text.ts';

/** How many words may stand between a wall and what is said of it. */
const NEAR = 7;

/** "The paper peeled from the walls", «низкий потолок», "windows down to the floor": walls, ceiling and shape of the room. */
export function roomFeatures({ tokens, scopes }: ReadText): RoomFeature[] {
  const found = new Set<RoomFeature>();
  for (const { feature, of, says, notAfter, notBefore, within = NEAR } of ROOM_FEATURES)
    for (const [i, { word }] of tokens.entries()) {
      if (found.has(feature)) break;
      if (!of.test(word) || scopes.at(i) === 'negation' || isElsewhere(scopes.at(i))) continue;
      const at = nearest(tokens, i, within, says);
      if (at === null || scopes.at(at) !== null || isDenied(tokens, at)) continue;
      if (notAfter && [1, 2, 3].some((back) => notAfter.test(tokens[at - back]?.word ?? ''))) continue;
      if (notBefore && [1, 2].some((on) => notBefore.test(tokens[at + on]?.word ?? ''))) continue;
      found.add(feature);
    }
  return [...found];
}

/** "Blackened" is read as a metaphor of walls in places; the wall itself is there. */
const isElsewhere = (reason: string | null): boolean =>
  reason !== null && reason !== 'metaphor' && reason !== 'negation';

/** The first word like that in the same sentence, in front or behind. */
function nearest(tokens: readonly Token[], from: number, within: number, says: RegExp): number | null {
  for (let away = 0; away <= within; away++)
    for (const at of [from + away, from - away]) {
      const token = tokens[at];
      if (token && token.sentence === tokens[from]!.sentence && says.test(token.word)) return at;
    }
  return null;
}

const isDenied = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((back) => DENIALS.test(tokens[at - back]?.word ?? ''));
const DENIALS = /^(?:not|no|never|without|nor|не|ни|без|нисколько)$/u;
