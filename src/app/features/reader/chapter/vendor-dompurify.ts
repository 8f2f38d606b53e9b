import DOMPurify from 'dompurify';
import { allowedAttributes, allowedElements } from '#shared/publication/canonical/allowed-html.ts';
import { trustedSanitisedHtml } from '#app/api/trusted.ts';

/**
 * A page of a book as DOM, sanitised again when it is shown, by the parser's own list: a second line of defence
 * against anything that the parser missed or that was stored later.
 */
export function sanitisedFragment(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedElements, 'mark'],
    ALLOWED_ATTR: [...allowedAttributes, 'data-description-id', 'data-last', 'data-continued'],
    ALLOW_DATA_ATTR: true,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: false,
  });
  const template = document.createElement('template');
  template.innerHTML = trustedSanitisedHtml(clean);
  return template.content;
}
