import type { CastMember } from '../../contract/cast.ts';
import { isChapterReached, mayShow } from '../spoilers/may-show.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/** A stretch of a chapter's canonical text, `end` exclusive. */
export interface TextStretch {
  readonly chapter: number;
  readonly start: number;
  readonly end: number;
}

/** What decides which facts count: how far the reader knows the book, and which chapters are its story. */
export interface Knowledge {
  readonly known: TextPlace;
  /** Whether a chapter belongs to the story; the names in a foreword are not its cast. */
  readonly isCounted: (chapter: number) => boolean;
}

/** Whether the reader knows a stretch of the story to its end. */
export const isKnown = ({ chapter, end }: TextStretch, { known, isCounted }: Knowledge): boolean =>
  isCounted(chapter) && mayShow({ chapter, offset: end }, known);

/** Where the words end that first named a member. */
export const endOfAlias = ({ text, chapter, offset, end }: CastMember['aliases'][number]): TextPlace => ({
  chapter,
  offset: end ?? offset + text.length,
});

/**
 * The names mentioned so far, in that order; a foreword's names count from their first mention in the story.
 */
export function knownAliases(member: CastMember, knowledge: Knowledge): CastMember['aliases'] {
  return member.aliases.flatMap((alias, number) => {
    const told = knowledge.isCounted(alias.chapter) ? alias : inStory(member, alias, number, knowledge);
    return told && mayShow(endOfAlias(told), knowledge.known) ? [told] : [];
  });
}

function inStory(
  { mentions }: CastMember,
  alias: CastMember['aliases'][number],
  number: number,
  { isCounted }: Knowledge,
): CastMember['aliases'][number] | null {
  for (const { chapter, at = [], names } of mentions) {
    const first = isCounted(chapter) ? (names?.indexOf(number) ?? -1) : -1;
    if (first >= 0) return { ...alias, chapter, offset: at[2 * first]!, end: at[2 * first + 1]! };
  }
  return null;
}

/** “Monsieur Pierre” is only a form of address, and adds nothing to “Pierre”. */
const ADDRESS = /^(?:monsieur|herr|signor|señor) /i;

/** The name of most words, up to three; the earlier of two equals. */
function longestName(names: readonly string[]): string {
  const isAlsoPlain = (name: string): boolean =>
    ADDRESS.test(name) && names.includes(name.replace(ADDRESS, ''));
  const words = (name: string): number => (isAlsoPlain(name) ? 0 : Math.min(3, name.split(' ').length));
  return names.reduce((best, name) => (words(name) > words(best) ? name : best));
}

/**
 * What the reader calls it, or else by the fullest name that the text has given more than once, else the fullest: a
 * name that was given once may be a father's. Null before the first one was mentioned.
 */
export function knownName(member: CastMember, knowledge: Knowledge): string | null {
  const aliases = knownAliases(member, knowledge);
  if (aliases.length > 0 && member.renamed !== undefined) return member.renamed;
  const used = aliases.filter(({ again }) => again && mayShow(again, knowledge.known));
  const names = (used.length > 0 ? used : aliases).map(({ text }) => text);
  return names.length > 0 ? longestName(names) : null;
}

/** Every known mention in order; none if an earlier version only counted them. */
export function* knownMentions(member: CastMember, knowledge: Knowledge): Generator<TextStretch> {
  for (const { chapter, at = [] } of member.mentions) {
    if (!isChapterReached(chapter, knowledge.known)) continue;
    for (let i = 0; i + 1 < at.length; i += 2) {
      const mention = { chapter, start: at[i]!, end: at[i + 1]! };
      if (isKnown(mention, knowledge)) yield mention;
    }
  }
}

/**
 * How often each chapter names it as far as the reader knows; of the open chapter only where its mentions have
 * places.
 */
export function knownCounts(
  { mentions }: CastMember,
  { known, isCounted }: Knowledge,
): { readonly chapter: number; readonly count: number }[] {
  return mentions.flatMap(({ chapter, count, at = [] }) => {
    if (!isCounted(chapter)) return [];
    const isWhole = mayShow({ chapter, offset: Infinity }, known);
    const ends = at.filter((offset, i) => i % 2 === 1 && mayShow({ chapter, offset }, known));
    const here = isWhole ? count : ends.length;
    return here > 0 ? [{ chapter, count: here }] : [];
  });
}

/** Where a chapter first names it, as far as the reader knows; its beginning where the mentions have no places. */
export function startInChapter(member: CastMember, chapter: number, knowledge: Knowledge): number {
  for (const mention of knownMentions(member, knowledge))
    if (mention.chapter === chapter) return mention.start;
  return 0;
}

/** The first mention that counts. */
export function firstMention(member: CastMember, knowledge: Knowledge): TextStretch | null {
  const [mention] = knownMentions(member, knowledge);
  if (mention) return mention;
  const [alias] = knownAliases(member, knowledge);
  return alias ? { chapter: alias.chapter, start: alias.offset, end: endOfAlias(alias).offset } : null;
}

/**
 * The quotations about a member so far: the strongest quotations, none overlapping, in the order of the text.
 */
export function knownQuotations(member: CastMember, knowledge: Knowledge, most: number): TextStretch[] {
  const strongest = (member.quotations ?? [])
    .filter((one) => isKnown(one, knowledge))
    .sort((a, b) => b.weight - a.weight);
  const chosen: TextStretch[] = [];
  for (const { chapter, start, end } of strongest) {
    if (chosen.length === most) break;
    const isCovered = chosen.some((one) => one.chapter === chapter && one.start < end && start < one.end);
    if (!isCovered) chosen.push({ chapter, start, end });
  }
  return chosen.sort((a, b) => a.chapter - b.chapter || a.start - b.start);
}
