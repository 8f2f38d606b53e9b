import { decorateLinks, decorateLists, removeWrongLanguages } from '../chapter/decorate-page.ts';
import { showFormulas } from '../chapter/show-formulas.ts';
import { loadPictures, type LoadingPictures } from '../chapter/load-pictures.ts';
import { setInitial } from '../chapter/initial.ts';
import { markOpeningHeading } from '../chapter/mark-opening-heading.ts';
import { PageTree } from '../chapter/page-tree.ts';
import { sanitisedFragment } from '../chapter/vendor-dompurify.ts';

/** The language and direction in which a book's text is set. */
export interface Typography {
  language: string | null;
  /** The language comes from the book, not from the chapter's own markup. */
  isLanguageAssumed: boolean;
  /** The book's own languages where the reader has chosen another one. */
  wrongLanguages: readonly (string | null)[];
  direction: 'ltr' | 'rtl';
}

/** A stretch of a chapter as it is shown. */
export interface PageContent extends Typography {
  bookId: string;
  html: string;
  /** The chapter's canonical text, and where in it the markup begins. */
  text: string;
  start: number;
}

export interface FilledPage {
  tree: PageTree;
  pictures: LoadingPictures;
}

/** Puts the book's markup, sanitised and decorated, into an element. */
export function fillPage(root: HTMLElement, content: PageContent): FilledPage {
  const { bookId, html, text, start, language, isLanguageAssumed, wrongLanguages, direction } = content;
  root.className = 'book-page';
  root.dir = direction;
  root.toggleAttribute('data-opening', start === 0);
  if (language) root.lang = language;
  else root.removeAttribute('lang');
  if (isLanguageAssumed) root.dataset.language = 'assumed';
  else delete root.dataset.language;

  const fragment = sanitisedFragment(html);
  if (start === 0) {
    markOpeningHeading(fragment);
    setInitial(fragment);
  }
  if (wrongLanguages.length > 0) removeWrongLanguages(fragment, wrongLanguages);
  decorateLinks(fragment);
  decorateLists(fragment);
  showFormulas(fragment);
  root.replaceChildren(fragment);
  return { tree: new PageTree(root, text, start), pictures: loadPictures(bookId, root) };
}
