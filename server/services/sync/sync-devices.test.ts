import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeFields } from '#shared/sync/merge.ts';
import { registerReader, acceptedSync } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';

import { ProtocolDevice } from '../../testing/protocol-device.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

const mark = (text: string) => ({
  kind: 'highlight',
  book: randomUUID(),
  text,
  color: '#fbbf24',
  deleted: false,
});

async function twoDevices(): Promise<[ProtocolDevice, ProtocolDevice]> {
  const reader = await registerReader(server);
  return [new ProtocolDevice(reader), new ProtocolDevice(reader)];
}

describe('two devices', () => {
  test('receive the epoch first, and nothing sent with the first call is applied', async () => {
    const [phone] = await twoDevices();
    const first = await phone.send([phone.op('mark', randomUUID(), mark('early'))]);
    expect(first.body).toEqual({
      reset: true,
      epoch: expect.any(String) as string,
      now: expect.any(Number) as number,
    });
    expect((await phone.sync()).changes).toEqual([]);
  });

  test('converge on both changes: a colour from one, a note from the other', async () => {
    const [phone, desk] = await twoDevices();
    const k = randomUUID();
    await phone.sync([phone.op('mark', k, mark('a line'))]);
    await desk.sync();
    await Promise.all([
      phone.sync([phone.op('mark', k, { color: '#ff0000' })]),
      desk.sync([desk.op('mark', k, { note: 'mine' })]),
    ]);
    await phone.sync();
    await desk.sync();
    for (const device of [phone, desk]) {
      expect(device.value('mark', k, 'color')).toBe('#ff0000');
      expect(device.value('mark', k, 'note')).toBe('mine');
    }
  });

  test('resolve a conflict by the time of each action, regardless of sending order and clocks', async () => {
    const [phone, desk] = await twoDevices();
    const k = randomUUID();
    await phone.sync([phone.op('mark', k, mark('x'))]);
    await desk.sync([desk.op('mark', k, { color: 'later' })]);
    const day = 86_400_000;
    // Made an hour ago by a device whose clock is a day ahead; it had not seen the later one.
    const op = { ...phone.op('mark', k, { color: 'earlier' }), at: Date.now() + day - 3_600_000, seen: 0 };
    await phone.send([op], { sentAt: Date.now() + day });
    await desk.sync();
    expect(desk.value('mark', k, 'color')).toBe('later');
  });

  test('may send the same batch again and again', async () => {
    const [phone] = await twoDevices();
    await phone.sync();
    const ops = Array.from({ length: 5 }, (_, n) => phone.op('mark', randomUUID(), mark(`${n}`)));
    const first = acceptedSync(await phone.send(ops));
    const second = acceptedSync(await phone.send(ops));
    expect(second.acks).toEqual(first.acks);
    expect(second.cursor).toBe(first.cursor);
  });

  test('get operations that can never be applied reported, and the rest applied', async () => {
    const [phone] = await twoDevices();
    await phone.sync();
    const response = await phone.send([
      phone.op('future', 'x', { a: 1 }),
      phone.op('mark', randomUUID(), { kind: 'scribble' }),
      phone.op('mark', randomUUID(), { ...mark('x'), unknown: 1 }),
      phone.op('book', randomUUID(), { state: 'ready' }),
      phone.op('settings', 'reader', { fontSize: 20 }),
    ]);
    expect(acceptedSync(response).acks.map((ack) => ('refused' in ack ? ack.refused.code : 'ok'))).toEqual([
      'UPGRADE_REQUIRED',
      'VALIDATION',
      'VALIDATION',
      'VALIDATION',
      'ok',
    ]);
  });

  test('cannot block later changes with stamps from the future', async () => {
    const [phone, desk] = await twoDevices();
    await phone.sync();
    const far = Date.now() + 10 * 365 * 86_400_000;
    await phone.send([{ ...phone.op('settings', 'reader', { fontSize: 12 }), seen: far, ms: far, at: far }]);
    await desk.sync();
    await desk.sync([desk.op('settings', 'reader', { fontSize: 30 })]);
    expect(desk.value('settings', 'reader', 'fontSize')).toBe(30);
  });
});

describe('a server', () => {
  test('restored from a backup changes its epoch, and devices return what it lost', async () => {
    const [phone, desk] = await twoDevices();
    const k = randomUUID();
    await phone.sync([phone.op('mark', k, mark('precious'))]);
    const row = phone.rows.get(`mark/${k}`)!;
    const user = [phone.reader.id];
    await server.deps.pool.query('delete from sync_record where user_id = $1', user);
    await server.deps.pool.query('update sync_user set seq = 0 where user_id = $1', user);
    const reset = await phone.send();
    expect(reset.body).toMatchObject({ reset: true });
    expect(reset.body.epoch).not.toBe(phone.epoch);
    Object.assign(phone, { epoch: reset.body.epoch, cursor: 0 });
    const returned = await phone.send([], { giveBack: [{ t: row.t, k: row.k, f: row.f }] });
    expect(returned.body).toMatchObject({ more: true, cursor: 0, changes: [] });
    expect((await phone.sync()).changes).toEqual([expect.objectContaining({ k, f: row.f })]);
    await desk.sync();
    expect(desk.value('mark', k, 'text')).toBe('precious');
  });

  test('keeps devices of the same name in two accounts apart', async () => {
    const [phone] = await twoDevices();
    await phone.sync([phone.op('settings', 'reader', { fontSize: 20 })]);
    const stranger = new ProtocolDevice(await registerReader(server));
    Object.assign(stranger, { name: phone.name });
    await stranger.sync([stranger.op('settings', 'reader', { fontSize: 30 })]);
    expect(stranger.value('settings', 'reader', 'fontSize')).toBe(30);
    await phone.sync();
    expect(phone.value('settings', 'reader', 'fontSize')).toBe(20);
  });

  test('refuses a device with another version of the protocol', async () => {
    const [phone] = await twoDevices();
    expect((await phone.send([], { v: 99 })).status).toBe(426);
  });

  test('pages long responses', async () => {
    const [phone, desk] = await twoDevices();
    for (let batch = 0; batch < 4; batch += 1) {
      await phone.sync(Array.from({ length: 200 }, () => phone.op('mark', randomUUID(), mark('x'))));
    }
    const first = await desk.send();
    desk.epoch = first.body.epoch;
    const page = acceptedSync(await desk.send());
    expect(page.changes.length).toBe(500);
    expect(page.more).toBe(true);
    await desk.sync();
    expect(desk.rows.size).toBe(800);
  });

  test('leaves no gap or inversion in the sequence with eight simultaneous connections', async () => {
    const reader = await registerReader(server);
    const devices = Array.from({ length: 8 }, () => new ProtocolDevice(reader));
    const observer = new ProtocolDevice(reader);
    await Promise.all(devices.map((device) => device.sync()));
    await observer.sync();
    const shared = randomUUID();
    let writing = true;
    const seenSeqs: number[] = [];
    const watching = (async () => {
      while (writing) seenSeqs.push((await observer.sync()).cursor);
    })();
    await Promise.all(
      devices.map(async (device) => {
        for (let round = 0; round < 10; round += 1) {
          await device.sync([
            device.op('mark', randomUUID(), mark(`${round}`)),
            device.op('mark', shared, { note: `${device.name} ${round}` }),
          ]);
        }
      }),
    );
    writing = false;
    await watching;
    await observer.sync();
    await Promise.all(devices.map((device) => device.sync()));
    expect(seenSeqs).toEqual([...seenSeqs].sort((a, b) => a - b));
    expect(observer.rows.size).toBe(81);
    const truth = new Map([...observer.rows].map(([key, { f }]) => [key, f]));
    for (const device of devices) {
      expect(device.rows.size).toBe(81);
      for (const [key, { f }] of device.rows) expect(mergeFields(f, truth.get(key)!)).toEqual(f);
    }
  });
});
