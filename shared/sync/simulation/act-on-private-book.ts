import { holdBook, releaseBook } from '../device/private-books.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { WritableRecord } from './writable-record.ts';
import type { World } from './world.ts';

/** An act on a book that is on one device only: adds it, reads it, or sends it to the library. */
export async function actOnPrivateBook(world: World): Promise<void> {
  const { random } = world;
  const device = random.pick(world.devices);
  const [book, ...marks] = device.privateRecords;
  if (!book) await add(world, device);
  else if (random.chance(0.9)) await world.write(device, random.pick([book, ...marks]));
  else await send(world, device);
  await world.checkInvariants(device);
}

async function add(world: World, device: SimulatedDevice): Promise<void> {
  const book: WritableRecord = { t: 'book', k: world.newId(), fields: ['title', 'author'] };
  const marks = Array.from({ length: world.random.int(1, 3) }, (): WritableRecord => {
    return { t: 'mark', k: world.newId(), fields: ['note', 'color'], book: book.k };
  });
  device.privateRecords = [book, ...marks];
  await holdBook(device.store, book.k);
  await world.write(device, book, book.fields);
}

/** From then on every device writes in it. */
async function send(world: World, device: SimulatedDevice): Promise<void> {
  await releaseBook(device.store, device.privateRecords[0]!.k);
  world.writableRecords.push(...device.privateRecords);
  device.privateRecords = [];
}
