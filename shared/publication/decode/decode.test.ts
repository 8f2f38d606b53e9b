import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextEncoding, encodeText } from '../../testing/encode-text.ts';
import { numRuns } from '../../testing/test-length.ts';
import { decodeHead, decodeText } from './decode.ts';
import { removeDoctype } from '../markup/doctype.ts';

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

  it.each([
    ['shift_jis', '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。'],
    ['euc-jp', '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。'],
    ['gb18030', '我不知道这个人是什么时候来的，他说他要到那里去，可是没有一个人相信他的话。'],
    ['big5', '我不知道這個人是什麼時候來的，他說他要到那裡去，可是沒有一個人相信他的話。'],
    ['euc-kr', '나는 고양이다. 이름은 아직 없다. 어디서 태어났는지 도무지 알 수가 없다.'],
    ['ibm866', russian],
    ['iso-8859-5', russian],
    ['x-mac-cyrillic', russian],
  ] as [TextEncoding, string][])('is read from %s whatever it claims to be', (encoding, text) => {
    const read = (label: string) =>
      decodeText(encodeText(`<?xml version="1.0" encoding="${label}"?><p>${text}</p>`, encoding));
    for (const label of [encoding, 'utf-8', 'windows-1252', 'x-unknown']) expect(read(label)).toContain(text);
  });

  it('in accented Latin letters is read as declared', () => {
    const read = (text: string, encoding: TextEncoding, label: string) =>
      decodeText(encodeText(`<?xml version="1.0" encoding="${label}"?><p>${text}</p>`, encoding));
    expect(read('Parfois, à peine éteinte', 'windows-1252', 'iso-8859-1')).toContain('à peine éteinte');
    expect(read('Parfois, à peine éteinte', 'windows-1252', 'utf-8')).toContain('à peine éteinte');
    expect(read('ty jesteś jak zdrowie', 'windows-1250', 'cp1250')).toContain('jesteś jak');
  });

  it('in windows-1252 keeps its quotation marks and dashes, declared as that, as Latin-1 or not at all', () => {
    const bytes = [0x93, 0x4f, 0xf9, 0x94, 0x20, 0x96, 0x20, 0x97, 0x20, 0x80, 0x85, 0x92, 0x9c];
    const read = (declaration: string) =>
      decodeText(concat(new TextEncoder().encode(`${declaration}<p>`), Uint8Array.from(bytes)));
    for (const label of ['windows-1252', 'iso-8859-1', 'utf-8'])
      expect(read(`<?xml version="1.0" encoding="${label}"?>`)).toContain('“Où” – — €…’œ');
    expect(read('')).toBe('<p>“Où” – — €…’œ');
  });

  it('is read as UTF-8 despite a few invalid bytes, whatever it declares', () => {
    const bytes = encodeText(declared('windows-1251'), 'utf-8');
    expect(decodeText(concat(bytes, Uint8Array.of(0xd0)))).toContain(russian);
  });

  it('keeps the UTF-8 part of a file that is partly UTF-8', () => {
    const mixed = concat(
      encodeText(declared('utf-8'), 'utf-8'),
      encodeText(russian.slice(0, 20), 'windows-1251'),
    );
    expect(decodeText(mixed)).toContain(russian);
  });
});

describe('the beginning of a text', () => {
  const size = 96 * 1024;
  const encodings: TextEncoding[] = [
    ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'koi8-r', 'windows-1252'] as const),
    ...(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'] as const),
  ];
  const line = '<p>Plain words of the beginning.</p>';

  it('is a prefix of the whole text, for any cut and any invalid bytes', () => {
    const runs = numRuns(30, 100);
    let known = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...encodings),
        fc.constantFrom('utf-8', 'windows-1251', 'shift_jis', 'x-unknown'),
        fc.nat(5000),
        fc.nat(3000),
        fc.array(fc.record({ at: fc.nat(250_000), byte: fc.integer({ min: 0x80, max: 0xff }) }), {
          maxLength: 3,
        }),
        (encoding, label, plainLines, lines, wrong) => {
          const source = `<?xml version="1.0" encoding="${label}"?>${line.repeat(plainLines)}`;
          const bytes = encodeText(`${source}${`<p>${russian} 名前</p>`.repeat(lines)}`, encoding);
          for (const { at, byte } of wrong) if (at < bytes.length) bytes[at] = byte;
          const head = decodeHead(bytes, size);
          if (head === null) return;
          known++;
          expect(decodeText(bytes).startsWith(head)).toBe(true);
          expect(decodeText(bytes)[head.length]).toBe('<');
        },
      ),
      { numRuns: runs },
    );
    expect(known).toBeGreaterThan(runs / 10);
  });

  it('has about the requested length in UTF-8, and ends before text in another encoding', () => {
    const text = `${line}${`<p>${russian}</p>`.repeat(2000)}`;
    expect(decodeHead(encodeText(text, 'utf-8'), size)!.length).toBeGreaterThan(size / 2);
    expect(decodeHead(encodeText(text, 'windows-1251'), size)).toBeNull();
    const late = line.repeat(2000);
    expect(decodeHead(encodeText(late + text, 'windows-1251'), size)).toBe(late + line);
    expect(decodeHead(encodeText(text, 'utf-16le'), size)).toBeNull();
    expect(decodeHead(encodeText(`\u001b$B<p>${text}`, 'utf-8'), size)).toBeNull();
  });
});

describe('declared entities', () => {
  it('that are plain text are expanded', () => {
    const source = '<!DOCTYPE html [<!ENTITY who "Alice"><!ENTITY dash "&#8212;">]><p>&who; &dash;</p>';
    expect(removeDoctype(source)).toBe('<p>Alice &#8212;</p>');
  });

  it('that contain others or markup, or are external, are not expanded', () => {
    const source =
      '<!DOCTYPE p [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY m "<i>">]><p>&b;&x;&m;&lt;</p>';
    expect(removeDoctype(source)).toBe('<p>&b;&x;&m;&lt;</p>');
  });
});
