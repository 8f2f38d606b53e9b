import type { ReadingInput } from '../scene.ts';
import { HER, HIM, TITLES } from './lexicon/people.ts';
import { isOf, type ReadText } from './text.ts';

/** Whether a passage describes a man or a woman, by its pronouns, titles and nouns; undefined where it says both or neither. */
export function sexOf(
  { tokens, mentions, language }: ReadText,
  { entity }: ReadingInput,
): 'man' | 'woman' | undefined {
  let she = 0;
  let he = 0;
  for (const [i, { word }] of tokens.entries()) {
    // In Russian "его" and "ее" are often said of things.
    const share =
      (language === 'ru' && word !== 'он' && word !== 'она' ? 0.6 : 1) + (isOfLooks(i, mentions) ? 1 : 0);
    if (HER.has(word)) she += share;
    else if (HIM.has(word)) he += share;
    else if (WOMANLY.test(word)) she += 1;
    else if (tokens[i]!.isCapital && TITLES[word] === 'woman') she += 2;
    else if (tokens[i]!.isCapital && TITLES[word] === 'man') he += 2;
  }
  // Whose face it is that a passage begins with: "Лицо ее", "his features".
  const owner = ownerOfLooks(mentions, tokens);
  if (owner === 'woman') she += OWNER;
  if (owner === 'man') he += OWNER;
  for (const mention of mentions) {
    if (
      !isOf(mention, 'person') ||
      mention.isPlural ||
      mention.preposition === 'of' ||
      mention.preposition === 'by' ||
      mention.preposition === 'to'
    )
      continue;
    if (mention.meaning.person.sex === 'woman') she += 1.5;
    else if (mention.meaning.person.sex === 'man') he += 1.5;
  }
  if (she === he && entity && /\p{Script=Cyrillic}/u.test(entity.name)) return /[ая]$/u.test(entity.name.split(' ')[0]!) ? 'woman' : 'man'; // prettier-ignore
  return she === he ? undefined : she > he ? 'woman' : 'man';
}

/** "Her white face": whose looks are told is who is described. */
const isOfLooks = (at: number, mentions: ReadText['mentions']): boolean =>
  mentions.some((mention) => isOf(mention, 'look') && mention.from > at && mention.from - at < 3);

/** What is only said of women. */
const WOMANLY = /^(?:voluptuous|womanly|girlish|maidenly|matronly|motherly)$/u;

/** What it counts for, against a pronoun. */
const OWNER = 3;

function ownerOfLooks(mentions: ReadText['mentions'], tokens: ReadText['tokens']): 'man' | 'woman' | null {
  const first = mentions.find((mention) => isOf(mention, 'look') || isOf(mention, 'person'));
  const outward = tokens.findIndex(({ word }) => OUTWARD.test(word));
  const at = first && isOf(first, 'look') && (outward < 0 || first.from < outward) ? first.from : outward;
  if (at < 0 || (first && isOf(first, 'person') && first.from < at)) return null;
  const beside = [tokens[at - 1], tokens[at + 1]].filter((token) => token?.sentence === tokens[at]!.sentence); // prettier-ignore
  if (beside.some((token) => /^(?:her|ее)$/u.test(token!.word))) return 'woman';
  return beside.some((token) => /^(?:his|его)$/u.test(token!.word)) ? 'man' : null;
}
const OUTWARD = /^(?:appearance|figure|features|countenance|costume|dress|наружность|внешность|фигура|черты|костюм|одежда)$/u; // prettier-ignore
