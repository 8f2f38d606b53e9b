import type { IllustrationInput } from '#shared/illustration/illustrate.ts';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import type { CoverPassage } from '#shared/illustration/cover/design-cover.ts';
import type { CoverText } from '#shared/illustration/cover/draw-cover.ts';
import type { PaintedHere, PainterWorker, Print } from './painter-worker.ts';
import workerUrl from './painter.worker.ts?worker&url';
import { WorkerConnection } from '../connection/worker-connection.ts';

/** It holds some 100 MiB, and starts again in a quarter of a second: covers are painted in the background, pictures seldom. */
const IDLE_MS = 60_000;

/** The page's side of the painter, which starts with the first picture and ends some time after the last. */
const worker = new WorkerConnection<PainterWorker>(
  () => new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'painter' }),
  { idleMs: IDLE_MS },
);

/** @throws WorkerFailedError, and what the painter throws */
export const paint = (input: IllustrationInput): Promise<PaintedHere> =>
  worker.call((remote) => remote.paint(input));

/** The cover of a book that has none: JPEG, 600 × 900. @throws WorkerFailedError, and what the painter throws */
export const paintCover = (text: CoverText, passage: CoverPassage | null): Promise<ArrayBuffer> =>
  worker.call((remote) => remote.paintCover(text, passage));

/** Ornaments of a book's own that open the chapters of its edition, as SVG. @throws WorkerFailedError */
export const headPieces = (
  text: Pick<CoverText, 'title' | 'author'>,
  isForEInk: boolean,
): Promise<string[]> => worker.call((remote) => remote.headPieces(text, isForEInk));

/** The same in one ink, for e-ink. @throws WorkerFailedError, and what the painter throws */
export const paintForEInk = (input: IllustrationInput): Promise<Print> =>
  worker.call((remote) => remote.paintForEInk(input));

/**
 * A picture that was made elsewhere, as a PNG for e-ink.
 *
 * @throws WorkerFailedError, and where the browser cannot read the picture
 */
export const printForEInk = (picture: Blob): Promise<Uint8Array> =>
  worker.call((remote) => remote.printForEInk(picture));
