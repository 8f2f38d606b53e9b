import type { Analysis, Word } from './words.ts';
import { BIT } from './lexicon/categories.ts';
import { genderOfPronoun } from './pronouns.ts';
import type { RankedRun } from './rank-runs.ts';
import type { KnownEntity } from './known-entity.ts';
import type { EntityKind, Gender } from './types.ts';

export interface FiledMention {
  readonly start: number;
  readonly end: number;
  readonly kind: EntityKind;
  readonly entity: KnownEntity;
  /** Title such as “mrs”, or ''. */
  readonly title: string;
}

/** How far back a portrait's “he” may point, in characters. */
const PRONOUN_REACH = 1_200;

/**
 * Whom or what a run shows, of those named up to its end: a portrait that opens with “he” or “she” shows the person
 * mentioned last who can be meant; one that opens with “a man” shows a new person; else it is the first name in it.
 */
export function subjectOf(
  analysis: Analysis,
  run: RankedRun,
  filed: readonly FiledMention[],
): KnownEntity | null {
  const kind = run.type === 'character' ? 'character' : run.type === 'location' ? 'location' : null;
  if (!kind) return null;
  const near = tailFrom(filed, run.start - PRONOUN_REACH).filter((one) => one.kind === kind);
  const inside = near.find((one) => one.start >= run.start)?.entity ?? null;
  if (kind === 'location') return inside;
  const opening = openingOf(
    analysis.words.slice(run.firstWord, Math.min(run.lastWord, run.firstWord + OPENING_WORDS)),
  );
  // “A tall man stood there. It was Harlow”: named within the run, though not at once.
  if (opening === 'stranger' || opening === 'thing') return inside;
  const before = near.filter((one) => one.start < run.start);
  if (opening === null) return inside ?? lastSpokenOf(before, null);
  return justNamed(before, run.start, opening) ?? lastSpokenOf(before, opening) ?? inside;
}

/**
 * The last mentions, from an offset on. A chapter may have as many as words, and this runs for every run of
 * sentences.
 */
function tailFrom(filed: readonly FiledMention[], offset: number): readonly FiledMention[] {
  let first = filed.length;
  while (first > 0 && filed[first - 1]!.start >= offset) first--;
  return filed.slice(first);
}

/** The last person of that gender named before the run; a person of unknown gender can be meant too. */
function lastSpokenOf(before: readonly FiledMention[], gender: Gender | null): KnownEntity | null {
  const near = before.filter(({ entity }) => isEstablished(entity));
  const known = near.findLast(({ entity }) => gender !== null && entity.gender === gender);
  const open = near.findLast(({ entity }) => gender === null || entity.gender === null);
  if (!known || !open) return (known ?? open)?.entity ?? null;
  return known.start >= open.start - SURE_BEFORE_NEAR ? known.entity : open.entity;
}

/**
 * A name of two words and more, in the sentence before, is a person's if “he” follows: “Tobias Fell was the
 * lamplighter. He …”
 */
function justNamed(before: readonly FiledMention[], start: number, gender: Gender): KnownEntity | null {
  const last = before.at(-1);
  if (!last || start - last.end > JUST_BEFORE || last.entity.longestAlias < 2) return null;
  if (last.entity.gender !== null) return last.entity.gender === gender ? last.entity : null;
  // Beside a person known to be a man, “he” is that man.
  const isBesideKnown = tailFrom(before, start - JUST_BEFORE).some(({ entity }) => entity.gender === gender);
  return isBesideKnown ? null : last.entity;
}
/** As far as a short sentence reaches, in characters. */
const JUST_BEFORE = 120;

/** Named before, or named as a person is: a word met once with a capital may be a wine. */
const isEstablished = ({ mentionsTotal, title, gender }: KnownEntity): boolean =>
  title !== '' || gender !== null || mentionsTotal > 1;

/**
 * A person known to be a woman is what “she” means, even if a person of unknown gender was named a little later.
 */
const SURE_BEFORE_NEAR = 400;

const INDEFINITE = /^(?:an?|one|some|another|один|одна|какой-то|какая-то|некий|некая|незнакомый|незнакомая)$/;

/** A picture, a portrait, a figure: not the person just mentioned. */
const THING = /^(?:it|this|that|these|there|это|оно|там|тут)$/;

/** This many words of a run count as its beginning. */
const OPENING_WORDS = 12;

/** How a portrait begins: with a pronoun's gender, with a new person, with a thing, or with none of them. */
function openingOf(words: readonly Word[]): Gender | 'stranger' | 'thing' | null {
  let indefinite = false;
  if (words[0] && THING.test(words[0].lower)) return 'thing';
  for (const { lower, pos, categories } of words) {
    const gender = genderOfPronoun(lower);
    if (gender) return gender;
    if (pos === 'name') return null;
    if (INDEFINITE.test(lower)) indefinite = true;
    if (pos === 'noun' && categories & BIT.person) return indefinite ? 'stranger' : null;
  }
  return null;
}
