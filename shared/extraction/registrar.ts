import { bestName } from './best-name.ts';
import { isShortForm, otherFormsOf } from './lexicon/short-names.ts';
import { agrees, genderOf, hasForm, hasRank, allowsShortName } from './name-agreement.ts';
import { type KnownEntity, newEntity } from './known-entity.ts';
import type { NameMention } from './names.ts';
import { REGISTRY_LIMITS, registryOf } from './registry.ts';
import type { RegistryEntity } from './types.ts';
import type { TextPlace } from '../publication/chapters/text-place.ts';

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
  let placesLeft = REGISTRY_LIMITS.places;
  return {
    add(named, at) {
      const mention = ownerOf(named) ?? named;
      const candidates = new Set(mention.key.flatMap((word) => byWord.get(word) ?? []));
      const fitting = [...candidates].filter(
        (entity) => agrees(entity, mention) && !(entity.isCalledShort && hasRank(mention)),
      );
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
    finish: () => registryOf(entities),
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
    if (mention.key.length > 1 && mention.key.some((word) => otherFormsOf(word).size > 0 && byWord.has(word)))
      return null;
    const namesakes = mention.key.flatMap((word) =>
      [...otherFormsOf(word)].flatMap((form) => byWord.get(form) ?? []),
    );
    const meant = [...new Set(namesakes)].filter(
      (entity) => isAbout(entity) && allowsShortName(entity, mention) && agrees(entity, mention, hasForm),
    );
    return meant.length === 1 ? meant[0]! : null;
  }

  /** «Илюшина» is Илюша's, where nobody has that surname. */
  function ownerOf({ kind, key, title, ...mention }: NameMention): NameMention | null {
    const stem =
      kind === 'character' && key.length === 1 && !title && !byWord.has(key[0]!)
        ? POSSESSIVE.exec(key[0]!)?.[1]
        : undefined;
    if (stem === undefined) return null;
    const owner = ['а', 'я']
      .map((ending) => stem + ending)
      .find((name) => isShortForm(name) && byWord.has(name));
    if (owner === undefined) return null;
    const display = owner.slice(0, 1).toUpperCase() + owner.slice(1);
    return { ...mention, kind, title, key: [owner], display, gender: null };
  }

  function open(mention: NameMention, at: TextPlace): KnownEntity {
    const entity = newEntity(mention, at, entities.length);
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
    if (rival && !entity.namesakes.has(rival.id) && entity.namesakes.size < REGISTRY_LIMITS.namesakes)
      entity.namesakes.set(rival.id, { chapter: at.chapter, offset: mention.end });
    if (mention.title && !entity.titles.has(mention.title) && entity.titles.size < REGISTRY_LIMITS.titles)
      entity.titles.set(mention.title, { text: mention.title, ...at, end: mention.end });
    entity.mentionsTotal++;
    entity.called.set(mention.display, (entity.called.get(mention.display) ?? 0) + 1);
    const known = entity.aliases.get(mention.display);
    if (known && !known.again)
      entity.aliases.set(mention.display, { ...known, again: { chapter: at.chapter, offset: mention.end } });
    if (!known && entity.aliases.size < REGISTRY_LIMITS.aliases) addAlias(entity, mention, at);
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
