import { expose } from 'comlink';
import type { ExtractionWorker } from './extraction-worker.ts';
import { runTask } from '../connection/run-task.ts';
import { extractStoredBook } from './extract-stored-book.ts';

/** A worker of its own, which ends with the extraction: a long novel takes half a minute and much memory. */
const api: ExtractionWorker = {
  extractStoredBook: (name, request) => runTask(name, (task) => extractStoredBook(task, request)),
  ping: () => undefined,
};

expose(api);
