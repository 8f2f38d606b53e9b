import { hasNothingBefore } from './initial.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** A chapter that opens with a heading opens lower on its page, as chapters do in print. */
export function markOpeningHeading(fragment: DocumentFragment): void {
  const heading = fragment.querySelector<HTMLElement>(HEADINGS);
  if (heading && hasNothingBefore(heading)) heading.dataset.opens = '';
}
