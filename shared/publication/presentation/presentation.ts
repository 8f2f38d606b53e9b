export const faceWords = [
  'face-1',
  'face-2',
  'face-3',
  'face-4',
  'face-5',
  'face-6',
  'face-7',
  'face-8',
] as const;

/** One of the families whose fonts are embedded, in the order of the style sheets. */
export type FaceWord = (typeof faceWords)[number];

/** From a family's name, in lower case. */
export type FaceNames = ReadonlyMap<string, FaceWord>;

export const stressMarks = [
  ...(['stress-filled-dot', 'stress-filled-circle', 'stress-filled-double-circle'] as const),
  ...(['stress-filled-triangle', 'stress-filled-sesame'] as const),
  ...(['stress-open-dot', 'stress-open-circle', 'stress-open-double-circle'] as const),
  ...(['stress-open-triangle', 'stress-open-sesame'] as const),
] as const;

/** The mark beside each letter of a stressed word (CSS Text Decoration 3, 3.1). */
export type StressMark = (typeof stressMarks)[number];

/**
 * The meaning of a publisher's typography in a closed vocabulary of our own: the words of `data-as`. The page's style
 * sheet renders them; nothing else of a book's style sheets survives.
 */
export const presentations = [
  // What a passage is.
  'title',
  'subtitle',
  'epigraph',
  'poem',
  'stanza',
  'verse',
  'cite',
  'text-author',
  'date',
  'annotation',
  'dedication',
  'letter',
  'aside',
  'note',
  /** Not of the text itself: a list of what the book holds, or how it was made. */
  'apparatus',
  'caption',
  'math',
  /** Text that a drawing beside it shows. */
  'drawn',
  'empty-line',
  // How it is set.
  'center',
  'right',
  /** Against a heading's or a surrounding passage's own alignment; the same for `upright` and `regular`. */
  'left',
  'no-indent',
  /** A paragraph that is no `p`. */
  'indent',
  /** A hanging indent. */
  'hanging',
  /** The whole block is indented: a step of verse, an indent, or near the page's other side. */
  'slight-indent',
  'block-indent',
  'far-indent',
  /** One line of verse is indented. */
  'line-indent',
  /** An unindented paragraph with space above and below. */
  'apart',
  /** A block with space before or after it. */
  'space-above',
  'space-below',
  /** A block before or after which a page ends. */
  'page-before',
  'page-after',
  /** A block with a border or a background. */
  'box',
  /** A centred line in large letters, as titles are. */
  'large',
  /** Words that are a line by themselves. */
  'line',
  'small-caps',
  'all-caps',
  'lower-case',
  'title-case',
  /** As wide as the characters of Chinese and Japanese. */
  'full-width',
  /** Letter-spaced, for emphasis. */
  'spaced',
  'mono',
  'italic',
  'upright',
  'bold',
  'regular',
  'underline',
  'line-through',
  'superscript',
  'subscript',
  'drop-cap',
  // Where each of these differs from its surroundings.
  'underline-auto',
  'underline-below',
  'underline-left',
  'underline-right',
  ...stressMarks,
  'stress-none',
  'stress-over',
  'stress-under',
  'stress-left',
  'stress-under-left',
  'last-auto',
  'last-start',
  'last-end',
  'last-left',
  'last-right',
  'last-center',
  'last-justify',
  'break-words',
  'break-all',
  'keep-all',
  'hyphens-auto',
  'hyphens-manual',
  'hyphens-none',
  'no-wrap',
  /** A picture with the text at its side; one as high as the letters around it. */
  'float-left',
  'float-right',
  'line-high',
  // How a list marks its items.
  'marker-none',
  'marker-disc',
  'marker-circle',
  'marker-square',
  'marker-decimal',
  'marker-lower-alpha',
  'marker-upper-alpha',
  'marker-lower-roman',
  'marker-upper-roman',
  'marker-lower-greek',
  /** Lines run from top to bottom, one after another from the right or from the left. */
  'vertical-rl',
  'vertical-lr',
  /** Within vertical lines: rows again; a few digits upright and side by side. */
  'horizontal',
  'combine-upright',
  /** Letters that would be rotated are upright, or all are rotated. */
  'letters-upright',
  'letters-sideways',
  // In a font of the book's own, or within one in the reader's again.
  ...faceWords,
  'face-none',
] as const;

export type Presentation = (typeof presentations)[number];

/** EPUB's structural semantics (epub:type, role) that have a style. */
export const presentationOfType: ReadonlyMap<string, Presentation> = new Map<string, Presentation>([
  ['epigraph', 'epigraph'],
  ['doc-epigraph', 'epigraph'],
  ['z3998:poem', 'poem'],
  ['z3998:song', 'poem'],
  ['z3998:hymn', 'poem'],
  ['z3998:verse', 'poem'],
  ['z3998:letter', 'letter'],
  ['dedication', 'dedication'],
  ['doc-dedication', 'dedication'],
  ['subtitle', 'subtitle'],
  ['doc-subtitle', 'subtitle'],
  ['z3998:signature', 'text-author'],
  ['footnote', 'note'],
  ['doc-footnote', 'note'],
  ['endnote', 'note'],
  ['doc-endnote', 'note'],
  ['rearnote', 'note'],
  ['loi', 'apparatus'],
  ['lot', 'apparatus'],
  ['index', 'apparatus'],
  ['doc-index', 'apparatus'],
  ['colophon', 'apparatus'],
  ['doc-colophon', 'apparatus'],
  ['copyright-page', 'apparatus'],
]);

/** FB2 elements, what they become and what they mean. */
export const presentationOfFb2: ReadonlyMap<string, Presentation> = new Map<string, Presentation>([
  ['subtitle', 'subtitle'],
  ['epigraph', 'epigraph'],
  ['poem', 'poem'],
  ['stanza', 'stanza'],
  ['v', 'verse'],
  ['cite', 'cite'],
  ['text-author', 'text-author'],
  ['date', 'date'],
  ['annotation', 'annotation'],
]);
