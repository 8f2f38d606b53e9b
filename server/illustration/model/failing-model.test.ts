import { afterEach, describe, expect, it, test } from 'vitest';
import { createProvider } from '../../providers/vendor-openai.ts';
import { type PictureReplyFault, samplePicture } from '../../testing/image-model.ts';
import { send } from '../../testing/language-model.ts';
import { modelRequest, closeModels, painter, start } from '../../testing/model-painter.ts';

afterEach(closeModels);

describe('a refusal', () => {
  const refusing =
    (times: number, code = 'moderation_blocked'): PictureReplyFault =>
    ({ prompt }, response) => {
      if (times-- <= 0) return false;
      send(response, 400, { error: { message: `Your request was rejected: ${prompt}`, code } });
      return true;
    };

  it.each(['moderation_blocked', 'content_policy_violation'])(
    '%s is retried once with a softened prompt',
    async (code) => {
      const server = await start('sd-server', refusing(1, code));
      const { model, log } = painter(server.baseUrl);
      expect((await model.paint(modelRequest())).note).toBe('softened');
      expect(server.requests).toHaveLength(2);
      expect(server.requests[1]!.prompt).toContain('silhouette');
      expect(server.requests[1]!.prompt).not.toContain('green coat');
      expect(log[0]!.context).toMatchObject({ pictures: 2 });
    },
  );

  test('also of the softened prompt is final, costs nothing and does not count as an outage', async () => {
    const server = await start('sd-server', refusing(20));
    const { model, usage, log } = painter(server.baseUrl);
    for (let take = 0; take < 5; take++)
      await expect(model.paint(modelRequest({ take }))).rejects.toMatchObject({ reason: 'refused' });
    expect(server.requests).toHaveLength(10);
    expect(usage.left).toBe(100);
    expect(JSON.stringify(log)).not.toContain('coat');
  });
});

describe('when the model fails', () => {
  const answering =
    (status: number, body: object, headers: object = {}): PictureReplyFault =>
    (_, response) => {
      send(response, status, body, headers);
      return true;
    };
  const error = (message: string, code: string | null = null) => ({ error: { message, code } });
  const withPicture = (bytes: Buffer) => ({ data: [{ b64_json: bytes.toString('base64') }] });
  const faults: [string, PictureReplyFault, string, number][] = [
    ['an error of its own', answering(500, error('oops')), 'unavailable', 3],
    ['too many calls', answering(429, error('slow'), { 'retry-after-ms': '5' }), 'unavailable', 3],
    ['a spent account', answering(429, error('pay', 'insufficient_quota')), 'misconfigured', 1],
    ['a wrong key', answering(401, error('key')), 'misconfigured', 1],
    ['a model it does not have', answering(404, error('no such model')), 'misconfigured', 1],
    ['every parameter refused', answering(400, error('no')), 'misconfigured', 4],
    ['a success that says error', answering(200, error('out of memory')), 'unavailable', 3],
    ['no picture', answering(200, { data: [] }), 'unavailable', 3],
    ['a picture of nothing', answering(200, { data: [{ b64_json: '' }] }), 'unavailable', 3],
    ['no base64', answering(200, { data: [{ b64_json: '§§§' }] }), 'unavailable', 1],
    [
      'a drawing that could refer to files',
      answering(
        200,
        withPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')),
      ),
      'unavailable',
      1,
    ],
    ['another address', answering(200, { data: [{ url: 'http://127.0.0.2:9/x.png' }] }), 'unavailable', 3],
    ['an address of a file', answering(200, { data: [{ url: 'file:///etc/passwd' }] }), 'unavailable', 3],
    [
      'a page of a proxy',
      (_, response) => (response.writeHead(502).end('<h1>Bad gateway</h1>'), true),
      'unavailable',
      3,
    ],
    [
      'a page of a proxy that says OK',
      (_, response) => (response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'), true),
      'unavailable',
      3,
    ],
    [
      'another server to go to',
      (_, response) => (response.writeHead(307, { location: 'http://127.0.0.1:9/v1' }).end(), true),
      'unavailable',
      3,
    ],
    ['a dead line', (_, __, request) => (request.socket.destroy(), true), 'unavailable', 3],
    [
      'half an answer',
      (_, response) => (
        response.writeHead(200, { 'content-length': '500' }).write('{"da'),
        setTimeout(() => response.destroy(), 20),
        true
      ),
      'unavailable',
      3,
    ],
  ];
  it.each(faults)(
    'with %s, it reports why, costs nothing and is retried a few times at most',
    async (_, fault, reason, most) => {
      const server = await start('sd-server', fault);
      const { model, usage, log, cache } = painter(server.baseUrl);
      await expect(model.paint(modelRequest())).rejects.toMatchObject({
        name: 'NoModelPictureError',
        reason,
      });
      expect(server.requests.length).toBeLessThanOrEqual(most);
      expect([usage.left, cache.size]).toEqual([100, 0]);
      expect(log).toHaveLength(1);
      expect(JSON.stringify(log)).not.toMatch(/coat|forest/);
    },
  );

  it.each([
    ['too small to show', 8, 8],
    ['too large to hold', 9_000, 6_000],
  ])('with a picture %s, there is none', async (_, width, height) => {
    const bytes = await samplePicture(width, height);
    const server = await start('sd-server', answering(200, withPicture(bytes)));
    await expect(painter(server.baseUrl).model.paint(modelRequest())).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });

  test('with an endless response, reading stops', async () => {
    const server = await start('sd-server', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":[{"b64_json":"');
      const megabyte = Buffer.alloc(1_000_000, 'A');
      const pour = () => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.on('drain', pour);
      pour();
      return true;
    });
    await expect(painter(server.baseUrl).model.paint(modelRequest())).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });

  test('with no response or one that stalls, the request times out and still counts as used', async () => {
    const server = await start('sd-server', (_, response) => {
      response.writeHead(200).write('{"data":');
      return true;
    });
    const provider = createProvider({ apiKey: null, baseUrl: server.baseUrl }, 150);
    const { model, usage } = painter(server.baseUrl, { provider });
    await expect(model.paint(modelRequest())).rejects.toMatchObject({ reason: 'unavailable' });
    expect(server.requests).toHaveLength(3);
    expect(usage.left).toBe(99);
  });

  test('and recovers at once, the request is retried', async () => {
    let calls = 0;
    const server = await start('sd-server', (_, response) => {
      if (calls++ > 0) return false;
      send(response, 503, error('loading model'));
      return true;
    });
    const { model, log } = painter(server.baseUrl);
    expect((await model.paint(modelRequest())).note).toBeNull();
    expect(log).toHaveLength(1);
  });

  test('five times, it is not called for a minute, then tried again', async () => {
    let now = 0;
    let isBroken = true;
    const server = await start('sd-server', (_, response) => {
      if (isBroken) send(response, 500, error('no'));
      return isBroken;
    });
    const { model } = painter(server.baseUrl, { now: () => now });
    for (let take = 0; take < 6; take++)
      await expect(model.paint(modelRequest({ take }))).rejects.toMatchObject({ reason: 'unavailable' });
    expect(server.requests).toHaveLength(15);
    isBroken = false;
    await expect(model.paint(modelRequest())).rejects.toMatchObject({ reason: 'unavailable' });
    now = 61_000;
    expect((await model.paint(modelRequest())).width).toBe(256);
  });
});
