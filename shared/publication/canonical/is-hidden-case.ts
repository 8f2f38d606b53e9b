import type { Attributes } from './attributes.ts';

/** The state of an open `epub:switch` (EPUB 3.0, 2.4.2). */
export interface SwitchState {
  /** One of its cases is shown. */
  hasShownCase?: true;
}

/** The namespaces that a case may require: those that we support. */
const SHOWN_NAMESPACES = new Set([
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xhtml',
]);

/**
 * Whether an element is a case of a switch that is not shown: the first one that we can show is, else the default.
 *
 * @param around the element that contains it, which is notified when this case is shown
 */
export function isHiddenCase(
  fullName: string,
  attributes: Attributes,
  around: SwitchState | undefined,
): boolean {
  const isCase = fullName === 'epub:case';
  if (!isCase && fullName !== 'epub:default') return false;
  if (around === undefined || around.hasShownCase) return true;
  if (!isCase) return false;
  const isShown = SHOWN_NAMESPACES.has(attributes['required-namespace']?.trim() ?? '');
  if (isShown) around.hasShownCase = true;
  return !isShown;
}
