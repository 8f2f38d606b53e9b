import { transfer } from 'comlink';
import type { Chapter, Publication } from '#shared/publication/publication.ts';
import type { ParseOutcome, SentEvent } from './book-worker.ts';

/** Resolves when the page has heard it. */
type Tell = (event: SentEvent) => unknown;

/**
 * A book on its way to the page. Chapters are told first, some at a time; pictures and fonts are moved, not copied, each
 * with a buffer of its own, since they may be views of the whole file.
 */
export async function handOver(publication: Publication, tell: Tell): Promise<ParseOutcome> {
  await tellChapters(publication.chapters, tell);
  const resources = publication.resources.map((one) => ({ ...one, bytes: one.bytes.slice() }));
  const cover = publication.cover && { ...publication.cover, bytes: publication.cover.bytes.slice() };
  const fonts = publication.fonts.map((one) => ({ ...one, bytes: one.bytes.slice() }));
  const own = [...resources, ...fonts, ...(cover ? [cover] : [])];
  return transfer(
    { publication: { ...publication, chapters: [], resources, fonts, cover } },
    own.map(({ bytes }) => bytes.buffer),
  );
}

/** Characters of markup and text that are taken in within a few milliseconds, and still make few messages. */
const PIECE_CHARS = 256 * 1024;

/** Waits for the last to be heard: what the page is told and what it is answered come by different ways. */
async function tellChapters(chapters: readonly Chapter[], tell: Tell): Promise<void> {
  const heard: unknown[] = [];
  let piece: Chapter[] = [];
  let chars = 0;
  for (const chapter of chapters) {
    piece.push(chapter);
    chars += chapter.html.length + chapter.text.length;
    if (chars < PIECE_CHARS && chapter !== chapters.at(-1)) continue;
    heard.push(tell({ type: 'chapters', chapters: piece }));
    piece = [];
    chars = 0;
  }
  await Promise.all(heard);
}
