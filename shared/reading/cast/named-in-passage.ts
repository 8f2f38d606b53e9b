import type { CastMember } from '../../contract/cast.ts';
import { mayShow } from '../spoilers/may-show.ts';
import { findNamed, type Named } from './find-named.ts';
import { knownName, type Knowledge, type TextStretch } from './known-facts.ts';
import { nameIndex, namesWithin } from './name-index.ts';
import type { NamedMember } from './who-is.ts';

interface Passage extends TextStretch {
  readonly text: string;
  /** The subject of the passage. */
  readonly entity?: string | null | undefined;
}

/** A person or place of a passage, and the words that name it. */
export interface PassageMention extends NamedMember {
  readonly named: Named;
  readonly words: { readonly start: number; readonly end: number };
}

/**
 * The people and places that a passage names, each once: first its subject, even if the passage only uses “he” or
 * “she”, then the others in the order of the text.
 */
export function namedInPassage(
  cast: readonly CastMember[],
  { chapter, start, end, text, entity }: Passage,
  knowledge: Knowledge,
): PassageMention[] {
  // Skipped for words of the passage, as those may name someone else.
  const about = entity ? findNamed(cast, { chapter, start, end: start, text: entity }, knowledge) : null;
  const found = new Map<string, PassageMention>();
  const add = (named: Named | null, words: PassageMention['words']) => {
    const member = named && cast.find(({ id }) => id === named.id);
    const name = member && knownName(member, knowledge);
    if (name && !found.has(named.id))
      found.set(named.id, { id: named.id, kind: member.kind, name, named, words });
  };
  for (const { start: from, end: to } of namesWithin(nameIndex(cast), chapter, start, end)) {
    // A name cut off by the end of the passage, or of the known text, is left out.
    if (from < start || to > end || !mayShow({ chapter, offset: to }, knowledge.known)) continue;
    const words = { start: from, end: to };
    add(findNamed(cast, { chapter, ...words, text: text.slice(from - start, to - start) }, knowledge), words);
  }
  add(about, { start, end });
  const isAbout = ({ id }: PassageMention): number => (id === about?.id ? 1 : 0);
  return [...found.values()].sort((a, b) => isAbout(b) - isAbout(a));
}
