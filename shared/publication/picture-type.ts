import { limits } from './limits.ts';
import type { PictureMediaType } from './publication.ts';

/**
 * A picture's type by content, whatever the book declares; null for anything else, SVG included, and for pictures
 * that would take more memory to show than a page is worth.
 */
export function pictureType(bytes: Uint8Array): PictureMediaType | null {
  const kind = KINDS.find(({ starts }) => starts(bytes));
  if (kind === undefined) return null;
  const pixels = kind.pixels?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? 0;
  return pixels > limits.picturePixels ? null : kind.type;
}

interface Kind {
  type: PictureMediaType;
  starts: (bytes: Uint8Array) => boolean;
  pixels?: (view: DataView) => number;
}

const ascii = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0));

const KINDS: Kind[] = [
  { type: 'image/jpeg', starts: (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff, pixels: jpegPixels },
  {
    type: 'image/png',
    starts: (b) => b[0] === 0x89 && ascii(b, 1, 'PNG') && b.length >= 24,
    pixels: (view) => view.getUint32(16) * view.getUint32(20),
  },
  {
    type: 'image/gif',
    starts: (b) => ascii(b, 0, 'GIF8') && b.length >= 10,
    pixels: (view) => view.getUint16(6, true) * view.getUint16(8, true),
  },
  { type: 'image/webp', starts: (b) => ascii(b, 0, 'RIFF') && ascii(b, 8, 'WEBP') },
  { type: 'image/avif', starts: (b) => ascii(b, 4, 'ftypavif') || ascii(b, 4, 'ftypavis') },
];

/** Walks the segments to the frame header (ITU-T T.81, B.2.2). */
function jpegPixels(view: DataView): number {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return 0;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 0;
}
