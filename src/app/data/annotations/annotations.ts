import { limits } from '#shared/contract/limits.ts';
import type { LocatorTuple, RecordFields } from '#shared/contract/records.ts';
import { db } from '../database/database.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';
import { writeRecord } from '../records/write-record.ts';

export interface Bookmark {
  id: string;
  loc: LocatorTuple;
  text: string;
  createdAt: number;
}

/** A highlighted range of a chapter: from the locator's offset to `end`, both in its canonical text. */
export interface Highlight {
  id: string;
  loc: LocatorTuple;
  end: number;
  /** The highlighted words, cut to the specification's 500 characters. */
  text: string;
  color: string;
  note: string;
  createdAt: number;
}

/** The first is the specification's default. */
export const highlightColors = [limits.highlightColor, '#86efac', '#93c5fd', '#f9a8d4'] as const;
export type HighlightColor = (typeof highlightColors)[number];

/** The bookmarks of a book in reading order. */
export async function listBookmarks(bookId: string): Promise<Bookmark[]> {
  return (await readAnnotations(bookId, 'bookmark'))
    .map(({ k, loc, f }) => ({ id: k, loc, text: f.text ?? '', createdAt: f.createdAt ?? 0 }))
    .sort(inReadingOrder);
}

/**
 * Adds a bookmark; its text is cut to the specification's 200 characters.
 *
 * @returns its id
 */
export async function addBookmark(bookId: string, loc: LocatorTuple, text: string): Promise<string> {
  return addAnnotation({
    kind: 'bookmark',
    book: bookId,
    loc,
    text: truncate(text, limits.bookmarkTextChars),
  });
}

/** The highlights of a book, or of one of its chapters, in reading order. */
export async function listHighlights(bookId: string, chapter?: number): Promise<Highlight[]> {
  return (await readAnnotations(bookId, 'highlight'))
    .filter(({ loc }) => chapter === undefined || loc[0] === chapter)
    .map(({ k, loc, f }) => ({
      id: k,
      loc,
      end: f.end ?? loc[1],
      text: f.text ?? '',
      color: f.color ?? limits.highlightColor,
      note: f.note ?? '',
      createdAt: f.createdAt ?? 0,
    }))
    .sort(inReadingOrder);
}

export interface NewHighlight {
  /** Where it begins. */
  loc: LocatorTuple;
  /** Offset in the same chapter's canonical text, after the locator's. */
  end: number;
  text: string;
  color?: HighlightColor;
  note?: string;
}

/**
 * Highlights a range of a chapter.
 *
 * @returns its id
 * @throws RangeError when the range is empty
 */
export async function addHighlight(
  bookId: string,
  { loc, end, text, color = limits.highlightColor, note }: NewHighlight,
): Promise<string> {
  if (end <= loc[1]) throw new RangeError('A highlight must contain something');
  return addAnnotation({
    kind: 'highlight',
    book: bookId,
    loc,
    end,
    text: truncate(text, limits.highlightTextChars),
    color,
    ...(note ? { note } : {}),
  });
}

/** Writes only the color, so that a note written meanwhile on another device stays. */
export async function setHighlightColor(id: string, color: HighlightColor): Promise<void> {
  await writeWithEviction(0, () => writeRecord('mark', id, { color }));
}

/** Writes only the note, so that a color chosen meanwhile on another device stays. '' removes it. */
export async function setHighlightNote(id: string, note: string): Promise<void> {
  await writeWithEviction(0, () => writeRecord('mark', id, { note: truncate(note, NOTE_MAX_CHARS) }));
}

/** Removes a bookmark or a highlight, on every device. */
export async function removeAnnotation(id: string): Promise<void> {
  await writeWithEviction(0, () => writeRecord('mark', id, { deleted: true }));
}

/** Undo of removeAnnotation. */
export async function restoreAnnotation(id: string): Promise<void> {
  await writeWithEviction(0, () => writeRecord('mark', id, { deleted: false }));
}

/** An annotation that other reading apps could not find yet. */
export interface AnnotationWithoutCfi {
  id: string;
  loc: LocatorTuple;
  /** The end of a highlight. */
  end?: number;
}

/** Annotations of a book that have no CFI beside their locator. */
export async function listAnnotationsWithoutCfi(bookId: string): Promise<AnnotationWithoutCfi[]> {
  const annotations = await Promise.all(
    (['bookmark', 'highlight'] as const).map((kind) => readAnnotations(bookId, kind)),
  );
  return annotations
    .flat()
    .filter(({ f }) => f.cfi === undefined)
    .map(({ k, loc, f }) => ({ id: k, loc, ...(f.end === undefined ? {} : { end: f.end }) }));
}

/** @param cfi null if the place has none, so that it is not computed again */
export async function setAnnotationCfi(id: string, cfi: string | null): Promise<void> {
  await writeWithEviction(0, () => writeRecord('mark', id, { cfi }));
}

/** The limit of the contract's record. */
const NOTE_MAX_CHARS = 10_000;

async function addAnnotation(fields: RecordFields<'mark'>): Promise<string> {
  const id = crypto.randomUUID();
  await writeWithEviction(0, () =>
    writeRecord('mark', id, { ...fields, createdAt: Date.now(), deleted: false }),
  );
  return id;
}

interface StoredAnnotation {
  k: string;
  loc: LocatorTuple;
  f: RecordFields<'mark'>;
}

async function readAnnotations(bookId: string, kind: 'bookmark' | 'highlight'): Promise<StoredAnnotation[]> {
  const rows = await db().views.where({ t: 'mark', book: bookId }).toArray();
  return rows.flatMap(({ k, v }): StoredAnnotation[] => {
    const f = v as RecordFields<'mark'>;
    return f.kind === kind && !f.deleted && Array.isArray(f.loc) ? [{ k, loc: f.loc, f }] : [];
  });
}

function inReadingOrder(
  a: { loc: LocatorTuple; createdAt: number },
  b: { loc: LocatorTuple; createdAt: number },
): number {
  return a.loc[0] - b.loc[0] || a.loc[1] - b.loc[1] || a.createdAt - b.createdAt;
}

/** Cuts without splitting a surrogate pair. */
function truncate(text: string, maxChars: number): string {
  const trimmed = text.trim();
  const whole = /[\ud800-\udbff]/.test(trimmed[maxChars - 1] ?? '') ? maxChars - 1 : maxChars;
  return trimmed.slice(0, whole);
}
