import type { SceneDescription } from '../../contract/books.ts';
import type { CastMember } from '../../contract/cast.ts';
import { bestName } from '../../extraction/best-name.ts';
import type { SceneEntity } from '../../illustration/reading-input.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';
import { mayShow } from '../spoilers/may-show.ts';
import { applyCorrections, correctionsInForce, type Correction } from './apply-corrections.ts';
import { knownAliases } from './known-facts.ts';

type Passage = Pick<SceneDescription, 'entity' | 'content' | 'chapter_number' | 'end'>;

export interface SceneContext {
  readonly entity: SceneEntity | null;
  readonly location: SceneEntity | null;
  /** The names under which passages so far show this entity and no other. */
  readonly entityNames: readonly string[];
}

/** The facts about a member so far. */
interface Known {
  readonly member: CastMember;
  readonly aliases: CastMember['aliases'];
}

/**
 * Who or what a passage shows, and the location, as far as the cast that was found in the book knows them at that passage and
 * as the reader has corrected it. Only facts up to the end of the passage count, so that a picture never spoils what comes
 * later; nor do corrections that rest on a later chapter.
 */
export function sceneContext(
  found: readonly CastMember[],
  corrections: readonly Correction[],
  passage: Passage,
): SceneContext {
  const place = { chapter: passage.chapter_number, offset: passage.end };
  const extracted = knownAt(found, place);
  const known = knownAt(applyCorrections(found, correctionsInForce(found, corrections, place)), place);
  const named = extracted.find(({ aliases }) => bestName(aliases) === passage.entity) ?? null;
  const shown = named && corrected(named, passage.entity!, known);
  const location = shown?.member.kind === 'location' ? shown : lastLocation(known, passage);
  return {
    entity: shown && painted(shown, place),
    location: location && painted(location, place),
    entityNames: named ? (shown ? ownNames(shown, known) : []) : passage.entity ? [passage.entity] : [],
  };
}

function knownAt(cast: readonly CastMember[], known: TextPlace): Known[] {
  const knowledge = { known, isCounted: () => true };
  return cast
    .map((member) => ({ member, aliases: knownAliases(member, knowledge) }))
    .filter(({ aliases }) => aliases.length > 0);
}

/** The corrected member with one of its names; null if the reader has hidden it. */
function corrected({ member, aliases }: Known, name: string, known: readonly Known[]): Known | null {
  const { chapter, offset } = aliases.find(({ text }) => text === name)!;
  const called = known.filter(
    (one) => one.member.kind === member.kind && one.aliases.some(({ text }) => text === name),
  );
  const isSame = (one: Known): boolean =>
    one.aliases.some((alias) => alias.text === name && alias.chapter === chapter && alias.offset === offset);
  // Of two with the name that are joined, the one named first keeps its place.
  const isJoined = (one: Known): boolean =>
    aliases.every(({ text }) => one.aliases.some((a) => a.text === text));
  return called.find(isSame) ?? called.find(isJoined) ?? null;
}

/** The names that no other member has. */
function ownNames(of: Known, known: readonly Known[]): string[] {
  const others = new Set(
    known.flatMap((one) =>
      one === of || one.member.kind !== of.member.kind ? [] : one.aliases.map(({ text }) => text),
    ),
  );
  return of.aliases.map(({ text }) => text).filter((text) => !others.has(text));
}

/** The location named in the passage itself, else the one that the chapter spoke of last. */
function lastLocation(known: readonly Known[], passage: Passage): Known | null {
  const locations = known.filter(({ member }) => member.kind === 'location');
  const named = locations.find(({ aliases }) => aliases.some(({ text }) => passage.content.includes(text)));
  if (named) return named;
  let latest: { location: Known; offset: number } | null = null;
  for (const location of locations) {
    for (const { chapter, offset } of location.aliases) {
      if (chapter !== passage.chapter_number) continue;
      if (!latest || offset > latest.offset) latest = { location, offset };
    }
  }
  return latest?.location ?? null;
}

const painted = ({ member, aliases }: Known, place: TextPlace): SceneEntity => ({
  id: member.id,
  name: member.renamed ?? bestName(aliases),
  kind: member.kind,
  attributes: member.attributes
    .filter((one) => mayShow(one, place))
    .map(({ kind, value }) => ({ kind, value })),
});
