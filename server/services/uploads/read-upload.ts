import { open } from 'node:fs/promises';
import * as path from 'node:path';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { type UploadedFile, UNSUPPORTED } from '../../http/upload.ts';
import type { BookParser } from '../books/book-parser.ts';
import type { ParsedBook } from '../books/parsed-book.ts';

const ZIP_START = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * Parses an uploaded file as the format that its name declares.
 * @throws PublicationError, with the specification's message for an unsupported format
 */
export async function readUpload(
  parser: BookParser,
  userId: string,
  file: UploadedFile,
): Promise<ParsedBook> {
  if (file.size === 0) throw new PublicationError('EMPTY_FILE', 'The file is empty.');
  const extension = path.extname(file.name).slice(1).toLowerCase();
  // A ZIP under FB2's name is no FB2, whatever may be wrong inside it.
  if (extension === 'fb2' && (await isZip(file.path))) throw unsupported();
  let book: ParsedBook;
  try {
    book = await parser.parse(file.path, userId);
  } catch (error: unknown) {
    if (error instanceof PublicationError && error.code === 'UNSUPPORTED_FORMAT') throw unsupported(error);
    throw error;
  }
  if (book.format !== extension) throw unsupported();
  return book;
}

async function isZip(pathname: string): Promise<boolean> {
  const file = await open(pathname);
  try {
    const start = Buffer.alloc(ZIP_START.byteLength);
    await file.read(start);
    return start.equals(ZIP_START);
  } finally {
    await file.close();
  }
}

const unsupported = (cause?: unknown) => new PublicationError('UNSUPPORTED_FORMAT', UNSUPPORTED, { cause });
