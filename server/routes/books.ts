import * as z from 'zod/mini';
import {
  bookDetailResponse,
  bookList,
  chapterResponse,
  descriptionsResponse,
  libraryStatistics,
  parsingStatus,
  processResponse,
  progressResponse,
  progressRequest,
  uploadResponse,
} from '#shared/contract/books.ts';
import { castResponse } from '#shared/contract/cast.ts';
import { limits } from '#shared/contract/limits.ts';
import {
  analyzeResponse,
  messageResponse,
  parserStatus,
  previewResponse,
  validateResponse,
} from '#shared/contract/operations.ts';
import { searchResponse } from '#shared/contract/search.ts';
import { truncateLine } from '#shared/publication/canonical/truncate-line.ts';
import { countLibrary, findBook, listBooks, readRegistry } from '../db/books.ts';
import { findChapter, findResource, listChapters, measureChapterMarkup } from '../db/chapters.ts';
import { listDescriptions } from '../db/descriptions.ts';
import { notFound } from '../http/http-error.ts';
import { type Route, route } from '../http/route.ts';
import { sendBlob } from '../http/send-blob.ts';
import { sendLargeJson } from '../http/send-large-json.ts';
import { withUpload } from '../http/upload.ts';
import { addBook } from '../services/books/add-book.ts';
import { analyzeChapter, previewFile, validateFile } from '../services/uploads/inspect-upload.ts';
import { deleteBook } from '../services/books/delete-book.ts';
import { presentBook, presentBookDetail, presentDescription } from '../services/books/present-book.ts';
import { presentCast } from '../services/books/present-cast.ts';
import { presentChapter } from '../services/books/present-chapter.ts';
import { processBook, readParsingStatus } from '../services/books/process-book.ts';
import { searchBooks } from '../services/books/search-books.ts';
import { readProgress, saveProgress } from '../services/books/book-progress.ts';
import { wholeNumber } from './page-query.ts';

const pageQuery = z.object({
  skip: wholeNumber(0, 1_000_000),
  limit: wholeNumber(limits.booksPageSize, limits.listLimitMax),
});

const descriptionsQuery = z.object({
  extract_new: z._default(z.string().check(z.regex(/^(true|false|1|0)$/i, 'must be true or false')), 'false'),
});
const searchQuery = z.object({
  query: z._default(z.string().check(z.maxLength(200)), ''),
  skip: wholeNumber(0, 1_000_000),
  limit: wholeNumber(20, limits.listLimitMax),
});
const hrefQuery = z.object({ href: z._default(z.string().check(z.maxLength(2_000)), '') });

/** Of markup: a longer chapter is not held in memory while it is sent. */
const LONG_BYTES = 1_000_000;

/** Addresses without an id come first, or `/books/{id}` would swallow them. */
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
    method: 'post',
    path: '/books/upload',
    access: 'user',
    summary: 'Adds a book: multipart form with one file in the field "file", at most 50 MB.',
    status: 201,
    budget: 'upload',
    form: {},
    response: uploadResponse,
    handle: ({ ctx, deps, userId }) =>
      withUpload(ctx, deps.settings.tempDir, (file) => addBook(deps, userId, file)),
  }),
  route({
    method: 'post',
    path: '/books/validate-file',
    access: 'user',
    summary: 'Whether a file would be accepted; nothing is stored.',
    budget: 'upload',
    form: {},
    response: validateResponse,
    handle: ({ ctx, deps, userId }) =>
      withUpload(ctx, deps.settings.tempDir, (file) => validateFile(deps.parser, userId, file)),
  }),
  route({
    method: 'post',
    path: '/books/parse-preview',
    access: 'user',
    summary: 'A file parsed as a book; nothing is stored.',
    budget: 'upload',
    form: {},
    response: previewResponse,
    handle: ({ ctx, deps, userId }) =>
      withUpload(ctx, deps.settings.tempDir, (file) => previewFile(deps, userId, file)),
  }),
  route({
    method: 'post',
    path: '/books/analyze-chapter',
    access: 'user',
    summary:
      'The descriptions of one chapter of a file (form field chapter_number, 1 by default); nothing is stored.',
    budget: 'upload',
    form: { chapter_number: z._default(z.int().check(z.minimum(1)), 1) },
    response: analyzeResponse,
    handle: ({ ctx, deps, userId }) =>
      withUpload(ctx, deps.settings.tempDir, (file) => analyzeChapter(deps, userId, file)),
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
    path: '/books/:bookId/file',
    access: 'user',
    summary: 'The file as it was uploaded.',
    async handle({ ctx, deps, userId, params }) {
      const book = await findBook(deps.pool, userId, params.bookId!);
      if (!book) throw notFound();
      // No folder, and no letter cut in half, which no header could hold.
      ctx.attachment(`${truncateLine(book.title.replace(/[\\/]/g, '_'), 100)}.${book.file_format}`);
      const type = book.file_format === 'epub' ? 'application/epub+zip' : 'application/x-fictionbook+xml';
      await sendBlob(ctx, deps.blobs, book.file_sha256, type);
    },
  }),
  route({
    method: 'get',
    path: '/books/:bookId/cover',
    access: 'user',
    media: true,
    summary: 'The cover as JPEG.',
    async handle({ ctx, deps, userId, params }) {
      const book = await findBook(deps.pool, userId, params.bookId!);
      if (!book?.cover_sha256) throw notFound();
      await sendBlob(ctx, deps.blobs, book.cover_sha256, 'image/jpeg');
    },
  }),
  route({
    method: 'get',
    path: '/books/:bookId/resources',
    access: 'user',
    media: true,
    summary: "A picture of the book, by its name in the chapter's HTML (data-resource).",
    query: hrefQuery,
    async handle({ ctx, deps, userId, params, query }) {
      const resource = await findResource(deps.pool, userId, params.bookId!, query.href);
      if (!resource) throw notFound();
      await sendBlob(ctx, deps.blobs, resource.sha256, resource.media_type);
    },
  }),
  route({
    method: 'get',
    path: '/books/:bookId/chapters/:chapterNumber',
    access: 'user',
    summary: 'A chapter with its descriptions.',
    response: chapterResponse,
    async handle({ ctx, deps, userId, params }) {
      const number = Number(params.chapterNumber);
      const make = async () => {
        const [chapter, rows] = await Promise.all([
          findChapter(deps.pool, userId, params.bookId!, number),
          listDescriptions(deps.pool, userId, params.bookId!, number),
        ]);
        if (!chapter) throw notFound();
        const descriptions = rows.map((row) => presentDescription(row, deps.authSecret, userId));
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
    path: '/books/:bookId/chapters/:chapterNumber/descriptions',
    access: 'user',
    summary: "A chapter's descriptions; with extract_new=true the book is searched first.",
    query: descriptionsQuery,
    response: descriptionsResponse,
    async handle({ deps, userId, params, query }) {
      const number = Number(params.chapterNumber);
      if (!(await findChapter(deps.pool, userId, params.bookId!, number))) throw notFound();
      if (/^(true|1)$/i.test(query.extract_new)) await processBook(deps, userId, params.bookId!);
      const rows = await listDescriptions(deps.pool, userId, params.bookId!, number);
      return {
        descriptions: rows.map((row) => presentDescription(row, deps.authSecret, userId)),
        total: rows.length,
      };
    },
  }),
  route({
    method: 'get',
    path: '/books/:bookId/descriptions',
    access: 'user',
    summary: "All of a book's descriptions, in the order of the text.",
    response: descriptionsResponse,
    async handle({ deps, userId, params }) {
      if (!(await findBook(deps.pool, userId, params.bookId!))) throw notFound();
      const rows = await listDescriptions(deps.pool, userId, params.bookId!);
      return {
        descriptions: rows.map((row) => presentDescription(row, deps.authSecret, userId)),
        total: rows.length,
      };
    },
  }),
  route({
    method: 'get',
    path: '/books/:bookId/cast',
    access: 'user',
    summary: "The book's people and places with every fact that the text states and its place.",
    response: castResponse,
    async handle({ deps, userId, params }) {
      if (!(await findBook(deps.pool, userId, params.bookId!))) throw notFound();
      return { cast: presentCast(await readRegistry(deps.pool, userId, params.bookId!)) };
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
    path: '/books/:bookId/process',
    access: 'user',
    summary: 'Searches the book for descriptions; answers within 25 seconds with what is known by then.',
    response: processResponse,
    handle: ({ deps, userId, params }) => processBook(deps, userId, params.bookId!),
  }),
  route({
    method: 'get',
    path: '/books/:bookId/parsing-status',
    access: 'user',
    summary: 'How far the search for descriptions is; POST /books/{id}/process starts it and waits for it.',
    response: parsingStatus,
    handle: ({ deps, userId, params }) => readParsingStatus(deps.pool, userId, params.bookId!),
  }),
];
