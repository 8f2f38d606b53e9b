import type { Composition } from './compose.ts';
import { unescapeMarkup } from './html/markup.ts';
import { CHAPTER_CHARS } from './plan-chapters.ts';
import type { Drawing, Opening, Resource } from './publication.ts';

/**
 * Watches a book being read until its first chapter is certain: told of each document's length, it gives the chapter
 * once, as soon as so much follows it that nothing later can change what it is.
 *
 * @param composeFirst the first chapter of what is read so far
 */
export function findOpening(
  composeFirst: () => Composition,
  pictures: { resources(): Resource[]; drawings(): Drawing[] },
): { tell(documentChars: number): Opening | null } {
  let read = 0;
  let enough = CHAPTER_CHARS;
  return {
    tell(documentChars) {
      read += documentChars;
      if (read < enough) return null;
      const { chapters, notes, firstEnd } = composeFirst();
      enough = firstEnd === null ? read * 2 : firstEnd + CHAPTER_CHARS;
      const [chapter] = chapters;
      if (read < enough || chapter === undefined) return null;
      enough = Infinity;
      const shown = notes.filter(({ id }) => names(chapter.html, 'data-note').has(id));
      const hrefs = names([chapter, ...shown].map(({ html }) => html).join(''), 'data-resource');
      return {
        chapter,
        notes: shown,
        resources: pictures.resources().filter(({ href }) => hrefs.has(href)),
        drawings: pictures.drawings().filter(({ href }) => hrefs.has(href)),
      };
    },
  };
}

/** The values that an attribute has in the markup. */
const names = (html: string, attribute: string): Set<string> =>
  new Set(
    [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => unescapeMarkup(value!)),
  );
