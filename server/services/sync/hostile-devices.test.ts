import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncResponse } from '#shared/contract/sync.ts';
import { type Reader, registerReader, sampleEpub } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';
import { SyncedDevice } from '../../testing/synced-device.ts';
import { blankTombstones } from './blank-tombstones.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

const FAR = [2 ** 53 - 1, 2 ** 40] as const;

/** A hand-crafted call with a token of the account. */
async function attack(reader: Reader, request: Record<string, unknown>): Promise<{ status: number }> {
  const base = { v: 1, device: 'hostile-1', cursor: 0, sentAt: Date.now(), ops: [] };
  const { body } = await reader.post('/sync', { ...base, epoch: null });
  return reader.post('/sync', { ...base, epoch: body.epoch, ...request });
}

async function phoneAndDesk() {
  const reader = await registerReader(server);
  const [phone, desk] = [new SyncedDevice(reader.post), new SyncedDevice(reader.post)];
  const k = randomUUID();
  await phone.write('mark', k, { kind: 'bookmark', note: 'before' });
  await phone.sync();
  await desk.sync();
  return { reader, phone, desk, k };
}

/** Every device of the account, and a new one, can write, and all see it. */
async function expectSound(reader: Reader, devices: readonly SyncedDevice[], k: string): Promise<void> {
  const all = [...devices, new SyncedDevice(reader.post)];
  for (const [i, device] of all.entries()) {
    await device.sync();
    await device.write('mark', k, { note: `after ${i}` });
    await device.sync();
    for (const other of all) await other.sync();
    expect(all.map((other) => other.view('mark', k)?.note)).toEqual(all.map(() => `after ${i}`));
  }
}

describe('a call of one device', () => {
  test.each(FAR)('that numbers another device’s writes with %d overwrites nothing of it', async (n) => {
    const { reader, phone, desk, k } = await phoneAndDesk();
    const { status } = await attack(reader, {
      giveBack: [{ t: 'mark', k, f: { note: ['forged', Date.now(), n, phone.name] } }],
    });
    expect(status).toBe(200);
    await expectSound(reader, [phone, desk], k);
  });

  test.each([1, 2, 3, 2 ** 40])(
    'under the name of another device, numbered %d, overwrites nothing of it',
    async (n) => {
      const { reader, phone, desk, k } = await phoneAndDesk();
      const op = { n, t: 'mark', k, f: { note: 'forged' }, at: Date.now(), seen: 0 };
      const { status } = await attack(reader, { device: phone.name, ops: [op] });
      expect(status).toBe(200);
      await expectSound(reader, [phone, desk], k);
    },
  );

  test.each(['srv', 'rest'])('under the name %s does not affect the server’s own numbers', async (name) => {
    const { reader, phone, desk, k } = await phoneAndDesk();
    const bookId: string = (await reader.upload(await sampleEpub())).body.book_id;
    for (const n of FAR) {
      await attack(reader, {
        giveBack: [{ t: 'book', k: bookId, f: { title: ['forged', Date.now(), n, name] } }],
      });
    }
    await reader.upload(await sampleEpub());
    const saved = await reader.post(`/books/${bookId}/progress`, { current_chapter: 2, current_page: 1 });
    expect(saved.status).toBe(200);
    await expectSound(reader, [phone, desk], k);
    expect((await reader.delete(`/books/${bookId}`)).status).toBe(200);
    await phone.sync();
    expect(phone.view('book', bookId)).toMatchObject({ deleted: true });
    expect(phone.view('progress', `${bookId}:rest`)).toMatchObject({
      loc: [2, 0, expect.anything(), 1, expect.anything()],
    });
  });

  test('with absurd times makes no stamp that others cannot read', async () => {
    const { reader, phone, desk, k } = await phoneAndDesk();
    const far = Number.MAX_SAFE_INTEGER;
    for (const sign of [-1, 1]) {
      const op = { n: 0, t: 'mark', k: randomUUID(), f: { note: 'x' }, at: -sign * far, seen: sign * far };
      await attack(reader, { sentAt: sign * far, ops: [op, { ...op, n: 1, ms: sign * far }] });
      const f = { note: ['x', sign * far, 1, 'phone-1'] };
      await attack(reader, { giveBack: [{ t: 'mark', k: randomUUID(), f }] });
    }
    await expectSound(reader, [phone, desk], k);
  });

  test('with a cursor ahead of the server only makes the others start over', async () => {
    const { reader, phone, desk, k } = await phoneAndDesk();
    await attack(reader, { cursor: Number.MAX_SAFE_INTEGER });
    await expectSound(reader, [phone, desk], k);
  });

  test('skips invalid fields and keeps the rest', async () => {
    const { reader, phone, desk, k } = await phoneAndDesk();
    const note = ['kept', Date.now(), 1, 'phone-1'];
    const f = { note, color: ['#000', 1.5, 1, 'phone-1'], text: ['x', 1, 1, 'no name'], kind: [], end: null };
    const { status } = await attack(reader, { giveBack: [{ t: 'mark', k, f }] });
    expect(status).toBe(200);
    await desk.sync();
    expect(desk.view('mark', k)).toEqual({ kind: 'bookmark', note: 'kept' });
    await expectSound(reader, [phone, desk], k);
  });
});

describe('a call of one account', () => {
  test('that uses a device id of another account first overwrites nothing of it', async () => {
    const [attacker, victim] = [await registerReader(server), await registerReader(server)];
    const phone = new SyncedDevice(victim.post);
    await attack(attacker, { device: phone.name });
    const f = { note: ['x', 1, 1, phone.name] };
    await attack(attacker, { giveBack: [{ t: 'mark', k: randomUUID(), f }] });
    const op = { n: 1, t: 'mark', k: randomUUID(), f: { note: 'x' }, at: 1, seen: 0 };
    await attack(attacker, { device: phone.name, ops: [op] });
    await expectSound(victim, [phone], randomUUID());
  });

  test('with a name of 215,000 characters is refused', async () => {
    const { reader, phone, desk, k } = await phoneAndDesk();
    const name = Array.from({ length: 6_000 }, () => randomUUID()).join('');
    const device = await attack(reader, { device: name });
    const row = { t: 'mark', k, f: { note: ['x', 1, 1, name] } };
    const author = await attack(reader, { giveBack: [row] });
    const key = await attack(reader, { giveBack: [{ ...row, k: name }] });
    expect([device.status, author.status, key.status]).toEqual([400, 200, 400]);
    await expectSound(reader, [phone, desk], k);
  });

  test('that names thousands of devices keeps two hundred, and accepts a new one', async () => {
    const { reader, phone, desk, k } = await phoneAndDesk();
    const names = ['kind', 'book', 'cfi', 'end', 'text', 'color', 'note', 'createdAt', 'deleted'];
    const values = ['bookmark', 'b', null, 1, 't', 'c', 'n', 1, false];
    for (let call = 0; call < 2; call += 1) {
      const giveBack = Array.from({ length: 500 }, (_, row) => ({
        t: 'mark',
        k: randomUUID(),
        f: Object.fromEntries(
          names.map((name, i) => [name, [values[i], 1, 1, `made-up-${call}-${row}-${i}`]]),
        ),
      }));
      expect((await attack(reader, { giveBack })).status).toBe(200);
    }
    for (let made = 0; made < 20; made += 1) {
      const op = { n: 1, t: 'mark', k, f: { note: 'x' }, at: 1, seen: 0 };
      await attack(reader, { device: `made-up-${made}`, ops: [op] });
    }
    const { rows } = await server.deps.pool.query<{ device: string }>(
      'select device from sync_device where user_id = $1',
      [reader.id],
    );
    expect(rows.length).toBeLessThanOrEqual(202);
    await expectSound(reader, [phone, desk], k);
  });
});

describe('an invalid row from an earlier release', () => {
  test('with a stamp that no device can read is left out of responses, and heals with the next write', async () => {
    const { reader, phone, desk, k } = await phoneAndDesk();
    await server.deps.pool.query(
      `update sync_record set f = f || jsonb_build_object('note', jsonb_build_array('bad', 1, 9007199254740992, 'x'),
         'color', jsonb_build_array('#000', 1, 1)), seq = seq + 1 where user_id = $1`,
      [reader.id],
    );
    await server.deps.pool.query('update sync_user set seq = seq + 1 where user_id = $1', [reader.id]);
    await server.deps.pool.query(`insert into sync_device values ($1, 'srv', 9007199254740992, 1)`, [
      reader.id,
    ]);
    const fresh = { v: 1, device: 'device-1', epoch: null, cursor: 0, sentAt: 1, ops: [] };
    const { body } = await reader.post('/sync', fresh);
    const all = await reader.post('/sync', { ...fresh, epoch: body.epoch });
    expect(syncResponse.safeParse(all.body).success).toBe(true);
    await reader.upload(await sampleEpub());
    await expectSound(reader, [phone, desk], k);
  });
});

test('with values of the wrong type in every field does not break any list', async () => {
  const reader = await registerReader(server);
  const bookId: string = (await reader.upload(await sampleEpub())).body.book_id;
  const bad = ['text', -1.5, 1e300, null, true, [1, 'x'], { a: 1 }];
  const fields = [
    'loc',
    'cfi',
    'pct',
    'at',
    'far',
    'sec',
    'start',
    'deleted',
    'description',
    'status',
    'image',
  ];
  for (const [i, value] of bad.entries()) {
    const f = JSON.stringify(Object.fromEntries(fields.map((name) => [name, [value, 1, 1, 'old-device']])));
    const loc = JSON.stringify({
      loc: [[1, 0, 9, 1, 1], 1e12 + i, 1, 'old-device'],
      pct: [value, 1, 1, 'x'],
    });
    for (const [t, k, row] of [
      ['progress', `${bookId}:${randomUUID()}`, f],
      ['progress', `${bookId}:${randomUUID()}`, loc],
      ['session', randomUUID(), f],
      ['imgreq', randomUUID(), f],
      ['mark', randomUUID(), f],
    ]) {
      await server.deps.pool.query(
        'insert into sync_record (user_id, t, k, f, seq) values ($1, $2, $3, $4, 1000000)',
        [reader.id, t, k, row],
      );
    }
  }
  const lists = ['/books', `/books/${bookId}`, `/books/${bookId}/progress`, '/books/statistics'];
  for (const path of lists) expect([path, (await reader.get(path)).status]).toEqual([path, 200]);
  await blankTombstones(server.deps.pool, Date.now());
});
