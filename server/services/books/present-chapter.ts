import type * as z from 'zod/mini';
import type { chapterResponse, DescribedPassage } from '#shared/contract/books.ts';
import { API_BASE } from '#shared/contract/limits.ts';
import { unescapeMarkup } from '#shared/publication/canonical/markup-escapes.ts';
import type { ChapterRow } from '../../db/chapters.ts';
import { listResourceHrefs } from '../../db/resources.ts';
import type { Db } from '../../db/pool.ts';
import { standaloneHtml } from './standalone-html.ts';

/**
 * A chapter as GET /books/{id}/chapters/{n} returns it: complete for a client that shows `content` or `html_content`.
 */
export async function presentChapter(
  db: Db,
  userId: string,
  bookId: string,
  chapter: ChapterRow,
  descriptions: DescribedPassage[],
): Promise<z.input<typeof chapterResponse>> {
  const hasPictures = chapter.html.includes(' data-resource="');
  const stored = new Set(hasPictures ? await listResourceHrefs(db, userId, bookId) : []);
  const addressOf = (href: string) => (stored.has(href) ? resourceAddress(bookId, href) : null);
  return {
    chapter: {
      id: chapter.id,
      number: chapter.number,
      title: chapter.title,
      content: chapter.text || contentOfPictures(chapter),
      html_content: standaloneHtml(chapter.html, addressOf),
      word_count: chapter.word_count,
      is_description_parsed: chapter.is_description_parsed,
      descriptions,
    },
    descriptions,
  };
}

export const resourceAddress = (bookId: string, href: string): string =>
  `${API_BASE}/books/${bookId}/resources?href=${encodeURIComponent(href)}`;

/** The content of a chapter without text: the alternative texts of its pictures, else its title. */
function contentOfPictures({ html, title }: ChapterRow): string {
  if (html === '') return '';
  const descriptions = [...html.matchAll(/<img[^>]* alt="([^"]+)"/g)].map(([, alt]) => unescapeMarkup(alt!));
  return descriptions.join('\n\n') || title;
}
