import type { CastMember } from '../../contract/cast.ts';
import { isChapterReached, mayShow } from '../spoilers/may-show.ts';
import {
  firstMention,
  isKnown,
  knownAliases,
  knownCounts,
  knownMentions,
  knownName,
  knownQuotations,
  type Knowledge,
  type TextStretch,
} from './known-facts.ts';
import { nameIndex } from './name-index.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/** Somebody as a card or a list names them. */
export interface NamedMember {
  readonly id: string;
  readonly kind: CastMember['kind'];
  readonly name: string;
}

/** Who a person is, or what a place is, as far as the reader knows the book. Its text is only pointed at. */
export interface WhoCard extends NamedMember {
  /** Names that have other words than the first one, in the order in which the text mentions them. */
  readonly alsoCalled: readonly string[];
  readonly first: TextStretch;
  readonly quotations: readonly TextStretch[];
  /** The people most often mentioned near them, most frequent first. */
  readonly company: readonly NamedMember[];
  /** The last mention before the open page; null if there is none. */
  readonly lastMet: TextStretch | null;
  /** By chapter, in order. */
  readonly mentions: readonly { readonly chapter: number; readonly count: number }[];
}

const QUOTATIONS = 5;
const COMPANY = 6;

/**
 * The card of a member, from the text so far. Nothing in it comes from unread text.
 *
 * @param pageStart where the text on the open page begins
 * @returns null for a member whom the reader has not met
 */
export function whoIs(
  cast: readonly CastMember[],
  id: string,
  knowledge: Knowledge,
  pageStart: TextPlace,
): WhoCard | null {
  const member = cast.find((one) => one.id === id);
  const aliases = member ? knownAliases(member, knowledge).map(({ text }) => text) : [];
  const first = member && firstMention(member, knowledge);
  const name = member && knownName(member, knowledge);
  if (!member || !first || !name) return null;
  return {
    ...{ id, kind: member.kind, name, first },
    alsoCalled: aliases.filter((alias) => !isPartOf(alias, name)),
    quotations: knownQuotations(member, knowledge, QUOTATIONS),
    company: companyOf(cast, member, knowledge),
    lastMet: lastBefore(member, knowledge, pageStart),
    mentions: knownCounts(member, knowledge),
  };
}

const isPartOf = (alias: string, name: string): boolean => {
  const words = name.split(' ');
  return alias.split(' ').every((word) => words.includes(word));
};

/** Two people mentioned within this many characters are in company. */
const NEAR_CHARS = 300;

function companyOf(cast: readonly CastMember[], member: CastMember, knowledge: Knowledge): NamedMember[] {
  const index = nameIndex(cast);
  const together = new Map<CastMember, number>();
  for (const { chapter } of member.mentions) {
    if (!knowledge.isCounted(chapter) || !isChapterReached(chapter, knowledge.known)) continue;
    const places = index.get(chapter) ?? [];
    let from = 0;
    for (const own of places) {
      if (own.member !== member || !isKnown({ chapter, ...own }, knowledge)) continue;
      while (places[from]!.end < own.start - NEAR_CHARS) from++;
      const near = new Set<CastMember>();
      for (let i = from; i < places.length && places[i]!.start <= own.end + NEAR_CHARS; i++) {
        const other = places[i]!;
        if (other.member !== member && isKnown({ chapter, ...other }, knowledge)) near.add(other.member);
      }
      for (const other of near) together.set(other, (together.get(other) ?? 0) + 1);
    }
  }
  return [...together]
    .filter(([{ kind }]) => kind === 'character')
    .sort(([, a], [, b]) => b - a)
    .slice(0, COMPANY)
    .flatMap(([one]) => named(one, knowledge));
}

const named = (member: CastMember, knowledge: Knowledge): NamedMember[] => {
  const name = knownName(member, knowledge);
  return name === null ? [] : [{ id: member.id, kind: member.kind, name }];
};

function lastBefore(member: CastMember, knowledge: Knowledge, pageStart: TextPlace): TextStretch | null {
  let last: TextStretch | null = null;
  for (const mention of knownMentions(member, knowledge)) {
    if (!mayShow({ chapter: mention.chapter, offset: mention.end }, pageStart)) break;
    last = mention;
  }
  return last;
}
