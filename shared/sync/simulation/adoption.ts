import { moveOperations } from '../device/move-operations.ts';
import type { DeviceStore, OutboxOp } from '../device/store.ts';
import { MemoryDevice } from './memory-device.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { type World, SECOND } from './world.ts';

/** Changes moved at a time: few, so that a move is often cut off between them. */
const BATCH = 3;

/** Some devices, at least one, are read on without an account at first. */
export function startWithoutAccount({ random, devices }: World): void {
  for (const device of devices) device.hasAccount = random.chance(0.4);
  random.pick(devices).hasAccount = false;
}

/** Its reader signs in: what they did so far goes to the account, however often that is cut off. */
export async function adopt(world: World, device: SimulatedDevice): Promise<void> {
  const account = new MemoryDevice();
  const { store } = device;
  const own = [...store.outbox.values()];
  while (!(await moved(world, store, account))) {
    // No reading meanwhile: the app completes the move before it shows anything.
    world.crash(device);
    await world.timeline.advance(world.random.int(1, 60) * SECOND);
  }
  world.history.renumber(
    device.name,
    own.map((op) => [op.n, numberIn(account, op)]),
  );
  device.store = account;
  device.hasAccount = true;
}

/**
 * The number of an operation; of one that arrived twice, the later: its value is current. The value identifies a
 * write.
 */
function numberIn({ outbox }: MemoryDevice, { t, k, f }: OutboxOp): number {
  const value = Object.values(f)[0];
  const found = [...outbox.values()].findLast(
    (op) => op.t === t && op.k === k && Object.values(op.f)[0] === value,
  );
  return found?.n ?? MISSING;
}

const MISSING = -1;

async function moved({ random }: World, from: MemoryDevice, to: MemoryDevice): Promise<boolean> {
  let left = random.chance(0.5) ? random.int(1, 4) : Infinity;
  const until = (store: DeviceStore): DeviceStore => ({
    transact: (work) => (left-- > 0 ? store.transact(work) : Promise.reject(cutOff)),
  });
  try {
    await moveOperations(until(from), until(to), { reader: 'nobody', count: BATCH });
    return true;
  } catch (error: unknown) {
    if (error !== cutOff) throw error;
    return false;
  }
}

const cutOff = new Error('The move was cut off');
