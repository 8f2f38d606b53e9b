import { expect, test } from 'vitest';
import { syncLimits } from '#shared/contract/sync.ts';
import { registerReader } from '../testing/reader.ts';
import { startTestServer } from '../testing/server.ts';

test('a megabyte of JSON counts as many requests, and only its sender is refused', async () => {
  const server = await startTestServer({ working: false, rateLimitScale: 0.4 });
  try {
    const [ann, bob] = [await registerReader(server), await registerReader(server)];
    const body = { v: 1, filler: 'x'.repeat(4 * syncLimits.bytesPerRequest - 1_000) };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await ann.post('/sync', body)).status);
    // 480 points a minute, and 128 for each megabyte.
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
    expect((await bob.get('/books')).status).toBe(200);
  } finally {
    await server.close();
  }
});
