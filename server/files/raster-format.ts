export type RasterFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** @returns the format by content, whatever the declared type; null for anything our decoder does not accept */
export function rasterFormat(bytes: Uint8Array): RasterFormat | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString('latin1');
  return SIGNATURES.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

/** JPEG: SOI marker (T.81 B.1); PNG: its signature; WebP: RIFF form; GIF: header; AVIF: brands of an ISO-BMFF file. */
const SIGNATURES: readonly (readonly [RasterFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
  ['avif', /^[^]{4}ftyp(?:avif|avis|mif1)/],
];
