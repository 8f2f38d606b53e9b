import { afterAll, describe, expect, test } from 'vitest';
import { STYLES } from '#shared/illustration/style/styles.ts';
import { paintInput as passage } from '../testing/paint-input.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { createEmbeddedPainter } from './embedded-painter.ts';
import type { PaintInput } from './painter.ts';

const threads = createThreadPool({ memoryLimitMib: Infinity });
const painter = createEmbeddedPainter(threads);
const paint = (input: PaintInput) => painter.paint(input, 'reader');
afterAll(() => threads.close());

describe('a painted picture', () => {
  test('is a JPEG of 1024×768 below 250 KB that keeps what was understood', async () => {
    const text =
      'An old house stood by the river at sunset, and two women in red dresses walked to the church.';
    const { jpeg, width, height, scene } = await paint(passage(text));
    expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect([width, height]).toEqual([1024, 768]);
    expect(jpeg.byteLength).toBeGreaterThan(20_000);
    expect(jpeg.byteLength).toBeLessThan(250_000);
    expect(Buffer.from(jpeg).toString('latin1')).toContain('digitalsourcetype/algorithmicMedia');
    expect(scene).toMatchObject({
      scene: { version: 4 },
      style: 'theatre',
      template: expect.any(String) as string,
    });
  });

  test('has the same bytes every time, and different ones for another take', async () => {
    const input = passage('Snow lay on the dark wood, and the moon shone.');
    const [first, again, other] = [
      await paint(input),
      await paint(input),
      await paint({ ...input, take: 1 }),
    ];
    expect(Buffer.compare(first.jpeg, again.jpeg)).toBe(0);
    expect(Buffer.compare(first.jpeg, other.jpeg)).not.toBe(0);
  });

  test('is never empty, for any text', async () => {
    for (const text of ['', '…', 'Зчм.', '<svg><text>x</text>']) {
      const { jpeg } = await paint(passage(text, { type: 'atmosphere' }));
      expect(jpeg.byteLength).toBeGreaterThan(8_000);
    }
  });

  test('differs from style to style', async () => {
    const pictures = new Set<string>();
    for (const style of STYLES) {
      const { jpeg, styleApplied } = await paint(passage('A river at sunset.', { stylePrompt: style }));
      expect(styleApplied).toContain(style === 'theatre' ? 'theatre' : style);
      pictures.add(Buffer.from(jpeg).toString('base64'));
    }
    // Ink and engraving are printed alike.
    expect(pictures.size).toBeGreaterThanOrEqual(STYLES.length - 1);
  });
});
