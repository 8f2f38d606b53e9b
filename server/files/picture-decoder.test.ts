import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import sharp from '../testing/vendor-sharp.ts';
import { startProcess } from '../threads/start-process.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { coverPicture } from './cover-picture.ts';
import { createPictureDecoder } from './picture-decoder.ts';

const threads = createThreadPool({ memoryLimitMib: Infinity });
const decoder = createPictureDecoder(threads);
afterAll(() => threads.close());

const noise = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') =>
  sharp(randomBytes(64 * 48 * 3), { raw: { width: 64, height: 48, channels: 3 } })
    .toFormat(format)
    .toBuffer();

/** An SVG that takes a renderer many seconds. */
const slowDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">
  ${'<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(12)}</filter>
  <rect width="4000" height="4000" filter="url(#f)"/></svg>`;

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s becomes a JPEG', async (format) => {
  const jpeg = await decoder.decodeCover(await noise(format), 'ann');
  expect((await sharp(jpeg!).metadata()).format).toBe('jpeg');
});

test.each([
  ['an SVG', Buffer.from(slowDrawing)],
  ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj')],
  ['a TIFF', Buffer.from('II*\0'.padEnd(2_000, '\0'))],
  ['nothing at all', Buffer.alloc(0)],
])('%s is not a cover', async (_name, bytes) => {
  expect(await decoder.decodeCover(bytes, 'ann')).toBeNull();
});

test('an SVG labelled as a PNG inside an SVG is not rendered', async () => {
  const inner = Buffer.from(slowDrawing).toString('base64');
  const coverDrawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/png;base64,${inner}"/></svg>`,
  );
  expect(await coverPicture({ cover: null, coverDrawing }, decoder, 'ann')).toBeNull();
});

test('a hung decoder is stopped at its deadline, and the next picture is decoded by a new one', async () => {
  const started: string[] = [];
  const pool = createThreadPool({ memoryLimitMib: Infinity });
  const hanging = createPictureDecoder(pool, {
    deadlineMs: 1_000,
    start() {
      started.push(started.length === 0 ? '../testing/hanging.process' : './decode-picture.process');
      return startProcess(import.meta.url, started.at(-1)!);
    },
  });
  const png = await noise('png');
  expect(await hanging.decodeCover(png, 'ann')).toBeNull();
  expect(await hanging.decodeCover(png, 'ann')).not.toBeNull();
  expect(started).toHaveLength(2);
  await pool.close();
});
