import type { PageBox } from '#shared/reading/layout/page-box.ts';

/** Makes what cannot be divided fit a page: pictures with their captions, and tables wider or longer than it. */
export function fitBlocks(root: HTMLElement, box: PageBox): void {
  for (const picture of root.querySelectorAll<HTMLElement>('img[data-large], img[data-alone]'))
    fitPicture(picture, root, box);
  for (const table of root.querySelectorAll<HTMLTableElement>('table')) fitTable(table, box);
}

/** A picture leaves room for its caption. */
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

/**
 * A table wider than the page moves sideways in a box of its own; where it is longer than the page, too, its rows are
 * dealt to several such boxes, whose columns have the same widths and which move together.
 */
function fitTable(table: HTMLTableElement, { textWidth, textHeight, isVertical }: PageBox): void {
  if (isVertical || table.closest('[data-wide]') || table.offsetWidth <= textWidth + 1) return;
  const outer = table.parentElement!.closest('table');
  if (outer) return;
  const widths = columnWidths(table);
  const parts = heightOf(table) > textHeight ? rowGroups(table, textHeight) : null;
  const tables = parts ? divide(table, parts, widths) : [table];
  const boxes = tables.map((one) => {
    const frame = document.createElement('div');
    frame.dataset.wide = '';
    one.replaceWith(frame);
    frame.append(one);
    return frame;
  });
  for (const frame of boxes)
    frame.addEventListener('scroll', () => {
      for (const other of boxes)
        if (other.scrollLeft !== frame.scrollLeft) other.scrollLeft = frame.scrollLeft;
    });
}

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

/** Rows in groups that each fit a page; rows joined by a spanning cell stay together. */
function rowGroups(table: HTMLTableElement, room: number): HTMLTableRowElement[][] {
  const groups: HTMLTableRowElement[][] = [];
  let height = table.caption ? heightOf(table.caption) : 0;
  let joined = 0;
  let group: HTMLTableRowElement[] = [];
  for (const row of table.rows) {
    const own = heightOf(row);
    if (group.length > 0 && joined === 0 && height + own > room) {
      groups.push(group);
      group = [];
      height = 0;
    }
    group.push(row);
    height += own;
    joined = Math.max(0, joined - 1, ...[...row.cells].map(({ rowSpan }) => rowSpan - 1));
  }
  if (group.length > 0) groups.push(group);
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
    for (const width of widths) {
      const column = document.createElement('col');
      column.style.width = `${width}px`;
      columns.append(column);
    }
    if (one.caption) one.caption.after(columns);
    else one.prepend(columns);
  }
  return tables;
}
