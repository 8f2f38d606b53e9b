import type { CastMember } from '#shared/contract/cast.ts';
import type { RegistryEntity } from '#shared/extraction/types.ts';

/** @param registry as it is stored; an earlier version stored no mentions */
export function presentCast(registry: unknown): CastMember[] {
  const all = Array.isArray(registry) ? (registry as Partial<RegistryEntity>[]) : [];
  return all.map(({ id, kind, aliases, attributes, mentions }) => ({
    id: id!,
    kind: kind!,
    aliases: (aliases ?? []).map(({ text, chapter, offset, end }) => ({ text, chapter, offset, end })),
    // A fact is shown once its words have been read.
    attributes: (attributes ?? []).map(({ kind: of, value, chapter, end }) => ({
      kind: of,
      value,
      chapter,
      offset: end,
    })),
    mentions: (mentions ?? []).map(({ chapter, count }) => ({ chapter, count })),
  }));
}
