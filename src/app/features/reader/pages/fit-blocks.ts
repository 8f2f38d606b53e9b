import type { PageBox } from '#shared/reading/layout/page-box.ts';
import { ADDED_ATTRIBUTE } from '../chapter/page-tree.ts';
import { wrapLongLines } from '../chapter/wrap-long-lines.ts';
import { keepShortParagraphs } from './short-paragraphs.ts';

/**
 * Makes what cannot be divided fit a page: lines longer than it, pictures with their captions, formulas wider than it, and
 * tables wider or longer than it.
 */
export function fitBlocks(root: HTMLElement, box: PageBox): void {
  wrapLongLines(root);
  for (const picture of root.querySelectorAll<HTMLElement>('img[data-large], img[data-alone]'))
    fitPicture(picture, root, box);
  divideTall(root, box);
  for (const table of root.querySelectorAll<HTMLTableElement>('table')) fitTable(table, box);
  fitFormulas(root, box);
  if (!box.isVertical) keepShortParagraphs(root);
}

/** Pictures leave room for their captions. */
function fitPicture(picture: HTMLElement, root: HTMLElement, { textHeight, isVertical }: PageBox): void {
  const figure = picture.closest<HTMLElement>('figure');
  if (isVertical || !figure || !root.contains(figure)) return;
  const pictures = [...figure.querySelectorAll<HTMLElement>('img')];
  if (pictures[0] !== picture) return;
  const heights = pictures.map(heightOf);
  const shown = heights.reduce((sum, height) => sum + height, 0);
  const excess = heightOf(figure) - textHeight;
  if (excess <= 0 || shown <= excess) return;
  const share = (shown - excess - 1) / shown;
  pictures.forEach((one, i) => (one.style.maxHeight = `${Math.floor(heights[i]! * share)}px`));
}

/** A row of a table or a line of verse that is taller than the page is divided, and need not wait for a new page. */
function divideTall(root: HTMLElement, { textHeight, isVertical }: PageBox): void {
  if (isVertical) return;
  const blocks = root.querySelectorAll<HTMLElement>('tr, [data-as~="line"]');
  const tall = [...blocks].filter((block) => heightOf(block) > textHeight);
  // Of verse, two lines that fill most of a page need not wait for each other.
  const long = [...blocks].filter(
    (block) => !block.matches('tr') && heightOf(block) > textHeight / LONG_SHARE,
  );
  for (const block of tall) block.dataset.tall = '';
  for (const { parentElement } of long) parentElement!.dataset.parted = '';
}

/** Three such lines of verse fill a page. */
const LONG_SHARE = 3;

/** A formula wider than the page scrolls sideways in a box of its own, as a table does. */
function fitFormulas(root: HTMLElement, { textWidth, isVertical }: PageBox): void {
  if (isVertical) return;
  const wide = [...root.querySelectorAll<Element>('math:not([data-wide] *)')].filter(
    (formula) => formula.getBoundingClientRect().width > textWidth + 1,
  );
  for (const formula of wide) {
    const frame = document.createElement('span');
    frame.dataset.wide = '';
    formula.replaceWith(frame);
    frame.append(formula);
  }
}

/**
 * A table wider than the page scrolls sideways. So that it can be divided between its rows, each row has a scrolling
 * box of its own; their columns have the same widths, and they scroll together.
 */
function fitTable(table: HTMLTableElement, { textWidth, isVertical }: PageBox): void {
  if (isVertical || table.closest('[data-wide]') || widthOf(table) <= textWidth + 1) return;
  if (table.parentElement!.closest('table')) return;
  if (table.querySelector('tr[data-tall]')) {
    // Such a row has to be divided itself, which a box that scrolls cannot be.
    table.dataset.narrowed = '';
    return;
  }
  const parts = divide(table, rowGroups(table), columnWidths(table));
  const boxes = parts.map((part) => {
    const frame = document.createElement('div');
    frame.dataset.wide = '';
    part.replaceWith(frame);
    frame.append(part);
    return frame;
  });
  for (const frame of boxes)
    frame.addEventListener('scroll', () => {
      for (const other of boxes)
        if (other.scrollLeft !== frame.scrollLeft) other.scrollLeft = frame.scrollLeft;
    });
}

/** The width of the widest piece into which it is divided. */
const widthOf = (element: Element): number =>
  Math.max(0, ...[...element.getClientRects()].map(({ width }) => width));

/** The whole height, however many columns it is divided into. */
function heightOf(element: Element): number {
  let height = 0;
  for (const rect of element.getClientRects()) height += rect.height;
  return height;
}

function columnWidths(table: HTMLTableElement): number[] {
  const row = [...table.rows].find(({ cells }) => [...cells].every(({ colSpan }) => colSpan === 1));
  return row ? [...row.cells].map((cell) => cell.offsetWidth) : [];
}

/** The rows one by one, but for those that a spanning cell joins. */
function rowGroups(table: HTMLTableElement): HTMLTableRowElement[][] {
  const groups: HTMLTableRowElement[][] = [];
  let joined = 0;
  for (const row of table.rows) {
    if (joined > 0) groups.at(-1)!.push(row);
    else groups.push([row]);
    joined = Math.max(0, joined - 1, ...[...row.cells].map(({ rowSpan }) => rowSpan - 1));
  }
  return groups;
}

function divide(
  table: HTMLTableElement,
  groups: readonly HTMLTableRowElement[][],
  widths: readonly number[],
): HTMLTableElement[] {
  const tables = groups.map((rows, i) => {
    if (i === 0) return table;
    const part = table.cloneNode(false) as HTMLTableElement;
    part.removeAttribute('id');
    part.dataset.continued = '1';
    for (const row of rows) part.append(row);
    return part;
  });
  for (let i = tables.length - 1; i > 0; i--) table.after(tables[i]!);
  for (const one of tables) {
    const columns = document.createElement('colgroup');
    columns.setAttribute(ADDED_ATTRIBUTE, '');
    for (const width of widths) {
      const column = document.createElement('col');
      column.setAttribute(ADDED_ATTRIBUTE, '');
      column.style.width = `${width}px`;
      columns.append(column);
    }
    if (one.caption) one.caption.after(columns);
    else one.prepend(columns);
  }
  return tables;
}
