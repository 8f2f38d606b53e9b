import type { NameMention } from './names.ts';
import type {
  BookPosition,
  EntityAlias,
  EntityAttribute,
  EntityKind,
  Gender,
  RegistryEntity,
} from './types.ts';

/** An entity while the book is read front to back. */
export interface KnownEntity {
  readonly id: string;
  readonly kind: EntityKind;
  readonly aliases: Map<string, EntityAlias & { readonly words: number }>;
  readonly keys: Set<string>;
  readonly attributes: EntityAttribute[];
  title: string;
  gender: Gender | null;
  genderFrom: BookPosition | null;
  /** Pronouns that spoke of it so far: women’s less men’s. */
  genderVotes: number;
  /** How often each chapter names it. */
  readonly mentions: Map<number, number>;
  lastSeen: number;
}

export interface Registrar {
  /** Files a mention under the person or place it means, as far as the book has told; mentions come in order. */
  add(mention: NameMention, at: BookPosition): KnownEntity;
  /** Who or what the book has called so by now; null for a name it has not given yet. */
  named(name: string): KnownEntity | null;
  finish(): RegistryEntity[];
}

const FEMALE =
  /^(?:mrs|miss|ms|lady|madame|mademoiselle|mme|mlle|aunt|auntie|aunty|mother|sister|queen|princess|duchess|countess|baroness|mistress|dame|княгиня|княжна|графиня|госпожа|царица|императрица|мать|тетя|тетка|сестра|бабушка|королева|баронесса)$/;
const MALE =
  /^(?:mr|sir|lord|father|brother|uncle|king|prince|duke|earl|count|baron|squire|monsieur|master|captain|colonel|major|general|admiral|князь|граф|господин|отец|дядя|брат|дедушка|царь|король|принц|барон|генерал|полковник|капитан|поручик)$/;

/**
 * Merges the names of one person: a mention joins the entity of its kind that it shares a word with, unless their
 * titles or given names contradict each other. Every decision rests on what came before, and two entities are never
 * joined in hindsight, so nothing that the registry says at a position can come from behind it.
 */
export function createRegistrar(): Registrar {
  const entities: KnownEntity[] = [];
  const byWord = new Map<string, KnownEntity[]>();
  let clock = 0;
  return {
    add(mention, at) {
      const candidates = new Set(mention.key.flatMap((word) => byWord.get(word) ?? []));
      const fitting = [...candidates].filter((entity) => agrees(entity, mention));
      fitting.sort((a, b) => b.lastSeen - a.lastSeen);
      const entity = fitting[0] ?? open(mention, at);
      entity.lastSeen = ++clock;
      remember(entity, mention, at);
      return entity;
    },
    named(name) {
      const wanted = name.toLowerCase();
      const called = (entity: KnownEntity): boolean =>
        [...entity.aliases.keys()].some((alias) => alias.toLowerCase() === wanted);
      return entities.findLast(called) ?? null;
    },
    finish: () => entities.map(finish),
  };

  function open(mention: NameMention, at: BookPosition): KnownEntity {
    const entity: KnownEntity = {
      id: `${mention.kind}-${at.chapter}-${at.offset}`,
      kind: mention.kind,
      aliases: new Map(),
      keys: new Set(),
      attributes: [],
      title: '',
      gender: null,
      genderFrom: null,
      genderVotes: 0,
      mentions: new Map(),
      lastSeen: 0,
    };
    entities.push(entity);
    return entity;
  }

  function remember(entity: KnownEntity, mention: NameMention, at: BookPosition): void {
    entity.mentions.set(at.chapter, (entity.mentions.get(at.chapter) ?? 0) + 1);
    if (!entity.aliases.has(mention.display)) {
      entity.aliases.set(mention.display, { text: mention.display, ...at, words: mention.key.length });
    }
    for (const word of mention.key) {
      if (!entity.keys.has(word)) byWord.set(word, [...(byWord.get(word) ?? []), entity]);
      entity.keys.add(word);
    }
    entity.title ||= mention.title;
    const gender = genderOf(mention);
    if (gender && !entity.gender) {
      entity.gender = gender;
      entity.genderFrom = at;
    }
  }
}

function genderOf({ kind, title, key, gender }: NameMention): Gender | null {
  if (kind !== 'character') return null;
  if (gender && !title) return gender;
  if (FEMALE.test(title) || key.some((word) => /(?:овна|евна|ична|ова|ева|ская)$/.test(word)))
    return 'female';
  if (MALE.test(title) || key.some((word) => /(?:ович|евич|ский)$/.test(word))) return 'male';
  return gender;
}

function agrees(entity: KnownEntity, mention: NameMention): boolean {
  if (entity.kind !== mention.kind) return false;
  if (mention.kind === 'location')
    return entity.aliases.has(mention.display) || mention.key.every((word) => entity.keys.has(word));
  const gender = genderOf(mention);
  if (gender && entity.gender && gender !== entity.gender) return false;
  if (
    mention.title &&
    entity.title &&
    mention.title !== entity.title &&
    mention.key.length === 1 &&
    mention.title.startsWith('m')
  )
    return false;
  const longest = Math.max(...[...entity.aliases.values()].map(({ words }) => words));
  // “Elizabeth Bennet” is nobody's “Mr. Bennet”, and perhaps not “Miss Bennet” either.
  if (mention.key.length > 1 && longest === 1 && entity.title && !mention.title)
    return gender !== null && gender === entity.gender && entity.title !== 'mrs';
  // A married woman is no daughter of the house, as far as a surname can tell.
  if (mention.title === 'mrs' && mention.key.length === 1 && longest > 1 && entity.title !== 'mrs')
    return false;
  // Two full names must agree in every word that both have room for: Jane Bennet is not Elizabeth Bennet.
  if (mention.key.length > 1 && longest > 1)
    return (
      mention.key.every((word) => entity.keys.has(word)) ||
      [...entity.keys].every((word) => mention.key.includes(word))
    );
  return true;
}

function finish(entity: KnownEntity): RegistryEntity {
  const aliases = [...entity.aliases.values()].map(({ text, chapter, offset }) => ({
    text,
    chapter,
    offset,
  }));
  return {
    id: entity.id,
    name: bestName(aliases),
    kind: entity.kind,
    aliases,
    gender: entity.gender,
    genderFrom: entity.genderFrom,
    attributes: entity.attributes,
    mentions: [...entity.mentions].map(([chapter, count]) => ({ chapter, count })),
    firstMention: { chapter: aliases[0]!.chapter, offset: aliases[0]!.offset },
  };
}

/** The fullest of the names, the earlier of two equals. */
export function bestName(aliases: Iterable<{ readonly text: string }>): string {
  let best = '';
  let bestWords = 0;
  for (const { text } of aliases) {
    const words = Math.min(3, text.split(' ').length);
    if (words > bestWords) [best, bestWords] = [text, words];
  }
  return best;
}

/**
 * The registry as a reader knows it who has read up to a position: whoever appears later is left out, and so is
 * every alias, attribute and gender that is told later.
 */
export function knownAt(
  registry: readonly RegistryEntity[],
  chapter: number,
  offset: number,
): RegistryEntity[] {
  const told = (position: BookPosition): boolean =>
    position.chapter < chapter || (position.chapter === chapter && position.offset <= offset);
  return registry
    .filter(({ firstMention }) => told(firstMention))
    .map((entity) => {
      const aliases = entity.aliases.filter(told);
      const genderKnown = entity.genderFrom !== null && told(entity.genderFrom);
      return {
        ...entity,
        name: bestName(aliases),
        aliases,
        gender: genderKnown ? entity.gender : null,
        genderFrom: genderKnown ? entity.genderFrom : null,
        attributes: entity.attributes.filter((one) => told({ chapter: one.chapter, offset: one.end })),
        // Of the chapter in hand it is not known where they stand.
        mentions: entity.mentions.filter((one) => one.chapter < chapter),
      };
    });
}
