import { formsOf } from '../motifs/word-forms.ts';
import type { Words } from '../motifs/motif.ts';
import type { Token } from './tokens.ts';

/** A value with the words for it, English and Russian, as in `motifs/names.ts`. */
export type Entries<T extends string> = Readonly<Record<T, Words>>;

/** Where an index has a token, or several in a row, and what they mean. */
export interface Found<T> {
  value: T;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

export interface WordIndex<T> {
  /** In the order of the text; of words that overlap the longest phrase. Time grows with the number of tokens. */
  find: (tokens: readonly Token[]) => Found<T>[];
}

const LONGEST_PHRASE = 4;

/** Made once; looking up takes a step for each token. An earlier entry wins where two have the same word. */
export function createIndex<T extends string>(...tables: readonly Entries<T>[]): WordIndex<T> {
  const values = new Map<string, T>();
  const firsts = new Set<string>();
  const add = (form: string, value: T) => {
    if (values.has(form)) return;
    values.set(form, value);
    firsts.add(form.split(' ', 1)[0]!);
  };
  for (const table of tables) {
    for (const [value, words] of Object.entries(table) as [T, Words][]) {
      for (const form of formsOf(words)) {
        add(form, value);
        // "bedroom" and "bed room"; of two Russian words none is written as one.
        if (/^(?!(?:a|an|the|in|on) )[a-z]+ [a-z]+$/u.test(form)) add(form.replace(' ', ''), value);
      }
    }
  }
  return {
    find: (tokens) => {
      const found: Found<T>[] = [];
      for (let i = 0; i < tokens.length; i++) {
        if (!firsts.has(tokens[i]!.word)) continue;
        const { clause } = tokens[i]!;
        for (let length = LONGEST_PHRASE; length > 0; length--) {
          const last = tokens[i + length - 1];
          if (!last || last.clause !== clause) continue;
          const phrase = length === 1 ? last.word : tokens.slice(i, i + length).map(({ word }) => word).join(' '); // prettier-ignore
          const value = values.get(phrase);
          if (value === undefined) continue;
          found.push({ value, from: i, to: i + length });
          i += length - 1;
          break;
        }
      }
      return found;
    },
  };
}
