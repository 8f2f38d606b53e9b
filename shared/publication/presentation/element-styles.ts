import type { Presentation } from './presentation.ts';
import type { Declared } from './declared.ts';

export type ElementKind = 'block' | 'inline' | 'none';
type Alignment = Declared['align'] | null;

/**
 * Adds the presentations of properties that are not inherited, or that the page does not inherit.
 *
 * @param align the alignment of the element's lines
 * @param presentations are added to
 */
export function addElementStyles(
  name: string,
  kind: ElementKind,
  declared: Declared,
  align: Alignment,
  presentations: Presentation[],
): void {
  if (name === 'img') return addPictureStyles(declared, presentations);
  if (kind === 'block' && !TABLE_PARTS.has(name)) {
    if (declared.pageBefore === true) presentations.push('page-before');
    if (declared.pageAfter === true) presentations.push('page-after');
  }
  if (kind === 'block' && !PAGE_POSITIONED.has(name)) addBlockStyles(name, declared, align, presentations);
  if (FLOATING.has(name) && (declared.widthEm ?? Infinity) <= MAX_FLOAT_EM) addFloat(declared, presentations);
  if (LIST_ELEMENTS.has(name) && declared.marker !== undefined)
    presentations.push(`marker-${declared.marker}`);
  if (declared.letterSide === 'upright') presentations.push('letters-upright');
  if (declared.letterSide === 'sideways') presentations.push('letters-sideways');
  if (align === 'center' && !PAGE_POSITIONED.has(name) && (declared.sizeEm ?? 1) >= 1.3)
    presentations.push('large');
  if (kind === 'inline') addInlineStyles(name, declared, presentations);
}

function addBlockStyles(
  name: string,
  declared: Declared,
  align: Alignment,
  presentations: Presentation[],
): void {
  const indent = declared.indentEm ?? 0;
  if (indent < -0.5) presentations.push('hanging');
  if (indent > 0.5 && name !== 'p') presentations.push('indent');
  const inset = insetOf(declared) + Math.min(0, indent);
  if (inset >= 7) presentations.push('far-indent');
  else if (inset >= 2) presentations.push('block-indent');
  else if (inset >= 0.75 && indent < -0.5) presentations.push('slight-indent');
  if (declared.framed === true || (declared.background === true && (declared.paddingEm ?? 0) > 0))
    presentations.push('box');
  addSpace(name, declared, isDisplayAlignment(align), presentations);
}

/** Some books set all paragraphs with space on both sides, but that is the reader's choice. */
function addSpace(
  name: string,
  { indentEm, aboveEm = 0, belowEm = 0 }: Declared,
  isShort: boolean,
  presentations: Presentation[],
): void {
  if (name === 'p' && indentEm === 0 && Math.max(aboveEm, belowEm) >= 0.5) presentations.push('apart');
  else if (name !== 'p' || isShort || Math.min(aboveEm, belowEm) < 0.5) {
    if (aboveEm >= 0.9) presentations.push('space-above');
    if (belowEm >= 0.9) presentations.push('space-below');
  }
}

function addInlineStyles(name: string, declared: Declared, presentations: Presentation[]): void {
  const indent = declared.indentEm ?? 0;
  if (declared.block === true && declared.floats === undefined) {
    presentations.push('line');
    if (indent < -0.5) presentations.push('verse');
  }
  if (insetOf(declared) + indent >= 0.75) presentations.push('line-indent');
  if (declared.line === 'under' && name !== 'a') presentations.push('underline');
  if (declared.line === 'through') presentations.push('line-through');
  if (declared.rise === 'super' && name !== 'sup') presentations.push('superscript');
  if (declared.rise === 'sub' && name !== 'sub') presentations.push('subscript');
  if (declared.spaced === true) presentations.push('spaced');
  if (name === 'span' && declared.floats === 'right') presentations.push('float-right');
  if (declared.wrap === false) presentations.push('no-wrap');
  if (declared.combined === true) presentations.push('combine-upright');
}

/** A picture among letters is as high as they are; one that is an initial is set as one. */
function addPictureStyles(declared: Declared, presentations: Presentation[]): void {
  const size = Math.min(declared.heightEm ?? Infinity, declared.widthEm ?? Infinity);
  if (size > 0 && size <= 1.75) presentations.push('line-high');
  else if (declared.floats === 'left' && size <= 5) presentations.push('drop-cap');
  else if ((declared.widthEm ?? 0) <= MAX_FLOAT_EM) addFloat(declared, presentations);
}

function addFloat({ floats }: Declared, presentations: Presentation[]): void {
  if (floats === 'left') presentations.push('float-left');
  if (floats === 'right') presentations.push('float-right');
}

const insetOf = ({ marginEm = 0, paddingEm = 0 }: Declared): number => marginEm + paddingEm;

/** In vertical text lines begin at the top, and margins left and right separate blocks. */
export const toVerticalFlow = ({ aboveEm, ...declared }: Declared): Declared => ({
  ...declared,
  ...{ marginEm: aboveEm ?? 0, paddingEm: 0, aboveEm: 0, belowEm: 0 },
});

/** A page ends before or after a table, not within it. */
const TABLE_PARTS = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);
const FLOATING = new Set(['figure', 'div', 'aside', 'section']);
/** Wider floats leave no room for text beside them. */
const MAX_FLOAT_EM = 16;
const LIST_ELEMENTS = new Set(['ul', 'ol', 'li']);

/** A letter set into the following lines. */
export const isInitial = ({ floats = 'none', sizeEm = 1 }: Declared): boolean =>
  floats !== 'none' && sizeEm >= 1.5;

/** Centred or right-aligned lines are not running text. */
export const isDisplayAlignment = (align: Alignment): boolean => align === 'center' || align === 'right';

/** Blocks whose place the page decides: lists and tables have their own indents, pictures their own room. */
const PAGE_POSITIONED = new Set([
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);
