import type { CastMember } from '../../contract/cast.ts';
import type { NameInText, RecordFields } from '../../contract/records.ts';
import { isChapterReached, mayShow } from '../spoilers/may-show.ts';
import { divideMember, type Part } from './divide-member.ts';
import { endOfAlias } from './known-facts.ts';
import { joinParts } from './join-parts.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/** A reader's correction of a book's cast; it applies until it is deleted. */
export type Correction = Required<
  Pick<RecordFields<'correction'>, 'kind' | 'of' | 'names' | 'name' | 'since' | 'madeAt'>
> & { readonly id: string };

/** One name of one member as it was extracted. */
interface CalledName {
  readonly member: CastMember;
  /** Its number among the member's aliases. */
  readonly number: number;
}

/**
 * The corrections that may be shown to a reader who knows a book up to a place: made by then, and about names that
 * the text has mentioned by then. In the order in which they were made, in whatever order they have arrived.
 */
export function correctionsInForce(
  cast: readonly CastMember[],
  corrections: readonly Correction[],
  known: TextPlace,
): Correction[] {
  if (corrections.length === 0) return [];
  const find = nameFinder(cast);
  const isKnown = ({ of, names }: Correction) =>
    names.every(([text, chapter, offset]) => {
      if (!mayShow({ chapter, offset: offset + text.length }, known)) return false;
      const called = find(of, [text, chapter, offset]);
      return called !== null && mayShow(endOfAlias(called.member.aliases[called.number]!), known);
    });
  return corrections
    .filter((one) => isChapterReached(one.since, known) && isKnown(one))
    .sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1));
}

/**
 * The cast as its reader has corrected it. At first all names of a member are one group; each correction in turn
 * joins groups or splits names off, and each final group is one member.
 *
 * @param corrections that apply, in the order in which they were made
 * @returns the same cast where there is nothing to correct
 */
export function applyCorrections(
  cast: readonly CastMember[],
  corrections: readonly Correction[],
): readonly CastMember[] {
  if (corrections.length === 0) return cast;
  const find = nameFinder(cast);
  const named = corrections.map((one) => ({
    ...one,
    about: one.names.flatMap((name) => find(one.of, name) ?? []),
  }));
  const ties = new Ties(cast);
  for (const { kind, about } of named) {
    if (kind === 'merge') ties.tie(about);
    if (kind === 'split') ties.cut(about);
  }
  const groups = ties.groups();
  const idOf = new Map<string, string>();
  const groupOf = new Map<string, Group>();
  for (const group of groups)
    for (const name of group.names) {
      groupOf.set(keyOf(name), group);
      if (name.number === 0) idOf.set(name.member.id, group.id);
    }
  const renamed = new Map<Group, string>();
  const hidden = new Set<Group>();
  for (const { kind, about, name } of named) {
    const group = about[0] && groupOf.get(keyOf(about[0]));
    if (group && kind === 'rename') renamed.set(group, name);
    if (group && kind === 'hide') hidden.add(group);
  }
  const partsOf = partsByMember(groups);
  return groups
    .filter((group) => !hidden.has(group))
    .map((group) => {
      const parts = group.members.map((member) => partsOf.get(member)!.get(group)!);
      const name = renamed.get(group);
      const isTouched = group.members.length > 1 || parts[0] !== group.members[0];
      const member = isTouched ? joinParts(group.id, parts, idOf) : withNewIds(group.members[0]!, idOf);
      return name === undefined ? member : { ...member, renamed: name };
    });
}

/** Namesakes by the ids that the corrections have left them. */
function withNewIds(member: CastMember, idOf: ReadonlyMap<string, string>): CastMember {
  const isMoved = member.namesakes?.some(({ id }) => (idOf.get(id) ?? id) !== id);
  if (!isMoved) return member;
  const namesakes = member.namesakes!.map((one) => ({ ...one, id: idOf.get(one.id) ?? one.id }));
  return { ...member, namesakes };
}

function partsByMember(groups: readonly Group[]): Map<CastMember, Map<Group, Part>> {
  const groupsOf = new Map<CastMember, Group[]>();
  for (const group of groups)
    for (const member of group.members) groupsOf.set(member, [...(groupsOf.get(member) ?? []), group]);
  return new Map(
    [...groupsOf].map(([member, own]) => {
      if (own.length === 1) return [member, new Map([[own[0]!, member]])];
      const numbers = own.map(({ names }) =>
        names.filter((one) => one.member === member).map(({ number }) => number),
      );
      return [member, new Map(divideMember(member, numbers).map((part, i) => [own[i]!, part]))];
    }),
  );
}

interface Group {
  /** The id of the member who was named first, or of the part of it that was cut off. */
  readonly id: string;
  readonly names: readonly CalledName[];
  readonly members: readonly CastMember[];
}

const keyOf = ({ member, number }: CalledName): string => `${member.id}/${number}`;

/** Which names belong together. */
class Ties {
  private readonly cast: readonly CastMember[];
  private readonly names = new Map<string, CalledName>();
  /** The groups of names that a correction applies to. */
  private readonly tied = new Map<string, Set<string>>();

  constructor(cast: readonly CastMember[]) {
    this.cast = cast;
  }

  tie(about: readonly CalledName[]): void {
    this.open(about);
    const keys = about.map(keyOf);
    for (const a of keys) for (const b of keys) if (a !== b) this.tied.get(a)!.add(b);
  }

  cut(about: readonly CalledName[]): void {
    this.open(about);
    const cut = new Set(about.map(keyOf));
    for (const [a, others] of this.tied)
      for (const b of others) if (cut.has(a) !== cut.has(b)) others.delete(b);
  }

  groups(): Group[] {
    const found: Group[] = [];
    const seen = new Set<string>();
    for (const member of this.cast) {
      const [first, ...rest] = member.aliases.map((_, number): CalledName => ({ member, number }));
      if (!first || !this.tied.has(keyOf(first))) {
        found.push({ id: member.id, names: first ? [first, ...rest] : [], members: [member] });
        continue;
      }
      for (const name of [first, ...rest]) if (!seen.has(keyOf(name))) found.push(this.groupFrom(name, seen));
    }
    return found;
  }

  private groupFrom(from: CalledName, seen: Set<string>): Group {
    const keys = [keyOf(from)];
    seen.add(keys[0]!);
    for (const key of keys)
      for (const other of this.tied.get(key)!) {
        if (seen.has(other)) continue;
        seen.add(other);
        keys.push(other);
      }
    const names = keys.map((key) => this.names.get(key)!).sort(inTextOrder);
    const [{ member, number }] = names as [CalledName];
    const { chapter, offset } = member.aliases[number]!;
    return {
      id: number === 0 ? member.id : `${member.id}~${chapter}-${offset}`,
      names,
      members: [...new Set(names.map((name) => name.member))],
    };
  }

  /** Groups all names of members that occur here for the first time. */
  private open(about: readonly CalledName[]): void {
    for (const { member } of about) {
      if (this.tied.has(keyOf({ member, number: 0 }))) continue;
      const all = member.aliases.map((_, number): CalledName => ({ member, number }));
      const keys = all.map(keyOf);
      for (const [i, key] of keys.entries()) {
        this.names.set(key, all[i]!);
        this.tied.set(key, new Set(keys.filter((other) => other !== key)));
      }
    }
  }
}

function inTextOrder(a: CalledName, b: CalledName): number {
  const [one, other] = [a.member.aliases[a.number]!, b.member.aliases[b.number]!];
  return one.chapter - other.chapter || one.offset - other.offset || a.number - b.number;
}

type NameFinder = (of: CastMember['kind'], name: NameInText) => CalledName | null;

/** Finds the member with a name: of two, the one named nearest to the place. */
function nameFinder(cast: readonly CastMember[]): NameFinder {
  const byName = new Map<string, CalledName[]>();
  for (const member of cast)
    for (const [number, { text }] of member.aliases.entries()) {
      const key = `${member.kind}/${text}`;
      byName.set(key, [...(byName.get(key) ?? []), { member, number }]);
    }
  return (of, [text, chapter, offset]) => {
    const distance = ({ member, number }: CalledName): number => {
      const at = member.aliases[number]!;
      return Math.abs(at.chapter - chapter) * LONGER_THAN_A_CHAPTER + Math.abs(at.offset - offset);
    };
    const [first, ...rest] = byName.get(`${of}/${text}`) ?? [];
    if (!first) return null;
    return rest.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
  };
}

const LONGER_THAN_A_CHAPTER = 1e9;
