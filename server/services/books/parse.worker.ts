import { readFileSync } from 'node:fs';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { nodeCodec } from '#server/files/node-codec.ts';
import { serveThread } from '../../threads/serve-thread.ts';
import type { ParseOutput } from './book-parser.ts';
import { buffersOf, packBook } from './parsed-book.ts';

serveThread(parse, (output) => ('book' in output ? buffersOf(output.book) : []));

/** @param file path of a book */
function parse(file: string): ParseOutput {
  const read = readFileSync(file);
  // A small file may be a slice of a buffer that Node shares.
  const bytes = read.byteLength === read.buffer.byteLength ? read : Uint8Array.from(read);
  try {
    const onDecoded = () => release(bytes.buffer);
    return { book: packBook(parsePublication(bytes, { ...nodeCodec, onDecoded })) };
  } catch (error: unknown) {
    if (!(error instanceof PublicationError)) throw error;
    return { refused: error.code, message: error.message };
  }
}

/** The message event keeps its bytes until the response is sent: for a large book that is too long. */
const release = (buffer: ArrayBuffer): void => void structuredClone(buffer, { transfer: [buffer] });
