import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { reserveUsage } from '../../db/provider-usage.ts';
import { createLog } from '../../log.ts';
import { openTextModel } from '../../providers/text-model.ts';
import { createReteller } from '../../retelling/reteller.ts';
import { send, sentencesOf, startLanguageModel, type LanguageModel } from '../../testing/language-model.ts';
import { registerReader, type Reader } from '../../testing/reader.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const FIRST = [
  'Captain Harlow came up the road at noon, and Mrs. Tilney let him in.',
  'He told her of the letter. She burnt it before anybody else could read it.',
];
const SECOND = ['The captain sat by the fire all evening.', 'At dawn he rode to the coast.'];
const BEYOND = 'Harlow was the murderer of old Lord Ashby.';
const chapters = [
  { title: 'The Inn', paragraphs: FIRST },
  { title: 'The Fire', paragraphs: [...SECOND, BEYOND] },
  { title: 'The End', paragraphs: ['Everything had been a dream of Doctor Quillfeather.'] },
];

let model: LanguageModel;
let server: TestServer;
let plain: TestServer;
let reader: Reader;
let bookId: string;
/** What the model does next. */
let reply: (
  sentences: { number: number; text: string }[],
  response: ServerResponse,
) => object | string | null;

beforeAll(async () => {
  model = await startLanguageModel('ollama', (request, response) => reply(sentencesOf(request), response));
  const openai = {
    apiKey: null,
    baseUrl: model.baseUrl,
    textModel: 'small',
    imageModel: null,
    imagePrice: null,
  };
  server = await startTestServer({
    retell: (pool) => {
      const textModel = openTextModel({ openai, rateLimitScale: 1 }, pool)!;
      return createReteller({ ...textModel, log: createLog('silent'), pauseMs: 1, waitMs: 300 });
    },
  });
  plain = await startTestServer({ working: false });
  reader = await registerReader(server);
  bookId = await reader.addBook({ chapters });
});
afterAll(async () => {
  await Promise.all([server?.close(), plain?.close(), model?.close()]);
});
beforeEach(async () => {
  model.requests.length = 0;
  await server.database.pool.query('delete from language_model_answers');
  reply = (sentences) => ({
    lines: [
      { text: 'Captain Harlow tells Mrs. Tilney of a letter.', sentences: [2] },
      {
        text: 'He rides away at dawn.',
        sentences: [sentences.find(({ text }) => text.includes('dawn'))?.number ?? 1],
      },
    ],
  });
});

/** The end of the second chapter's second paragraph. */
async function placeBeforeTheSecret(): Promise<{ chapter: number; offset: number }> {
  const { body } = await reader.get(`/books/${bookId}/chapters/2`);
  const { content } = body.chapter as { content: string };
  return { chapter: 2, offset: content.indexOf(BEYOND) };
}

const retell = async (place: object, as = reader, id = bookId) => as.post(`/books/${id}/retelling`, place);

test('each line comes with the sentences of the book that support it', async () => {
  const { status, body } = await retell(await placeBeforeTheSecret());
  expect(status).toBe(200);
  const [letter, dawn] = body.lines;
  expect(letter!.text).toBe('Captain Harlow tells Mrs. Tilney of a letter.');
  const { content } = (await reader.get(`/books/${bookId}/chapters/1`)).body.chapter as { content: string };
  const [source] = letter!.sources;
  expect(content.slice(source!.start, source!.end)).toBe('He told her of the letter.');
  expect(dawn!.sources).toMatchObject([{ chapter: 2 }]);
});

test('the model is sent the text before the place, and neither the text after it nor the book’s title', async () => {
  await retell(await placeBeforeTheSecret());
  const [request] = model.requests;
  expect(sentencesOf(request!).map(({ text }) => text)).toEqual([
    FIRST[0],
    ...FIRST[1]!.split(/(?<=\.) /),
    ...SECOND,
  ]);
  expect(JSON.stringify(request)).not.toMatch(/murderer|Ashby|Quillfeather|The Fire/);
});

test('a sentence that contains the place is not sent', async () => {
  const { chapter, offset } = await placeBeforeTheSecret();
  await retell({ chapter, offset: offset + 'Harlow was the murderer'.length });
  expect(JSON.stringify(model.requests)).not.toContain('murderer');
});

test('an unsupported line, or one that names someone the pages do not name, is left out', async () => {
  reply = () => ({
    lines: [
      { text: 'Then old Ashby is killed by Harlow.', sentences: [1] },
      { text: 'A dream, as Doctor Quillfeather will say.', sentences: [1] },
      { text: 'The captain sits by the fire.', sentences: [999] },
      { text: 'The captain sits by the fire.', sentences: [4] },
    ],
  });
  const { body } = await retell(await placeBeforeTheSecret());
  expect((body as { lines: { text: string }[] }).lines.map(({ text }) => text)).toEqual([
    'The captain sits by the fire.',
  ]);
});

test('the same pages are sent once', async () => {
  const place = await placeBeforeTheSecret();
  const [one, other] = [await retell(place), await retell(place)];
  expect(other.body).toEqual(one.body);
  expect(model.requests).toHaveLength(1);
});

test('a slow model is called once, and its reply is stored for the next request', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const usual = reply;
  reply = (sentences, response) => {
    void released.then(() =>
      send(response, 200, {
        choices: [
          { message: { content: JSON.stringify(usual(sentences, response)) }, finish_reason: 'stop' },
        ],
      }),
    );
    return null;
  };
  const place = await placeBeforeTheSecret();
  expect((await retell(place)).status).toBe(503);
  release();
  await expect.poll(async () => (await retell(place)).status).toBe(200);
  expect(model.requests).toHaveLength(1);
});

test('a model’s reply that is not a list of lines is not shown', async () => {
  reply = () => 'The captain is the murderer, of course!';
  const { status, code } = await retell(await placeBeforeTheSecret());
  expect([status, code]).toEqual([502, 'GENERATION_FAILED']);
});

const told = (text: string) => ({ lines: [1, 2, 3].map((number) => ({ text, sentences: [number] })) });
const longWinded = `The captain ${'went on and on and '.repeat(10)}rode.`;

test('a reply that is no shorter than the pages is requested again, once, with a stricter prompt', async () => {
  const replies = [told(longWinded), told('The captain rides.')];
  reply = () => replies.shift()!;
  const place = await placeBeforeTheSecret();
  const { status, body } = await retell(place);
  expect(status).toBe(200);
  expect(body.lines.map(({ text }) => text)).toEqual(Array(3).fill('The captain rides.'));
  const [first, second] = model.requests.map(({ messages }) => messages[0]!.content);
  expect(second!.startsWith(first!)).toBe(true);
  expect(second).toContain('shorter than the sentences');
  expect(model.requests.map(sentencesOf)[1]).toEqual(sentencesOf(model.requests[0]!));
  // Both replies are stored.
  expect((await retell(place)).body).toEqual(body);
  expect(model.requests).toHaveLength(2);
});

test.each([
  ['no shorter than the pages', told(longWinded)],
  ['about nothing on the pages', told('Doctor Quillfeather and old Ashby dream of Quillfeather.')],
])('a reply that is %s both times is refused', async (_, wrong) => {
  reply = () => wrong;
  const { status, code } = await retell(await placeBeforeTheSecret());
  expect([status, code]).toEqual([502, 'GENERATION_FAILED']);
  expect(model.requests).toHaveLength(2);
});

test('an unavailable model is distinguished from one that gives invalid replies', async () => {
  reply = (_, response) => {
    send(response, 500, { error: { message: 'out of order', code: null } });
    return null;
  };
  const { status, code } = await retell(await placeBeforeTheSecret());
  expect([status, code]).toEqual([503, 'UNAVAILABLE']);
});

test('a reader whose allowance for today is used up can try again tomorrow', async () => {
  const eager = await registerReader(server);
  const id = await eager.addBook({ chapters });
  await reserveUsage(server.database.pool, eager.id, 'characters', 1e9, 1e9);
  const refused = await retell({ chapter: 1, offset: FIRST[0]!.length }, eager, id);
  expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
  expect(refused.error.message).toContain('tomorrow');
  expect(model.requests).toHaveLength(0);
});

test('another reader’s book is not retold', async () => {
  const stranger = await registerReader(server);
  expect((await retell({ chapter: 2, offset: 10 }, stranger)).status).toBe(404);
  expect(model.requests).toHaveLength(0);
});

test('without a configured model nothing is retold, and the server reports it', async () => {
  const somebody = await registerReader(plain);
  expect((await somebody.get('/info')).body).toMatchObject({ retells: false });
  expect((await reader.get('/info')).body).toMatchObject({ retells: true });
  const { body } = await somebody.upload(buildEpub({ chapters }));
  expect((await somebody.get(`/books/${body.book_id}/chapters/1`)).status).toBe(200);
  const refused = await retell({ chapter: 1, offset: 10 }, somebody, body.book_id);
  expect([refused.status, refused.code]).toEqual([404, 'NOT_CONFIGURED']);
});
