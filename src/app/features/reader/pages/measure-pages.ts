import type { TextRun } from '#shared/reading/layout/text-runs.ts';
import type { PageTree } from '../chapter/page-tree.ts';

/** A page as it was laid out. */
export interface MeasuredPage {
  /** UTF-16 offset of its first character; of the next page's where it only shows pictures. */
  start: number;
  /** The column of its sheet that holds it. */
  column: number;
}

/** The column of the sheet that contains a rectangle on the screen. */
export type ColumnOf = (rect: DOMRect) => number;

/**
 * Where the pages of a sheet start, found from the positions of its text on the screen: once for each node, and
 * within a node that spans columns by binary search.
 */
export function measurePages(tree: PageTree, columnOf: ColumnOf): MeasuredPage[] {
  const starts = textStarts(tree.runs, columnOf);
  for (const column of pictureColumns(tree.root, columnOf)) if (!starts.has(column)) starts.set(column, null);
  const columns = [...starts.keys()].sort((a, b) => a - b);
  const pages: MeasuredPage[] = [];
  let next = tree.text.length;
  for (const column of columns.reverse()) {
    next = starts.get(column) ?? next;
    pages.unshift({ start: next, column });
  }
  return pages;
}

/** Text whose invisible part extends beyond its column: words of a drawing, content that scrolls sideways. */
const BOXED = '[data-as~="drawn"]:not(:has(a)), [data-wide], math';

/** Offset of the first character in each column that has text. */
function textStarts(runs: readonly TextRun<Node>[], columnOf: ColumnOf): Map<number, number | null> {
  const starts = new Map<number, number | null>();
  const range = document.createRange();
  let column = -1;
  for (const run of runs) {
    range.setStart(run.node, run.at);
    range.setEnd(run.node, run.at + run.length);
    const rects = (run.node.parentElement?.closest(BOXED) ?? range).getClientRects();
    if (rects.length === 0) continue;
    const first = columnOf(rects[0]!);
    const last = columnOf(rects[rects.length - 1]!);
    if (first > column) starts.set((column = first), run.start);
    while (column < last) {
      const at = firstBeyond(run, column, columnOf, range);
      if (at === run.length) break;
      range.setStart(run.node, run.at + at);
      range.setEnd(run.node, run.at + at + 1);
      column = Math.max(column + 1, columnOf(range.getClientRects()[0]!));
      starts.set(column, run.start + at);
    }
  }
  return starts;
}

/** Index of the run's first character beyond a column; the run's length where there is none. */
function firstBeyond(run: TextRun<Node>, column: number, columnOf: ColumnOf, range: Range): number {
  const isBeyond = (i: number): boolean => {
    range.setStart(run.node, run.at + i);
    range.setEnd(run.node, run.at + i + 1);
    const rects = range.getClientRects();
    // The space at which a line was broken has no box: it belongs to what follows it.
    return rects.length === 0 ? i + 1 < run.length && isBeyond(i + 1) : columnOf(rects[0]!) > column;
  };
  let low = 0;
  let high = run.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBeyond(middle)) high = middle;
    else low = middle + 1;
  }
  // The page starts with a word, not with the space before it.
  const { nodeValue } = run.node;
  while (low + 1 < run.length && /\s/.test(nodeValue![run.at + low]!)) low++;
  return low;
}

function pictureColumns(root: HTMLElement, columnOf: ColumnOf): Set<number> {
  const columns = new Set<number>();
  for (const picture of root.querySelectorAll('img, math, svg')) {
    for (const rect of picture.getClientRects())
      if (rect.width > 0 && rect.height > 0) columns.add(columnOf(rect));
  }
  return columns;
}
