import { describe, expect, it } from 'vitest';
import { encodeText } from '../../testing/encode-text.ts';
import { decodeText } from './decode.ts';
import { settleProlog } from './prolog.ts';

const russian = 'Стояло ясное холодное утро; читатель открыл книгу и увидел старый дом у реки.';
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><p>${russian}</p>`;
const concat = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('text of a book', () => {
  it.each(['windows-1251', 'koi8-r'] as const)('is read from %s as declared', (encoding) => {
    expect(decodeText(encodeText(declared(encoding), encoding))).toContain(russian);
  });

  it.each(['windows-1251', 'koi8-r'] as const)('is read from %s that claims to be UTF-8', (encoding) => {
    expect(decodeText(encodeText(declared('utf-8'), encoding))).toContain(russian);
  });

  it('is read from UTF-8 that claims to be windows-1251', () => {
    expect(decodeText(encodeText(declared('windows-1251'), 'utf-8'))).toContain(russian);
  });

  it.each(['utf-16le', 'utf-16be'] as const)(
    'is read from %s with and without a byte order mark',
    (encoding) => {
      expect(decodeText(encodeText(declared('utf-16'), encoding))).toContain(russian);
      expect(decodeText(encodeText(`\ufeff${declared('utf-16')}`, encoding))).toContain(russian);
    },
  );

  it('keeps what is UTF-8 of a file that is so only in part', () => {
    const mixed = concat(
      encodeText(declared('utf-8'), 'utf-8'),
      encodeText(russian.slice(0, 20), 'windows-1251'),
    );
    expect(decodeText(mixed)).toContain(russian);
  });
});

describe('declared entities', () => {
  it('that are plain text are put in their places', () => {
    const source = '<!DOCTYPE html [<!ENTITY who "Alice"><!ENTITY dash "&#8212;">]><p>&who; &dash;</p>';
    expect(settleProlog(source)).toBe('<p>Alice &#8212;</p>');
  });

  it('that hold others, markup, or come from outside stay as written', () => {
    const source =
      '<!DOCTYPE p [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY m "<i>">]><p>&b;&x;&m;&lt;</p>';
    expect(settleProlog(source)).toBe('<p>&b;&x;&m;&lt;</p>');
  });
});
