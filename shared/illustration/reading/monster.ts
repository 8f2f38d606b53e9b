import type { TextRange } from '../scene.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** Nouns that always mean a monster, and nouns that may also mean a person. */
const OUTRIGHT =
  /^(?:monsters?|daemons?|demons?|ogres?|trolls?|ghouls?|(?:monster|daemon|demon|ogre)'s|чудовищ\p{L}*|демон\p{L}*|людоед\p{L}*|упыр\p{L}*)$/u;
const VAGUE =
  /^(?:creatures?|creature's|wretch|fiends?|beings?|spectres?|существ\p{L}*|твар\p{L}+|исчади\p{L}*)$/u;
/** Features of monsters that few people have. */
const SIGNS = wordLike`
  hideous(?:ly)? horrid horrible loathsome deformed deformity misshapen ghastly unearthly inhuman gigantic
  corpse fangs claws jaws horns tentacles? scaly уродлив\p{L}* безобразн\p{L}* отвратительн\p{L}*
  чудовищн\p{L}* нечеловеческ\p{L}* исполинск\p{L}* клык\p{L}* когт\p{L}* пасть пастью мертвенн\p{L}*
`;
/** Parts of the body with colours that no human has. */
const ODD_COLOURS: readonly (readonly [part: RegExp, colour: RegExp])[] = [
  [
    /^(?:skin|complexion|кожа|кожу|кожей)$/u,
    /^(?:yellow|yellowish|green|greenish|blue|livid|желт\p{L}*|зелен\p{L}*|син\p{L}*)$/u,
  ],
  [/^(?:lips?|губ\p{L}*)$/u, /^(?:black|blue|черн\p{L}*|син\p{L}*)$/u],
  [/^(?:eyes?|глаз\p{L}*)$/u, /^(?:yellow|red|burning|glowing|желт\p{L}*|красн\p{L}*|горящ\p{L}*)$/u],
];
const EYE = /^(?:eyes?|eyelids?|глаз\p{L}*|веки|веко)$/u;
const OPENS = /^(?:open|opens|opened|opening|открыл\p{L}*|раскрыл\p{L}*|открыва\p{L}*|разомкн\p{L}*)$/u;
/** The maximum distance, in words, between an eye and the verb that opens it. */
const EYE_REACH = 7;
/** The maximum distance, in words, between a part and its colour. */
const REACH = 4;
const HUMAN =
  /^(?:m[ae]n|wom[ae]n|girl|boy|lady|gentleman|fellow|lad|child|старик\p{L}*|старух\p{L}*|женщин\p{L}*|мужчин\p{L}*|девушк\p{L}*|человек\p{L}*|мальчик\p{L}*|девочк\p{L}*)$/u;

/**
 * A human-shaped monster: called one and described as one, or described as no human would be.
 *
 * @returns the words that state it; null for a human being
 */
export function readMonster({ tokens, scopes }: ReadText): TextRange[] | null {
  const words: TextRange[] = [];
  let [isOutright, isVague, isHuman, signs] = [false, false, false, 0];
  for (const [i, { word, sentence, start, end }] of tokens.entries()) {
    if (scopes.at(i) === 'negation' || scopes.at(i) === 'memory') continue;
    const odd = ODD_COLOURS.find(([part]) => part.test(word));
    const near = tokens
      .slice(Math.max(0, i - REACH), i + REACH + 1)
      .filter((each) => each.sentence === sentence);
    const isSign = SIGNS.test(word) || (odd !== undefined && near.some((each) => odd[1].test(each.word)));
    // "Like a monster" describes a person.
    const isNoun = scopes.at(i) === null && (OUTRIGHT.test(word) || VAGUE.test(word));
    if (isNoun && OUTRIGHT.test(word)) isOutright = true;
    else if (isNoun) isVague = true;
    if (HUMAN.test(word) && scopes.at(i) === null) isHuman = true;
    if (isSign) signs++;
    if (isSign || isNoun) words.push({ start, end });
  }
  const isMonster = isOutright ? signs >= 1 : isHuman ? false : isVague ? signs >= 1 : signs >= 3;
  return isMonster ? words : null;
}

/** The words that state that it wakes, since opening the eyes implies lying; null if it does not wake. */
export function wakingWords({ tokens, scopes }: ReadText): TextRange | null {
  for (const [i, { word, sentence }] of tokens.entries()) {
    if (!OPENS.test(word) || scopes.at(i) !== null) continue;
    const near = tokens.slice(Math.max(0, i - EYE_REACH), i + EYE_REACH + 1);
    if (near.some((each) => each.sentence === sentence && EYE.test(each.word)))
      return { start: tokens[i]!.start, end: tokens[i]!.end };
  }
  return null;
}
