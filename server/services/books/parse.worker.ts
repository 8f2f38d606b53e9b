import { parsePublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { nodeCodec } from '#server/files/node-codec.ts';
import { serveThread } from '../../threads/serve-thread.ts';
import type { ParseOutput } from './book-parser.ts';
import { buffersOf, packBook } from './parsed-book.ts';

serveThread(parse, (output) => ('book' in output ? buffersOf(output.book) : []));

function parse(bytes: Uint8Array<ArrayBuffer>): ParseOutput {
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
