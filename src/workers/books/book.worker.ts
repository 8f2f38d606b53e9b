import { expose } from 'comlink';
import { layOutScroll } from '#shared/reading/layout/lay-out-scroll.ts';
import { addBook } from './add-book.ts';
import type { BookWorker } from './book-worker.ts';
import { findCfis } from './find-cfis.ts';
import { cutHyphenatedSheet } from './cut-hyphenated-sheet.ts';
import { importPart } from '../connection/import-part.ts';
import { readBook, reparseBook } from './read-book.ts';
import { cancelTask, runTask } from '../connection/run-task.ts';

/** Parsing, storing and pagination off the page's thread. */
const api: BookWorker = {
  addBook: (name, chosen, onRead) => runTask(name, (task) => addBook(task, chosen, onRead)),
  readBook: (name, book, bytes) => runTask(name, (task) => readBook(task, book, bytes)),
  reparseBook: (name, book) => runTask(name, (task) => reparseBook(task, book)),
  cancel: cancelTask,
  ping: () => undefined,
  findCfis: (name, book, places) => runTask(name, () => findCfis(book, places)),
  layOutScroll,
  cutSheet: cutHyphenatedSheet,
  liftPicture: async (picture) =>
    (await importPart(() => import('../painter/lift-picture.ts'))).liftPicture(picture),
};

expose(api);
