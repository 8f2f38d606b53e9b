import type { Analysis } from './words.ts';
import type { KnownEntity } from './known-entity.ts';
import type { NameMention } from './names.ts';
import type { Gender } from './types.ts';

const PRONOUNS = new Map<string, Gender>(
  Object.entries({
    he: 'male',
    him: 'male',
    his: 'male',
    himself: 'male',
    she: 'female',
    her: 'female',
    hers: 'female',
    herself: 'female',
    он: 'male',
    него: 'male',
    его: 'male',
    ему: 'male',
    она: 'female',
    нее: 'female',
    неё: 'female',
    ее: 'female',
    её: 'female',
    ей: 'female',
  }),
);

export const genderOfPronoun = (lower: string): Gender | null => PRONOUNS.get(lower) ?? null;

/** Learns the gender of named people from the pronouns that follow. */
export interface PronounReader {
  meet(entity: KnownEntity, mention: NameMention): void;
  /** Reads the words that end at or before an offset; offsets never go back. */
  readUpTo(end: number): void;
}

/**
 * A pronoun this near, in characters, refers to the person just named, if no one else was named in the meantime.
 */
const NEAR = 160;
/** The lead in votes that one gender needs before it is accepted. */
const CERTAIN = 3;

export function createPronounReader(analysis: Analysis, chapter: number): PronounReader {
  const { words, speech } = analysis;
  let next = 0;
  let last: { entity: KnownEntity; end: number; others: boolean } | null = null;
  return {
    meet(entity, mention) {
      const others = last !== null && last.entity !== entity && mention.start - last.end < NEAR;
      last = { entity, end: mention.end, others };
    },
    readUpTo(end) {
      for (; next < words.length && words[next]!.end <= end; next++) {
        const { start, lower } = words[next]!;
        const gender = genderOfPronoun(lower);
        if (!gender || !last || last.others || speech[start] || start - last.end > NEAR) continue;
        if (start < last.end) continue;
        vote(last.entity, gender, { chapter, offset: words[next]!.end });
        last = null;
      }
    },
  };
}

/** What was only judged by pronouns is judged again by those that follow. */
function vote(entity: KnownEntity, gender: Gender, at: { chapter: number; offset: number }): void {
  entity.genderVotes += gender === 'female' ? 1 : -1;
  if (entity.gender && !entity.isGenderGuessed) return;
  const judged = entity.genderVotes > 0 ? 'female' : 'male';
  if (Math.abs(entity.genderVotes) < CERTAIN || judged === entity.gender) return;
  entity.gender = judged;
  entity.genderFrom = at;
  entity.isGenderGuessed = true;
}
