import { findAttributes } from './attributes.ts';
import { BIT } from './lexicon/categories.ts';
import type { KnownEntity } from './known-entity.ts';
import type { RankedRun } from './rank-runs.ts';
import type { FiledMention } from './subject-of-run.ts';
import type { Analysis, Sentence, Word } from './words.ts';

/** A sentence that states who or what an entity is, and how informative it is. */
export interface DescribingSentence {
  readonly entity: KnownEntity;
  readonly start: number;
  readonly end: number;
  /** At least `QUOTED_SCORE_MIN`; an introduction (“X was the elder daughter of …”) has about 6. */
  readonly weight: number;
}

/** Sentences with a lower score are no answer to “who is this?”. */
export const QUOTED_SCORE_MIN = 2;
/** In a list of guests, no sentence states who they are. */
const NAMES_PER_SENTENCE = 3;

/**
 * The narrator's sentences that introduce or describe the people and places they name, in the text's order. Each is
 * scored by its own words alone, so that the quotations up to a place don't depend on later text.
 *
 * @param filed the chapter's mentions, in order
 */
export function describingSentences(
  analysis: Analysis,
  filed: readonly FiledMention[],
): DescribingSentence[] {
  const found: DescribingSentence[] = [];
  let next = 0;
  for (const { sentences } of analysis.paragraphs) {
    for (const sentence of sentences) {
      while (next < filed.length && filed[next]!.start < sentence.start) next++;
      const named: FiledMention[] = [];
      for (let i = next; i < filed.length && filed[i]!.end <= sentence.end; i++) named.push(filed[i]!);
      if (named.length === 0 || sentence.speech > MOSTLY_SPEECH) continue;
      const { start, end } = sentence;
      for (const mention of firstOfEach(named)) {
        const weight = weigh(analysis, sentence, mention, mention === named[0]);
        if (weight >= QUOTED_SCORE_MIN) found.push({ entity: mention.entity, start, end, weight });
      }
    }
  }
  return found;
}

const MOSTLY_SPEECH = 0.4;

/**
 * How informative a passage is about its subject: less than a sentence that introduces them, most where it is the
 * first that it names, least where only a pronoun refers to them, which may mean someone else.
 */
export function portraitWeight(
  { words }: Analysis,
  { start, firstWord, lastWord }: Pick<RankedRun, 'start' | 'firstWord' | 'lastWord'>,
  filed: readonly FiledMention[],
  entity: KnownEntity,
): number {
  const named = filed.slice(filed.findLastIndex((one) => one.start < start) + 1);
  const first = named.find(({ kind }) => kind === entity.kind);
  if (first?.entity !== entity || first.start - start > NEAR_START_CHARS) return PRONOUN;
  const others = words
    .slice(firstWord, lastWord)
    .some(({ pos, categories, end }) => end < first.start && pos === 'noun' && categories & BIT.person);
  return entity.kind === 'character' && others && !first.title ? PRONOUN : NAMED;
}

/** A name this near the start is taken for the sentence's subject. */
const NEAR_START_CHARS = 80;
const NAMED = 4;
const PRONOUN = 1.2;

function firstOfEach(named: readonly FiledMention[]): readonly FiledMention[] {
  const first = named.filter(({ entity }, i) => named.findIndex((one) => one.entity === entity) === i);
  return first.length > NAMES_PER_SENTENCE ? [] : first;
}

function weigh(analysis: Analysis, sentence: Sentence, mention: FiledMention, isFirst: boolean): number {
  const words = analysis.words.slice(sentence.firstWord, sentence.lastWord);
  const after = words.findIndex(({ start }) => start >= mention.end);
  // In Russian only a nominative can be the subject of a definition.
  const isNominative = mention.entity.aliases.has(analysis.text.slice(mention.start, mention.end));
  const canBe = isNominative || analysis.language === 'en';
  const isPerson = mention.kind === 'character';
  const introduction = !canBe
    ? 0
    : isPerson
      ? personIntroductionScore(words, after, mention)
      : placeIntroductionScore(words, after);
  // Words far before the name, or after another name, often describe someone else.
  const isSubject = isFirst && mention.start - sentence.start <= NEAR_START_CHARS;
  const type = isPerson ? 'character' : 'location';
  const looks = isSubject ? findAttributes(analysis, sentence.firstWord, sentence.lastWord, type).length : -1;
  const events = words.filter(({ event }) => event).length;
  return introduction + 0.8 * Math.min(3, looks) - 0.4 * Math.min(4, events) + forLength(sentence);
}

/** A short sentence is worth more than half a page that contains the name. */
function forLength({ start, end }: Sentence): number {
  const chars = end - start;
  return chars < 30 ? -1 : chars > 600 ? -3 : chars > 320 ? -1.5 : 0;
}

const IS = /^(?:is|was|were|been|became|есть|был|была|были|стал|стала|—|–)$/;
const ARTICLE = /^(?:an?|the|his|her|their|its|one)$/;
const ENDS_PHRASE = /^(?:verb|auxiliary|mark|preposition)$/;
/** How many words may stand between “was” and the noun it leads to. */
const REACH = 6;

/** “X was a …”, “X, the … of …”, “his brother X”. */
function personIntroductionScore(
  words: readonly Word[],
  after: number,
  { start, title }: FiledMention,
): number {
  const isPerson = ({ pos, categories }: Word) => pos === 'noun' && Boolean(categories & BIT.person);
  const definition = definitionScore(words, after, isPerson, 6);
  if (definition > 0) return definition;
  const before = words.findLast((word) => word.end <= start);
  return before && !title && isPerson(before) ? 2.5 : 0;
}

/** “X was a village …”, “X, a town …”. */
function placeIntroductionScore(words: readonly Word[], after: number): number {
  const isPlace = ({ pos, categories }: Word) =>
    pos === 'noun' && Boolean(categories & (BIT.built | BIT.nature));
  return definitionScore(words, after, isPlace, 5);
}

function definitionScore(
  words: readonly Word[],
  after: number,
  isKind: (word: Word) => boolean,
  weight: number,
): number {
  const link = words[after];
  if (!link) return 0;
  if (link.text === ',') {
    const phrase = phraseFrom(words, after + 1);
    // “at Elizabeth, requiring no partner” describes what somebody does.
    const isAct = phrase[0]?.pos === 'participle' && phrase[0].lower.endsWith('ing');
    return !isAct && phrase.some(isKind) ? weight - 1.5 : 0;
  }
  const at = /^had$/.test(link.lower) && words[after + 1]?.lower === 'been' ? after + 1 : after;
  if (!IS.test(words[at]!.lower)) return 0;
  const phrase = phraseFrom(words, at + 1);
  if (phrase.some(isKind)) return weight;
  const [first] = phrase.filter(({ pos, lower }) => pos !== 'adverb' && !ARTICLE.test(lower));
  return first?.pos === 'adjective' ? 2 : 0;
}

/** The words up to the next mark, verb or preposition, at most `REACH`. */
function phraseFrom(words: readonly Word[], from: number): readonly Word[] {
  const rest = words.slice(from, from + REACH);
  const end = rest.findIndex(({ pos }) => ENDS_PHRASE.test(pos));
  // An adjective's comma ends no phrase: “was a tall, thin woman”.
  const stop = end >= 0 && rest[end]!.text === ',' && rest[end - 1]?.pos === 'adjective' ? rest.length : end;
  return stop < 0 ? rest : rest.slice(0, stop);
}
