import { zlibSync } from 'fflate';
import { crc32 } from '../../publication/zip/crc32.ts';
import { joinBytes } from '../join-bytes.ts';

/** A picture of one byte for each pixel, row by row from the top. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Two bits for each pixel, greyscale (PNG, 11.2.1). */
const [DEPTH, GREYSCALE] = [2, 0];
/** The PNG filters that help with so few greys: rows as they are, or against the row above. */
const FILTERS = [0, 2] as const;

/**
 * A PNG of four greys.
 *
 * @param picture whose pixels are 0 (black) to 3 (white)
 */
export function greyPng({ width, height, pixels }: GreyPicture): Uint8Array<ArrayBuffer> {
  const rows = packed({ width, height, pixels });
  const stride = Math.ceil(width / 4);
  const data = FILTERS.map((filter) => zlibSync(filtered(rows, stride, filter), { level: 9 }));
  const smallest = data.reduce((best, one) => (one.length < best.length ? one : best));
  const header = joinBytes([four(width), four(height), Uint8Array.of(DEPTH, GREYSCALE, 0, 0, 0)]);
  const none = new Uint8Array(0);
  return joinBytes([SIGNATURE, chunk('IHDR', header), chunk('IDAT', smallest), chunk('IEND', none)]);
}

/** Four pixels in a byte, the first in the highest bits; each row begins with a byte of its own. */
function packed({ width, height, pixels }: GreyPicture): Uint8Array {
  const stride = Math.ceil(width / 4);
  const rows = new Uint8Array(stride * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) rows[y * stride + (x >> 2)]! |= pixels[at]! << (6 - 2 * (x & 3));
  return rows;
}

function filtered(rows: Uint8Array, stride: number, filter: (typeof FILTERS)[number]): Uint8Array {
  const height = rows.length / stride;
  const lines = new Uint8Array(rows.length + height);
  for (let y = 0; y < height; y++) {
    const line = y * (stride + 1);
    const row = y * stride;
    lines[line] = filter;
    for (let i = 0; i < stride; i++) {
      const above = filter === 0 || y === 0 ? 0 : rows[row - stride + i]!;
      lines[line + 1 + i] = rows[row + i]! - above;
    }
  }
  return lines;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([new TextEncoder().encode(type), data]);
  return joinBytes([four(data.length), body, four(crc32(body))]);
}

const four = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
