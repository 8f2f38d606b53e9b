import { syncResponse } from '../../contract/sync.ts';
import { History } from './history.ts';
import { hostileRequest } from './hostile-device.ts';
import { type World, SECOND } from './world.ts';

/** One call of an attacker with a token of the same account. */
export async function attack(world: World): Promise<void> {
  const { epoch, seq } = world.server.contents.user;
  const facts = {
    epoch,
    seq,
    nowMs: world.now,
    devices: world.devices,
    writableRecords: world.writableRecords,
  };
  const request = hostileRequest(world.random, facts);
  if (request) await world.server.exchange(request, world.now, world.rowsPerResponse);
}

/** After the attack, what every device and a new one write must persist. */
export async function writeAfterAttack(world: World): Promise<void> {
  world.isAttacked = false;
  await checkReadable(world);
  world.devices.push(world.makeDevice(world.devices.length));
  world.history = new History();
  for (const device of world.random.shuffle(world.devices)) {
    device.lastOwn.clear();
    for (const record of world.writableRecords) {
      await world.write(device, record, record.fields);
      void world.flush(device, 0);
      await world.timeline.advance(70 * SECOND);
    }
    await world.setServerField();
  }
  await checkReadable(world);
  await world.heal();
}

/** A device that has nothing yet understands what the server sends it. */
async function checkReadable(world: World): Promise<void> {
  const { epoch } = world.server.contents.user;
  const request = { v: 1, device: 'device-new', epoch, cursor: 0, sentAt: world.now, ops: [] };
  const response = await world.server.exchange(request, world.now, 500);
  const { error } = syncResponse.safeParse(response);
  if (error) world.violations.push({ invariant: 'I1 convergence', detail: error.message });
}
