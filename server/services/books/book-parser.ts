import * as os from 'node:os';
import type { Worker } from 'node:worker_threads';
import { PublicationError, type PublicationErrorCode } from '#shared/publication/publication-error.ts';
import { unavailable } from '../../http/http-error.ts';
import { startThread } from '../../threads/start-thread.ts';
import { TaskError } from '../../threads/task-error.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';
import type { ParsedBook } from './parsed-book.ts';

/** Parses books in threads, so that no book, however made, delays a request. */
export interface BookParser {
  /**
   * The thread reads the file when its turn has come, so that books that wait take no memory.
   * @throws PublicationError; a book that passes the time or memory limit is BOOK_TOO_COMPLEX
   * @throws HttpError 503 when the reason is the machine rather than the book
   */
  parse(path: string, userId: string): Promise<ParsedBook>;
  status(): { busy: number; waiting: number };
}

export type ParseOutput = { book: ParsedBook } | { refused: PublicationErrorCode; message: string };

export interface BookParserOptions {
  deadlineMs?: number;
  start?: () => Worker;
  isOverloaded?: () => boolean;
}

const MEMORY_MB = 512;
/** After an ordinary book a thread holds 50. */
const KEPT_MIB = 64;

export function createBookParser(
  threads: ThreadPool,
  {
    deadlineMs = 20_000,
    start = startParseThread,
    isOverloaded = isMachineOverloaded,
  }: BookParserOptions = {},
): BookParser {
  const runner = threads.addKind<string, ParseOutput>({ start, deadlineMs, maxIdleMib: KEPT_MIB });

  function refusal(error: unknown): unknown {
    if (!(error instanceof TaskError) || error.reason === 'threw') return error;
    if (error.reason === 'memory') return tooComplex('The book takes too much memory to parse.', error);
    if (error.reason === 'deadline' && !isOverloaded())
      return tooComplex('The book takes too long to parse.', error);
    return unavailable(error);
  }

  return {
    status: () => runner.status(),
    async parse(path, userId) {
      const output = await runner.run(path, { user: userId }).catch((error: unknown) => {
        throw refusal(error);
      });
      if ('book' in output) return output.book;
      throw new PublicationError(output.refused, output.message);
    },
  };
}

const tooComplex = (message: string, cause: unknown) =>
  new PublicationError('BOOK_TOO_COMPLEX', message, { cause });

/**
 * Whether the load of the last minute was too high. A book is not refused for good because other work had the
 * processors.
 */
const isMachineOverloaded = (): boolean => os.loadavg()[0]! > 2 * os.availableParallelism();

function startParseThread(): Worker {
  return startThread(import.meta.url, './parse.worker', {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
  });
}
