import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { PageTree } from '../chapter/page-tree.ts';

/** The word of the book at a point of the screen; null beside the words. */
export function wordAtPoint(tree: PageTree, x: number, y: number): TextRange | null {
  const caret = caretAt(x, y);
  if (!(caret?.node instanceof Text)) return null;
  const { node } = caret;
  // The caret is before or after the letter that was hit.
  for (const at of [caret.offset, caret.offset - 1]) {
    if (at < 0 || at >= node.length) continue;
    const letter = document.createRange();
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    const isHit = [...letter.getClientRects()].some(
      (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
    const offsets = isHit ? tree.offsetsOf(letter) : null;
    if (offsets) return wordAround(tree.text, offsets.start);
  }
  return null;
}

/** The older name of the same function in Chromium and Safari. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

const LETTER = /[\p{L}\p{M}\u00ad’'-]/u;

function wordAround(text: string, offset: number): TextRange | null {
  if (!LETTER.test(text[offset] ?? '')) return null;
  let [start, end] = [offset, offset + 1];
  while (start > 0 && LETTER.test(text[start - 1]!)) start--;
  while (end < text.length && LETTER.test(text[end]!)) end++;
  return { start, end };
}
