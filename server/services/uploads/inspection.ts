import type * as z from 'zod/mini';
import type { analyzeResponse, previewResponse, validateResponse } from '#shared/contract/inspection.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { narratedText } from '#shared/publication/layout/narrated-text.ts';
import type { Dependencies } from '../../dependencies.ts';
import { coverPicture } from '../../files/cover-picture.ts';
import { badRequest } from '../../http/http-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { BookParser } from '../books/book-parser.ts';
import { decodeChapter } from '../books/parsed-book.ts';
import { readUpload } from './read-upload.ts';

/** Inspects a file without storing it, in three ways. */

export async function validateFile(
  parser: BookParser,
  userId: string,
  file: UploadedFile,
): Promise<z.infer<typeof validateResponse>> {
  try {
    const { format } = await readUpload(parser, userId, file);
    return { valid: true, file_format: format, size: file.size, error: null };
  } catch (error: unknown) {
    if (!(error instanceof PublicationError)) throw error;
    return {
      valid: false,
      file_format: null,
      size: file.size,
      error: { code: error.code, message: error.message },
    };
  }
}

/** @throws PublicationError */
export async function previewFile(
  { parser, pictures }: Pick<Dependencies, 'parser' | 'pictures'>,
  userId: string,
  file: UploadedFile,
): Promise<z.infer<typeof previewResponse>> {
  const book = await readUpload(parser, userId, file);
  const { metadata, chapters, format } = book;
  return {
    title: metadata.title,
    author: metadata.authors.join(', '),
    description: metadata.description,
    language: metadata.language,
    genre: metadata.genres[0] ?? null,
    file_format: format,
    has_cover: (await coverPicture(book, pictures, userId)) !== null,
    chapters_count: chapters.length,
    word_count: chapters.reduce((sum, { words }) => sum + words, 0),
    chapters: chapters.map(({ number, title, words }) => ({ number, title, word_count: words })),
  };
}

/** @throws PublicationError, or HttpError 400 for a chapter that the book does not have */
export async function analyzeChapter(
  deps: Pick<Dependencies, 'parser' | 'extractBook'>,
  userId: string,
  file: UploadedFile,
): Promise<z.infer<typeof analyzeResponse>> {
  const wanted = Number(file.fields.chapter_number ?? 1);
  const { metadata, chapters } = await readUpload(deps.parser, userId, file);
  const chapter = chapters.find(({ number }) => number === wanted);
  if (!chapter) throw badRequest(`The book has chapters 1 to ${chapters.length}.`);
  const text = decodeChapter(chapter.text);
  const narrated = narratedText(decodeChapter(chapter.html), text);
  const extraction = await deps.extractBook(
    { language: metadata.language, chapters: [{ number: wanted, text: narrated }] },
    userId,
  );
  const passages = extraction.chapters[0]?.passages ?? [];
  return {
    chapter_number: chapter.number,
    title: chapter.title,
    word_count: chapter.words,
    descriptions: passages.map(({ type, start, end, entity, priorityScore }) => ({
      type,
      content: text.slice(start, end),
      text: text.slice(start, end),
      start,
      end,
      entity,
      priority_score: priorityScore,
    })),
    total: passages.length,
  };
}
