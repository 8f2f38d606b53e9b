import type { CastMember } from '../../contract/cast.ts';
import { mayShow } from '../spoilers/may-show.ts';
import { knownAliases, knownMentions, knownName, type Knowledge, type TextStretch } from './known-facts.ts';
import { nameIndex, namesWithin } from './name-index.ts';

/** The member whom some words of the text mean. */
export interface Named {
  readonly id: string;
  /** Other members they might mean as well, likeliest first. */
  readonly others: readonly string[];
  /** Someone else may be meant: one of the others, or someone the reader has not met. */
  readonly isUnsure?: boolean;
}

const OTHERS = 4;

/**
 * The member that tapped or selected words name: by the name itself, in any form and case, or by a title alone (“the
 * countess”, «графиня»), which means the one last called by it.
 *
 * @param words the stretch and its text
 * @returns null if they name no one the reader has met
 */
export function findNamed(
  cast: readonly CastMember[],
  { text, ...stretch }: TextStretch & { readonly text: string },
  knowledge: Knowledge,
): Named | null {
  const { chapter, start, end } = stretch;
  // A name that continues beyond the page doesn't count yet.
  const here = namesWithin(nameIndex(cast), chapter, start, end).find(
    (one) =>
      mayShow({ chapter, offset: one.end }, knowledge.known) && knownName(one.member, knowledge) !== null,
  );
  if (!here) return byWords(cast, stretch, text, knowledge);
  const namesakes = here.isUnsure ? (here.member.namesakes ?? []) : [];
  const others = namesakes.filter((one) => mayShow(one, knowledge.known)).map(({ id }) => id);
  return {
    id: here.member.id,
    others: lastNamedFirst(cast, others, stretch, knowledge).slice(0, OTHERS),
    ...(here.isUnsure && { isUnsure: true }),
  };
}

function byWords(
  cast: readonly CastMember[],
  stretch: TextStretch,
  text: string,
  knowledge: Knowledge,
): Named | null {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > LONGEST_NAME_WORDS) return null;
  const hasThisName = (member: CastMember): boolean =>
    (words.length === 1 && hasTitle(member, words[0]!, knowledge)) ||
    (/^\p{Lu}/u.test(text.trim()) &&
      knownAliases(member, knowledge).some((alias) => contains(wordsOf(alias.text), words)));
  const called = cast.filter(hasThisName).map(({ id }) => id);
  const [id, ...others] = lastNamedFirst(cast, called, stretch, knowledge);
  return id === undefined ? null : { id, others: others.slice(0, OTHERS) };
}

const LONGEST_NAME_WORDS = 5;

/** What Russian cases add to a name or a title. */
const CASE_ENDING = /(?:ами|ями|ого|ому|ий|ый|ой|ей|ою|ею|ом|ем|ым|им|ую|ая|ам|ям|ах|ях|ов|ев|[аяуюыиеоьй])$/;

/** A word for a relation is ambiguous: “my sister” does not specify whose. */
const RELATIONS = new Set(
  stems(
    'mother father brother sister aunt auntie uncle mr mrs miss ms sir madam мать отец брат сестра дядя тетя тетка бабушка дедушка господин госпожа',
  ),
);

function hasTitle(member: CastMember, word: string, { known }: Knowledge): boolean {
  if (RELATIONS.has(word)) return false;
  return (member.titles ?? []).some((title) => stems(title.text)[0] === word && mayShow(title, known));
}

const contains = (name: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => name.includes(word));

const wordsOf = (text: string): string[] => stems(text).filter((word) => word.length > 1);

/** Words without the endings that Russian cases and an English possessive add. */
function stems(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\p{L}+(?:[-’'](?!s\b)\p{L}+)*/gu) ?? [];
  return words.map((word) => (/[а-я]/.test(word) && word.length > 4 ? word.replace(CASE_ENDING, '') : word));
}

/** Members named last before a place come first, those named only after it last. */
function lastNamedFirst(
  cast: readonly CastMember[],
  ids: readonly string[],
  place: TextStretch,
  knowledge: Knowledge,
): string[] {
  const at = { chapter: place.chapter, offset: place.end };
  const lastNamed = new Map<string, TextStretch | null>();
  for (const id of new Set(ids)) {
    const member = cast.find((one) => one.id === id);
    if (!member || knownName(member, knowledge) === null) continue;
    let last: TextStretch | null = null;
    for (const mention of knownMentions(member, knowledge))
      if (mayShow({ chapter: mention.chapter, offset: mention.end }, at)) last = mention;
    lastNamed.set(id, last);
  }
  return [...lastNamed]
    .sort(([, a], [, b]) => (b?.chapter ?? 0) - (a?.chapter ?? 0) || (b?.start ?? 0) - (a?.start ?? 0))
    .map(([id]) => id);
}
