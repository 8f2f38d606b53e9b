import { holdBook, releaseBook } from '../device/private-books.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { Place } from './place.ts';
import type { World } from './world.ts';

/** Something that a reader does with a book that is on one device only: adds it, reads in it, or sends it to the others. */
export async function actPrivately(world: World): Promise<void> {
  const { random } = world;
  const device = random.pick(world.devices);
  const [book, ...marks] = device.privatePlaces;
  if (!book) await add(world, device);
  else if (random.chance(0.9)) await world.write(device, random.pick([book, ...marks]));
  else await send(world, device);
  await world.checkInvariants(device);
}

async function add(world: World, device: SimulatedDevice): Promise<void> {
  const book: Place = { t: 'book', k: world.newId(), fields: ['title', 'author'] };
  const marks = Array.from({ length: world.random.int(1, 3) }, (): Place => {
    return { t: 'mark', k: world.newId(), fields: ['note', 'color'], book: book.k };
  });
  device.privatePlaces = [book, ...marks];
  await holdBook(device.store, book.k);
  await world.write(device, book, book.fields);
}

/** From then on every device writes in it. */
async function send(world: World, device: SimulatedDevice): Promise<void> {
  await releaseBook(device.store, device.privatePlaces[0]!.k);
  world.places.push(...device.privatePlaces);
  device.privatePlaces = [];
}
