import { copyString } from '../canonical/copy-string.ts';

/** HTML's rules for an element, by name; XML has none. */
export interface Traits {
  name: string;
  /** Has no inside. */
  isVoid: boolean;
  /** `svg` and `math`. */
  isForeign: boolean;
  /** Raw text: its content is never parsed as markup. */
  isRaw: boolean;
  isUnusual: boolean;
  /** Elements whose start tag ends it. */
  endedBy: ReadonlySet<string> | undefined;
}

/** Cached by name, up to a number that no real book exceeds. */
export function traitsIn(kind: 'html' | 'xml', name: string): Traits {
  const found = known[kind].get(name);
  if (found !== undefined) return found;
  const html = kind === 'html';
  const traits = {
    name: copyString(name),
    isVoid: html && VOID.has(name),
    isForeign: html && FOREIGN.has(name),
    isRaw: html && RAW.has(name),
    isUnusual: html && UNUSUAL.has(name),
    endedBy: html ? ENDED_BY.get(name) : undefined,
  };
  if (known[kind].size < MAX_KNOWN) known[kind].set(traits.name, traits);
  return traits;
}

const known = { html: new Map<string, Traits>(), xml: new Map<string, Traits>() };
const MAX_KNOWN = 1000;

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const FOREIGN = set('svg math');
const RAW = set('script style title');
const UNUSUAL = set('textarea iframe noembed noframes plaintext xmp form image');
export const VOID = set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);

const END_PARAGRAPH =
  'p h1 h2 h3 h4 h5 h6 address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul';
const HEADINGS = set('h1 h2 h3 h4 h5 h6');
const FIELDS = set('select input output button datalist textarea');

/** By element: those that end it (htmlparser2's table, turned around). */
const ENDED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>([
  ['p', set(END_PARAGRAPH)],
  ...[...HEADINGS].map((name) => [name, HEADINGS] as const),
  ['a', set('a')],
  ['li', set('li')],
  ['tr', set('tr')],
  ['th', set('tr th td')],
  ['td', set('tr td')],
  ['thead', set('td tbody tfoot')],
  ['tbody', set('tbody tfoot')],
  ['dd', set('dd dt')],
  ['dt', set('dd dt')],
  ['rt', set('rt rp')],
  ['rp', set('rt rp')],
  ...['head', 'link', 'script'].map((name) => [name, set('body')] as const),
  ['optgroup', set('optgroup select input output button datalist textarea')],
  ['option', set('option optgroup select input output button datalist textarea')],
  ...['input', 'select', 'button', 'datalist', 'textarea'].map((name) => [name, FIELDS] as const),
]);
