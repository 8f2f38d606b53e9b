import type { DeviceStore } from './store.ts';

/**
 * Keeps a book on this device: what is written about it from now on is held in the outbox until `releaseBook`. For a book
 * of which the server has heard nothing; what was written before is not held.
 */
export async function holdBook(store: DeviceStore, bookId: string): Promise<void> {
  await store.transact(async (tables) => {
    const { privateBooks } = await tables.state();
    if (!privateBooks.includes(bookId)) await tables.saveState({ privateBooks: [...privateBooks, bookId] });
  });
}

/** Lets a book go to the server: all that was held about it is sent with the next exchange, as of when it was done. */
export async function releaseBook(store: DeviceStore, bookId: string): Promise<void> {
  await store.transact(async (tables) => {
    const { privateBooks } = await tables.state();
    if (!privateBooks.includes(bookId)) return;
    await tables.saveState({ privateBooks: privateBooks.filter((id) => id !== bookId) });
    const held = (await tables.operations()).filter((op) => op.held === bookId);
    await tables.putOperations(held.map(({ held: _over, ...op }) => op));
  });
}
