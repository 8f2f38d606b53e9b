import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { PageTree } from '../chapter/page-tree.ts';

/** A range of the page to be coloured: a highlight, or words found by a search. */
export interface PageHighlight extends TextRange {
  id: string;
  /** A CSS colour; null for found words, which have a style of their own. */
  color: string | null;
  /** Accessible name and tooltip. */
  label: string;
  hasNote: boolean;
}

/**
 * Renders the highlights in place: existing elements are kept, so that the focus is. Highlights are nested inside
 * description marks and links; where two highlights overlap, the later one is nested in the earlier.
 */
export function renderHighlights(tree: PageTree, highlights: readonly PageHighlight[]): void {
  const wanted = new Map(highlights.map((highlight) => [highlight.id, highlight]));
  for (const [id, pieces] of piecesById(tree.root)) {
    const highlight = wanted.get(id);
    if (highlight && pieces[0]!.dataset.words === rangeKey(highlight))
      pieces.forEach((piece, i) => decorate(piece, highlight, i === 0));
    else tree.unwrap(pieces);
  }
  const present = piecesById(tree.root);
  for (const highlight of highlights) if (!present.has(highlight.id)) wrap(tree, highlight);
}

function wrap(tree: PageTree, highlight: PageHighlight): void {
  let isFirst = true;
  for (const { node, at, length } of tree.piecesOf(highlight)) {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + length);
    const piece = document.createElement('span');
    piece.dataset.highlight = highlight.id;
    piece.dataset.words = rangeKey(highlight);
    range.surroundContents(piece);
    decorate(piece, highlight, isFirst);
    isFirst = false;
  }
  tree.changed();
}

/** The first piece becomes a button, unless it is inside one. */
function decorate(piece: HTMLElement, highlight: PageHighlight, isFirst: boolean): void {
  piece.className = highlight.color === null ? 'found' : 'highlight';
  if (highlight.color === null) return;
  piece.style.setProperty('--hue', highlight.color);
  piece.title = highlight.label;
  piece.toggleAttribute('data-noted', highlight.hasNote);
  if (!isFirst || piece.parentElement?.closest('a, [role="button"]')) return;
  piece.tabIndex = 0;
  piece.setAttribute('role', 'button');
}

const rangeKey = ({ start, end }: TextRange) => `${start}-${end}`;

function piecesById(root: HTMLElement): Map<string, HTMLElement[]> {
  const pieces = new Map<string, HTMLElement[]>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-highlight]')) {
    const id = piece.dataset.highlight!;
    pieces.set(id, [...(pieces.get(id) ?? []), piece]);
  }
  return pieces;
}
