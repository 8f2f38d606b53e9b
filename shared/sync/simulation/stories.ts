import type { SimulatedDevice } from './simulated-device.ts';
import type { Place } from './place.ts';
import { type World, SECOND } from './world.ts';

/** Stories that can make a stamp go wrong, in order, with steps left out and added. */
export async function playStories(world: World): Promise<void> {
  const { random } = world;
  for (let stories = random.int(1, 3); stories > 0; stories--) {
    const [author, other] = random.shuffle(world.devices);
    const [place, elsewhere] = random.shuffle(world.places);
    const story = random.pick([overwritesSeenValue, acknowledgedWithoutRow, unacknowledged]);
    for (const step of story(world, author!, other!, place!, elsewhere ?? place!)) {
      if (random.chance(0.95)) await step();
      if (random.chance(0.1)) await world.act();
      await world.timeline.advance(
        random.chance(0.2) ? world.pause() : random.logarithmic(5 * SECOND, 60 * SECOND),
      );
      for (const device of world.devices) await world.checkInvariants(device);
    }
  }
}

type StoryStep = () => void | Promise<void>;

/** An author sees a value, replaces it, and then its clock jumps before it can send. */
function overwritesSeenValue(
  world: World,
  author: SimulatedDevice,
  other: SimulatedDevice,
  place: Place,
): StoryStep[] {
  return [
    () => world.write(other, place),
    () => world.startFlush(other),
    () => world.startFlush(author),
    () => world.write(author, place),
    () => world.jumpClock(author),
    () => world.startFlush(author),
  ];
}

/** An author has its acknowledgement but not yet its row, another replaces the value; then a restore. */
function acknowledgedWithoutRow(
  world: World,
  author: SimulatedDevice,
  other: SimulatedDevice,
  place: Place,
  elsewhere: Place,
): StoryStep[] {
  return [
    () => world.startFlush(author),
    () => world.startFlush(other),
    () => world.server.backup(),
    () => world.write(other, elsewhere),
    () => world.startFlush(other),
    () => world.write(author, place),
    () => flushOneResponse(world, author),
    () => world.startFlush(other),
    () => world.write(other, place),
    () => world.startFlush(other),
    () => world.jumpClock(author),
    () => world.restore(),
    () => world.startFlush(world.random.pick([author, other])),
    () => world.startFlush(world.random.pick([author, other])),
  ];
}

/** Another device receives an author's write, its author gets no response, writes again, its clock jumps; a restore. */
function unacknowledged(
  world: World,
  author: SimulatedDevice,
  other: SimulatedDevice,
  place: Place,
): StoryStep[] {
  return [
    () => world.startFlush(author),
    () => world.startFlush(other),
    () => world.server.backup(),
    () => world.write(author, place),
    () => flushWithoutResponse(world, author),
    () => world.startFlush(other),
    () => world.crash(author),
    () => world.write(author, place),
    () => world.jumpClock(author),
    () => world.restore(),
    ...world.random.shuffle([author, other]).map((device) => () => world.startFlush(device)),
  ];
}

function flushWithoutResponse(world: World, device: SimulatedDevice): void {
  world.startFlush(device);
  device.responsesLeft = 0;
}

function flushOneResponse(world: World, device: SimulatedDevice): void {
  world.startFlush(device);
  device.responsesLeft = 1;
}
