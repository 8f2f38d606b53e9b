import type { Composition } from './compose-chapters.ts';
import { unescapeMarkup } from '../canonical/markup-escapes.ts';
import type { Drawing, Opening, Resource } from '../publication.ts';

/**
 * Watches a book being read until its first chapter is certain. `update` takes the number of characters read so far and
 * returns the chapter once, as soon as nothing that follows can change it.
 *
 * @param composeFirst the first chapter of what is read so far; null if what follows may still change it
 */
export function watchForOpening(
  composeFirst: () => Composition | null,
  pictures: { resources(): Resource[]; drawings(): Drawing[] },
): { update(read: number): Opening | null } {
  let enough = 1;
  return {
    update(read) {
      if (read < enough) return null;
      // Doubling keeps the cost of all attempts below that of composing the whole book.
      enough = read * 2;
      const first = composeFirst();
      const chapter = first?.chapters[0];
      if (!first?.secondStart || chapter === undefined) return null;
      enough = Infinity;
      const shown = first.notes.filter(({ id }) => names(chapter.html, 'data-note').has(id));
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
