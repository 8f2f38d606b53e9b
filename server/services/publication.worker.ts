import { parentPort } from 'node:worker_threads';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import type { Publication } from '#shared/publication/publication.ts';
import { nodeCodec } from '#server/files/node-codec.ts';
import type { ParseReply } from './parse-pool.ts';

/** A thread of the parse pool: bytes in, publication out, one at a time. */
const port = parentPort!;

port.on('message', (bytes: Uint8Array) => {
  const reply = read(bytes);
  port.postMessage(reply, reply.ok ? buffersOf(reply.publication) : []);
});

function read(bytes: Uint8Array): ParseReply {
  try {
    return { ok: true, publication: parsePublication(bytes, nodeCodec) };
  } catch (error: unknown) {
    return error instanceof PublicationError
      ? { ok: false, code: error.code, message: error.message }
      : { ok: false, code: 'INTERNAL', message: (error as Error).stack ?? String(error) };
  }
}

/** Pictures are moved, not copied, where nothing else lies in the same buffer. */
function buffersOf(publication: Publication): ArrayBuffer[] {
  const own = publication.resources
    .map((resource) => resource.bytes)
    .filter((bytes) => bytes.byteLength === bytes.buffer.byteLength);
  const cover = publication.cover?.bytes.buffer;
  return [...new Set(own.map((bytes) => bytes.buffer as ArrayBuffer))].filter(
    (buffer) => buffer !== cover && buffer.byteLength > 0,
  );
}
