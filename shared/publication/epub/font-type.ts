import type { FontMediaType } from '../publication.ts';

/** What a font file is, by its first four bytes; null for what is none, or one still masked. */
export function fontType(bytes: Uint8Array): FontMediaType | null {
  const tag = String.fromCharCode(...bytes.subarray(0, 4));
  if (tag === 'wOF2') return 'font/woff2';
  if (tag === 'wOFF') return 'font/woff';
  if (tag === 'OTTO') return 'font/otf';
  return tag === '\0\x01\0\0' || tag === 'true' ? 'font/ttf' : null;
}

const RESTRICTED = 0x0002;
const LESS_RESTRICTED = 0x000c;

/**
 * Whether the font's licence allows embedding: the embedding bits of its OS/2 table (OpenType 1.9.1, fsType). Web
 * fonts are made for embedding.
 */
export function mayEmbed(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12 || fontType(bytes)?.startsWith('font/woff')) return true;
  const tables = Math.min(view.getUint16(4), Math.floor((view.byteLength - 12) / 16));
  for (let i = 0; i < tables; i++) {
    const record = 12 + 16 * i;
    if (view.getUint32(record) !== OS2) continue;
    const at = view.getUint32(record + 8) + 8;
    const bits = at + 2 <= view.byteLength ? view.getUint16(at) : 0;
    return (bits & RESTRICTED) === 0 || (bits & LESS_RESTRICTED) !== 0;
  }
  return true;
}

/** "OS/2" */
const OS2 = 0x4f532f32;
