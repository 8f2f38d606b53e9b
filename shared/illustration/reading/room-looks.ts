import { isInterior, type RoomLook } from '../setting.ts';
import { COPULAS, DEGREES, DETERMINERS, PREPOSITIONS } from './adjective-words.ts';
import type { Token } from './grammar/tokens.ts';
import { Dictionary } from './lexicon/dictionary.ts';
import { ROOM_LOOKS } from './lexicon/room-looks.ts';
import { SETTINGS } from './named-settings.ts';
import type { ReadText } from './text.ts';

const WORDS = new Dictionary(Object.entries(ROOM_LOOKS) as [RoomLook, (typeof ROOM_LOOKS)[RoomLook]][], {
  isOfAdjectives: true,
});

/** How far before a room its adjectives stand, in words, and how far after it "how poor!" may follow. */
const BEFORE = 6;
const EXCLAIMED = 14;
const HAVING = 9;

/** "A bare, shabby bedroom", "the room was poor", "the little room, but oh, how poor!", «убогая комнатка»: what it is like on the whole. */
export function roomLooks({ tokens, scopes, isNoun }: ReadText): RoomLook[] {
  const rooms = SETTINGS.all(tokens).filter(({ value, at }) => isInterior(value) && scopes.at(at) === null);
  const found = WORDS.all(tokens).filter(
    ({ at, length }) =>
      scopes.at(at) === null &&
      !/^(?:не|not|no|neither|nor)$/u.test(tokens[at - 1]?.word ?? '') &&
      rooms.some((room) => describes(tokens, { at, to: at + length }, room, isNoun)),
  );
  return [...new Set(found.map(({ value }) => value))];
}

function describes(
  tokens: readonly Token[],
  { at, to }: { at: number; to: number },
  room: { at: number; length: number },
  isNoun: (index: number) => boolean,
): boolean {
  const after = room.at + room.length;
  if (to <= room.at)
    return (
      room.at - at <= BEFORE &&
      tokens
        .slice(to, room.at + 1)
        .every(
          ({ word, gap }, k) =>
            (gap === 'none' || gap === 'comma') &&
            (to + k === room.at || !(isNoun(to + k) || DETERMINERS.has(word) || PREPOSITIONS.has(word))),
        )
    );
  // «Клетушка, имевшая самый жалкий вид».
  if (
    tokens[to]?.word === 'вид' &&
    at > after &&
    at - after < HAVING &&
    tokens.slice(after, at).some(({ word }) => /^име(?:л|вш|ет)\p{L}*$/u.test(word))
  )
    return true;
  if (EXCLAIMING.test(tokens[at - 1]?.word ?? '')) return at > after && at - after < EXCLAIMED;
  const { sentence } = tokens[room.at]!;
  return (
    at >= after &&
    tokens.slice(after, at).every(
      (token, k) =>
        token.sentence === sentence &&
        (COPULAS.has(token.word) ||
          DEGREES.has(token.word) ||
          (token.word === 'and' && k > 0) ||
          (k > 0 && !isNoun(after + k) && WORDS.at(tokens, after + k) !== null) ||
          // "Lofty and handsome".
          (k > 0 && !isNoun(after + k) && tokens[after + k + 1]?.word === 'and')),
    ) &&
    // «Комната убогая», but not "the room poor Tom slept in".
    (tokens.slice(after, at).some(({ word }) => COPULAS.has(word)) ||
      (/^[а-я]/u.test(tokens[at]!.word) && tokens[at + 1]?.gap !== 'none'))
  );
}

const EXCLAIMING = /^(?:how|как|какая|какой|какое)$/u;
