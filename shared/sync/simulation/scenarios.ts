import type { SimulatedDevice } from './simulated-device.ts';
import type { WritableRecord } from './writable-record.ts';
import { type World, SECOND } from './world.ts';

/** Scenarios that can produce a wrong stamp, in order, with steps left out and added. */
export async function playScenarios(world: World): Promise<void> {
  const { random } = world;
  for (let stories = random.int(1, 3); stories > 0; stories--) {
    const [author, other] = random.shuffle(world.devices);
    const [record, secondRecord] = random.shuffle(world.writableRecords);
    const story = random.pick([overwritesSeenValue, acknowledgedWithoutRow, unacknowledged]);
    for (const step of story(world, author!, other!, record!, secondRecord ?? record!)) {
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
  record: WritableRecord,
): StoryStep[] {
  return [
    () => world.write(other, record),
    () => world.startFlush(other),
    () => world.startFlush(author),
    () => world.write(author, record),
    () => world.jumpClock(author),
    () => world.startFlush(author),
  ];
}

/** An author has its acknowledgement but not yet its row, another replaces the value; then a restore. */
function acknowledgedWithoutRow(
  world: World,
  author: SimulatedDevice,
  other: SimulatedDevice,
  record: WritableRecord,
  secondRecord: WritableRecord,
): StoryStep[] {
  return [
    () => world.startFlush(author),
    () => world.startFlush(other),
    () => world.server.backup(),
    () => world.write(other, secondRecord),
    () => world.startFlush(other),
    () => world.write(author, record),
    () => flushOneResponse(world, author),
    () => world.startFlush(other),
    () => world.write(other, record),
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
  record: WritableRecord,
): StoryStep[] {
  return [
    () => world.startFlush(author),
    () => world.startFlush(other),
    () => world.server.backup(),
    () => world.write(author, record),
    () => flushWithoutResponse(world, author),
    () => world.startFlush(other),
    () => world.crash(author),
    () => world.write(author, record),
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
