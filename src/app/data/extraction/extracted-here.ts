import type { SceneDescription } from '#shared/contract/books.ts';
import { detectLanguage } from '#shared/extraction/detect-language.ts';
import type { Language } from '#shared/extraction/types.ts';
import type { RecordFields } from '#shared/contract/records.ts';
import { descriptionIdSource, uuidFromDigest } from '#shared/sync/book-id.ts';
import { replaceExtracted } from '#shared/sync/device/device-passages.ts';
import { db, type ChapterRow, type DescriptionRow } from '../database/database.ts';
import { forgetExtractedCast } from '../cast/cast.ts';

/**
 * Descriptions that this device has extracted with the server's own engine, before the server has. Their ids follow from
 * the book and the place, as the server's do, so that the same passage is one on both sides.
 */

/** What the engine finds of a description. */
export type Passage = Pick<SceneDescription, 'type' | 'start' | 'end' | 'entity'> & { priorityScore: number };

const PREFIX = 'searched:';
const key = (bookId: string) => PREFIX + bookId;

/** The language of a book's extraction, by its declaration or else by a chapter; null if no engine reads it. */
export async function findServedLanguage(bookId: string, chapter: number): Promise<Language | null> {
  const [summary, row] = await Promise.all([
    db().summaries.get(bookId),
    db().chapters.get([bookId, chapter]),
  ]);
  return detectLanguage(row?.text ?? '', summary?.language);
}

/**
 * Whether a book's descriptions are still to be extracted on this device.
 *
 * @param engine the version of the engine that would do it
 */
export async function needsExtraction(bookId: string, engine: string): Promise<boolean> {
  const { views, meta, descriptions, summaries } = db();
  const [view, summary, extracted, pulled] = await Promise.all([
    views.get(['book', bookId]),
    summaries.get(bookId),
    meta.get(key(bookId)),
    meta.get(`descriptions:${bookId}`),
  ]);
  if (!view || !summary || view.v.deleted === true || extracted?.value === engine) return false;
  if (pulled && (view.v as RecordFields<'book'>).state === 'ready') return false;
  const rows = await descriptions.where('bookId').equals(bookId).toArray();
  return rows.every(({ foundHere }) => foundHere === true);
}

/** Ids of the books that were extracted on this device. */
export async function listExtracted(): Promise<string[]> {
  const keys = await db().meta.where('key').startsWith(PREFIX).primaryKeys();
  return keys.map((one) => one.slice(PREFIX.length));
}

export async function saveExtracted(bookId: string, engine: string): Promise<void> {
  await db().meta.put({ key: key(bookId), value: engine });
}

/** For a text that has changed: what was found in the earlier one is not where it was. Painted passages stay. */
export async function forgetExtraction(bookId: string): Promise<void> {
  const { descriptions, meta } = db();
  await descriptions
    .where({ bookId })
    .filter(({ foundHere, generated_image: image }) => foundHere === true && image === null)
    .delete();
  await meta.delete(key(bookId));
  await forgetExtractedCast(bookId);
}

/**
 * Stores what was found in a chapter in place of what an earlier extraction found there, except where a picture was painted.
 *
 * @returns false if the server's descriptions have arrived meanwhile, which stay
 */
export async function storeExtractedPassages(
  bookId: string,
  chapter: Pick<ChapterRow, 'number' | 'text'>,
  passages: readonly Passage[],
): Promise<boolean> {
  const found = await Promise.all(passages.map((passage) => toDescription(bookId, chapter, passage)));
  const { descriptions } = db();
  return db().transaction('rw', descriptions, async () => {
    const before = await descriptions.where({ bookId, chapter_number: chapter.number }).toArray();
    const rows = found.map((one): DescriptionRow => ({ ...one, bookId, foundHere: true }));
    const change = replaceExtracted(before, rows);
    if (!change) return false;
    await descriptions.bulkDelete(change.removed.map(({ id }) => id));
    await descriptions.bulkPut(change.added);
    return true;
  });
}

async function toDescription(
  bookId: string,
  { number, text }: Pick<ChapterRow, 'number' | 'text'>,
  { start, end, type, entity, priorityScore }: Passage,
): Promise<SceneDescription> {
  const id = await descriptionIdOf(bookId, number, start, end);
  return {
    ...{ id, type, start, end, entity, chapter_number: number },
    content: text.slice(start, end),
    priority_score: priorityScore,
    generated_image: null,
  };
}

/** The id of a passage, the same on every device and at the server. */
export async function descriptionIdOf(
  bookId: string,
  chapter: number,
  start: number,
  end: number,
): Promise<string> {
  const source = new TextEncoder().encode(descriptionIdSource(bookId, chapter, start, end));
  return uuidFromDigest(new Uint8Array(await crypto.subtle.digest('SHA-256', source)));
}
