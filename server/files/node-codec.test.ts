import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8 } from '#shared/publication/decode/decode.ts';
import { nodeCodec } from './node-codec.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'binary-ascii' }),
  fc.string().map((text) => `\ufeff${text}`),
);

test('decodes UTF-8 as TextDecoder does', () => {
  fc.assert(
    fc.property(texts, fc.nat(3), (text, before) => {
      const bytes = encode(`${' '.repeat(before)}${text}`).subarray(before);
      expect(nodeCodec.decodeUtf8(bytes)).toBe(decodeUtf8(bytes));
    }),
  );
  const long = encode('Война и мир. '.repeat(500_000));
  expect(nodeCodec.decodeUtf8(long)).toBe(decodeUtf8(long));
});

test('rejects bytes that are not UTF-8', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 6 }), (bytes) => {
      expect(nodeCodec.decodeUtf8(bytes)).toBe(decodeUtf8(bytes));
    }),
  );
});
