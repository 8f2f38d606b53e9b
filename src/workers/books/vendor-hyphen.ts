import createHyphenator from 'hyphen';
import type { DivideWord, HyphenatedLanguage } from '#shared/reading/layout/hyphenation.ts';

const patterns = {
  'en-us': () => import('hyphen/patterns/en-us.js'),
  'en-gb': () => import('hyphen/patterns/en-gb.js'),
  ru: () => import('hyphen/patterns/ru.js'),
} satisfies Record<HyphenatedLanguage, () => Promise<unknown>>;

const loaded = new Map<HyphenatedLanguage, Promise<DivideWord>>();

/** Divides the words of a language by its TeX patterns, which are loaded when they are first needed. */
export function wordDivider(language: HyphenatedLanguage): Promise<DivideWord> {
  let divider = loaded.get(language);
  if (!divider) {
    divider = load(language);
    loaded.set(language, divider);
    divider.catch(() => loaded.delete(language));
  }
  return divider;
}

/** Not in any word: marks the places in what the library returns. */
const MARK = '\u0000';

async function load(language: HyphenatedLanguage): Promise<DivideWord> {
  const { default: definition } = await patterns[language]();
  const hyphenate = createHyphenator(definition, { hyphenChar: MARK, minWordLength: 1, html: false });
  return (word) => placesOf(hyphenate(word));
}

function placesOf(marked: string): number[] {
  const places: number[] = [];
  for (let at = marked.indexOf(MARK); at >= 0; at = marked.indexOf(MARK, at + 1))
    places.push(at - places.length);
  return places;
}
