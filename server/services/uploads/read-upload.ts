import { readFile } from 'node:fs/promises';
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
  const bytes = await readFile(file.path);
  const extension = path.extname(file.name).slice(1).toLowerCase();
  // A ZIP under FB2's name is no FB2, whatever may be wrong inside it.
  if (extension === 'fb2' && bytes.subarray(0, 4).equals(ZIP_START)) throw unsupported();
  // The pool takes the buffer over, so it must be the file's own and not a slice of a shared one.
  const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
  let book: ParsedBook;
  try {
    book = await parser.parse(own as Uint8Array<ArrayBuffer>, userId);
  } catch (error: unknown) {
    if (error instanceof PublicationError && error.code === 'UNSUPPORTED_FORMAT') throw unsupported(error);
    throw error;
  }
  if (book.format !== extension) throw unsupported();
  return book;
}

const unsupported = (cause?: unknown) => new PublicationError('UNSUPPORTED_FORMAT', UNSUPPORTED, { cause });
