import { bestName } from './best-name.ts';
import { isShortForm, otherFormsOf } from './lexicon/short-names.ts';
import { agrees, genderOf, hasForm, hasRank, allowsShortName } from './name-agreement.ts';
import type { NameMention } from './names.ts';
import type {
  EntityAlias,
  EntityAttribute,
  EntityKind,
  EntityMentions,
  Gender,
  Quotation,
  RegistryEntity,
} from './types.ts';
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

export interface Registrar {
  /** Files a mention under the person or place it means, as far as the book is known; mentions come in order. */
  add(mention: NameMention, at: TextPlace): KnownEntity;
  /** Who or what the book has called so by now; null for a name it has not given yet. */
  named(name: string): KnownEntity | null;
  finish(): RegistryEntity[];
}

/**
 * Merges the names of one person: a mention joins the entity of its kind that it shares a word with, unless their
 * titles or given names contradict each other. Every decision uses earlier text only, and two entities are never
 * merged in hindsight, so nothing in the registry at a position comes from later text.
 */
export function createRegistrar(): Registrar {
  const entities: KnownEntity[] = [];
  const byWord = new Map<string, KnownEntity[]>();
  const byAlias = new Map<string, KnownEntity>();
  let clock = 0;
  let placesLeft = LISTED_MAX.places;
  return {
    add(named, at) {
      const mention = ownerOf(named) ?? named;
      const candidates = new Set(mention.key.flatMap((word) => byWord.get(word) ?? []));
      const fitting = [...candidates].filter((entity) => agrees(entity, mention) && !(entity.isCalledShort && hasRank(mention))); // prettier-ignore
      // “Levin” is the one usually called so, not his brother Nicholas Levin, though he appeared last.
      const isAbout = (entity: KnownEntity) => clock - entity.lastSeen <= LATELY;
      const calls = (entity: KnownEntity) =>
        isAbout(entity) ? (entity.called.get(mention.display) ?? 0) : 0;
      // “Kitty Shcherbatskaya” is who has been called Kitty, and not the other lady of that family.
      const isOwn = (entity: KnownEntity) =>
        Number(mention.key.length > 1 && entity.keys.has(mention.key[0]!));
      fitting.sort((a, b) => calls(b) - calls(a) || isOwn(b) - isOwn(a) || b.lastSeen - a.lastSeen);
      const [first] = fitting;
      const hasThisName = first && mention.key.every((word) => first.keys.has(word));
      const byForm = hasThisName ? null : knownByAnotherForm(mention, isAbout);
      const isForgotten = !byForm && first !== undefined && !isAbout(first) && isNewName(first, mention);
      const isPassing = isForgotten && first.mentionsTotal <= PASSING;
      const entity = byForm ?? (isPassing ? null : first) ?? open(mention, at);
      entity.isCalledShort ||= byForm !== null;
      const rival = isPassing ? first : rivalOf(entity, fitting[1], mention);
      if (!isShort(mention)) entity.isDoubted = false;
      else if (!isAbout(entity) && isStranger(entity, mention)) entity.isDoubted = true;
      entity.lastSeen = ++clock;
      const isDoubtful = isForgotten || entity.isDoubted || mention !== named || named.isKindUnsure === true;
      remember(entity, mention, at, rival, isDoubtful);
      return entity;
    },
    named: (name) => byAlias.get(name.toLowerCase()) ?? null,
    finish: () => mostMentioned(entities).map(finish),
  };

  /**
   * “Lizzy” is Elizabeth Bennet if no other Elizabeth has appeared: short names are for people known well, so nobody
   * with a rank is meant, and with two candidates neither.
   */
  function knownByAnotherForm(
    mention: NameMention,
    isAbout: (entity: KnownEntity) => boolean,
  ): KnownEntity | null {
    if (mention.kind !== 'character') return null;
    // Anyone else who has been called so already may be meant as well.
    if (mention.key.length > 1 && mention.key.some((word) => otherFormsOf(word).size > 0 && byWord.has(word))) return null; // prettier-ignore
    const namesakes = mention.key.flatMap((word) => [...otherFormsOf(word)].flatMap((form) => byWord.get(form) ?? [])); // prettier-ignore
    const meant = [...new Set(namesakes)].filter((entity) => isAbout(entity) && allowsShortName(entity, mention) && agrees(entity, mention, hasForm)); // prettier-ignore
    return meant.length === 1 ? meant[0]! : null;
  }

  /** «Илюшина» is Илюша's, where nobody has that surname. */
  function ownerOf({ kind, key, title, ...mention }: NameMention): NameMention | null {
    const stem = kind === 'character' && key.length === 1 && !title && !byWord.has(key[0]!) ? POSSESSIVE.exec(key[0]!)?.[1] : undefined; // prettier-ignore
    if (stem === undefined) return null;
    const owner = ['а', 'я']
      .map((ending) => stem + ending)
      .find((name) => isShortForm(name) && byWord.has(name));
    if (owner === undefined) return null;
    const display = owner.slice(0, 1).toUpperCase() + owner.slice(1);
    return { ...mention, kind, title, key: [owner], display, gender: null };
  }

  function open(mention: NameMention, at: TextPlace): KnownEntity {
    const entity: KnownEntity = {
      id: `${mention.kind}-${at.chapter}-${at.offset}`,
      kind: mention.kind,
      opened: entities.length,
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
    };
    entities.push(entity);
    return entity;
  }

  /**
   * Another entity that may be meant: mentioned recently and equally often by this name, or mentioned just before, or
   * a relative of one who seems not to be present.
   */
  function rivalOf(entity: KnownEntity, next: KnownEntity | undefined, { display }: NameMention) {
    if (!next || clock - next.lastSeen > LATELY) return null;
    if (clock - entity.lastSeen > NOT_ABOUT) return next;
    if (next.lastSeen > entity.lastSeen && clock - next.lastSeen <= JUST_BEFORE) return next;
    const isUsual = (entity.called.get(display) ?? 0) >= Math.max(OFTEN, entity.mentionsTotal / 10);
    return isUsual && !next.aliases.has(display) ? null : next;
  }

  function remember(
    entity: KnownEntity,
    mention: NameMention,
    at: TextPlace,
    rival: KnownEntity | null,
    isDoubtful: boolean,
  ): void {
    const inChapter = entity.mentions.get(at.chapter) ?? { count: 0, at: [], names: [], unsure: [] };
    entity.mentions.set(at.chapter, inChapter);
    inChapter.count++;
    if (placesLeft-- > 0) {
      inChapter.at.push(mention.start, mention.end);
      inChapter.names.push(mention.display);
      if (rival || isDoubtful) inChapter.unsure.push(mention.start);
    }
    if (rival && !entity.namesakes.has(rival.id) && entity.namesakes.size < LISTED_MAX.namesakes)
      entity.namesakes.set(rival.id, { chapter: at.chapter, offset: mention.end });
    if (mention.title && !entity.titles.has(mention.title) && entity.titles.size < LISTED_MAX.titles)
      entity.titles.set(mention.title, { text: mention.title, ...at, end: mention.end });
    entity.mentionsTotal++;
    entity.called.set(mention.display, (entity.called.get(mention.display) ?? 0) + 1);
    const known = entity.aliases.get(mention.display);
    if (known && !known.again)
      entity.aliases.set(mention.display, { ...known, again: { chapter: at.chapter, offset: mention.end } });
    if (!known && entity.aliases.size < LISTED_MAX.aliases) addAlias(entity, mention, at);
    for (const word of mention.key) {
      entity.keys.add(word);
      const namesakes = byWord.get(word) ?? [];
      const known = namesakes.indexOf(entity);
      if (known >= 0) namesakes.splice(known, 1);
      else if (namesakes.length === NAMESAKES_MAX) namesakes.shift();
      namesakes.push(entity);
      byWord.set(word, namesakes);
    }
    entity.title ||= mention.title;
    const gender = genderOf(mention);
    if (gender && gender !== entity.gender && (!entity.gender || entity.isGenderGuessed)) {
      entity.gender = gender;
      entity.genderFrom = at;
    }
    if (gender) entity.isGenderGuessed = false;
  }

  function addAlias(entity: KnownEntity, { display, key, end }: NameMention, at: TextPlace): void {
    entity.aliases.set(display, { text: display, ...at, end });
    entity.longestAlias = Math.max(entity.longestAlias, key.length);
    entity.bestName = entity.bestName ? bestName([{ text: entity.bestName }, { text: display }]) : display;
    // Of two people with one name, the one introduced last is meant.
    const called = byAlias.get(display.toLowerCase());
    if (!called || called.opened <= entity.opened) byAlias.set(display.toLowerCase(), entity);
  }
}

/** An entity mentioned within this many mentions, about two chapters of War and Peace, may be meant. */
const LATELY = 200;
const JUST_BEFORE = 5;
/** An entity not mentioned for this many mentions, half a chapter of War and Peace, may not be present. */
const NOT_ABOUT = 50;

/** Whether somebody who is known by a fuller name has hardly ever been called by this word of it alone. */
const isNewName = (
  { longestAlias, called }: KnownEntity,
  { kind, key, title, display }: NameMention,
): boolean =>
  kind === 'character' &&
  key.length === 1 &&
  (!title || RELATION.test(title)) &&
  longestAlias > 1 &&
  (called.get(display) ?? 0) < OFTEN;

const isShort = ({ key }: NameMention): boolean => key.length === 1 && isShortForm(key[0]!);

/** Whether somebody who has a fuller name has not been called by this one often enough for it to be theirs alone. */
const isStranger = ({ longestAlias, called }: KnownEntity, { display }: NameMention): boolean =>
  longestAlias > 1 && (called.get(display) ?? 0) < FAMILIAR;
const FAMILIAR = 10;

const RELATION = /^(?:брат|сестра|дядя|тетя|тетка|brother|sister|uncle|aunt|cousin)$/;
const OFTEN = 5;
/** An entity mentioned at most this often, and long ago, is unlikely to return under a part of their name. */
const PASSING = 2;

const POSSESSIVE = /^([а-я]{2,})ин(?:а|о|ы)?$/;

/**
 * At most this many entities of one name are distinguished: those mentioned last. A family has a dozen, a generated
 * text as many as words.
 */
const NAMESAKES_MAX = 64;

/**
 * What a registry lists, of a book and of one of its people. War and Peace has about 1,500 people and places; a text
 * made of names would be megabytes that every picture and every list of the cast has to read.
 */
export const LISTED_MAX = {
  entities: 5_000,
  aliases: 100,
  attributes: 1_000,
  titles: 10,
  namesakes: 20,
  /** Of a book: War and Peace names people and places 36,000 times. */
  places: 100_000,
} as const;

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

/** In the order in which the book introduces them. */
function mostMentioned(entities: readonly KnownEntity[]): readonly KnownEntity[] {
  if (entities.length <= LISTED_MAX.entities) return entities;
  const listed = [...entities]
    .sort((a, b) => b.mentionsTotal - a.mentionsTotal || a.opened - b.opened)
    .slice(0, LISTED_MAX.entities);
  return listed.sort((a, b) => a.opened - b.opened);
}

function finish(entity: KnownEntity): RegistryEntity {
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
