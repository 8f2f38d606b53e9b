import { expose } from 'comlink';
import type { ExtractionWorker } from './extraction-worker.ts';
import { runTask } from './run-task.ts';
import { searchBook } from './search-book.ts';

/** A worker of its own, which ends with the search: a long novel takes half a minute and much memory. */
const api: ExtractionWorker = {
  searchBook: (name, search) => runTask(name, (task) => searchBook(task, search)),
  ping: () => undefined,
};

expose(api);
