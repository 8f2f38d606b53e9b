import { lesserPassages } from '#shared/reading/layout/lesser-passages.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { isAwaited } from '#app/state/awaited-pictures.ts';
import { reading } from '#app/strings/en-reading.ts';
import { isNoteMark } from './is-note-mark.ts';

/** Removes `lang` attributes that contradict the language the reader has chosen for the book. */
export function removeWrongLanguages(fragment: DocumentFragment, wrong: readonly (string | null)[]): void {
  for (const element of fragment.querySelectorAll('[lang]'))
    if (wrong.includes(element.getAttribute('lang'))) element.removeAttribute('lang');
}

/**
 * Links inside the book have no href, so they need a role and a tab stop for keyboards and screen readers. Note marks
 * are set as superscript where the book does not do so itself.
 */
export function decorateLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll<HTMLElement>('a[data-chapter], a[data-note]')) {
    link.tabIndex = 0;
    link.setAttribute('role', 'link');
    if (link.dataset.note && isNoteMark(link.textContent) && !isRaised(link)) link.classList.add('note-mark');
  }
}

const isRaised = (link: Element) => link.querySelector(RAISED) !== null || link.closest(RAISED) !== null;
const RAISED = 'sup, [data-as~="superscript"]';

/** Attribute selectors match `type="a"` and `type="A"` alike in some browsers, so the style is set inline. */
export function decorateLists(fragment: DocumentFragment): void {
  for (const list of fragment.querySelectorAll<HTMLElement>('ol[type]'))
    list.style.listStyleType = NUMBERING[list.getAttribute('type')!] ?? '';
}

const NUMBERING: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** The address of a link that leads out of the book; null for anything else. */
export function externalHref(target: Element): string | null {
  return target.closest('a[href]')?.getAttribute('href') ?? null;
}

/** The first piece of a passage that is not part of a link becomes its button; the others react to clicks only. */
export function decorateMarks(root: HTMLElement, descriptions: ReadonlyMap<string, DescriptionRow>): void {
  const lesser = lesserPassages([...descriptions.values()]);
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[data-marked]')) clearOpening(paragraph);
  const begun = new Set<string>();
  const decorated = new Set<string>();
  for (const mark of root.querySelectorAll<HTMLElement>('mark[data-description-id]')) {
    const id = mark.dataset.descriptionId!;
    const description = descriptions.get(id);
    if (!description) continue;
    decorateMark(mark, description);
    mark.toggleAttribute('data-lesser', lesser.has(id));
    // A hairline begins where the passage or its block does, not where words in italics end.
    const isFirst = isFirstOfBlock(mark);
    mark.toggleAttribute('data-lined', !begun.has(id) || isFirst);
    mark.toggleAttribute('data-within', !begun.has(id) && !isFirst);
    if (isFirst && !begun.has(id) && mark.parentElement!.matches('p.initial')) showOpening(mark);
    begun.add(id);
    if (decorated.has(id) || mark.closest('a')) continue;
    mark.tabIndex = 0;
    mark.setAttribute('role', 'button');
    decorated.add(id);
  }
}

const isFirstOfBlock = (mark: Element): boolean =>
  !mark.previousSibling && mark.parentElement!.matches('p, div, li, blockquote, dd, td, section');

/** A paragraph with an initial has the hairline of the passage that it opens with, as the passage cannot: see marks.css. */
function showOpening(mark: HTMLElement): void {
  const paragraph = mark.parentElement!;
  paragraph.dataset.marked = '';
  for (const name of SHOWN_BESIDE) {
    const value = mark.getAttribute(name);
    if (value !== null) paragraph.setAttribute(name, value);
  }
  const pieces = paragraph.querySelectorAll<HTMLElement>(
    `mark[data-description-id="${CSS.escape(mark.dataset.descriptionId!)}"]`,
  );
  pieces[pieces.length - 1]!.dataset.closes = '';
}

function clearOpening(paragraph: HTMLElement): void {
  for (const name of ['data-marked', ...SHOWN_BESIDE]) paragraph.removeAttribute(name);
  for (const mark of paragraph.querySelectorAll('mark[data-closes]')) mark.removeAttribute('data-closes');
}

const SHOWN_BESIDE = ['data-type', 'data-illustrated', 'data-lesser'];

function decorateMark(mark: HTMLElement, description: DescriptionRow): void {
  mark.dataset.type = description.type;
  if (description.generated_image) mark.dataset.illustrated = '1';
  else delete mark.dataset.illustrated;
  showProgress(mark);
  mark.title = description.generated_image ? reading.page.openDescription : reading.page.makeDescription;
}

/** Whether the picture of a passage is being made. */
export function showProgress(mark: HTMLElement): void {
  if (isAwaited(mark.dataset.descriptionId!)) mark.setAttribute('aria-busy', 'true');
  else mark.removeAttribute('aria-busy');
}
