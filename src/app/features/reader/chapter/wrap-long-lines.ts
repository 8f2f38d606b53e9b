/**
 * Lets unbreakable lines wrap where they are longer than their column; elsewhere the publisher's `nowrap` is kept.
 * The text must be laid out.
 */
export function wrapLongLines(root: HTMLElement): void {
  const unbroken = [...root.querySelectorAll<HTMLElement>('[data-as~="no-wrap"]')];
  for (const element of unbroken) delete element.dataset.wraps;
  // All are measured before any is changed, so that the text is laid out once.
  for (const element of unbroken.filter(leavesItsColumn)) element.dataset.wraps = '';
}

function leavesItsColumn(element: HTMLElement): boolean {
  const block = blockAround(element);
  const { writingMode, direction } = getComputedStyle(block);
  const extent = extentOf(writingMode.startsWith('vertical'), direction === 'rtl');
  const columns = extentsOf(block, extent);
  const range = document.createRange();
  range.selectNodeContents(element);
  return extentsOf(range, extent).some((line) => {
    // Of the columns that the block is divided into, the last that begins before the line.
    const column = columns
      .filter(({ start }) => start <= line.start + 1)
      .sort(byStart)
      .at(-1);
    return column !== undefined && line.end > column.end + 1;
  });
}

function blockAround(element: HTMLElement): HTMLElement {
  let block = element;
  while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
  return block;
}

/** Where something begins and ends along a line of text, in CSS pixels in the direction in which it is read. */
interface Extent {
  start: number;
  end: number;
}

const byStart = (one: Extent, other: Extent): number => one.start - other.start;

function extentsOf(box: Element | Range, extent: (rect: DOMRect) => Extent): Extent[] {
  return [...box.getClientRects()].filter(({ width, height }) => width > 0 && height > 0).map(extent);
}

function extentOf(isVertical: boolean, isRightToLeft: boolean): (rect: DOMRect) => Extent {
  return ({ left, right, top, bottom }) => {
    const [start, end] = isVertical ? [top, bottom] : [left, right];
    return isRightToLeft ? { start: -end, end: -start } : { start, end };
  };
}
