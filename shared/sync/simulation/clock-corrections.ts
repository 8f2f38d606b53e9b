import { isElapsedCertain } from '../device/clock.ts';
import { clockOf, type SimulatedDevice } from './simulated-device.ts';
import { type World, SECOND } from './world.ts';

/** Devices with wrong clocks write, send, restart and sleep before and after each clock is corrected. */
export async function playCorrections(world: World): Promise<void> {
  for (const device of world.devices) await flushUntilContact(world, device);
  for (let step = 0; step < world.steps; step++) {
    const device = world.random.pick(world.devices);
    await actAroundCorrection(world, device, world.random.next());
    await world.timeline.advance(world.pause());
    if (device.asleepSince !== null) wake(world, device);
    for (const each of world.devices) noticeContact(each);
    await world.checkInvariants(device);
  }
  for (const device of world.devices) {
    if (device.correction.state !== 'right') await flushUntilContact(world, device);
  }
}

async function actAroundCorrection(world: World, device: SimulatedDevice, dice: number): Promise<void> {
  const { state } = device.correction;
  const isSettled = state === 'wrong' || state === 'right';
  if (dice < 0.4) {
    if (state !== 'waiting') await world.write(device);
  } else if (dice < 0.65) world.startFlush(device);
  else if (dice < 0.73) {
    if (isSettled || state === 'setBack') world.crash(device);
    if (state === 'setBack') device.correction.state = 'waiting';
  } else if (dice < 0.8) {
    if (isSettled) sleep(world, device);
  } else if (dice < 0.85) device.offline = !device.offline;
  else if (state === 'wrong' && world.random.chance(0.3)) correctClock(world, device);
}

/** While it runs and knows what its clocks did since the last contact, or as it comes back to the network. */
function correctClock(world: World, device: SimulatedDevice): void {
  const { contact } = device.store.sync;
  const isContinuous = contact !== null && isElapsedCertain(contact, clockOf(device, world.now));
  const isForward = device.clockError < 0;
  device.clockError = 0;
  if (isContinuous && world.random.chance(0.5)) {
    device.correction.state = isForward ? 'setForward' : 'setBack';
    return;
  }
  device.correction.state = 'waiting';
  device.offline = false;
  world.startFlush(device);
}

async function flushUntilContact(world: World, device: SimulatedDevice): Promise<void> {
  device.offline = false;
  const { contact } = device.store.sync;
  while (device.store.sync.contact === contact) {
    world.startFlush(device);
    await world.timeline.advance(35 * SECOND);
  }
  noticeContact(device);
}

function sleep(world: World, device: SimulatedDevice): void {
  device.asleepSince = world.now;
}

function wake(world: World, device: SimulatedDevice): void {
  device.slept += world.now - device.asleepSince!;
  device.asleepSince = null;
}

/** The server's time has arrived: from here on the device knows what its clocks do. */
function noticeContact({ store, correction }: SimulatedDevice): void {
  if (store.sync.contact === correction.lastContact) return;
  correction.lastContact = store.sync.contact;
  if (correction.state !== 'wrong') correction.state = 'right';
}
