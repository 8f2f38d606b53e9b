import type { CastMember } from '../../contract/cast.ts';
import type { RegistryEntity } from '../../extraction/types.ts';

/** The people and places of a registry as readers' devices hold them. Registries of earlier versions have fewer lists. */
export function toCast(registry: readonly RegistryEntity[]): CastMember[] {
  return (registry as readonly Partial<RegistryEntity>[]).map(
    ({ id, kind, aliases, attributes, mentions, titles, namesakes, quotations }) => ({
      id: id!,
      kind: kind!,
      aliases: (aliases ?? []).map(({ text, chapter, offset, end, again }) => ({
        ...{ text, chapter, offset, end },
        ...(again && { again: { chapter: again.chapter, offset: again.offset } }),
      })),
      // A fact is shown once its words have been read.
      attributes: (attributes ?? []).map(({ kind: of, value, chapter, end }) => ({
        ...{ kind: of, value, chapter },
        offset: end,
      })),
      mentions: (mentions ?? []).map(({ chapter, count, at, names, unsure }) => ({
        ...{ chapter, count },
        ...(at && { at: [...at] }),
        ...(names && { names: [...names] }),
        ...(unsure && { unsure: [...unsure] }),
      })),
      titles: (titles ?? []).map(({ text, chapter, offset, end }) => ({
        text,
        chapter,
        offset: end ?? offset,
      })),
      namesakes: (namesakes ?? []).map(({ id: other, chapter, offset }) => ({ id: other, chapter, offset })),
      quotations: (quotations ?? []).map(({ chapter, start, end, weight }) => ({
        chapter,
        start,
        end,
        weight,
      })),
    }),
  );
}
