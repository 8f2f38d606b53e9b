import type { DeviceStore } from './store.ts';

/**
 * Makes a book private: operations on it are held in the outbox until `releaseBook`. Call it before the first one; earlier
 * operations are not held.
 */
export async function holdBook(store: DeviceStore, bookId: string): Promise<void> {
  await store.transact(async (tables) => {
    const { privateBooks } = await tables.state();
    if (!privateBooks.includes(bookId)) await tables.saveState({ privateBooks: [...privateBooks, bookId] });
  });
}

/** Ends a book's privacy: its held operations are sent with the next exchange, with the times at which they were made. */
export async function releaseBook(store: DeviceStore, bookId: string): Promise<void> {
  await store.transact(async (tables) => {
    const { privateBooks } = await tables.state();
    if (!privateBooks.includes(bookId)) return;
    await tables.saveState({ privateBooks: privateBooks.filter((id) => id !== bookId) });
    const held = (await tables.operations()).filter((op) => op.held === bookId);
    await tables.putOperations(held.map(({ held: _over, ...op }) => op));
  });
}
