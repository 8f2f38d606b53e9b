import { afterEach, describe, expect, it } from 'vitest';
import { send, type Reply } from '../../testing/language-model.ts';
import {
  BOOK,
  choosePassages,
  closeModels,
  extractor,
  quoted,
  ROOM,
  rules,
  start,
} from '../../testing/llm-extractor.ts';

afterEach(closeModels);

describe('when the model fails', () => {
  const faults: [string, Reply, number][] = [
    ['an error of its own', (_, response) => (send(response, 500, { error: { message: 'oops' } }), null), 6],
    [
      'too many calls',
      (_, response) => (send(response, 429, { error: { message: 'slow' } }, { 'retry-after-ms': '5' }), null),
      6,
    ],
    ['a wrong key', (_, response) => (send(response, 401, { error: { message: 'key' } }), null), 2],
    [
      'a model it does not have',
      (_, response) => (
        send(response, 404, { error: { message: 'model "small" not found, try pulling it first' } }),
        null
      ),
      2,
    ],
    [
      'a page of a proxy',
      (_, response) => (
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
        null
      ),
      6,
    ],
    [
      'a page of a proxy that says OK',
      (_, response) => (response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'), null),
      6,
    ],
    ['silence', () => null, 6],
    ['a dead line', (_, __, request) => (request.socket.destroy(), null), 6],
    [
      'half a reply',
      (_, response) => (
        response.writeHead(200, { 'content-length': '500' }).write('{"choi'),
        response.socket?.end(),
        null
      ),
      6,
    ],
    ['an empty reply', () => '', 6],
    ['a reply without choices', (_, response) => (send(response, 200, { choices: [] }), null), 6],
    [
      'a refusal',
      (_, response) => (
        send(response, 200, { choices: [{ message: { content: null, refusal: 'No.' } }] }),
        null
      ),
      2,
    ],
    [
      'a filter',
      (_, response) => (
        send(response, 200, { choices: [{ message: { content: '' }, finish_reason: 'content_filter' }] }),
        null
      ),
      2,
    ],
    ['talk instead of JSON', () => 'I am sorry, I can only chat about the weather.', 6],
    ['every format refused', (_, response) => (send(response, 400, { error: { message: 'no' } }), null), 6],
  ];
  it.each(faults)('with %s, the rule engine’s passages are used', async (_, reply, most) => {
    const model = await start('openai', reply);
    const { extract, warnings } = extractor(model.baseUrl);
    expect(await extract(BOOK)).toEqual(rules);
    expect(warnings.length).toBeGreaterThan(0);
    // One retry layer: three attempts for each of the two chunks, or three formats.
    expect(model.requests.length).toBeLessThanOrEqual(most);
  });

  it('returns the same result after a retried fault as without one', async () => {
    let calls = 0;
    const model = await start('openai', (request, response) => {
      if (calls++ % 2 === 1) return choosePassages('table')(request);
      send(response, 503, { error: { message: 'loading model' } });
      return null;
    });
    const { extract, warnings } = extractor(model.baseUrl);
    expect(quoted(await extract({ ...BOOK, chapters: BOOK.chapters.slice(0, 1) }))).toEqual([
      'object: A heavy table covered with dusty books stood beneath a brass lamp.',
    ]);
    expect(warnings).toEqual([]);
  });

  it('is not called for a minute after five failures, then tried again', async () => {
    let now = 0;
    let broken = true;
    const model = await start('openai', (request, response) => {
      if (!broken) return choosePassages('table')(request);
      send(response, 400, { error: { message: 'no' } });
      return null;
    });
    const { extract } = extractor(model.baseUrl, { now: () => now });
    const chapter = (i: number) => ({
      number: 1,
      text: `${ROOM} It was so for ${'a very long while '.repeat(i)}.`,
    });
    for (let i = 0; i < 6; i++) await extract({ language: 'en', chapters: [chapter(i)] });
    const requestCount = model.requests.length;
    await extract({ language: 'en', chapters: [chapter(7)] });
    expect(model.requests.length).toBe(requestCount);
    broken = false;
    now = 61_000;
    const found = await extract({ language: 'en', chapters: [chapter(8)] });
    expect(found.chapters[0]!.passages.map(({ type }) => type)).toEqual(['object']);
  });

  it('is still called for others, without fallbacks, after failures of one user’s texts', async () => {
    const model = await start('openai', (request, response) => {
      if (!request.messages.at(-1)!.content.includes('POISON')) return choosePassages('table')(request);
      send(response, 400, { error: { message: 'no' } });
      return null;
    });
    const { extract } = extractor(model.baseUrl);
    const poisoned = (i: number) => ({
      number: 1,
      text: `${ROOM} It was POISON${i} on the old black table.`,
    });
    for (let i = 0; i < 6; i++) await extract({ language: 'en', chapters: [poisoned(i)] }, 'ann');
    const before = model.requests.length;
    expect(quoted(await extract(BOOK, 'bob'))).toEqual([
      'object: A heavy table covered with dusty books stood beneath a brass lamp.',
    ]);
    expect(model.requests.length).toBeGreaterThan(before);
    expect(model.requests.at(-1)!.response_format?.type).toBe('json_schema');
  });

  it('responses are not shared between users, which would reveal what others read', async () => {
    const model = await start('openai', choosePassages('table'));
    const { extract } = extractor(model.baseUrl);
    await extract(BOOK, 'ann');
    const once = model.requests.length;
    await extract(BOOK, 'ann');
    expect(model.requests.length).toBe(once);
    await extract(BOOK, 'bob');
    expect(model.requests.length).toBe(2 * once);
  });

  it('never puts the book’s text into the log', async () => {
    const model = await start('openai', (request, response) => {
      send(response, 500, { error: { message: request.messages.at(-1)!.content } });
      return null;
    });
    const { extract, warnings } = extractor(model.baseUrl);
    await extract(BOOK);
    expect(JSON.stringify(warnings)).not.toContain('curtains');
  });
});
