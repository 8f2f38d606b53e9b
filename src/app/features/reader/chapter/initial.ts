const MIN_CHARS = 160;

/** Paragraphs that get no initial: headings, epigraphs, verse and the like. */
const APART = [
  ...['blockquote', 'table', 'ul', 'ol', 'dl', 'figure', 'pre'],
  ...['title', 'subtitle', 'epigraph', 'dedication', 'annotation', 'poem', 'verse', 'cite', 'letter'].map(as),
  ...['aside', 'note', 'text-author', 'date', 'center', 'right', 'hanging', 'box'].map(as),
].join();

function as(word: string): string {
  return `[data-as~="${word}"]`;
}

/**
 * A chapter opens with a red initial, as in manuscripts, if its first paragraph is long enough. The book's own
 * initial gets the same colour.
 */
export function setInitial(fragment: DocumentFragment): void {
  const first = [...fragment.querySelectorAll('p')].find((paragraph) => !paragraph.closest(APART));
  if (!first || first.querySelector('img')) return;
  const own = first.querySelector(`span${as('drop-cap')}`);
  if (own) own.classList.add('own-initial');
  else if (canHaveInitial(first.textContent)) first.classList.add('initial');
  else return;
  // At the top of a page it needs more room than its lines.
  if (hasNothingBefore(first)) first.dataset.first = '';
}

/** Whether an element begins its chapter: no words and no pictures come before it. */
export function hasNothingBefore(element: Element): boolean {
  for (let one: Node = element; one.parentNode; one = one.parentNode)
    for (let before = one.previousSibling; before; before = before.previousSibling)
      if (before.textContent?.trim() || (before instanceof Element && before.matches('img, :has(img)')))
        return false;
  return true;
}

/** Whether the text begins, perhaps after a quotation mark, with a capital of a script that has initials. */
export const canHaveInitial = (text: string): boolean =>
  text.trim().length >= MIN_CHARS && OPENING.test(text.trim());

const OPENING =
  /^[\p{Pi}\p{Ps}"'¡¿]{0,2}[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
