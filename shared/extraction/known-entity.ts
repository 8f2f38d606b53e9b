import type { NameMention } from './names.ts';
import type { EntityAlias, EntityAttribute, EntityKind, Gender, Quotation } from './types.ts';
import type { TextPlace } from '../publication/chapters/text-place.ts';

/** An entity during extraction, which reads the book front to back. */
export interface KnownEntity {
  readonly id: string;
  readonly kind: EntityKind;
  readonly aliases: Map<string, EntityAlias>;
  /** How often it was called by each of them. */
  readonly called: Map<string, number>;
  /** The fullest of the aliases, the earlier of two equals. */
  bestName: string;
  /** Words of the longest alias. */
  longestAlias: number;
  readonly keys: Set<string>;
  readonly attributes: EntityAttribute[];
  title: string;
  gender: Gender | null;
  genderFrom: TextPlace | null;
  /** Judged by pronouns alone: a name or a title that contradicts it takes precedence. */
  isGenderGuessed: boolean;
  /** 0 for the first that the book introduces, one more for each after it. */
  readonly opened: number;
  /** Pronouns that spoke of it so far: women’s less men’s. */
  genderVotes: number;
  /** By chapter. */
  readonly mentions: Map<number, MentionsInChapter>;
  readonly titles: Map<string, EntityAlias>;
  readonly namesakes: Map<string, TextPlace>;
  readonly quotations: Quotation[];
  /** In all chapters. */
  mentionsTotal: number;
  lastSeen: number;
  /** By a short form of the given name, or by the name after a short form of it. */
  isCalledShort: boolean;
  /**
   * Returned after a long absence by a short name alone: someone else may have it, until a fuller name confirms it.
   */
  isDoubted: boolean;
}

interface MentionsInChapter {
  count: number;
  /** Start and end of each in turn. */
  readonly at: number[];
  /** The alias of each. */
  readonly names: string[];
  readonly unsure: number[];
}

/** @param opened how many entities the book has introduced before */
export const newEntity = (
  { kind }: Pick<NameMention, 'kind'>,
  { chapter, offset }: TextPlace,
  opened: number,
): KnownEntity => ({
  id: `${kind}-${chapter}-${offset}`,
  kind,
  opened,
  aliases: new Map(),
  called: new Map(),
  bestName: '',
  longestAlias: 0,
  keys: new Set(),
  attributes: [],
  title: '',
  gender: null,
  genderFrom: null,
  isGenderGuessed: false,
  genderVotes: 0,
  mentions: new Map(),
  titles: new Map(),
  namesakes: new Map(),
  quotations: [],
  mentionsTotal: 0,
  lastSeen: 0,
  isCalledShort: false,
  isDoubted: false,
});

/** A card quotes five; the others replace quotations that overlap. */
const STRONGEST = 8;

/**
 * Adds a quotation unless enough earlier ones have a higher score: what is kept holds the strongest up to any place.
 * Quotations come in the order of their ends.
 */
export function quote({ quotations }: KnownEntity, one: Quotation): void {
  let stronger = 0;
  for (const { weight } of quotations) if (weight >= one.weight) stronger++;
  if (stronger < STRONGEST) quotations.push(one);
}
