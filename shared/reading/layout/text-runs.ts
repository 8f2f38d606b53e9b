import { blockElements } from '../../publication/canonical/allowed-html.ts';
import { Gap } from '../../publication/layout/gap.ts';

/** As much of a DOM node as reading its text takes; a browser's nodes are such, and those of a parser. */
export interface TreeNode {
  /** 1 for an element, 3 for text. */
  readonly nodeType: number;
  readonly nodeValue?: string | null;
  readonly tagName?: string;
  readonly firstChild?: TreeNode | null;
  readonly nextSibling?: TreeNode | null;
  readonly parentNode?: TreeNode | null;
}

/** Characters of one text node that are consecutive in the canonical text, too. */
export interface TextRun<N> {
  node: N;
  /** Where they begin in the node's value, and in the canonical text. */
  at: number;
  start: number;
  length: number;
}

/** As much of a DOM range as finding its text takes. */
export interface TreeRange<N> {
  readonly startContainer: N;
  readonly startOffset: number;
  readonly endContainer: N;
  readonly endOffset: number;
  intersectsNode(node: N): boolean;
}

/** A stretch of a chapter's canonical text, in UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}

const ELEMENT = 1;
const TEXT = 3;
const MANY_SPACES = /[ \xa0]{2,}/g;

/**
 * The positions of the canonical text in a tree made from chapter HTML or from a slice of it: the inverse of
 * `canonicalText`, by the same rules. Between runs there is white space that the markup only implies.
 *
 * @param startsAt offset in the canonical text of the first character that is not white space in the tree
 * @param roleOf an element that is no part of the book's text, or that goes on from the one before, with which it is
 *   one
 *   block of the chapter
 */
export function textRuns<N extends TreeNode>(
  root: N,
  startsAt: number,
  roleOf: (element: N) => 'added' | 'continued' | null = () => null,
): TextRun<N>[] {
  const runs: TextRun<N>[] = [];
  const gap = new Gap();
  const boundary = new Boundary();
  let position = startsAt;

  const readText = (node: N, value: string) => {
    if (/^[ \xa0]/.test(value)) gap.space();
    const from = value.length - value.trimStart().length;
    const to = value.trimEnd().length;
    if (from >= to) return;
    if (runs.length > 0) position += gap.text.length;
    let at = from;
    const keep = (end: number) => {
      runs.push({ node, at, start: position, length: end - at });
      position += end - at;
    };
    for (const { index, 0: spaces } of value.slice(0, to).matchAll(MANY_SPACES)) {
      if (index < from) continue;
      keep(index + 1);
      at = index + spaces.length;
    }
    keep(to);
    gap.clear();
    boundary.clear();
    if (/[ \xa0]$/.test(value)) gap.space();
  };
  const read = (node: N) => {
    if (node.nodeType === TEXT) return readText(node, node.nodeValue ?? '');
    const role = node.nodeType === ELEMENT ? roleOf(node) : null;
    if (role === 'added') return;
    const name = node.nodeType === ELEMENT ? (node.tagName ?? '').toLowerCase() : '';
    const isBlock = blockElements.has(name);
    if (name === 'br') gap.line();
    if (isBlock) {
      boundary.open(role === 'continued');
      if (boundary.isDivision) gap.unite();
      else gap.block();
    }
    for (let child = node.firstChild ?? null; child; child = child.nextSibling ?? null) read(child as N);
    if (isBlock) {
      boundary.close();
      gap.block();
    }
  };
  read(root);
  return runs;
}

/**
 * The tags of blocks between the text so far and the text to come. Where a page ends, every open block is closed, and
 * continued ones are opened again: text is divided inside one block only if each closed block is continued.
 */
class Boundary {
  private closed = 0;
  private hasNewBlock = false;

  open(continues: boolean): void {
    if (continues) this.closed--;
    else this.hasNewBlock = true;
  }

  close(): void {
    this.closed++;
  }

  clear(): void {
    this.closed = 0;
    this.hasNewBlock = false;
  }

  get isDivision(): boolean {
    return this.closed === 0 && !this.hasNewBlock;
  }
}

/** Offset of the first character at or after `start` that is not white space: where a page's tree begins. */
export function firstCharacter(text: string, start: number): number {
  const rest = /\S/g;
  rest.lastIndex = start;
  return rest.exec(text)?.index ?? text.length;
}

/** The canonical text inside a range of the tree, or null if there is none. */
export function rangeOffsets<N>(runs: readonly TextRun<N>[], range: TreeRange<N>): TextRange | null {
  let first = -1;
  let last = -1;
  for (const { node, at, start, length } of runs) {
    if (!range.intersectsNode(node)) continue;
    const from = node === range.startContainer ? Math.max(at, range.startOffset) : at;
    const to = node === range.endContainer ? Math.min(at + length, range.endOffset) : at + length;
    if (from >= to) continue;
    if (first < 0) first = start + from - at;
    last = start + to - at;
  }
  return first < 0 ? null : { start: first, end: last };
}

/** The pieces of text nodes that hold a stretch of the canonical text, in order; `at` and `length` in the node's value. */
export function runsWithin<N>(
  runs: readonly TextRun<N>[],
  { start, end }: TextRange,
): { node: N; at: number; length: number }[] {
  const pieces: { node: N; at: number; length: number }[] = [];
  for (let i = firstRunAt(runs, start); i < runs.length && runs[i]!.start < end; i++) {
    const run = runs[i]!;
    const skipped = Math.max(0, start - run.start);
    const length = Math.min(run.length, end - run.start) - skipped;
    const last = pieces.at(-1);
    // Runs of one node are only separated by insignificant spaces, so one piece is enough.
    if (last?.node === run.node) last.length = run.at + skipped + length - last.at;
    else if (length > 0) pieces.push({ node: run.node, at: run.at + skipped, length });
  }
  return pieces;
}

/** Index of the run that holds the character at `offset`, or of the next one; `runs.length` after the last. */
export function firstRunAt<N>(runs: readonly TextRun<N>[], offset: number): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (runs[middle]!.start + runs[middle]!.length > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The stretch without white space at its ends, or null if it is only white space. */
export function trimRange(text: string, { start, end }: TextRange): TextRange | null {
  const from = firstCharacter(text, start);
  if (from >= end) return null;
  return { start: from, end: start + text.slice(start, end).trimEnd().length };
}
