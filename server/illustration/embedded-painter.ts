import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PaintInput, Painter, PaintResult } from './types.ts';

export interface ThreadRequest {
  readonly id: number;
  readonly input: PaintInput;
}

export type ThreadAnswer =
  { readonly id: number; readonly picture: PaintResult } | { readonly id: number; readonly error: string };

/** A picture failed in its thread; the message carries the thread's stack. */
export class PaintError extends Error {
  override readonly name = 'PaintError';
}

interface Waiting {
  readonly thread: Worker;
  resolve(picture: PaintResult): void;
  reject(error: PaintError): void;
}

/**
 * The painter that needs no key and no network, on a thread of its own so that requests are answered meanwhile. The
 * thread starts with the first picture and does not hold the process open while idle; after a failure the next picture
 * starts a new one. `paint` rejects with PaintError.
 */
export function createEmbeddedPainter(): Painter {
  let current: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const thread = startThread();
    thread.on('message', (answer: ThreadAnswer) => {
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) thread.unref();
      if ('error' in answer) request?.reject(new PaintError(answer.error));
      else request?.resolve(answer.picture);
    });
    const fail = (error: PaintError): void => {
      if (current === thread) current = null;
      for (const [id, request] of waiting) {
        if (request.thread !== thread) continue;
        waiting.delete(id);
        request.reject(error);
      }
    };
    thread.on('error', (cause) => fail(new PaintError('The painting thread failed', { cause })));
    thread.on('exit', () => fail(new PaintError('The painting thread ended')));
    thread.unref();
    return thread;
  };

  return {
    name: 'embedded',
    paint: (input) =>
      new Promise((resolve, reject) => {
        const thread = (current ??= start());
        const id = ++lastId;
        waiting.set(id, { thread, resolve, reject });
        thread.ref();
        thread.postMessage({ id, input } satisfies ThreadRequest);
      }),
  };
}

/**
 * Bundled, the sibling is JavaScript beside the bundle. From source it is TypeScript, and Node 20 loads a thread's
 * entry before `--import tsx` takes hold in it, so a line of JavaScript registers tsx first.
 */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./painter.worker.js', import.meta.url));
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs');
  return new Worker(REGISTER_AND_IMPORT, {
    eval: true,
    execArgv: [],
    workerData: {
      tsx: pathToFileURL(tsx).href,
      entry: new URL('./painter.worker.ts', import.meta.url).href,
    },
  });
}

const REGISTER_AND_IMPORT = `
  const { workerData } = require('node:worker_threads');
  import(workerData.tsx).then(({ register }) => (register(), import(workerData.entry)));
`;
