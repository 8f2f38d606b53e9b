import * as z from 'zod/mini';
import { descriptionsResponse, parsingStatus, processResponse } from '#shared/contract/books.ts';
import { castResponse } from '#shared/contract/cast.ts';
import { findBook, readRegistry } from '../db/books.ts';
import { findChapter } from '../db/chapters.ts';
import { listDescriptions } from '../db/descriptions.ts';
import { notFound } from '../http/http-error.ts';
import { type Route, route } from '../http/route.ts';
import { presentDescription } from '../services/books/present-book.ts';
import { presentCast } from '../services/books/present-cast.ts';
import { requestExtraction, readExtractionStatus } from '../services/books/request-extraction.ts';
import { pictureUrlOf } from './picture-url.ts';

const descriptionsQuery = z.object({
  extract_new: z._default(z.string().check(z.regex(/^(true|false|1|0)$/i, 'must be true or false')), 'false'),
});

/** What a book describes: its descriptions, people and places, and the extraction that finds them. */
export const bookDescriptionRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/books/:bookId/chapters/:chapterNumber/descriptions',
    access: 'user',
    summary: "A chapter's descriptions; with extract_new=true they are extracted first.",
    query: descriptionsQuery,
    response: descriptionsResponse,
    async handle(call) {
      const { deps, userId, params, query } = call;
      const number = Number(params.chapterNumber);
      if (!(await findChapter(deps.pool, userId, params.bookId!, number))) throw notFound();
      if (/^(true|1)$/i.test(query.extract_new)) await requestExtraction(deps, userId, params.bookId!);
      const rows = await listDescriptions(deps.pool, userId, params.bookId!, number);
      return {
        descriptions: rows.map((row) => presentDescription(row, pictureUrlOf(call), userId)),
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
    async handle(call) {
      const { deps, userId, params } = call;
      if (!(await findBook(deps.pool, userId, params.bookId!))) throw notFound();
      const rows = await listDescriptions(deps.pool, userId, params.bookId!);
      return {
        descriptions: rows.map((row) => presentDescription(row, pictureUrlOf(call), userId)),
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
    method: 'post',
    path: '/books/:bookId/process',
    access: 'user',
    summary: "Extracts the book's descriptions; answers within 25 seconds with what is known by then.",
    response: processResponse,
    handle: ({ deps, userId, params }) => requestExtraction(deps, userId, params.bookId!),
  }),
  route({
    method: 'get',
    path: '/books/:bookId/parsing-status',
    access: 'user',
    summary: 'How far the extraction is; POST /books/{id}/process starts it and waits for it.',
    response: parsingStatus,
    handle: ({ deps, userId, params }) => readExtractionStatus(deps.pool, userId, params.bookId!),
  }),
];
