import { englishForms } from '../grammar/english.ts';
import { ANY_FEATURES, isPluralOnly, PLURALS, type Features } from '../grammar/russian-endings.ts';
import { adjectiveForms, russianForms } from '../grammar/russian.ts';
import { type Language, languageOf } from '../grammar/language-of.ts';
import type { Token } from '../grammar/tokens.ts';

/**
 * The words for a meaning: English, then Russian, in the singular where there is one, separated by `|`. A space is an ordinary
 * gap, a hyphen or none ("bed room"). A form that cannot be made stands after `=` as it is; `*` at the end stands for any
 * ending; `~` marks a Russian noun that has only a plural; `(о)` is a vowel that the other forms lack.
 */
export type WordForms = readonly [english: string, russian: string];

/** An occurrence of a word or phrase of a dictionary in a text. */
export interface Found<T> {
  readonly value: T;
  /** The tokens that it consists of: the first, and how many. */
  readonly at: number;
  readonly length: number;
  /** Russian only; all bits for English. */
  readonly features: Features;
  readonly isPlural: boolean;
}

interface Form<T> {
  readonly words: readonly string[];
  readonly value: T;
  readonly features: Features;
  readonly isPlural: boolean;
}

/** The words of one language, by their forms. */
interface Lexicon<T> {
  readonly forms: Map<string, Form<T>[]>;
  readonly prefixes: Map<string, Form<T>[]>;
}

/** Looks words up in time independent of its size. */
export class Dictionary<T> {
  readonly #entries: readonly (readonly [T, WordForms])[];
  readonly #isOfAdjectives: boolean;
  readonly #lexicons: Partial<Record<Language, Lexicon<T>>> = {};

  constructor(entries: Iterable<readonly [T, WordForms]>, { isOfAdjectives = false } = {}) {
    this.#entries = [...entries];
    this.#isOfAdjectives = isOfAdjectives;
  }

  /**
   * The longest phrase that begins at a token; null if there is none.
   * @throws MissingPartError in a browser that has not fetched the words of the token's language yet
   */
  at(tokens: readonly Token[], index: number): Found<T> | null {
    const { word, isForeign } = tokens[index]!;
    const language = isForeign ? null : languageOf(word);
    if (!language) return null;
    const { forms, prefixes } = (this.#lexicons[language] ??= this.#lexicon(language));
    const form =
      forms.get(word)?.find((each) => isHere(each.words, tokens, index)) ??
      forms.get(withoutPossessive(word))?.find((each) => isHere(each.words, tokens, index)) ??
      byPrefix(prefixes, word);
    if (!form) return null;
    return {
      value: form.value,
      at: index,
      length: form.words.length,
      features: form.features,
      isPlural: form.isPlural,
    };
  }

  /** All occurrences in the tokens, each token in at most one phrase. */
  all(tokens: readonly Token[]): Found<T>[] {
    const found: Found<T>[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const one = this.at(tokens, i);
      if (!one) continue;
      found.push(one);
      i += one.length - 1;
    }
    return found;
  }

  /** Made when the first word of the language is looked up: most books have one language. */
  #lexicon(language: Language): Lexicon<T> {
    const lexicon: Lexicon<T> = { forms: new Map(), prefixes: new Map() };
    for (const [value, words] of this.#entries) {
      const ofLanguage = language === 'en' ? words[0] : words[1].replaceAll('ё', 'е');
      for (const word of split(ofLanguage)) this.#addWord(lexicon, word, value, language);
    }
    for (const forms of lexicon.forms.values()) forms.sort((a, b) => b.words.length - a.words.length);
    return lexicon;
  }

  #addWord(to: Lexicon<T>, word: string, value: T, language: Language): void {
    if (word.endsWith('*')) {
      add(to.prefixes, word.slice(0, -1), { words: [word], value, features: ANY_FEATURES, isPlural: false });
    } else if (word.startsWith('=')) {
      const isPlural =
        language === 'en' ? /[^s]s$|men$|children$|eople$/u.test(word) : RUSSIAN_PLURAL.test(word);
      addForm(to, word.slice(1), value, language === 'ru' && isPlural ? PLURALS : ANY_FEATURES, isPlural);
    } else if (language === 'en') {
      for (const [form, isPlural] of englishForms(word)) addForm(to, form, value, ANY_FEATURES, isPlural);
    } else {
      for (const [form, features] of merged(this.#isOfAdjectives ? adjectiveForms(word) : russianForms(word)))
        addForm(to, form, value, features, isPluralOnly(features));
    }
  }
}

/** Endings that only plurals have: «=дамами», «=полях». */
const RUSSIAN_PLURAL = /^=[а-я]+(?:[ая]ми|[ая]х|[ая]м)$/u;

function byPrefix<T>(prefixes: Lexicon<T>['prefixes'], word: string): Form<T> | undefined {
  for (let length = Math.min(word.length, 14); length > 2; length--) {
    const forms = prefixes.get(word.slice(0, length));
    if (forms) return forms[0];
  }
  return undefined;
}

function addForm<T>(
  { forms }: Lexicon<T>,
  phrase: string,
  value: T,
  features: Features,
  isPlural: boolean,
): void {
  if (COMMON_WORDS.has(phrase)) return;
  const words = phrase.split(' ');
  add(forms, words[0]!, { words, value, features, isPlural });
  // One-word compounds: "bed room" is also "bedroom".
  if (words.length === 2 && /^(?!(?:an?|the|in|on|at|of) )[a-z]/u.test(phrase))
    add(forms, words.join(''), { words: [words.join('')], value, features, isPlural });
}

/** Common words that inflection rules would also derive from rarer ones: «тем» from «тьма». */
const COMMON_WORDS = new Set(
  'том тем этом уже уж мол всем чем кем нем пора так как где раз весь все вот кружок лет сам сама пол кроме стоит беда боле мало много самый сих при'.split(
    ' ',
  ),
);

const split = (words: string): string[] => words.split('|').filter((word) => word !== '');

const withoutPossessive = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word);

function isHere(words: readonly string[], tokens: readonly Token[], index: number): boolean {
  return words.every((word, i) => {
    const token = tokens[index + i];
    return i === 0 || (token?.word === word && token.gap === 'none');
  });
}

/** The same spelling may be several cases. */
function merged(forms: readonly (readonly [string, Features])[]): Map<string, Features> {
  const all = new Map<string, Features>();
  for (const [form, features] of forms) all.set(form, (all.get(form) ?? 0) | features);
  return all;
}

function add<T>(forms: Map<string, Form<T>[]>, key: string, form: Form<T>): void {
  const known = forms.get(key);
  if (known) known.push(form);
  else forms.set(key, [form]);
}
