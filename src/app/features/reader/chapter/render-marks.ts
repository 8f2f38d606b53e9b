import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import { ADDED_ATTRIBUTE, type PageTree } from './page-tree.ts';

/** A passage of the chapter that is marked. */
export interface Mark extends TextRange {
  /** Its description's id. */
  id: string;
}

/**
 * Wraps passages in `mark` elements, in place: marks don't move words, so the layout of a page stays valid when
 * passages are found. A passage that crosses other elements becomes several marks; the last of them has `data-last`.
 *
 * @param marks in text order; marks that overlap an earlier one are left out
 * @param before the existing marks
 */
export function renderMarks(tree: PageTree, marks: readonly Mark[], before: readonly Mark[] = []): void {
  const wanted = new Set(marks.map(keyOf));
  const known = new Set(before.map(keyOf));
  const old = before.filter((mark) => !wanted.has(keyOf(mark)));
  const added = apart(marks).filter((mark) => !known.has(keyOf(mark)));
  if (old.length === 0 && added.length === 0) return;
  keepSelection(tree, () => {
    for (const { id } of old)
      tree.unwrap(tree.root.querySelectorAll(`mark[data-description-id="${CSS.escape(id)}"]`));
    // From last to first, because splitting a text node doesn't move the text before it.
    const stretches = added.flatMap((mark) => stretchesOf(tree, mark));
    for (const stretch of stretches.reverse()) wrap(stretch);
    tree.changed();
  });
}

const keyOf = ({ id, start, end }: Mark): string => `${id} ${start} ${end}`;

function apart(marks: readonly Mark[]): Mark[] {
  let done = 0;
  return marks.filter(({ start, end }) => {
    if (start < done || end <= start) return false;
    done = end;
    return true;
  });
}

/** Text of a passage within one element. */
interface Stretch {
  id: string;
  first: { node: Text; at: number };
  last: { node: Text; end: number };
  /** The passage ends with it. */
  isLast: boolean;
}

function stretchesOf(tree: PageTree, { id, start, end }: Mark): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { node, at, length } of tree.piecesOf({ start, end })) {
    const before = stretches.at(-1);
    const last = { node, end: at + length };
    if (before && areAdjacent(before.last.node, node)) before.last = last;
    else stretches.push({ id, first: { node, at }, last, isLast: false });
  }
  // Spaces between words in different styles belong to the passage.
  for (const { first } of stretches.slice(1))
    if (first.node.data.slice(0, first.at).trim() === '') first.at = 0;
  for (const { last } of stretches.slice(0, -1))
    if (last.node.data.slice(last.end).trim() === '') last.end = last.node.length;
  const ending = stretches.at(-1);
  if (ending) ending.isLast = tree.text.slice(tree.end, end).trim() === '';
  return stretches;
}

/** Whether nothing else of the book is between two texts. */
function areAdjacent(text: Text, next: Text): boolean {
  let node = text.nextSibling;
  while (node instanceof Element && node.hasAttribute(ADDED_ATTRIBUTE)) node = node.nextSibling;
  return node === next;
}

function wrap({ id, first, last, isLast }: Stretch): void {
  if (last.end < last.node.length) last.node.splitText(last.end);
  const from = first.at > 0 ? first.node.splitText(first.at) : first.node;
  const to = last.node === first.node ? from : last.node;
  const mark = document.createElement('mark');
  mark.dataset.descriptionId = id;
  if (isLast) mark.dataset.last = '1';
  from.before(mark);
  while (mark.lastChild !== to) mark.append(mark.nextSibling!);
}

/** Keeps the reader's selection, although its text moves into other elements. */
function keepSelection(tree: PageTree, change: () => void): void {
  const selection = getSelection();
  const isHere = selection?.isCollapsed === false && tree.root.contains(selection.anchorNode);
  const words = isHere ? tree.offsetsOf(selection.getRangeAt(0)) : null;
  change();
  if (!selection || !words) return;
  const pieces = tree.piecesOf(words);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first && last) selection.setBaseAndExtent(first.node, first.at, last.node, last.at + last.length);
}
