import { parentPort } from 'node:worker_threads';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { nodeCodec } from '#server/files/node-codec.ts';
import type { ParseReply, ParseSaid } from './parse-pool.ts';
import { buffersOf, packBook } from './parsed-book.ts';

/** A thread of the parse pool: bytes in, book out, one at a time. */
const port = parentPort!;

port.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  port.postMessage('begun' satisfies ParseSaid);
  const reply = read(bytes);
  port.postMessage(reply, reply.ok ? buffersOf(reply.book) : []);
});

function read(bytes: Uint8Array<ArrayBuffer>): ParseReply {
  try {
    const onDecoded = () => letGo(bytes.buffer);
    return { ok: true, book: packBook(parsePublication(bytes, { ...nodeCodec, onDecoded })) };
  } catch (error: unknown) {
    return error instanceof PublicationError
      ? { ok: false, code: error.code, message: error.message }
      : { ok: false, code: 'INTERNAL', message: (error as Error).stack ?? String(error) };
  }
}

/** The message that brought the bytes holds them until it is answered: of a large book that is too long. */
const letGo = (buffer: ArrayBuffer): void => void structuredClone(buffer, { transfer: [buffer] });
