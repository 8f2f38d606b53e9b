import type { Analysis, Word } from './words.ts';
import { BIT } from './lexicon/categories.ts';
import { genderOfPronoun } from './pronouns.ts';
import type { RankedRun } from './priority.ts';
import type { KnownEntity } from './registry.ts';
import type { EntityKind, Gender } from './types.ts';

export interface FiledMention {
  readonly start: number;
  readonly end: number;
  readonly kind: EntityKind;
  readonly entity: KnownEntity;
}

/** How far back a portrait's “he” may point, in characters. */
const PRONOUN_REACH = 1_200;

/**
 * Whom or what a run shows, of those named up to its end: a portrait that opens with “he” or “she” shows whoever was
 * last spoken of and can be meant; one that opens with “a man” shows somebody new; else it is the first name in it.
 */
export function subjectOf(
  analysis: Analysis,
  run: RankedRun,
  filed: readonly FiledMention[],
): KnownEntity | null {
  const kind = run.type === 'character' ? 'character' : run.type === 'location' ? 'location' : null;
  if (!kind) return null;
  const inside = filed.find((one) => one.kind === kind && one.start >= run.start)?.entity ?? null;
  if (kind === 'location') return inside;
  const opening = openingOf(analysis.words.slice(run.firstWord, run.lastWord));
  if (opening === 'stranger') return inside && isNamedLate(run, filed) ? inside : null;
  if (opening === null) return inside ?? lastSpokenOf(run, filed, null);
  return lastSpokenOf(run, filed, opening) ?? inside;
}

/** “A tall man stood there. It was Harlow”: named within the run, though not at once. */
const isNamedLate = (run: RankedRun, filed: readonly FiledMention[]): boolean =>
  filed.some(({ kind, start }) => kind === 'character' && start >= run.start);

/** Whoever of that gender was named last before the run; somebody whose gender nobody has told can be meant too. */
function lastSpokenOf(
  run: RankedRun,
  filed: readonly FiledMention[],
  gender: Gender | null,
): KnownEntity | null {
  const near = filed.filter(
    ({ kind, start, entity }) =>
      kind === 'character' &&
      isEstablished(entity) &&
      start < run.start &&
      start >= run.start - PRONOUN_REACH,
  );
  const known = near.findLast(({ entity }) => gender !== null && entity.gender === gender);
  const open = near.findLast(({ entity }) => gender === null || entity.gender === null);
  if (!known || !open) return (known ?? open)?.entity ?? null;
  return known.start >= open.start - SURE_BEFORE_NEAR ? known.entity : open.entity;
}

/** Named before, or named as a person is: a word met once with a capital may be a wine. */
const isEstablished = ({ mentions, title, gender }: KnownEntity): boolean =>
  title !== '' || gender !== null || [...mentions.values()].reduce((sum, count) => sum + count, 0) > 1;

/** A person known to be a woman is what “she” means, also where somebody unknown was named a little later. */
const SURE_BEFORE_NEAR = 400;

const INDEFINITE = /^(?:an?|one|some|another|один|одна|какой-то|какая-то|некий|некая|незнакомый|незнакомая)$/;

/** How a portrait begins: with a pronoun's gender, with somebody unheard of, or with neither. */
function openingOf(words: readonly Word[]): Gender | 'stranger' | null {
  let indefinite = false;
  for (const { lower, pos, categories } of words.slice(0, 12)) {
    const gender = genderOfPronoun(lower);
    if (gender) return gender;
    if (pos === 'name') return null;
    if (INDEFINITE.test(lower)) indefinite = true;
    if (pos === 'noun' && categories & BIT.person) return indefinite ? 'stranger' : null;
  }
  return null;
}
