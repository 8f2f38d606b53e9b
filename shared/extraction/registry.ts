import type { KnownEntity } from './known-entity.ts';
import type { EntityMentions, RegistryEntity } from './types.ts';

/**
 * What a registry lists, of a book and of one of its people. War and Peace has about 1,500 people and places; a text
 * made of names would be megabytes that every picture and every list of the cast has to read.
 */
export const REGISTRY_LIMITS = {
  entities: 5_000,
  aliases: 100,
  attributes: 1_000,
  titles: 10,
  namesakes: 20,
  /** The mentions in a book: War and Peace names people and places 36,000 times. */
  places: 100_000,
} as const;

/** The registry of a book: the entities it mentions most, in the order in which it introduces them. */
export const registryOf = (entities: readonly KnownEntity[]): RegistryEntity[] =>
  mostMentioned(entities).map(registryEntity);

function mostMentioned(entities: readonly KnownEntity[]): readonly KnownEntity[] {
  if (entities.length <= REGISTRY_LIMITS.entities) return entities;
  const listed = [...entities]
    .sort((a, b) => b.mentionsTotal - a.mentionsTotal || a.opened - b.opened)
    .slice(0, REGISTRY_LIMITS.entities);
  return listed.sort((a, b) => a.opened - b.opened);
}

function registryEntity(entity: KnownEntity): RegistryEntity {
  const aliases = [...entity.aliases.values()];
  const numbers = new Map([...entity.aliases.keys()].map((name, i) => [name, i]));
  return {
    id: entity.id,
    name: entity.bestName,
    kind: entity.kind,
    aliases,
    gender: entity.gender,
    genderFrom: entity.genderFrom,
    attributes: entity.attributes,
    mentions: [...entity.mentions].map(([chapter, { count, at, names, unsure }]): EntityMentions => ({
      ...{ chapter, count, at },
      // Names beyond the listed maximum count as the first.
      names: names.map((name) => numbers.get(name) ?? 0),
      ...(unsure.length > 0 && { unsure }),
    })),
    titles: [...entity.titles.values()],
    namesakes: [...entity.namesakes].map(([id, at]) => ({ id, ...at })),
    quotations: entity.quotations,
    firstMention: { chapter: aliases[0]!.chapter, offset: aliases[0]!.offset },
  };
}
