import type { TextPlace } from '../publication/chapters/text-place.ts';

/**
 * The results of the extraction engines. All offsets are UTF-16 indices into canonical text, ends exclusive.
 */

export type Language = 'en' | 'ru';

export type PassageType = 'location' | 'character' | 'atmosphere' | 'object';

/** A run of whole sentences inside one paragraph that a good illustrator would copy into the sketchbook. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly type: PassageType;
  /** Canonical name of who or where it shows, as far as the text up to the passage states it. */
  readonly entity: string | null;
  /** 0–100: what to illustrate first. */
  readonly priorityScore: number;
  /** 0–1: the model's probability that this is a description at all. */
  readonly confidence: number;
}

export type EntityKind = 'character' | 'location';

/** One mention of a named character or place; the possessive ’s is outside. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  /** Canonical name: the same for all mentions of one person or place. */
  readonly name: string;
  readonly kind: EntityKind;
}

/**
 * Why there are no passages: a language that no engine supports, or text that is not prose (a list, a notice).
 */
export type Refusal = 'language-not-served' | 'no-prose';

export interface ChapterExtraction {
  readonly language: Language | null;
  readonly passages: readonly Passage[];
  readonly mentions: readonly Mention[];
  readonly refused: Refusal | null;
}

export interface BookInput {
  /** The book's own `xml:lang` or `dc:language`; null or unknown: detected from the text. */
  readonly language: string | null;
  readonly chapters: readonly {
    readonly number: number;
    readonly text: string;
    /** Passages that something else than the rules has chosen; then only they are described. */
    readonly chosen?: readonly ChosenRun[];
  }[];
  /** True: every chapter also has an index of its names, made with the whole book in view. */
  readonly withMentions?: boolean;
  /** True: every chapter also lists where descriptions are possible. */
  readonly withCandidates?: boolean;
}

/** A passage chosen by a language model, whole sentences inside one paragraph. */
export interface ChosenRun {
  readonly start: number;
  readonly end: number;
  readonly type: PassageType;
  /** 3: must be illustrated; 1: no harm if missed. */
  readonly salience: number;
  /** As named by the model; shown only if the text up to the passage contains this name. */
  readonly entity: string | null;
}

/** A paragraph that may hold a description, by its sentences. */
export interface CandidateParagraph {
  readonly sentences: readonly { readonly start: number; readonly end: number }[];
}

export interface BookExtraction {
  readonly chapters: readonly BookChapter[];
  readonly registry: readonly RegistryEntity[];
}

export interface BookChapter {
  readonly number: number;
  readonly passages: readonly Passage[];
  readonly mentions: readonly Mention[];
  readonly refused: Refusal | null;
  readonly candidates?: readonly CandidateParagraph[];
}

export type Gender = 'female' | 'male';

export type AttributeKind =
  'hair' | 'eyes' | 'face' | 'build' | 'age' | 'clothes' | 'colour' | 'feature' | 'room' | 'weather' | 'era';

/** A statement of the text about an entity's appearance, with its place. */
export interface EntityAttribute {
  readonly kind: AttributeKind;
  /** The words of the text, e.g. "long black hair". */
  readonly value: string;
  readonly chapter: number;
  readonly start: number;
  readonly end: number;
}

export interface EntityAlias extends TextPlace {
  readonly text: string;
  /** Where the words end; absent if an earlier version found them. */
  readonly end?: number;
  /** Where the second mention under this name ends; absent if there is none. */
  readonly again?: TextPlace;
}

export interface EntityMentions {
  readonly chapter: number;
  readonly count: number;
  /** Start and end of each in turn; absent in older registries and beyond `REGISTRY_LIMITS.places`. */
  readonly at?: readonly number[];
  /** The alias of each of them, by its index; absent in older registries. */
  readonly names?: readonly number[];
  /** Starts of those that might mean a namesake. */
  readonly unsure?: readonly number[];
}

/** A passage or sentence that states who or what an entity is. */
export interface Quotation {
  readonly chapter: number;
  readonly start: number;
  readonly end: number;
  /** How informative it is: the strongest are quoted. */
  readonly weight: number;
}

/** A person or place of the book with everything the text states about it, each fact with its position. */
export interface RegistryEntity {
  /** Deterministic: the same book gives the same ids. */
  readonly id: string;
  readonly name: string;
  readonly kind: EntityKind;
  readonly aliases: readonly EntityAlias[];
  readonly gender: Gender | null;
  /** Where the text first reveals the gender. */
  readonly genderFrom: TextPlace | null;
  readonly attributes: readonly EntityAttribute[];
  /** How often the chapters that name it do so, and where. */
  readonly mentions: readonly EntityMentions[];
  /** Titles it was given (“графиня”), each with the end of its first mention. What follows is absent in older registries. */
  readonly titles?: readonly EntityAlias[];
  /** Others who might have been meant where it was named, each with the end of the first such mention. */
  readonly namesakes?: readonly ({ readonly id: string } & TextPlace)[];
  /** In the text's order. At any place the strongest up to there are among them. */
  readonly quotations?: readonly Quotation[];
  readonly firstMention: TextPlace;
}
