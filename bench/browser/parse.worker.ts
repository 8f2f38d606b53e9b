import { expose } from 'comlink';
import { openPublication } from '#shared/publication/parse-publication.ts';
import { readInSteps } from '#workers/books/read-in-steps.ts';

export interface ParseWorker {
  /** Calls `opened` when title and contents are known. @returns the number of characters of the whole text */
  parse(file: File, opened: () => void): Promise<number>;
}

/** The product's parser in a worker, at the product's pace, and nothing else. */
const worker: ParseWorker = {
  async parse(file, opened) {
    const publication = openPublication(new Uint8Array(await file.arrayBuffer()), {});
    opened();
    const book = await readInSteps(publication, { isCancelled: () => false }, {});
    return book!.chapters.reduce((sum, { text }) => sum + text.length, 0);
  },
};

expose(worker);
