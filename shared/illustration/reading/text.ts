import { describeNoun } from './describe-noun.ts';
import type { NounDescription } from './noun-description.ts';
import { findUnattachedLooks } from './unattached-looks.ts';
import { languageOf } from './grammar/language-of.ts';
import { tokenise, type Token } from './grammar/tokens.ts';
import { findNouns, type Meaning, type Noun } from './nouns.ts';
import { readScopes } from './scope/read-scopes.ts';
import type { Scopes } from './scope/scopes.ts';
import type { LeftOut } from '../scene.ts';

/** A noun of a text with its description. */
export type Mention<M extends Meaning = Meaning> = Noun<M> & NounDescription & { index: number };

/** A text as the parts of reading need it: its words, their scopes, and its nouns with their descriptions. */
export interface ReadText {
  language: 'en' | 'ru';
  tokens: readonly Token[];
  scopes: Scopes;
  mentions: readonly Mention[];
  leftOut: readonly LeftOut[];
  /** Whether a token belongs to a noun. */
  isNoun: (index: number) => boolean;
  /** Descriptions of people that belong to no noun. */
  looseLooks: ReadonlyMap<number, readonly string[]>;
}

/** @param names words that are names of people or places in this book, in lower case */
export function readText(text: string, language: 'en' | 'ru', names: ReadonlySet<string> = NONE): ReadText {
  const tokens = withoutForeign(tokenise(text));
  const scopes = readScopes(tokens, language);
  const { nouns, leftOut } = findNouns(tokens, scopes, names);
  const at = new Set<number>();
  for (const { from, to } of nouns) for (let i = from; i < to; i++) at.add(i);
  const isNoun = (index: number): boolean => at.has(index);
  const mentions = nouns.map((noun, index): Mention => ({
    ...noun,
    ...describeNoun(tokens, noun, isNoun),
    index,
  }));
  shareColours(mentions, tokens);
  const used = new Set(mentions.flatMap((mention) => mention.used));
  const looseLooks = findUnattachedLooks(tokens, (index) => at.has(index) || used.has(index));
  return { language, tokens, scopes, mentions, leftOut, isNoun, looseLooks };
}

/** "His moustache and brows were black": a colour after joined nouns applies to both. */
function shareColours(mentions: Mention[], tokens: readonly Token[]): void {
  for (const [i, mention] of mentions.entries()) {
    const next = mentions[i + 1];
    if (mention.colour || !next?.colour || next.colour.at < next.to || next.from - mention.to > 4) continue;
    const between = tokens.slice(mention.to, next.from);
    const isJoined =
      between.length > 0 &&
      [...between, tokens[next.from]!].every(({ gap }) => gap === 'none') &&
      between.every(({ word }) => BETWEEN_JOINED.has(word));
    if (isJoined) mention.colour = next.colour;
  }
}
const BETWEEN_JOINED = new Set('and и or или his her the its their его ее их also'.split(' '));

const NONE: ReadonlySet<string> = new Set();

/** «Notre jardin» in a Russian passage is not an English garden: words in another script than most of the text are foreign. */
function withoutForeign(tokens: readonly Token[]): readonly Token[] {
  const languages = tokens.map(({ word }) => languageOf(word));
  const russian = languages.filter((language) => language === 'ru').length;
  const english = languages.filter((language) => language === 'en').length;
  if (russian === 0 || english === 0) return tokens;
  const foreign = russian > english ? 'en' : 'ru';
  return tokens.map((token, i) => (languages[i] === foreign ? { ...token, isForeign: true } : token));
}

/** Words that are always capitalised, also within a sentence: names, which may also begin a sentence. */
export function namesIn(texts: readonly (readonly Token[])[]): Set<string> {
  const names = new Set<string>();
  const common = new Set<string>();
  for (const tokens of texts)
    for (const { word, isCapital, gap } of tokens) {
      if (!isCapital) common.add(word);
      else if (gap === 'none') names.add(word);
    }
  for (const word of common) names.delete(word);
  return names;
}

export const isMentionOf = <T extends Meaning['type']>(
  mention: Mention,
  type: T,
): mention is Mention<Extract<Meaning, { type: T }>> => mention.meaning.type === type;

/** Whether a part of somebody's look is worn: clothes, a hat, or what is worn with them. */
export const isWorn = (part: string): boolean => WORN.has(part);
const WORN: ReadonlySet<string> = new Set(['clothes', 'hat', 'wears']);
