import { otherFormsOf } from './lexicon/short-names.ts';
import type { NameMention } from './names.ts';
import type { EntityKind, Gender } from './types.ts';

/** What is known so far about the entity that a name may mean. */
interface Bearer {
  readonly kind: EntityKind;
  readonly aliases: ReadonlyMap<string, unknown>;
  /** Words of all its names. */
  readonly keys: ReadonlySet<string>;
  readonly title: string;
  readonly gender: Gender | null;
  /** Judged by pronouns alone, which may have meant somebody else. */
  readonly isGenderGuessed: boolean;
  /** Words of the longest alias. */
  readonly longestAlias: number;
}

const FEMALE =
  /^(?:mrs|miss|ms|lady|madame|mademoiselle|mme|mlle|aunt|auntie|aunty|mother|sister|queen|princess|duchess|countess|baroness|mistress|dame|княгиня|княжна|графиня|госпожа|царица|императрица|мать|тетя|тетка|сестра|бабушка|королева|баронесса)$/;
const MALE =
  /^(?:mr|sir|lord|father|brother|uncle|king|prince|duke|earl|count|baron|squire|monsieur|master|captain|colonel|major|general|admiral|князь|граф|господин|отец|дядя|брат|дедушка|царь|король|принц|барон|генерал|полковник|капитан|поручик)$/;

/** What follows from a name alone. */
export function genderOf({ kind, title, key, gender }: NameMention): Gender | null {
  if (kind !== 'character') return null;
  if (gender && !title) return gender;
  if (FEMALE.test(title) || key.some((word) => /(?:овна|евна|ична|ова|ева|[сц]кая)$/.test(word)))
    return 'female';
  if (MALE.test(title) || key.some((word) => /(?:ович|евич|[сц]кий)$/.test(word))) return 'male';
  return gender;
}

const hasWord = (words: ReadonlySet<string>, word: string): boolean => words.has(word);
/** Whether a word of a name is among others, also in another form: “Lizzy” where they have “Elizabeth”. */
export const hasForm = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || [...otherFormsOf(word)].some((form) => words.has(form));

/** Titles that are compatible with a short name. */
const FAMILIAR: ReadonlySet<string> = new Set([
  '',
  'mr',
  'miss',
  'ms',
  'master',
  'mistress',
  'dr',
  'doctor',
  'captain',
  'князь',
  'княжна',
  'граф',
  'графиня',
]);

/** Whether an entity may be meant by a short name: neither it nor the mention has a rank. */
export const allowsShortName = (entity: Bearer, { title }: NameMention): boolean =>
  FAMILIAR.has(entity.title) && FAMILIAR.has(title);

/**
 * Whether a name comes with a rank, such as “Lady Catherine”: then it does not belong to someone the book calls
 * Kitty.
 */
export const hasRank = ({ title }: NameMention): boolean => !FAMILIAR.has(title) && title !== 'mrs';

/**
 * Whether a name is consistent with everything known of an entity.
 *
 * @param has whether a word of a name is among others; `hasForm` counts another form of it, too
 */
export function agrees(entity: Bearer, mention: NameMention, has = hasWord): boolean {
  if (entity.kind !== mention.kind) return false;
  if (mention.kind === 'location')
    return entity.aliases.has(mention.display) || mention.key.every((word) => entity.keys.has(word));
  const gender = genderOf(mention);
  if (gender && entity.gender && gender !== entity.gender && !isMistaken(entity, mention)) return false;
  if (
    mention.title &&
    entity.title &&
    mention.title !== entity.title &&
    mention.key.length === 1 &&
    mention.title.startsWith('m')
  )
    return false;
  const longest = entity.longestAlias;
  // “Elizabeth Bennet” can't be “Mr. Bennet”, and may not be “Miss Bennet” either.
  if (mention.key.length > 1 && longest === 1 && entity.title && !mention.title)
    return gender !== null && gender === entity.gender && entity.title !== 'mrs';
  // A married woman is no daughter of the house, as far as a surname shows.
  if (mention.title === 'mrs' && mention.key.length === 1 && longest > 1 && entity.title !== 'mrs')
    return false;
  // Two full names must agree in every word that both have room for: Jane Bennet is not Elizabeth Bennet.
  if (mention.key.length > 1 && longest > 1)
    return (
      mention.key.every((word) => has(entity.keys, word)) ||
      [...entity.keys].every((word) => has(new Set(mention.key), word))
    );
  return true;
}

/** «Кити Щербацкая» is Кити, though the pronouns beside her name meant the man who loves her. */
const isMistaken = ({ isGenderGuessed, keys }: Bearer, { key }: NameMention): boolean =>
  isGenderGuessed && key.length > 1 && keys.has(key[0]!);
