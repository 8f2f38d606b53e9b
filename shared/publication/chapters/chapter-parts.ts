import type { TextPlace } from './text-place.ts';

/** A stretch of one document's text that belongs to a chapter. Documents count in reading order, each once. */
export interface ChapterPart {
  document: number;
  /** In the document's canonical text, in UTF-16 units; both without white space at the ends. */
  start: number;
  length: number;
}

/** What a chapter's text is made of: the texts of its parts, an empty line between those that have any. */
export interface HasParts {
  parts: readonly ChapterPart[];
}

/** A place in the text of one of the book's documents. */
export interface DocumentPlace {
  document: number;
  offset: number;
}

/** From places in documents to places in chapters. What lies in no chapter is at the start of the next. */
export function placeInChapters(chapters: readonly HasParts[]): (place: DocumentPlace) => TextPlace {
  const byDocument = new Map<number, { start: number; length: number; chapter: number; base: number }[]>();
  chapters.forEach(({ parts }, i) => {
    let end = 0;
    for (const { document, start, length } of parts) {
      const base = end > 0 && length > 0 ? end + 2 : end;
      const list = byDocument.get(document) ?? [];
      list.push({ start, length, chapter: i + 1, base });
      byDocument.set(document, list);
      end = base + length;
    }
  });
  const kept = [...byDocument.keys()].sort((a, b) => a - b);
  return ({ document, offset }) => {
    const parts = byDocument.get(document);
    if (parts === undefined) {
      const next = kept.find((index) => index > document);
      const first = next === undefined ? undefined : byDocument.get(next)?.[0];
      return first ? { chapter: first.chapter, offset: first.base } : { chapter: chapters.length, offset: 0 };
    }
    const part = parts[Math.max(0, countUpTo(parts, offset) - 1)]!;
    return {
      chapter: part.chapter,
      offset: part.base + Math.max(0, Math.min(offset - part.start, part.length)),
    };
  };
}

/**
 * How many of these start at or before the offset. Binary search: there can be thousands of places in thousands of
 * parts.
 */
function countUpTo(parts: readonly { start: number }[], offset: number): number {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (parts[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The document where an offset of a chapter lies; between two parts, the start of the next. */
export function documentPlace(chapter: HasParts | undefined, offset: number): DocumentPlace | null {
  if (chapter === undefined || offset < 0) return null;
  let base = 0;
  for (const { document, start, length } of chapter.parts) {
    if (length === 0) continue;
    if (offset <= base + length) return { document, offset: start + Math.max(0, offset - base) };
    base += length + 2;
  }
  const last = chapter.parts.at(-1);
  return last ? { document: last.document, offset: last.start + last.length } : null;
}
