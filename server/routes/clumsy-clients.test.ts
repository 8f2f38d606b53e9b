import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#shared/contract/errors.ts';
import { type Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';

let server: TestServer;
let ann: Reader;

beforeAll(async () => {
  server = await startTestServer();
  ann = await registerReader(server);
});
afterAll(() => server?.close());

describe('text that no database keeps', () => {
  test.each(['a\0b', 'a\ud800b', '\udc00'])('is refused wherever text is sent: %j', async (text) => {
    const refused = await Promise.all([
      ann.post('/auth/register', { email: `${randomUUID()}@a.example`, password: 'secret-1', full_name: text }),
      ann.post('/auth/login', { email: `a${text}@a.example`, password: 'secret-1' }),
      ann.put('/auth/profile', { full_name: text }),
      ann.post(`/images/generate/description/${randomUUID()}`, { style_prompt: text }),
      ann.post('/uploads', { size: 10, name: `${text}.epub` }),
      ann.post(`/books/${randomUUID()}/progress`, { current_chapter: 1, current_page: 1, [text]: 1 }),
    ]);
    for (const { status, body } of refused) {
      expect(status).toBe(400);
      expect(errorBody.safeParse(body).success).toBe(true);
    }
  });

  test('in an address is refused', async () => {
    const { status } = await ann.get(`/books/${randomUUID()}/resources?href=a%00b`);
    expect(status).toBe(400);
  });

  test('does not hold up what else a device has to say', async () => {
    const exchange = { v: 1, device: randomUUID(), epoch: null, cursor: 0, sentAt: 1, ops: [] };
    const { epoch } = (await ann.post('/sync', exchange)).body;
    const note = (n: number, text: string) => ({
      n,
      t: 'mark',
      k: randomUUID(),
      f: { note: text },
      at: 1,
      seen: 0,
    });
    const ops = [note(1, 'half \ud83d of one'), note(2, 'nothing\0 there'), note(3, 'whole \u{1f600}')];
    const { status, body } = await ann.post('/sync', { ...exchange, epoch, ops });
    expect(status).toBe(200);
    const notes = body.changes.map(({ f }: { f: { note: [string] } }) => f.note[0]);
    expect(notes.sort()).toEqual(['half \ufffd of one', 'nothing\ufffd there', 'whole \u{1f600}']);
    const odd = { t: 'a\0', k: '\ud800', f: { 'b\0': 1 }, at: 1, seen: 0 };
    const refusal = await ann.post('/sync', { ...exchange, epoch, ops: [{ n: 4, ...odd }, note(5, 'good')] });
    expect(refusal.body.acks).toEqual([
      { n: 4, refused: expect.any(Object) },
      { n: 5, seq: expect.any(Number), ms: expect.any(Number) },
    ]);
  });
});
