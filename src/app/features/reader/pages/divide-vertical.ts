import type { PageBox } from '#shared/reading/layout/page-box.ts';
import type { PageTree } from '../chapter/page-tree.ts';

const VERTICAL = ':is([data-as~="vertical-rl"], [data-as~="vertical-lr"])';
/** What is never divided, whatever is within it. */
const WHOLE = 'img, svg, math, table, ruby, figure, [data-as~="combine-upright"], [data-as~="horizontal"]';
const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Divides vertical lines among rows. The browser keeps such a block whole, so one that is wider than the page becomes
 * as many blocks as it fills pages; what cannot be divided scrolls sideways in a box of its own, as a table does. Ruby
 * beside the last line may hang over the block, into the margin of the page. The text must be laid out.
 */
export function divideVertical(tree: PageTree, { isVertical }: PageBox): void {
  if (isVertical) return;
  for (const block of tree.root.querySelectorAll<HTMLElement>(`${VERTICAL}:not(${VERTICAL} *)`)) {
    let rest: HTMLElement | null = block;
    while (rest && isTooWide(rest)) {
      const part: HTMLElement = rest;
      rest = divide(part);
      if (isTooWide(part)) part.dataset[hasLineBeyond(part) ? 'wide' : 'overhung'] = '';
    }
  }
  tree.changed();
}

const isTooWide = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth + 1;

function hasLineBeyond(block: HTMLElement): boolean {
  const isBeyond = edgeOf(block);
  return [...leavesOf(block)].some((leaf) => rectsOf(leaf).some((rect) => isBeyond(rect, leaf)));
}

/** Moves what does not fit the page into a following block; null if nothing can be moved. */
function divide(block: HTMLElement): HTMLElement | null {
  const from = startOfNext(block);
  if (!from) return null;
  const range = document.createRange();
  range.setStart(from.container, from.at);
  range.setEnd(block, block.childNodes.length);
  const rest = block.cloneNode(false) as HTMLElement;
  const depth = depthOf(from.container, block);
  rest.append(range.extractContents());
  block.after(rest);
  resume(block, rest, depth);
  return rest;
}

/** The second half of a divided element gets no indent, number or id, and the first half no end spacing. */
function resume(before: Element, after: Element, depth: number): void {
  after.removeAttribute('id');
  after.setAttribute('data-continued', '');
  before.removeAttribute('data-last');
  if (depth > 0) resume(before.lastElementChild!, after.firstElementChild!, depth - 1);
}

interface Point {
  container: Node;
  at: number;
}

/** Before the first line that does not fit the block, or the heading above it; null if that is its very first. */
function startOfNext(block: HTMLElement): Point | null {
  const isBeyond = edgeOf(block);
  for (const leaf of leavesOf(block)) {
    if (!rectsOf(leaf).some((rect) => isBeyond(rect, leaf))) continue;
    const at = leaf instanceof Text ? firstBeyond(leaf, isBeyond) : 0;
    const found = atStart(leaf, at, block);
    if (isStartOf(block, found)) return null;
    const withHeading = beforeHeading(found);
    return isStartOf(block, withHeading) ? found : withHeading;
  }
  return null;
}

type IsBeyond = (rect: DOMRect, leaf: Leaf) => boolean;

/** By the middle of a line: small letters, large ones and ruby share it. */
function edgeOf(block: HTMLElement): IsBeyond {
  const left = block.getBoundingClientRect().left + block.clientLeft;
  const right = left + block.clientWidth;
  const isFromRight = getComputedStyle(block).writingMode === 'vertical-rl';
  return (rect, leaf) => {
    const isLine = leaf instanceof Text || leaf.matches('ruby');
    const half = (isLine ? lineHeightOf(leaf instanceof Text ? leaf.parentElement! : leaf) : rect.width) / 2;
    const middle = (rect.left + rect.right) / 2;
    return isFromRight ? middle - half < left - 1 : middle + half > right + 1;
  };
}

const lineHeightOf = (element: Element): number => parseFloat(getComputedStyle(element).lineHeight);

/** What is shown between two places where a block may be divided: a text, or an element that is kept whole. */
type Leaf = Text | Element;

function* leavesOf(parent: Node): Generator<Leaf> {
  for (const node of parent.childNodes) {
    if (node instanceof Text) {
      if (node.data.trim() !== '') yield node;
    } else if (node instanceof Element) {
      if (node.matches(WHOLE)) yield node;
      else yield* leavesOf(node);
    }
  }
}

/** For ruby, the base text. */
function rectsOf(leaf: Leaf, from = 0, to = Infinity): DOMRect[] {
  const text = leaf instanceof Text ? leaf : leaf.matches('ruby') ? leaf.firstChild : null;
  if (!text) return [...(leaf as Element).getClientRects()];
  const range = document.createRange();
  if (text instanceof Text) {
    range.setStart(text, from);
    range.setEnd(text, Math.min(to, text.length));
  } else range.selectNode(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

function firstBeyond(text: Text, isBeyond: IsBeyond): number {
  const isOver = (i: number): boolean => {
    const [rect] = rectsOf(text, i, i + 1);
    // The space at which a line was broken has no box: it belongs to what follows it.
    return rect ? isBeyond(rect, text) : i + 1 < text.length && isOver(i + 1);
  };
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isOver(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A place in a text or before an element; before all that begins with it, where that is its start. */
function atStart(leaf: Leaf, at: number, block: Element): Point {
  if (at > 0) return { container: leaf, at };
  let node: Node = leaf;
  while (node.parentNode !== block && !hasContentBefore(node)) node = node.parentNode!;
  return { container: node.parentNode!, at: indexOf(node) };
}

const hasContentBefore = (node: Node): boolean =>
  node.previousSibling !== null && (!isBlank(node.previousSibling) || hasContentBefore(node.previousSibling));
const isBlank = (node: Node): boolean => node instanceof Text && node.data.trim() === '';
const indexOf = (node: Node): number => [...node.parentNode!.childNodes].indexOf(node as ChildNode);

/** A heading moves with the text below it. */
function beforeHeading({ container, at }: Point): Point {
  let begin = at;
  for (let i = at - 1; i >= 0; i--) {
    const node = container.childNodes[i]!;
    if (node instanceof Element && node.matches(HEADING)) begin = i;
    else if (!isBlank(node)) break;
  }
  return { container, at: begin };
}

const isStartOf = (block: Element, { container, at }: Point): boolean =>
  container === block && [...block.childNodes].slice(0, at).every(isBlank);

/** How many elements within a block are around a place, and so divided by it. */
function depthOf(container: Node, block: Element): number {
  let depth = 0;
  for (let node: Node | null = container; node && node !== block; node = node.parentNode)
    if (node instanceof Element) depth++;
  return depth;
}
