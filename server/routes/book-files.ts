import * as z from 'zod/mini';
import { uploadResponse } from '#shared/contract/books.ts';
import { analyzeResponse, previewResponse, validateResponse } from '#shared/contract/inspection.ts';
import { truncateLine } from '#shared/publication/canonical/truncate-line.ts';
import { findBook } from '../db/books.ts';
import { findResource } from '../db/resources.ts';
import { notFound } from '../http/http-error.ts';
import { type Route, route } from '../http/route.ts';
import { sendBlob } from '../http/send-blob.ts';
import { withUpload } from '../http/upload.ts';
import { addBook } from '../services/books/add-book.ts';
import { analyzeChapter, previewFile, validateFile } from '../services/uploads/inspection.ts';

const hrefQuery = z.object({ href: z._default(z.string().check(z.maxLength(2_000)), '') });

/** Files as readers send them, to be added or only tried, and what the server keeps of them: file, cover, pictures. */
export const bookFileRoutes: readonly Route[] = [
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
      withUpload(ctx, { ...deps.settings, userId }, (file) => addBook(deps, userId, file)),
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
      withUpload(ctx, { ...deps.settings, userId }, (file) => validateFile(deps.parser, userId, file)),
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
      withUpload(ctx, { ...deps.settings, userId }, (file) => previewFile(deps, userId, file)),
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
      withUpload(ctx, { ...deps.settings, userId }, (file) => analyzeChapter(deps, userId, file)),
  }),
  route({
    method: 'get',
    path: '/books/:bookId/file',
    access: 'user',
    summary: 'The file as it was uploaded.',
    async handle({ ctx, deps, userId, params }) {
      const book = await findBook(deps.pool, userId, params.bookId!);
      if (!book) throw notFound();
      // Without folders, and without lone surrogates, which no header could carry.
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
];
