import type { Presentation } from './presentation.ts';
import type { Declared } from './declarations.ts';

export type ElementKind = 'block' | 'inline' | 'none';
type Alignment = Declared['align'] | null;

/**
 * What a style says of one element alone, and what is inherited but not by the page.
 *
 * @param align as the element's lines are to stand
 * @param looks are added to
 */
export function addElementStyles(
  name: string,
  kind: ElementKind,
  declared: Declared,
  align: Alignment,
  looks: Presentation[],
): void {
  if (name === 'img') return addPictureStyles(declared, looks);
  if (kind === 'block' && !PAGE_POSITIONED.has(name)) addBlockStyles(name, declared, align, looks);
  if (FLOATING.has(name) && (declared.widthEm ?? Infinity) <= MAX_FLOAT_EM) addFloat(declared, looks);
  if (LIST_ELEMENTS.has(name) && declared.marker !== undefined) looks.push(`marker-${declared.marker}`);
  if (declared.letterSide === 'upright') looks.push('letters-upright');
  if (declared.letterSide === 'sideways') looks.push('letters-sideways');
  if (align === 'center' && !PAGE_POSITIONED.has(name) && (declared.sizeEm ?? 1) >= 1.3) looks.push('large');
  if (kind === 'inline') addInlineStyles(name, declared, looks);
}

function addBlockStyles(name: string, declared: Declared, align: Alignment, looks: Presentation[]): void {
  const indent = declared.indentEm ?? 0;
  if (indent < -0.5) looks.push('hanging');
  if (indent > 0.5 && name !== 'p') looks.push('indent');
  const inset = insetOf(declared) + Math.min(0, indent);
  if (inset >= 7) looks.push('far-indent');
  else if (inset >= 2) looks.push('block-indent');
  else if (inset >= 0.75 && indent < -0.5) looks.push('slight-indent');
  if (declared.framed === true || (declared.background === true && (declared.paddingEm ?? 0) > 0))
    looks.push('box');
  addSpace(name, declared, isDisplayAlignment(align), looks);
}

/** Space on both sides of paragraphs is how some books set all of them, which is for the reader to choose. */
function addSpace(
  name: string,
  { indentEm, aboveEm = 0, belowEm = 0 }: Declared,
  isShort: boolean,
  looks: Presentation[],
): void {
  if (name === 'p' && indentEm === 0 && Math.max(aboveEm, belowEm) >= 0.5) looks.push('apart');
  else if (name !== 'p' || isShort || Math.min(aboveEm, belowEm) < 0.5) {
    if (aboveEm >= 0.9) looks.push('space-above');
    if (belowEm >= 0.9) looks.push('space-below');
  }
}

function addInlineStyles(name: string, declared: Declared, looks: Presentation[]): void {
  const indent = declared.indentEm ?? 0;
  if (declared.block === true && declared.floats === undefined) {
    looks.push('line');
    if (indent < -0.5) looks.push('verse');
  }
  if (insetOf(declared) + indent >= 0.75) looks.push('line-indent');
  if (declared.line === 'under' && name !== 'a') looks.push('underline');
  if (declared.line === 'through') looks.push('line-through');
  if (declared.rise === 'super' && name !== 'sup') looks.push('superscript');
  if (declared.rise === 'sub' && name !== 'sub') looks.push('subscript');
  if (declared.spaced === true) looks.push('spaced');
  if (name === 'span' && declared.floats === 'right') looks.push('float-right');
  if (declared.wrap === false) looks.push('no-wrap');
  if (declared.combined === true) looks.push('combine-upright');
}

/** A picture among letters is as high as they are; one that is an initial is set as one. */
function addPictureStyles(declared: Declared, looks: Presentation[]): void {
  const size = Math.min(declared.heightEm ?? Infinity, declared.widthEm ?? Infinity);
  if (size > 0 && size <= 1.75) looks.push('line-high');
  else if (declared.floats === 'left' && size <= 5) looks.push('drop-cap');
  else if ((declared.widthEm ?? 0) <= MAX_FLOAT_EM) addFloat(declared, looks);
}

function addFloat({ floats }: Declared, looks: Presentation[]): void {
  if (floats === 'left') looks.push('float-left');
  if (floats === 'right') looks.push('float-right');
}

const insetOf = ({ marginEm = 0, paddingEm = 0 }: Declared): number => marginEm + paddingEm;

/** Where lines run from top to bottom they begin at the top; what a style says of left and right is between blocks. */
export const toVerticalFlow = ({ aboveEm, ...declared }: Declared): Declared => ({
  ...declared,
  ...{ marginEm: aboveEm ?? 0, paddingEm: 0, aboveEm: 0, belowEm: 0 },
});

const FLOATING = new Set(['figure', 'div', 'aside', 'section']);
/** What takes more of the page leaves no room for text beside it. */
const MAX_FLOAT_EM = 16;
const LIST_ELEMENTS = new Set(['ul', 'ol', 'li']);

/** A letter set into the lines after it. */
export const isInitial = ({ floats = 'none', sizeEm = 1 }: Declared): boolean =>
  floats !== 'none' && sizeEm >= 1.5;

/** Lines set in the middle or to the right are no running text. */
export const isDisplayAlignment = (align: Alignment): boolean => align === 'center' || align === 'right';

/** Blocks whose place the page decides: lists and tables have their own indents, pictures their own room. */
const PAGE_POSITIONED = new Set([
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);
