import { limits } from '../limits.ts';
import { PublicationError } from '../publication-error.ts';
import { entryName, isLegacyName } from './entry-name.ts';

/** One file in the archive, as the central directory lists it. */
export interface ZipEntry {
  name: string;
  /** The raw bytes of the name, if it isn't Unicode. */
  legacyName: Uint8Array | null;
  encrypted: boolean;
  /** 0 is stored, 8 is DEFLATE; the reader refuses others. */
  method: number;
  crc: number;
  deflatedBytes: number;
  bytes: number;
  /** Where its data starts in the file, after the local header. */
  start: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const SYMBOLIC_LINK = 0o12;

/**
 * Reads the central directory (PKWARE APPNOTE 4.3.12–4.3.16) and checks it against the file: bounds, overlaps,
 * spanning, declared sizes, before anything is inflated. Entries whose names no book may use are left out;
 * of two with one name the last counts.
 *
 * Throws BAD_ARCHIVE or BOOK_TOO_COMPLEX.
 */
export function readDirectory(file: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  const entries = new Map<string, ZipEntry>();
  const extents: { from: number; to: number }[] = [];
  let total = 0;
  let at = end.directoryStart;
  for (let i = 0; i < end.count; i++) {
    const header = readCentralHeader(view, at, end.directoryEnd);
    total += header.bytes;
    checkSizes(header, total);
    const start = dataStart(view, header.offset, end.directoryStart);
    if (start + header.deflatedBytes > end.directoryStart) throw damaged('an entry reaches past its place');
    extents.push({ from: header.offset, to: start + header.deflatedBytes });
    at += header.headerBytes;
    const written = file.subarray(header.nameAt, header.nameAt + header.nameBytes);
    const name = entryName(written, header.utf8);
    if (name === null || header.symbolicLink) continue;
    entries.set(name, {
      name,
      legacyName: isLegacyName(written) ? written : null,
      encrypted: header.encrypted,
      method: header.method,
      crc: header.crc,
      deflatedBytes: header.deflatedBytes,
      bytes: header.bytes,
      start,
    });
  }
  rejectOverlaps(extents);
  return entries;
}

/** The end record. Two candidates would make one file two different books, so that is refused. */
function findEnd(view: DataView) {
  const found: { at: number; exact: boolean }[] = [];
  const lowest = Math.max(0, view.byteLength - END_BYTES - 0xffff);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at--) {
    if (view.getUint32(at, true) !== END) continue;
    const reach = at + END_BYTES + view.getUint16(at + 20, true);
    if (reach <= view.byteLength) found.push({ at, exact: reach === view.byteLength });
  }
  const exact = found.filter((candidate) => candidate.exact);
  const candidates = exact.length > 0 ? exact : found;
  const [only] = candidates;
  if (only === undefined) throw damaged('it has no end record');
  if (candidates.length > 1) throw damaged('it has two end records');
  return readEnd(view, only.at);
}

function readEnd(view: DataView, at: number) {
  const disks = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
  const count = view.getUint16(at + 10, true);
  const directoryBytes = view.getUint32(at + 12, true);
  const directoryStart = view.getUint32(at + 16, true);
  // 0xffff means "see the ZIP64 record": more entries than any book has.
  if (count > limits.zipEntries) throw tooComplex('it holds too many files');
  if (disks.some((disk) => disk !== 0) || view.getUint16(at + 8, true) !== count) {
    throw damaged('it is one part of several');
  }
  if (directoryStart + directoryBytes > at) throw damaged('its directory is out of bounds');
  return { count, directoryStart, directoryEnd: directoryStart + directoryBytes };
}

function readCentralHeader(view: DataView, at: number, limit: number) {
  if (at + CENTRAL_BYTES > limit || view.getUint32(at, true) !== CENTRAL)
    throw damaged('its directory is cut short');
  const flags = view.getUint16(at + 8, true);
  const nameBytes = view.getUint16(at + 28, true);
  const extraBytes = view.getUint16(at + 30, true);
  const headerBytes = CENTRAL_BYTES + nameBytes + extraBytes + view.getUint16(at + 32, true);
  if (at + headerBytes > limit) throw damaged('its directory is cut short');
  const header = {
    headerBytes,
    nameAt: at + CENTRAL_BYTES,
    nameBytes,
    utf8: (flags & 0x800) !== 0,
    encrypted: (flags & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    deflatedBytes: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    symbolicLink: view.getUint16(at + 40, true) >>> 12 === SYMBOLIC_LINK,
    offset: view.getUint32(at + 42, true),
  };
  readZip64(view, header, header.nameAt + nameBytes, extraBytes);
  return header;
}

/** The ZIP64 extra field (APPNOTE 4.5.3) holds, in this order, what did not fit into 32 bits. */
function readZip64(
  view: DataView,
  header: { bytes: number; deflatedBytes: number; offset: number },
  extraAt: number,
  extraBytes: number,
): void {
  for (let at = extraAt; at + 4 <= extraAt + extraBytes;) {
    const id = view.getUint16(at, true);
    const end = at + 4 + view.getUint16(at + 2, true);
    if (id === 1 && end <= extraAt + extraBytes) {
      let field = at + 4;
      for (const key of ['bytes', 'deflatedBytes', 'offset'] as const) {
        if (header[key] !== 0xffffffff || field + 8 > end) continue;
        header[key] = Number(view.getBigUint64(field, true));
        field += 8;
      }
    }
    at = end;
  }
}

function checkSizes({ bytes, deflatedBytes }: { bytes: number; deflatedBytes: number }, total: number): void {
  if (bytes > limits.entryBytes || total > limits.totalBytes) throw tooComplex('it unpacks to too much');
  if (bytes > limits.ratioFromBytes && bytes > deflatedBytes * limits.ratio) {
    throw tooComplex('it is packed too tightly');
  }
}

function dataStart(view: DataView, offset: number, limit: number): number {
  if (offset + LOCAL_BYTES > limit || view.getUint32(offset, true) !== LOCAL) {
    throw damaged('an entry is not at the offset in the directory');
  }
  return offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
}

/** Entries that share bytes are how a small file unpacks to a huge one (D. Fifield, WOOT 2019). */
function rejectOverlaps(extents: { from: number; to: number }[]): void {
  extents.sort((a, b) => a.from - b.from);
  let reach = 0;
  for (const { from, to } of extents) {
    if (from < reach) throw damaged('its entries overlap');
    reach = to;
  }
}

const damaged = (why: string) => new PublicationError('BAD_ARCHIVE', `The archive is damaged: ${why}.`);
const tooComplex = (why: string) =>
  new PublicationError('BOOK_TOO_COMPLEX', `The archive is too large: ${why}.`);
