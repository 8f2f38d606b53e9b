import type { CastMember } from '../../contract/cast.ts';
import { mayShow } from '../spoilers/may-show.ts';
import { knownAliases, knownCounts, knownName } from './known-facts.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/** A person or place with what the text has revealed up to a position. */
export interface KnownMember {
  readonly id: string;
  readonly kind: CastMember['kind'];
  readonly name: string;
  /** Other names, in the order they were given. */
  readonly alsoCalled: readonly string[];
  readonly attributes: readonly { readonly kind: string; readonly value: string; readonly chapter: number }[];
  /** The chapter that named it first. */
  readonly since: number;
}

const PER_KIND = 40;
const ATTRIBUTES = 10;
/** A name with fewer mentions is left out. */
const NAMED_TWICE = 2;

/**
 * The people and places met up to a position, most mentioned first. Nothing in it comes from later text: no person, no
 * name, no attribute, and no count of mentions in the rest of the chapter.
 *
 * @param isCounted whether a chapter belongs to the story; the names in a foreword are not its cast
 */
export function castUpTo(
  cast: readonly CastMember[],
  position: TextPlace,
  isCounted: (chapter: number) => boolean = () => true,
): KnownMember[] {
  const knowledge = { known: position, isCounted };
  const known = cast.flatMap((member) => {
    const aliases = knownAliases(member, knowledge);
    if (aliases.length === 0) return [];
    const attributes = member.attributes.filter((one) => isCounted(one.chapter) && mayShow(one, position));
    const named = knownCounts(member, knowledge).reduce((sum, { count }) => sum + count, 0);
    // A name first met in the current chapter has had no time to be mentioned again.
    const isNew = aliases[0]!.chapter === position.chapter && attributes.length > 0;
    if (named < NAMED_TWICE && !isNew) return [];
    const weight = named + aliases.length + Math.min(attributes.length, 3);
    return [{ member, aliases, attributes, weight }];
  });
  known.sort((a, b) => b.weight - a.weight);
  return (['character', 'location'] as const).flatMap((kind) =>
    known
      .filter(({ member }) => member.kind === kind)
      .slice(0, PER_KIND)
      .map(({ member, aliases, attributes }) => {
        const name = knownName(member, knowledge)!;
        return {
          id: member.id,
          kind,
          name,
          alsoCalled: aliases.map(({ text }) => text).filter((text) => text !== name),
          attributes: unique(attributes).slice(0, ATTRIBUTES),
          since: aliases[0]!.chapter,
        };
      }),
  );
}

function unique<T extends { readonly value: string }>(attributes: readonly T[]): T[] {
  const seen = new Set<string>();
  return attributes.filter(({ value }) => {
    const spelt = value.toLowerCase();
    return seen.has(spelt) ? false : seen.add(spelt);
  });
}
