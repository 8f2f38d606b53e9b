import { adopt, startWithoutAccount } from './adoption.ts';
import { attack, writeAfterAttack } from './attack.ts';
import { playCorrections } from './clock-corrections.ts';
import { actOnPrivateBook } from './act-on-private-book.ts';
import type { ScheduleOptions } from './schedule-options.ts';
import { Engines } from './engines.ts';
import { playScenarios } from './scenarios.ts';
import { type Outcome, World } from './world.ts';

/**
 * Plays one schedule from a seed: devices with two tabs each write, send, crash, go offline and have wrong clocks;
 * requests and responses are lost, late or duplicated; the server may be restored from a backup. The real code of
 * both sides runs; only storage, network and clocks are simulated.
 */
export async function runSchedule(seed: number, options: ScheduleOptions): Promise<Outcome> {
  const world = new World(seed, options);
  const engines = options.profile === 'engines' ? new Engines(world) : null;
  if (options.profile === 'directed') await playScenarios(world);
  else if (options.profile === 'corrected') await playCorrections(world);
  else await playMixed(world, options, engines);
  for (const device of world.devices) if (!device.hasAccount) await adopt(world, device);
  await world.heal();
  await engines?.finish();
  if (options.profile === 'hostile') await writeAfterAttack(world);
  return world.outcome();
}

async function playMixed(world: World, options: ScheduleOptions, engines: Engines | null): Promise<void> {
  if (options.profile === 'adopted') startWithoutAccount(world);
  for (let step = 0; step < world.steps; step++) {
    const stranger = world.devices.find(({ hasAccount }) => !hasAccount);
    if (stranger && world.random.chance(0.02)) await adopt(world, stranger);
    if (world.isAttacked && world.random.chance(0.3)) await attack(world);
    if (options.profile === 'private' && world.random.chance(0.3)) await actOnPrivateBook(world);
    else if (engines && world.random.chance(0.5)) await engines.act();
    else await world.act();
    await world.timeline.advance(world.pause());
  }
}
