import type { CastMember } from '../../contract/cast.ts';
import { isKnown, knownAliases, type Knowledge, type TextStretch } from './known-facts.ts';

/** A painted passage with its subject. */
export interface PaintedPassage extends TextStretch {
  readonly type: string;
  /** By the name known by then; null if it is not known. */
  readonly entity: string | null;
}

/**
 * The last picture of a member among the passages that the reader knows; null if there is none, and where two have
 * the name under which it was painted.
 */
export function pictureOf<T extends PaintedPassage>(
  cast: readonly CastMember[],
  id: string,
  painted: readonly T[],
  knowledge: Knowledge,
): T | null {
  const member = cast.find((one) => one.id === id);
  if (!member) return null;
  const isCalled = (one: CastMember, name: string) =>
    knownAliases(one, knowledge).some(({ text }) => text === name);
  const isQuoted = (passage: T) =>
    member.quotations?.some(({ chapter, start }) => chapter === passage.chapter && start === passage.start);
  const own = painted.filter((passage) => {
    const { type, entity } = passage;
    if (type !== member.kind || entity === null || !isKnown(passage, knowledge)) return false;
    if (!isCalled(member, entity)) return false;
    return (
      isQuoted(passage) || !cast.some((one) => one !== member && one.kind === type && isCalled(one, entity))
    );
  });
  return own.reduce<T | null>(
    (last, one) =>
      !last || one.chapter > last.chapter || (one.chapter === last.chapter && one.start > last.start)
        ? one
        : last,
    null,
  );
}
