import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { type HostileRun, prepareAttacks } from './hostile-traffic.ts';

const attacks: Readonly<Record<string, (account: HostileRun['accounts'][number]) => Promise<void>>> =
  await prepareAttacks();
parentPort!.on('message', (wanted: HostileRun) => void attack(wanted));
parentPort!.postMessage('ready');

async function attack({ accounts, attacks: names, seconds }: HostileRun): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  let attempts = 0;
  await Promise.all(
    accounts.map(async (account) => {
      while (names.length > 0 && performance.now() < end) {
        attempts++;
        const own = attacks[names[Math.floor(Math.random() * names.length)]!]!;
        // The server may refuse what it likes, and cut a connection.
        await own(account).catch(() => undefined);
        await wait(20);
      }
    }),
  );
  parentPort!.postMessage(attempts);
}
