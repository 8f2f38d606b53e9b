import type { OpenedPublication, Opening, Publication } from '#shared/publication/publication.ts';
import type { Task } from '../connection/run-task.ts';

interface Listeners {
  /** The first chapter of a long book, as soon as nothing later can change it. It is awaited, to be stored first. */
  onOpening?: (opening: Opening) => Promise<void>;
  /** How much has been read, 0–1. */
  onRead?: (share: number) => void;
}

/** How to yield to other work, and the clock. */
interface Pace {
  pause: () => Promise<void>;
  rest: (ms: number) => Promise<void>;
  nowMs: () => number;
}

/** Longest time without a pause, in ms, but for a single document that takes longer. */
const SLICE_MS = 4;
/** After the first chapter, in ms: its page is laid out and painted before the processor is needed again. */
const OPENING_MS = 40;
/** Between two progress reports, in ms. */
const PROGRESS_MS = 50;

/**
 * Reads a book document by document, so that pages can be laid out in between. Null when it was cancelled.
 *
 * @throws PublicationError, and what `onOpening` throws
 */
export async function readInSteps(
  { readSteps }: Pick<OpenedPublication, 'readSteps'>,
  { isCancelled }: Task,
  { onOpening, onRead }: Listeners,
  { pause, rest, nowMs }: Pace = { pause: nextTurn, rest: timeout, nowMs: () => performance.now() },
): Promise<Publication | null> {
  const steps = readSteps();
  let paused = nowMs();
  let reportedAt = paused;
  while (!isCancelled()) {
    const step = steps.next();
    if (step.done) return step.value;
    const { done, total, opening } = step.value;
    if (opening !== null && onOpening) {
      await onOpening(opening);
      await rest(OPENING_MS);
    }
    const now = nowMs();
    if (now - reportedAt >= PROGRESS_MS) {
      onRead?.(done / total);
      reportedAt = now;
    }
    if (now - paused < SLICE_MS) continue;
    await pause();
    paused = nowMs();
  }
  return null;
}

const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Messages that came meanwhile are handled first. Timers would wait 4 ms each time. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
