import { expose } from 'comlink';
import type { EditionWorker } from './edition-worker.ts';
import { makeStoredAlbum } from './make-stored-album.ts';
import { makeStoredEdition } from './make-stored-edition.ts';
import { runTask } from '../connection/run-task.ts';

/** A worker of its own, which ends with the edition: a long novel with its pictures takes much memory. */
const api: EditionWorker = {
  makeEdition: (name, order, onMade) => {
    const make = order.format === 'epub' ? makeStoredEdition : makeStoredAlbum;
    return runTask(name, (task) => make(task, order, onMade));
  },
  ping: () => undefined,
};

expose(api);
