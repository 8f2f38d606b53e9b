import type { TextPlace } from '#shared/publication/chapters/text-place.ts';
import { mayShow } from '#shared/reading/spoilers/may-show.ts';
import { bestName } from '#shared/extraction/best-name.ts';
import type { RegistryEntity } from '#shared/extraction/types.ts';

/**
 * The registry as a reader who has read up to a place knows it: entities that appear later are left out, and so is
 * every alias, attribute and gender that is revealed later. Only tests use this; the product uses a cast.
 */
export function knownAt(
  registry: readonly RegistryEntity[],
  chapter: number,
  offset: number,
): RegistryEntity[] {
  const isKnown = (told: TextPlace): boolean => mayShow(told, { chapter, offset });
  return registry
    .map((entity) => {
      const aliases = entity.aliases.filter((one) =>
        isKnown({ chapter: one.chapter, offset: one.end ?? one.offset + one.text.length }),
      );
      const read = aliases.map(({ again, ...alias }) => ({
        ...alias,
        ...(again && isKnown(again) && { again }),
      }));
      const genderKnown = entity.genderFrom !== null && isKnown(entity.genderFrom);
      return {
        ...entity,
        name: bestName(aliases),
        aliases: read,
        gender: genderKnown ? entity.gender : null,
        genderFrom: genderKnown ? entity.genderFrom : null,
        attributes: entity.attributes.filter((one) => isKnown({ chapter: one.chapter, offset: one.end })),
        titles:
          entity.titles?.filter((one) => isKnown({ chapter: one.chapter, offset: one.end ?? one.offset })) ??
          [],
        namesakes: entity.namesakes?.filter(isKnown) ?? [],
        quotations:
          entity.quotations?.filter((one) => isKnown({ chapter: one.chapter, offset: one.end })) ?? [],
        // Their positions in the open chapter are not known.
        mentions: entity.mentions.filter((one) => one.chapter < chapter),
      };
    })
    .filter(({ aliases }) => aliases.length > 0);
}
