import {
  firstCharacter,
  firstRunAt,
  rangeOffsets,
  runsWithin,
  textRuns,
  trimRange,
  type TextRange,
  type TextRun,
} from '#shared/reading/layout/text-runs.ts';

/** Marks elements that are not part of the book's text. */
export const ADDED_ATTRIBUTE = 'data-added';

/** Maps between DOM positions on the page and offsets in the chapter's text. */
export class PageTree {
  readonly root: HTMLElement;
  /** The chapter's canonical text, and where in it this tree begins. */
  readonly text: string;
  readonly start: number;
  private known: TextRun<Node>[] | null = null;

  constructor(root: HTMLElement, text: string, start: number) {
    this.root = root;
    this.text = text;
    this.start = start;
  }

  /** Must be called after text nodes were split or joined. */
  changed(): void {
    this.known = null;
  }

  get runs(): TextRun<Node>[] {
    this.known ??= textRuns<Node>(this.root, firstCharacter(this.text, this.start), roleOf);
    return this.known;
  }

  /** Where in the chapter's text the tree ends. */
  get end(): number {
    const last = this.runs.at(-1);
    return last ? last.start + last.length : this.start;
  }

  /** Removes elements but keeps their children. */
  unwrap(elements: Iterable<Element>): void {
    for (const element of [...elements]) {
      const parent = element.parentNode;
      element.replaceWith(...element.childNodes);
      parent?.normalize();
    }
    this.changed();
  }

  /** Whether there is a picture between the character at an offset and the previous one. */
  isAfterPicture(offset: number): boolean {
    const { runs } = this;
    const at = firstRunAt(runs, offset);
    const node = runs[at]?.node;
    const before = runs[at]?.start === offset ? runs[at - 1]?.node : node;
    return [...this.root.querySelectorAll('img')].some(
      (image) => (!before || follows(image, before)) && (!node || follows(node, image)),
    );
  }

  /** The words inside a range of the document, without white space at their ends; null when there are none. */
  offsetsOf(range: Range): TextRange | null {
    const offsets = rangeOffsets(this.runs, range);
    return offsets && trimRange(this.text, offsets);
  }

  /** The pieces of text nodes that show these words, as far as they are on this page. */
  piecesOf(words: TextRange): { node: Text; at: number; length: number }[] {
    return runsWithin(this.runs, words) as { node: Text; at: number; length: number }[];
  }

  /** Where the character at an offset is on the screen, or the next one that is shown; null after the last. */
  boxOf(offset: number): DOMRect | null {
    const run = this.runs[firstRunAt(this.runs, offset)];
    if (!run) return null;
    return boxOfCharacter(run, Math.max(0, offset - run.start));
  }

  /** Where these words are on the screen, as far as they are on this page; null when they are not. */
  boxOfWords(words: TextRange): DOMRect | null {
    return this.rangeOf(words)?.getBoundingClientRect() ?? null;
  }

  /** The same of their widest piece: a name may be broken over two lines, or begin with an initial. */
  lineOfWords(words: TextRange): DOMRect | null {
    const boxes = [...(this.rangeOf(words)?.getClientRects() ?? [])];
    return boxes.reduce<DOMRect | null>(
      (widest, box) => (widest && widest.width >= box.width ? widest : box),
      null,
    );
  }

  private rangeOf(words: TextRange): Range | null {
    const pieces = this.piecesOf(words);
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last) return null;
    const range = document.createRange();
    range.setStart(first.node, first.at);
    range.setEnd(last.node, last.at + last.length);
    return range;
  }

  /** Offset of the first character whose line ends below a height on the screen. */
  offsetBelow(y: number): number {
    const { runs } = this;
    const run = runs[firstWhere(runs.length, (i) => bottomOf(runs[i]!) > y)];
    if (!run) return this.text.length;
    return run.start + firstWhere(run.length - 1, (i) => boxOfCharacter(run, i).bottom > y);
  }
}

function roleOf(element: Node): 'added' | 'continued' | null {
  if ((element as Element).hasAttribute(ADDED_ATTRIBUTE)) return 'added';
  return (element as Element).hasAttribute('data-continued') ? 'continued' : null;
}

const follows = (node: Node, other: Node): boolean =>
  (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function boxOfCharacter({ node, at }: TextRun<Node>, i: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, at + i);
  range.setEnd(node, at + i + 1);
  return range.getBoundingClientRect();
}

function bottomOf({ node, at, length }: TextRun<Node>): number {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + length);
  return range.getBoundingClientRect().bottom;
}

/** The first of `count` numbers for which a monotonic condition holds, else `count`. Binary search. */
function firstWhere(count: number, holds: (i: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
