/** A paragraph with this many lines cannot be split with two lines on either side. */
const SHORT_LINES = 3;

/**
 * Keeps paragraphs of three lines on one page. Chromium leaves two of their lines at the foot of a page and one at
 * the head of the next, ignoring `widows`, because `orphans` takes precedence there. The text must be laid out.
 */
export function keepShortParagraphs(root: HTMLElement): void {
  const tallest = (SHORT_LINES + 1) * lineHeightOf(root);
  const range = document.createRange();
  const short = [...root.querySelectorAll<HTMLElement>('p, li, dd')].filter((block) => {
    const [first, second, third] = block.getClientRects();
    if (!first || third || (second ? second.height : first.height) > tallest) return false;
    range.selectNodeContents(block);
    return linesIn(range, block) === SHORT_LINES;
  });
  // All are measured before any is changed, so that the text is laid out once.
  for (const block of short) block.dataset.short = '';
}

/** Counted by the middles of the letters: what is raised or small is still in its line. */
function linesIn(range: Range, block: HTMLElement): number {
  const middles = new Map<number, { top: number; bottom: number }>();
  const columns = [...block.getClientRects()];
  for (const { left, right, top, bottom, width } of range.getClientRects()) {
    if (width === 0) continue;
    const middle = (top + bottom) / 2;
    const column = columns.findIndex((rect) => left < rect.right && right > rect.left);
    const known = middles.get(column);
    middles.set(column, {
      top: Math.min(middle, known?.top ?? middle),
      bottom: Math.max(middle, known?.bottom ?? middle),
    });
  }
  const lineHeight = lineHeightOf(block);
  let lines = 0;
  for (const { top, bottom } of middles.values()) lines += Math.round((bottom - top) / lineHeight) + 1;
  return lines;
}

const lineHeightOf = (element: Element): number => parseFloat(getComputedStyle(element).lineHeight);
