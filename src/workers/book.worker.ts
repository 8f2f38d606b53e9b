import { expose, releaseProxy, type ProxyOrClone } from 'comlink';
import type { BookCfis } from '#shared/publication/cfi/book-cfis.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { layOutPages } from '#shared/reading/lay-out-pages.ts';
import type { BookWorker, ParseOutcome } from './book-worker.ts';
import { handOver } from './hand-over.ts';
import { readInSteps } from './read-in-steps.ts';

/** The readings that go on; one that is not among them stops. */
const readings = new Set<number>();

let openForCfis: { bookId: string; cfis: BookCfis | null } | null = null;

/** Parsing and pagination off the page's thread. */
const api: BookWorker = {
  async read(reading, bytes, listener) {
    readings.add(reading);
    try {
      const publication = await readInSteps(new Uint8Array(bytes), {
        listener,
        isCancelled: () => !readings.has(reading),
        pause: nextTask,
        now: () => performance.now(),
      });
      return publication && (await handOver(publication, listener));
    } catch (error) {
      return failureOf(error);
    } finally {
      readings.delete(reading);
      (listener as ProxyOrClone<typeof listener> & Releasable)[releaseProxy]?.();
    }
  },
  cancel(reading) {
    readings.delete(reading);
  },
  layOut: layOutPages,
  async openCfis(bookId, bytes, chapters) {
    // Loaded when first asked for: a library is looked at without it.
    const { openCfis } = await import('#shared/publication/cfi/book-cfis.ts');
    openForCfis = { bookId, cfis: openCfis(new Uint8Array(bytes), chapters) };
  },
  cfisOf(bookId, places) {
    if (openForCfis?.bookId !== bookId) return null;
    return places.map((place) => openForCfis?.cfis?.cfiAt(place) ?? null);
  },
  placesOf(bookId, wanted) {
    if (openForCfis?.bookId !== bookId) return null;
    return wanted.map((cfi) => openForCfis?.cfis?.placeOf(cfi) ?? null);
  },
};

expose(api);

/** A function of the page is held by a port until it is let go. */
interface Releasable {
  [releaseProxy]?: () => void;
}

function failureOf(error: unknown): ParseOutcome {
  const code = error instanceof PublicationError ? error.code : 'INTERNAL';
  return { failure: { code, message: error instanceof Error ? error.message : String(error) } };
}

/** Messages that came meanwhile are handled first. Timers would wait 4 ms each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
