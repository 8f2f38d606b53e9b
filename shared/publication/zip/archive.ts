import { PublicationError } from '../publication-error.ts';
import type { Inflate } from '../publication.ts';
import { crc32 } from './crc32.ts';
import { type ZipEntry, readDirectory } from './read-directory.ts';
import { legacyReadings } from './entry-name.ts';
import { inflate } from './inflate.ts';

export interface Archive {
  has(name: string): boolean;
  names(): Iterable<string>;
  /** Alternative readings of names that aren't Unicode, and the entry's name. */
  alternativeNames(): Iterable<readonly [meant: string, name: string]>;
  /** Inflated size as declared; undefined for a name that is not there. */
  size(name: string): number | undefined;
  /** The bytes of an entry, checked by size and CRC, or null if there is none. Throws BAD_ARCHIVE, PROTECTED. */
  read(name: string): Uint8Array | null;
}

export interface ZipCodec {
  inflate?: Inflate | undefined;
  crc32?: ((bytes: Uint8Array) => number) | undefined;
}

/** Whether bytes begin as a ZIP does: with an entry, or where there is none with the end of its directory. */
export const isZip = ([first, second, third]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && (third === 3 || third === 5);

/** Opens a ZIP without inflating anything. Throws BAD_ARCHIVE or BOOK_TOO_COMPLEX. */
export function openArchive(file: Uint8Array, codec: ZipCodec = {}): Archive {
  const entries = readDirectory(file);
  return {
    has: (name) => entries.has(name),
    names: () => entries.keys(),
    *alternativeNames() {
      for (const { name, legacyName } of entries.values())
        if (legacyName !== null) for (const meant of legacyReadings(legacyName)) yield [meant, name] as const;
    },
    size: (name) => entries.get(name)?.bytes,
    read(name) {
      const entry = entries.get(name);
      return entry === undefined ? null : readEntry(file, entry, codec);
    },
  };
}

const STORED = 0;
const DEFLATE = 8;
const AES = 99;

function readEntry(file: Uint8Array, entry: ZipEntry, codec: ZipCodec): Uint8Array {
  if (entry.encrypted || entry.method === AES) {
    throw new PublicationError('PROTECTED', `The book is protected: "${entry.name}" is encrypted.`);
  }
  const bytes = unpack(
    file.subarray(entry.start, entry.start + entry.deflatedBytes),
    entry,
    codec.inflate ?? inflate,
  );
  if (bytes.length !== entry.bytes) throw damaged(entry, 'its size is not the declared one');
  if ((codec.crc32 ?? crc32)(bytes) !== entry.crc) throw damaged(entry, 'its checksum is wrong');
  return bytes;
}

function unpack(packed: Uint8Array, entry: ZipEntry, inflate: Inflate): Uint8Array {
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATE) throw damaged(entry, `it is packed by method ${entry.method}`);
  if (entry.bytes === 0) return new Uint8Array(0);
  try {
    return inflate(packed, entry.bytes);
  } catch (cause: unknown) {
    throw damaged(entry, 'it does not unpack', cause);
  }
}

const damaged = (entry: ZipEntry, why: string, cause?: unknown) =>
  new PublicationError('BAD_ARCHIVE', `The archive is damaged at "${entry.name}": ${why}.`, { cause });
