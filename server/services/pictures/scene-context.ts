import type { DescriptionRow } from '../../db/descriptions.ts';
import { knownAt } from '#shared/extraction/known-at.ts';
import type { RegistryEntity } from '#shared/extraction/types.ts';
import type { SceneEntity } from '#shared/illustration/scene.ts';

type Passage = Pick<DescriptionRow, 'entity' | 'content' | 'chapter_number' | 'end_offset'>;

/**
 * Who or what a passage shows, and the location, as far as the registry of the book knows them at that passage. Only facts up to the
 * end of the passage count, so that a picture never spoils what comes later.
 */
export function sceneContext(
  registry: unknown,
  passage: Passage,
): { entity: SceneEntity | null; location: SceneEntity | null } {
  const all = Array.isArray(registry) ? (registry as RegistryEntity[]) : [];
  const known = knownAt(all, passage.chapter_number, passage.end_offset);
  const shown = known.find((each) => each.name === passage.entity) ?? null;
  const location = shown?.kind === 'location' ? shown : lastLocation(known, passage);
  return { entity: shown && painted(shown), location: location && painted(location) };
}

/** The location named in the passage itself, else the one that the chapter spoke of last. */
function lastLocation(known: readonly RegistryEntity[], passage: Passage): RegistryEntity | null {
  const locations = known.filter((each) => each.kind === 'location');
  const named = locations.find((each) => each.aliases.some((alias) => passage.content.includes(alias.text)));
  if (named) return named;
  let latest: { location: RegistryEntity; offset: number } | null = null;
  for (const location of locations) {
    for (const { chapter, offset } of [location.firstMention, ...location.aliases]) {
      if (chapter !== passage.chapter_number) continue;
      if (!latest || offset > latest.offset) latest = { location, offset };
    }
  }
  return latest?.location ?? null;
}

const painted = ({ id, name, kind, attributes }: RegistryEntity): SceneEntity => ({
  id,
  name,
  kind,
  attributes: attributes.map((attribute) => ({ kind: attribute.kind, value: attribute.value })),
});
