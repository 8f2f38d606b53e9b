/** Every element that chapter HTML can hold; the page's own sanitiser checks against the same list. */
export const allowedElements = [
  ...[
    'p',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'figure',
    'figcaption',
    'hr',
    'br',
    'img',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'mark',
    'code',
    'q',
    'cite',
    'bdi',
    'bdo',
    'span',
  ],
  ...['ruby', 'rt', 'rp'],
] as const;

/** Every attribute. `data-as` holds words of `presentation.ts`; ids start with `b-`. */
export const allowedAttributes = [
  ...['id', 'lang', 'dir', 'data-as'],
  /** On `a`: out of the book by href, within it by chapter number and text offset, to a note by its id. */
  ...['href', 'rel', 'target', 'data-chapter', 'data-offset', 'data-note'],
  /** On `img`: the resource, and the size that the book hints at. */
  ...['data-resource', 'alt', 'width', 'height'],
  /** In a formula: MathML's name of the element, and how it is set; see `formula.ts`. */
  ...['data-m', 'data-ma'],
  ...['colspan', 'rowspan', 'start', 'value', 'type'],
  /** On an element that began on an earlier page: no indent, no bullet, no initial again. */
  'data-continued',
] as const;

/** Elements that end a paragraph of text: canonical text has an empty line where one starts or ends. */
export const blockElements: ReadonlySet<string> = new Set([
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'figure', 'figcaption', 'hr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
]);
