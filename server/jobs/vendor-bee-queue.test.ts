import { afterAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { startTestRedis } from '../testing/redis.ts';
import { createBeeQueue } from './vendor-bee-queue.ts';

const redis = await startTestRedis({ users: ['ann on >p@ss:word ~* &* +@all'] });
afterAll(() => redis?.stop());

test.skipIf(!redis)('the queue signs in with the user and the password of its address', async () => {
  const queue = await createBeeQueue(redis!.url.replace('//', '//ann:p%40ss%3Aword@'), createLog('silent'));
  let woken = 0;
  await queue.process(1, async () => void (woken += 1));
  await queue.wake();
  await expect.poll(() => woken).toBe(1);
  await queue.close();
});

test.skipIf(!redis)('a wake-up is sent also after Redis has lost its scripts', async () => {
  const open = (await startTestRedis())!;
  const queue = await createBeeQueue(open.url, createLog('silent'));
  await queue.wake();
  await open.flush();
  await expect(queue.wake()).resolves.toBeUndefined();
  await queue.close();
  await open.stop();
});
