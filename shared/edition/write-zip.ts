import { deflateSync } from 'fflate';
import { crc32 } from '../publication/zip/crc32.ts';
import { joinBytes } from './join-bytes.ts';

export interface ZipFile {
  name: string;
  /** Called once, when it is the file's turn, so that no two files need be in memory together. */
  read: () => Uint8Array;
}

/** What is packed already. */
const PACKED = /\.(jpe?g|png|gif|webp|avif|mp3|m4a|mp4|webm|ogg|opus|woff2?)$/i;
/** Files of an edition have no time of their own: noon of ZIP's first representable day. */
const [TIME, DATE] = [12 << 11, (1 << 5) | 1];
const UTF8_NAMES = 0x800;

/**
 * Packs files in this order, the first (`mimetype`) uncompressed, as EPUB's container requires. Yields the next
 * pieces of the archive: those of each file, and last those of its directory.
 *
 * Sizes precede the data: old readers refuse stored entries whose size follows them, as fflate's streams write them.
 */
export function* packZip(files: Iterable<ZipFile>): Generator<Uint8Array[], void, undefined> {
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const bytes = file.read();
    const name = new TextEncoder().encode(file.name);
    const isStored = directory.length === 0 || bytes.length === 0 || PACKED.test(file.name);
    const data = isStored ? bytes : deflateSync(bytes);
    const facts = [
      ...[UTF8_NAMES, isStored ? 0 : 8, TIME, DATE].map(two),
      ...[crc32(bytes), data.length, bytes.length].map(four),
    ];
    const lengths = [two(name.length), two(0)];
    directory.push(
      joinBytes([
        four(0x02014b50),
        two(20),
        two(20),
        ...facts,
        ...lengths,
        two(0),
        two(0),
        two(0),
        four(0),
        four(at),
        name,
      ]),
    );
    const header = joinBytes([four(0x04034b50), two(20), ...facts, ...lengths, name]);
    at += header.length + data.length;
    yield [header, data];
  }
  const entries = joinBytes(directory);
  const count = two(directory.length);
  const end = [four(0x06054b50), two(0), two(0), count, count, four(entries.length), four(at), two(0)];
  yield [entries, joinBytes(end)];
}

/** Packs files into one array; see `packZip`. */
export const zipOf = (files: Iterable<ZipFile>): Uint8Array<ArrayBuffer> =>
  joinBytes([...packZip(files)].flat());

const two = (value: number): Uint8Array => Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
const four = (value: number): Uint8Array =>
  Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, (value >>> 24) & 0xff);
