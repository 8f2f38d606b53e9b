type SingleByte =
  | 'windows-1251'
  | 'koi8-r'
  | 'koi8-u'
  | 'ibm866'
  | 'iso-8859-5'
  | 'x-mac-cyrillic'
  | 'windows-1252'
  | 'windows-1250'
  | 'iso-8859-2'
  | 'macintosh'
  | 'windows-1253'
  | 'windows-1255'
  | 'windows-1256';
type DoubleByte = 'shift_jis' | 'euc-jp' | 'gb18030' | 'big5' | 'euc-kr';
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | SingleByte | DoubleByte;

/** Encodes text in the encodings of old books, which TextEncoder doesn't support. Unknown characters become `?`. */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return encodeUtf16(text, encoding === 'utf-16le');
  const singles = singleByteTable(encoding);
  const doubles = isDoubleByte(encoding) ? doubleByteTable(encoding) : null;
  return Uint8Array.from([...text].flatMap((char) => doubles?.get(char) ?? [singles.get(char) ?? 0x3f]));
}

function encodeUtf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return bytes;
}

function singleByteTable(encoding: string): Map<string, number> {
  const decoder = new TextDecoder(encoding);
  return new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
}

const isDoubleByte = (encoding: SingleByte | DoubleByte): encoding is DoubleByte =>
  ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'].includes(encoding);

/** Every pair of bytes that is one character, by that character. */
function doubleByteTable(encoding: DoubleByte): Map<string, [number, number]> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, [number, number]>();
  for (let lead = 0x81; lead < 0xff; lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) {
      const char = decoder.decode(Uint8Array.of(lead, trail));
      if ([...char].length === 1 && char !== '\ufffd' && !table.has(char)) table.set(char, [lead, trail]);
    }
  }
  return table;
}
