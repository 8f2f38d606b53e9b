import type { ChapterLayout } from '../layout/chapter-layout.ts';
import type { ReadDocument } from '../canonical/read-document.ts';
import { firstEndingAfter, sliceHtml } from '../layout/slice-html.ts';
import { limits } from '../limits.ts';
import { isNoteNumber } from './note-marks.ts';
import type { Note } from '../publication.ts';

/**
 * The element that the document marks as this note, else the block with its id, or the one below where that is
 * only a number. Null if there is no such place, or too much text for a note.
 */
export function cutNote(
  id: string,
  document: ReadDocument,
  layout: ChapterLayout,
  fragment: string,
): Note | null {
  const offset = document.anchors.get(fragment);
  if (offset === undefined) return null;
  const marked = document.notes.get(fragment);
  const first = firstEndingAfter(layout.blocks, offset);
  const number = layout.blocks[first];
  const isNumber = number !== undefined && isNoteNumber(layout.text.slice(number.start, number.end));
  const block = (isNumber ? layout.blocks[first + 1] : undefined) ?? number;
  const start = marked ? offset : (block?.start ?? offset);
  const end = marked ? marked.end : (block?.end ?? offset);
  if (end - start > limits.noteChars) return null;
  return {
    id,
    html: sliceHtml(document.html, layout, start, end),
    text: layout.text.slice(start, end).trim(),
  };
}
