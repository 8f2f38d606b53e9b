import { openPublication } from '#shared/publication/parse-publication.ts';
import type { Publication } from '#shared/publication/publication.ts';
import type { ReadEvent } from './book-worker.ts';

interface Reading {
  listener: (event: ReadEvent) => void;
  /** Asked between documents. */
  isCancelled: () => boolean;
  /** Lets whatever waits run. */
  pause: () => Promise<void>;
  now: () => number;
}

/** Longest time without a pause, in ms, but for a single document that takes longer. */
const SLICE_MS = 4;
/** How often a progress bar is told, in ms. */
const PROGRESS_MS = 50;

/**
 * Reads a book document by document and tells what is known as soon as it is. Null when it was cancelled.
 *
 * @throws PublicationError
 */
export async function readInSteps(
  bytes: Uint8Array,
  { listener, isCancelled, pause, now }: Reading,
): Promise<Publication | null> {
  // A cover that is a drawing becomes a picture at the server; here nothing could be done with it.
  const opened = openPublication(bytes, { withoutCoverDrawing: true });
  const { format, metadata, readSteps } = opened;
  listener({ type: 'opened', book: { format, metadata } });
  await pause();
  const steps = readSteps();
  let paused = now();
  let told = paused;
  while (!isCancelled()) {
    const step = steps.next();
    if (step.done) return step.value;
    const { done, total, opening } = step.value;
    if (opening !== null) listener({ type: 'opening', opening });
    const time = now();
    if (time - told >= PROGRESS_MS) {
      listener({ type: 'progress', done, total });
      told = time;
    }
    if (opening === null && time - paused < SLICE_MS) continue;
    await pause();
    paused = now();
  }
  return null;
}
