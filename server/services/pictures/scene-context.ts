import type { DescriptionRow } from '../../db/descriptions.ts';
import { knownAt } from '#shared/extraction/known-at.ts';
import type { RegistryEntity } from '#shared/extraction/types.ts';
import type { SceneEntity } from '#shared/illustration/scene.ts';

type Passage = Pick<DescriptionRow, 'entity' | 'content' | 'chapter_number' | 'end_offset'>;

/**
 * Who or what a passage shows, and where it happens, as the book's registry knows them by then. Only facts up to the
 * end of the passage count, so that a picture never spoils what comes later.
 */
export function sceneContext(
  registry: unknown,
  passage: Passage,
): { entity: SceneEntity | null; place: SceneEntity | null } {
  const all = Array.isArray(registry) ? (registry as RegistryEntity[]) : [];
  const known = knownAt(all, passage.chapter_number, passage.end_offset);
  const shown = known.find((each) => each.name === passage.entity) ?? null;
  const place = shown?.kind === 'location' ? shown : lastPlace(known, passage);
  return { entity: shown && painted(shown), place: place && painted(place) };
}

/** The place named in the passage itself, else the one that the chapter spoke of last. */
function lastPlace(known: readonly RegistryEntity[], passage: Passage): RegistryEntity | null {
  const places = known.filter((each) => each.kind === 'location');
  const named = places.find((each) => each.aliases.some((alias) => passage.content.includes(alias.text)));
  if (named) return named;
  let latest: { place: RegistryEntity; offset: number } | null = null;
  for (const place of places) {
    for (const { chapter, offset } of [place.firstMention, ...place.aliases]) {
      if (chapter !== passage.chapter_number) continue;
      if (!latest || offset > latest.offset) latest = { place, offset };
    }
  }
  return latest?.place ?? null;
}

const painted = ({ id, name, kind, attributes }: RegistryEntity): SceneEntity => ({
  id,
  name,
  kind,
  attributes: attributes.map((attribute) => ({ kind: attribute.kind, value: attribute.value })),
});
