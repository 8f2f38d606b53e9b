import type { DescriptionRow } from '../db/descriptions.ts';
import type { RegistryEntity } from '../extraction/types.ts';
import type { PaintedEntity } from '../illustration/types.ts';

type Passage = Pick<DescriptionRow, 'entity' | 'content' | 'chapter_number' | 'start_offset' | 'end_offset'>;

/**
 * Who or what a passage shows, and where it happens, as the book's registry knows them by then. Only facts up to the
 * end of the passage count, so that a picture never gives away what comes later.
 */
export function sceneContext(
  registry: unknown,
  passage: Passage,
): { entity: PaintedEntity | null; place: PaintedEntity | null } {
  const known = (Array.isArray(registry) ? (registry as RegistryEntity[]) : []).filter((each) =>
    isBefore(each.firstMention.chapter, each.firstMention.offset, passage),
  );
  const shown = known.find((each) => each.name === passage.entity) ?? null;
  const place = shown?.kind === 'location' ? shown : lastPlace(known, passage);
  return { entity: shown && painted(shown, passage), place: place && painted(place, passage) };
}

/** The place named in the passage itself, else the one that the chapter spoke of last. */
function lastPlace(known: readonly RegistryEntity[], passage: Passage): RegistryEntity | null {
  const places = known.filter((each) => each.kind === 'location');
  const named = places.find((each) => each.aliases.some((alias) => passage.content.includes(alias.text)));
  if (named) return named;
  let latest: { place: RegistryEntity; offset: number } | null = null;
  for (const place of places) {
    for (const { chapter, offset } of [place.firstMention, ...place.aliases]) {
      if (chapter !== passage.chapter_number || offset > passage.end_offset) continue;
      if (!latest || offset > latest.offset) latest = { place, offset };
    }
  }
  return latest?.place ?? null;
}

const painted = (entity: RegistryEntity, passage: Passage): PaintedEntity => ({
  id: entity.id,
  name: entity.name,
  kind: entity.kind,
  attributes: entity.attributes
    .filter((attribute) => isBefore(attribute.chapter, attribute.start, passage))
    .map(({ kind, value }) => ({ kind, value })),
});

const isBefore = (chapter: number, offset: number, passage: Passage): boolean =>
  chapter < passage.chapter_number || (chapter === passage.chapter_number && offset < passage.end_offset);
