/** What the extraction engines hand over. All offsets are UTF-16 indices into canonical text, ends exclusive. */

export type Language = 'en' | 'ru';

export type PassageType = 'location' | 'character' | 'atmosphere' | 'object';

/** A run of whole sentences inside one paragraph that a good illustrator would copy into the sketchbook. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly type: PassageType;
  /** Canonical name of who or where it shows, as far as the text up to the passage tells. */
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

/** Why there are no passages: a language that no engine speaks, or text that is not prose (a list, a notice). */
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
  /** True: every chapter also tells where its descriptions can be at all. */
  readonly withCandidates?: boolean;
}

/** A passage chosen by a language model, whole sentences inside one paragraph. */
export interface ChosenRun {
  readonly start: number;
  readonly end: number;
  readonly type: PassageType;
  /** 3: must be illustrated; 1: no harm if missed. */
  readonly salience: number;
  /** As the model says; shown only where the text up to the passage knows this name. */
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

/** A place in the book; compare chapters first, then offsets. */
export interface BookPosition {
  readonly chapter: number;
  readonly offset: number;
}

export type Gender = 'female' | 'male';

export type AttributeKind =
  'hair' | 'eyes' | 'face' | 'build' | 'age' | 'clothes' | 'colour' | 'feature' | 'room' | 'weather' | 'era';

/** Something the text says about how an entity looks, with the place where it says so. */
export interface EntityAttribute {
  readonly kind: AttributeKind;
  /** The words of the text, e.g. "long black hair". */
  readonly value: string;
  readonly chapter: number;
  readonly start: number;
  readonly end: number;
}

export interface EntityAlias extends BookPosition {
  readonly text: string;
  /** Where the words end; absent where an earlier version found them. */
  readonly end?: number;
}

/** A person or place of the book with everything the text tells about it, each fact with its position. */
export interface RegistryEntity {
  /** Deterministic: the same book gives the same ids. */
  readonly id: string;
  readonly name: string;
  readonly kind: EntityKind;
  readonly aliases: readonly EntityAlias[];
  readonly gender: Gender | null;
  /** Where the text first gives the gender away. */
  readonly genderFrom: BookPosition | null;
  readonly attributes: readonly EntityAttribute[];
  /** How often the chapters that name it do so. */
  readonly mentions: readonly { readonly chapter: number; readonly count: number }[];
  readonly firstMention: BookPosition;
}
