import { isSpace } from '../canonical/white-space.ts';
import { blockElements } from '../canonical/allowed-html.ts';
import { Gap } from './gap.ts';
import type { ChapterLayout, LayoutBlock, Place } from './chapter-layout.ts';
import { MarkupCursor, nextCharacter, type OpenTag } from './markup-cursor.ts';

/**
 * The markup of the text from `start` to `end`, well-formed: tags open at the start are opened again (marked
 * `data-continued`, without their ids), those open at the end are closed. Slices that tile the text tile the markup:
 * each picture is in one of them, before the text that follows it.
 */
export function sliceHtml(html: string, layout: ChapterLayout, start: number, end: number): string {
  const from = findPlace(html, layout, start);
  const to = findPlace(html, layout, end);
  return reopen(from.open) + html.slice(from.html, Math.max(from.html, to.html)) + close(to.open);
}

export function findPlace(html: string, layout: ChapterLayout, offset: number): Place {
  if (offset <= 0) return { text: 0, html: 0, open: null };
  if (offset >= layout.text.length) return { text: layout.text.length, html: html.length, open: null };
  const block = layout.blocks[firstEndingAfter(layout.blocks, offset)];
  if (block === undefined) return { text: layout.text.length, html: html.length, open: null };
  if (block.start >= offset) return { text: block.start, html: block.htmlStart, open: block.ancestors };
  return findWithin(html, block, offset);
}

/** First block that ends after the offset, or starts at it: a picture without text does. Binary search. */
export function firstEndingAfter(blocks: LayoutBlock[], offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const block = blocks[middle]!;
    if (block.end > offset || block.start >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function firstAfter(places: readonly Place[], offset: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (places[middle]!.text > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function findWithin(html: string, block: LayoutBlock, offset: number): Place {
  const first: Place = { text: block.start, html: block.htmlStart, open: block.ancestors };
  const next = firstAfter(block.places, offset);
  const known = block.places[next - 1];
  const cursor = new MarkupCursor(
    html,
    known?.html ?? first.html,
    known ? known.open : first.open,
    block.places[next]?.html ?? block.htmlEnd,
  );
  const gap = new Gap();
  if (known) gap.clear();
  let position = known?.text ?? block.start;
  /** The latest place that still belongs to what came before: after its closing tags and line breaks. */
  let cut = known ?? first;
  let hasText = known !== undefined;
  let isAfterPicture = false;
  while (cursor.next()) {
    if (cursor.kind === 'text') {
      const run = cursor.text.trim();
      if (cursor.text.startsWith(' ')) gap.space();
      if (run === '') continue;
      if (hasText) position += gap.text.length;
      if (offset <= position) return cut;
      if (offset < position + run.length) return placeInRun(html, cursor, offset - position, offset);
      position += run.length;
      hasText = true;
      isAfterPicture = false;
      gap.clear();
      if (cursor.text.endsWith(' ')) gap.space();
    } else if (cursor.name === 'br') gap.line();
    if (cursor.name === 'img' && cursor.kind === 'void') isAfterPicture = true;
    if (cursor.kind !== 'open' && !isAfterPicture)
      cut = { text: position, html: cursor.at, open: cursor.open };
  }
  return cut;
}

/** Counts characters of a run of markup, in which an entity and a run of white space are one. */
function placeInRun(html: string, cursor: MarkupCursor, count: number, offset: number): Place {
  let at = cursor.from;
  while (isSpace(html.charCodeAt(at))) at++;
  for (let passed = 0; passed < count; passed++) at = nextCharacter(html, at);
  return { text: offset, html: at, open: cursor.open };
}

function reopen(tag: OpenTag | null): string {
  let markup = '';
  for (let open = tag; open; open = open.parent) {
    const attributes = open.attributes.replace(/ id="[^"]*"/, '').replace(' data-continued="1"', '');
    const continued = blockElements.has(open.name) ? ' data-continued="1"' : '';
    markup = `<${open.name}${attributes}${continued}>${markup}`;
  }
  return markup;
}

function close(tag: OpenTag | null): string {
  let markup = '';
  for (let open = tag; open; open = open.parent) markup += `</${open.name}>`;
  return markup;
}
