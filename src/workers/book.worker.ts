import { expose, transfer } from 'comlink';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import type { Publication } from '#shared/publication/publication.ts';
import { layOutPages } from '#shared/reading/lay-out-pages.ts';
import type { BookWorker } from './book-worker.ts';

/** Parsing and pagination off the page's thread. */
const api: BookWorker = {
  parse(bytes) {
    try {
      return handOver(parsePublication(new Uint8Array(bytes)));
    } catch (error) {
      const code = error instanceof PublicationError ? error.code : 'INTERNAL';
      return { failure: { code, message: error instanceof Error ? error.message : String(error) } };
    }
  },
  layOut: layOutPages,
};

expose(api);

/** Pictures are moved, not copied; each gets a buffer of its own first, since they may be views of the whole file. */
function handOver(publication: Publication) {
  const resources = publication.resources.map((one) => ({ ...one, bytes: one.bytes.slice() }));
  const cover = publication.cover && { ...publication.cover, bytes: publication.cover.bytes.slice() };
  const buffers = [...resources.map((one) => one.bytes.buffer), ...(cover ? [cover.bytes.buffer] : [])];
  return transfer({ publication: { ...publication, resources, cover } }, buffers);
}
