import type { ScenePerson, TextRange } from '../scene.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** The number that a word states. */
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  две: 2,
  двумя: 2,
  три: 3,
  трех: 3,
  четыре: 4,
  четырех: 4,
  пять: 5,
  шесть: 6,
  шести: 6,
  шестью: 6,
  четырьмя: 4,
  восемь: 8,
  восьми: 8,
  восемью: 8,
};
const LEGS = /^(?:legs|limbs|лап|лапы|лапами|лапах|ног|ноги|ногами|ногах|конечностей|конечностями)$/u;
const ARMS = /^(?:arms|hands|рук|руки|руками)$/u;
const SIDES = /^(?:right|left|upper|lower|правых|левых|правые|левые)$/u;
const ALIEN = /^(?:tentacles?|mandibles?|antennae|nailless|hatchlings?|щупальц\p{L}*|жвал\p{L}*)$/u;
/** Tusks are those of a beast, unless no beast that has them is named. */
const TUSKS = /^(?:tusks?|клыки|клыками|клыков)$/u;
const TUSKED =
  /^(?:boars?|elephants?|walrus(?:es)?|pigs?|dogs?|wolf|wolves|вепр\p{L}*|кабан\p{L}*|слон\p{L}*|волк\p{L}*|пес|пса|собак\p{L}*)$/u;
/** "Their bodies were of a light green colour". */
const SKIN = /^(?:body|bodies|skin|skins|hide)$/u;
const SKIN_WORDS = 9;
const GREEN = /^(?:green|greenish|yellowish-green)$/u;
/** Parts of the body that only animals have. */
const ANIMAL =
  /^(?:muzzle|manes?|hoofs?|hooves|fetlocks?|withers|haunches|snout|храп[аеу]?|копыт\p{L}*|холк\p{L}+|грив[аыуе]|гривой|гривами)$/u;
const ANIMALS: ReadonlySet<string> = new Set([
  'horse',
  'beast',
  'dog',
  'cow',
  'donkey',
  'camel',
  'goat',
  'sheep',
]);
const MOUNT = /^(?:mount|beast|steed|rode|riding|верхом|скакун\p{L}*)$/u;
/** The maximum distance, in words, between a number and the limbs that it counts. */
const REACH = 3;

/**
 * A body with more than two arms and two legs.
 *
 * @returns `human` if nothing says otherwise; `unknown` for a non-human body that cannot be drawn
 */
export function readBeing({
  tokens,
  mentions,
}: ReadText): NonNullable<ScenePerson['being']> | 'human' | 'unknown' {
  let [legs, arms] = [0, 0];
  let isOdd = false;
  const words: TextRange[] = [];
  for (const [i, { word, clause, start, end }] of tokens.entries()) {
    if (ALIEN.test(word) || (TUSKS.test(word) && !tokens.some((each) => TUSKED.test(each.word))))
      return 'unknown';
    if (
      SKIN.test(word) &&
      tokens
        .slice(i, i + SKIN_WORDS)
        .some((each) => GREEN.test(each.word) && each.sentence === tokens[i]!.sentence)
    )
      return 'unknown';
    const isArm = ARMS.test(word);
    if (!isArm && !LEGS.test(word)) continue;
    const before = tokens.slice(Math.max(0, i - REACH), i).filter((each) => each.clause === clause);
    const number = before.map((each) => NUMBERS[each.word]).findLast((each) => each !== undefined);
    if (number === undefined) continue;
    const isOfSide = before.some((each) => SIDES.test(each.word));
    // Humans have no more than one arm on each side.
    if (number > 2 || isOfSide) isOdd = true;
    // A number stated for one side applies to the other as well.
    if (isArm) arms = Math.max(arms, isOfSide ? 2 * number : number);
    else legs = Math.max(legs, number);
    words.push({ start, end });
  }
  // "Her head widened to the muzzle": a pronoun may mean an animal if neither a person nor an animal is named.
  if (
    tokens.some(({ word }) => ANIMAL.test(word)) &&
    !mentions.some(
      (mention) =>
        (isMentionOf(mention, 'person') && !mention.meaning.person.isVague) ||
        (isMentionOf(mention, 'thing') && ANIMALS.has(mention.meaning.what)),
    )
  )
    return 'unknown';
  if (!isOdd) return 'human';
  const armPairs = arms > 2 ? Math.min(3, Math.round(arms / 2)) : 1;
  const pairs = Math.round(Math.max(legs, arms + (arms > 2 ? 2 : 0)) / 2);
  if (pairs < 3 || pairs > 5) return 'unknown';
  return { pairs, armPairs, isMounted: tokens.some(({ word }) => MOUNT.test(word)), words };
}
