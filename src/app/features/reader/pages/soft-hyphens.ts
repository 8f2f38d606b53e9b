import { hyphenatedLanguages, type HyphenatedLanguage } from '#shared/reading/layout/hyphenation.ts';
import type { LineMeasure } from '#shared/reading/layout/points-near-line-ends.ts';
import { ADDED_ATTRIBUTE, type PageTree } from '../chapter/page-tree.ts';
import type { PageFont } from './page-font.ts';

/**
 * Hyphens at the ends of lines where the browser has no dictionary for the language. A word is divided by an empty
 * element whose generated content is a soft hyphen: the browser may break the line there, but no text node,
 * selection, copy or search ever contains it.
 */

/** Elements that are not hyphenated, or only as the publisher specifies. */
const RULED = 'h1, h2, h3, h4, h5, h6, pre, code, table, math, ruby, [data-as*="hyphens-"]';
const AUTOMATIC = '[data-as~="hyphens-auto"]';
const CLASS = 'soft-hyphen';

/** @param points offsets in the chapter's text where words may be divided, in order */
export function insertSoftHyphens(tree: PageTree, points: readonly number[]): void {
  const hyphen = document.createElement('span');
  hyphen.className = CLASS;
  hyphen.setAttribute(ADDED_ATTRIBUTE, '');
  let i = points.length - 1;
  for (const { node, at, start, length } of [...tree.runs].reverse()) {
    while (i >= 0 && points[i]! >= start + length) i--;
    if (i < 0) break;
    if (points[i]! <= start) continue;
    const ruled = node.parentElement!.closest(RULED);
    if (ruled && !ruled.matches(AUTOMATIC)) continue;
    for (; i >= 0 && points[i]! > start; i--)
      node.parentNode!.insertBefore(hyphen.cloneNode(), (node as Text).splitText(at + points[i]! - start));
  }
  tree.changed();
}

/**
 * Removes those at which no line ends, so that assistive technology reads whole words: the text must be laid out, and
 * stays as it is.
 */
export function removeUnusedSoftHyphens(tree: PageTree): void {
  const unused = [...tree.root.getElementsByClassName(CLASS)].filter(
    (hyphen) => hyphen.getBoundingClientRect().width === 0,
  );
  if (unused.length === 0) return;
  const { root } = tree;
  const { parentNode, nextSibling } = root;
  // Outside the document the changes take a third of the time.
  root.remove();
  for (const hyphen of unused.reverse()) {
    const after = hyphen.nextSibling as Text;
    (hyphen.previousSibling as Text).appendData(after.data);
    after.remove();
    hyphen.remove();
  }
  parentNode!.insertBefore(root, nextSibling);
  tree.changed();
}

let lacking: readonly HyphenatedLanguage[] | null = null;

/** Words that every dictionary of their language divides. */
const SAMPLES: Readonly<Record<HyphenatedLanguage, string>> = {
  'en-us': 'administration',
  'en-gb': 'administration',
  ru: 'переписывание',
};

/** The languages that this browser cannot hyphenate: the sample stays on one line, however narrow its box. */
export function languagesWithoutDictionary(): readonly HyphenatedLanguage[] {
  lacking ??= hyphenatedLanguages.filter((language) => {
    const box = document.createElement('div');
    box.lang = language;
    box.textContent = SAMPLES[language];
    box.className = 'hyphenation-sample';
    document.body.append(box);
    const isWhole = box.getClientRects()[0]!.height < 1.5 * parseFloat(getComputedStyle(box).lineHeight);
    box.remove();
    return isWhole;
  });
  return lacking;
}

/** The letters, digits and marks of the languages with patterns. */
const COMMON = [
  ...' !"\'(),-.:;?0123456789«»„“”‘’–—…',
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
];

/** How wide letters and lines are in the reader's type. @param host an element within the reader */
export function measureLines(host: HTMLElement, lineWidth: number, { fontSize }: PageFont): LineMeasure {
  const style = getComputedStyle(host);
  const em = (name: string) => (parseFloat(style.getPropertyValue(name)) || 0) * fontSize;
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${style.getPropertyValue('--book-weight') || 400} ${fontSize}px ${style.getPropertyValue('--book-font') || 'serif'}`;
  const letters = em('--book-letters');
  const advances: Record<string, number> = { '': fontSize / 2 + letters };
  for (const one of COMMON) advances[one] = context.measureText(one).width + letters;
  advances[' ']! += em('--book-words');
  return { lineWidth, fontSize, indent: 1.4 * fontSize, advances };
}
