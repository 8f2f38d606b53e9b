import * as z from 'zod/mini';
import {
  bookDetailResponse,
  bookList,
  chapterResponse,
  libraryStatistics,
  progressResponse,
  progressRequest,
} from '#shared/contract/books.ts';
import { limits } from '#shared/contract/limits.ts';
import { retellingRequest, retellingResponse } from '#shared/contract/retelling.ts';
import { messageResponse, parserStatus } from '#shared/contract/service.ts';
import { searchResponse } from '#shared/contract/search.ts';
import { countLibrary, findBook, listBooks } from '../db/books.ts';
import { findChapter, listChapters, measureChapterMarkup } from '../db/chapters.ts';
import { listDescriptions } from '../db/descriptions.ts';
import { notFound } from '../http/http-error.ts';
import { type Route, route } from '../http/route.ts';
import { sendLargeJson } from '../http/send-large-json.ts';
import { deleteBook } from '../services/books/delete-book.ts';
import { presentBook, presentBookDetail, presentDescription } from '../services/books/present-book.ts';
import { presentChapter } from '../services/books/present-chapter.ts';
import { retellLastPages } from '../services/books/retell-last-pages.ts';
import { searchBooks } from '../services/books/search-books.ts';
import { readProgress, saveProgress } from '../services/books/book-progress.ts';
import { pictureUrlOf } from './picture-url.ts';
import { wholeNumber } from './whole-number.ts';

const pageQuery = z.object({
  skip: wholeNumber(0, 1_000_000),
  limit: wholeNumber(limits.booksPageSize, limits.listLimitMax),
});

const searchQuery = z.object({
  query: z._default(z.string().check(z.maxLength(200)), ''),
  skip: wholeNumber(0, 1_000_000),
  limit: wholeNumber(20, limits.listLimitMax),
});

/** A chapter with more markup is not kept in memory while it is sent. */
const LONG_BYTES = 1_000_000;

/** The library, a book's text and the reader's progress. Addresses without an id come first, or `/books/{id}` would match them. */
export const bookRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/books',
    access: 'user',
    summary: 'The library, newest book first.',
    query: pageQuery,
    response: bookList,
    async handle({ deps, userId, query }) {
      const { books, total } = await listBooks(deps.pool, userId, query);
      return { books: books.map(presentBook), total };
    },
  }),
  route({
    method: 'get',
    path: '/books/search',
    access: 'user',
    summary: 'Words in the text of the library: the first place in each chapter that has them.',
    query: searchQuery,
    response: searchResponse,
    handle: ({ deps, userId, query }) => searchBooks(deps.pool, userId, query),
  }),
  route({
    method: 'get',
    path: '/books/statistics',
    access: 'user',
    summary: 'Totals over the library.',
    response: libraryStatistics,
    async handle({ deps, userId }) {
      const counts = await countLibrary(deps.pool, userId);
      return {
        total_books: counts.books,
        total_chapters: counts.chapters,
        total_descriptions: counts.descriptions,
        total_images: counts.images,
        books_in_progress: counts.in_progress,
        books_finished: counts.finished,
        reading_seconds: counts.reading_seconds,
      };
    },
  }),
  route({
    method: 'get',
    path: '/books/parser-status',
    access: 'user',
    summary: 'What the parser reads and how busy it is.',
    response: parserStatus,
    handle: async ({ deps }) => ({
      status: 'ok' as const,
      supported_formats: [...limits.uploadExtensions],
      max_file_size_bytes: limits.uploadMaxBytes,
      ...deps.parser.status(),
    }),
  }),
  route({
    method: 'get',
    path: '/books/:bookId',
    access: 'user',
    summary: 'A book with its list of chapters.',
    response: bookDetailResponse,
    async handle({ deps, userId, params }) {
      const [book, chapters] = await Promise.all([
        findBook(deps.pool, userId, params.bookId!),
        listChapters(deps.pool, userId, params.bookId!),
      ]);
      if (!book) throw notFound();
      return presentBookDetail(book, chapters);
    },
  }),
  route({
    method: 'delete',
    path: '/books/:bookId',
    access: 'user',
    summary: 'Deletes a book on all devices; uploading the same file within 30 days restores it.',
    response: messageResponse,
    async handle({ deps, userId, params }) {
      await deleteBook(deps.pool, userId, params.bookId!);
      return { message: 'The book has been deleted.' };
    },
  }),
  route({
    method: 'get',
    path: '/books/:bookId/chapters/:chapterNumber',
    access: 'user',
    summary: 'A chapter with its descriptions.',
    response: chapterResponse,
    async handle(call) {
      const { ctx, deps, userId, params } = call;
      const number = Number(params.chapterNumber);
      const make = async () => {
        const [chapter, rows] = await Promise.all([
          findChapter(deps.pool, userId, params.bookId!, number),
          listDescriptions(deps.pool, userId, params.bookId!, number),
        ]);
        if (!chapter) throw notFound();
        const descriptions = rows.map((row) => presentDescription(row, pictureUrlOf(call), userId));
        return presentChapter(deps.pool, userId, params.bookId!, chapter, descriptions);
      };
      const bytes = await measureChapterMarkup(deps.pool, userId, params.bookId!, number);
      if (bytes === null) throw notFound();
      if (bytes < LONG_BYTES) return make();
      await sendLargeJson(ctx, { tempDir: deps.settings.tempDir, userId }, make);
      return undefined;
    },
  }),
  route({
    method: 'get',
    path: '/books/:bookId/progress',
    access: 'user',
    summary: 'Where the device that read last is.',
    response: progressResponse,
    handle: ({ deps, userId, params }) => readProgress(deps.pool, userId, params.bookId!),
  }),
  route({
    method: 'post',
    path: '/books/:bookId/progress',
    access: 'user',
    summary: 'Saves a position.',
    body: progressRequest,
    response: progressResponse,
    handle: ({ deps, userId, params, body }) => saveProgress(deps.pool, userId, params.bookId!, body),
  }),
  route({
    method: 'post',
    path: '/books/:bookId/retelling',
    access: 'user',
    summary:
      'The last pages before a place in the words of the configured language model, which gets these pages only.',
    budget: 'generate',
    body: retellingRequest,
    response: retellingResponse,
    handle: async ({ deps, userId, params, body }) => ({
      lines: await retellLastPages(deps, userId, params.bookId!, body),
    }),
  }),
];
