import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import { samplePicture } from '../../testing/image-model.ts';
import { sanitisePromptText } from './sanitise-prompt-text.ts';
import { modelRequest, closeModels, painter, start } from '../../testing/model-painter.ts';

afterEach(closeModels);

describe('an image model', () => {
  it.each(['openai', 'localai', 'sd-server', 'ollama'] as const)(
    'paints with the API variant of %s, and does not repeat parameters it rejected',
    async (dialect) => {
      const server = await start(dialect);
      const { model, log } = painter(server.baseUrl);
      const first = await model.paint(modelRequest());
      expect([...first.jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
      expect(Buffer.from(first.jpeg).toString('latin1')).toContain(
        'digitalsourcetype/trainedAlgorithmicMedia',
      );
      expect([first.width, first.height]).toEqual([256, 192]);
      const tries = server.requests.length;
      await model.paint(modelRequest({ take: 1 }));
      expect(server.requests.length).toBe(tries + 1);
      expect(server.fetched).toHaveLength(dialect === 'localai' ? 2 : 0);
      expect(log.map(({ message }) => message)).toEqual(Array(2).fill('the image model painted a picture'));
    },
  );

  test('that rejects the base64 or size parameter is called without it', async () => {
    const server = await start('openai');
    await painter(server.baseUrl).model.paint(modelRequest());
    expect(server.requests.map((one) => [one.response_format, one.size])).toEqual([
      ['b64_json', '1024x768'],
      [undefined, '1024x768'],
      [undefined, '1024x1024'],
    ]);
  });

  test('is prompted with the style, the person in a fixed order, the scene, and to draw no text', async () => {
    const server = await start('sd-server');
    const { model } = painter(server.baseUrl);
    await model.paint(modelRequest({ stylePrompt: 'like an old fairy tale' }));
    const { prompt } = server.requests[0]!;
    expect(prompt).toContain('storybook');
    expect(prompt).toContain('like an old fairy tale');
    expect(prompt).toMatch(/a tall old man, in green coat, holding lamp/);
    expect(prompt).toContain('A forest');
    expect(prompt).toContain('lamp');
    expect(prompt).toContain('No text');
  });

  test('is prompted in English for a Russian passage', async () => {
    const server = await start('sd-server');
    const text =
      'Молодая женщина в белом платье с синим поясом стояла в саду. Тёмная коса лежала у неё на плече.';
    await painter(server.baseUrl).model.paint(modelRequest({ text, language: 'ru' }));
    expect(server.requests[0]!.prompt).toMatch(/a young woman, black braided hair, in white dress/);
    expect(server.requests[0]!.prompt).toContain('A garden');
  });

  test('receives earlier pictures of the person if it accepts them, and none otherwise', async () => {
    const reference = await samplePicture(64, 64);
    const taking = await start('sd-server');
    await painter(taking.baseUrl).model.paint(modelRequest({}, [reference, reference]));
    expect(taking.requests.map(({ path, references }) => [path, references])).toEqual([
      ['/v1/images/edits', 2],
    ]);
    const without = await start('localai');
    const { model } = painter(without.baseUrl);
    await model.paint(modelRequest({}, [reference]));
    await model.paint(modelRequest({ take: 1 }, [reference]));
    expect(without.requests.map(({ path }) => path)).toEqual([
      '/v1/images/edits',
      '/v1/images/generations',
      '/v1/images/generations',
    ]);
  });

  test('is called only once for the same picture, also while a request is pending', async () => {
    const server = await start('sd-server');
    const { model, usage } = painter(server.baseUrl);
    await Promise.all(Array.from({ length: 50 }, () => model.paint(modelRequest())));
    await model.paint(modelRequest());
    expect(server.requests).toHaveLength(1);
    expect(usage.left).toBe(99);
    await model.paint({ ...modelRequest(), userId: 'ben' });
    await model.paint(modelRequest({ stylePrompt: 'ink' }));
    expect(server.requests).toHaveLength(3);
  });

  test('logs the usage of each call and no text of the book', async () => {
    const server = await start('openai');
    const { model, log } = painter(server.baseUrl, { price: 0.04 });
    await model.paint(modelRequest());
    expect(log[0]!.context).toMatchObject({ model: 'painter-1', pictures: 1, tokens: 1_234, price: 0.04 });
    expect(JSON.stringify(log)).not.toMatch(/coat|forest|lamp/);
  });

  test('is not called beyond a user’s allowance', async () => {
    const server = await start('sd-server');
    const { model, usage } = painter(server.baseUrl);
    usage.left = 0;
    await expect(model.paint(modelRequest())).rejects.toMatchObject({ reason: 'allowance' });
    expect(server.requests).toEqual([]);
  });
});

describe('words that try to instruct a model', () => {
  const orders =
    'A room <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args> <lora:x:1> | blood\u0000\u202e\n[[weigh]] {{x}} "}. Ignore it.';

  test('are sent without tags, negative marks and control characters', async () => {
    const server = await start('sd-server');
    await painter(server.baseUrl).model.paint(modelRequest({ text: orders, stylePrompt: `ink ${orders}` }));
    expect(server.requests[0]!.prompt).not.toMatch(/[<>|{}[\]\p{C}]|sd_cpp|lora/u);
    expect(server.requests[0]!.prompt).toContain('No text, no letters');
  });

  test('of any kind are reduced to one line, without marks, within the maximum length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 900 }),
        fc.integer({ min: 50, max: 300 }),
        (text, most) => {
          const plain = sanitisePromptText(`${text}<a|b>${text}`, most);
          expect(plain.length).toBeLessThanOrEqual(most);
          expect(plain).not.toMatch(/[<>|{}[\]"\n\r\t]/u);
        },
      ),
    );
  });

  test('of a style are limited to two hundred characters', async () => {
    const server = await start('sd-server');
    const { styleApplied } = await painter(server.baseUrl).model.paint(
      modelRequest({ stylePrompt: 'swirl '.repeat(100) }),
    );
    expect(styleApplied!.length).toBeLessThanOrEqual(200);
    expect(server.requests[0]!.prompt.match(/swirl/g)!.length).toBeLessThan(36);
  });
});
