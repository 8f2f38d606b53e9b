import { BitReader, cutShort } from './bit-reader.ts';
import { CODE_BITS, fillTable, type HuffmanTable, LONGER, newTable, NO_CODE } from './huffman.ts';

/**
 * Raw DEFLATE (RFC 1951) of data that should become `size` bytes; what it does become may be shorter. Throws RangeError
 * for anything that is none, and as soon as it would become longer. Books take two thirds of the time they take fflate,
 * and those with many formulas half.
 */
export function inflate(deflated: Uint8Array, size: number): Uint8Array {
  const source = new BitReader(deflated);
  const out = new Uint8Array(size);
  let filled = 0;
  for (let isLast = false; !isLast;) {
    isLast = source.take(1) === 1;
    const kind = source.take(2);
    if (kind === 0) filled = copyStored(source, out, filled);
    else if (kind === 1) filled = inflateBlock(source, (fixedCodes ??= makeFixedCodes()), out, filled);
    else if (kind === 2) filled = inflateBlock(source, readCodes(source), out, filled);
    else throw new RangeError('The data has a block of no known kind');
  }
  if (source.nextByte > deflated.length) throw cutShort();
  if (filled > size) throw tooLong();
  return out.subarray(0, filled);
}

function copyStored(source: BitReader, out: Uint8Array, filled: number): number {
  const start = source.nextByte + 4;
  source.goTo(source.nextByte);
  const length = source.take(16);
  if (source.take(16) !== (length ^ 0xffff)) throw new RangeError('The data has a block of no clear length');
  if (filled + length > out.length) throw tooLong();
  source.goTo(start + length);
  out.set(source.bytes.subarray(start, start + length), filled);
  return filled + length;
}

const tooLong = () => new RangeError('The data inflates to more than its declared size');
const noCode = () => new RangeError('The data has bits that mean nothing');

interface Codes {
  /** Of bytes as they stand, the lengths of copies, and the block's end. */
  lengths: HuffmanTable;
  distances: HuffmanTable;
}

/** An entry below 0 is a byte, in its bits 16 to 23. */
const LITERAL = 1 << 31;
const END_OF_BLOCK = 1 << 7;

/** Any other is a number: as many bits as its bits 8 to 15 say follow, to be added to what stands above those. */
function numbersFrom(first: number, followingBits: readonly number[]): number[] {
  let base = first;
  return followingBits.map((bits) => {
    const entry = (base << 16) | (bits << 8);
    base += 1 << bits;
    return entry;
  });
}

/** Numbers of bits from 0, each following so many symbols. */
const growing = (numbers: number, symbols: number): number[] =>
  Array.from({ length: numbers * symbols }, (_, i) => Math.floor(i / symbols));

const LENGTHS = Int32Array.from([
  ...Array.from({ length: 256 }, (_, byte) => LITERAL | (byte << 16)),
  END_OF_BLOCK,
  ...numbersFrom(3, [0, 0, 0, 0, ...growing(6, 4)]),
  ...[258 << 16, NO_CODE, NO_CODE],
]);
const DISTANCES = Int32Array.from([...numbersFrom(1, [0, 0, ...growing(14, 2)]), NO_CODE, NO_CODE]);
const CODE_LENGTHS = Int32Array.from({ length: 19 }, (_, symbol) => symbol << 16);

const LENGTH_BITS = 10;
const LENGTH_MASK = (1 << LENGTH_BITS) - 1;
const DISTANCE_BITS = 8;
const DISTANCE_MASK = (1 << DISTANCE_BITS) - 1;

const newCodes = (): Codes => ({
  lengths: newTable(LENGTH_BITS, LENGTHS.length),
  distances: newTable(DISTANCE_BITS, DISTANCES.length),
});

let fixedCodes: Codes | undefined;

function makeFixedCodes(): Codes {
  const codes = newCodes();
  const bits = new Uint8Array(LENGTHS.length).fill(8).fill(9, 144, 256).fill(7, 256, 280);
  fillTable(codes.lengths, bits, LENGTHS);
  fillTable(codes.distances, new Uint8Array(DISTANCES.length).fill(5), DISTANCES);
  return codes;
}

/** Those of the block that is being read. */
const ownCodes = newCodes();
const codeLengths = newTable(7, CODE_LENGTHS.length);
/** The symbols of the code of lengths, those first that are never left out. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** The first symbol that stands for several lengths. */
const REPEAT_LAST = 16;
/** How many at least, and how many bits say how many more. */
const REPEATS = [
  { least: 3, bits: 2 },
  { least: 3, bits: 3 },
  { least: 11, bits: 7 },
] as const;

/** The codes that a block brings: the lengths of both in one row, in a code that comes first (RFC 1951, 3.2.7). */
function readCodes(source: BitReader): Codes {
  const lengthCount = source.take(5) + 257;
  const distanceCount = source.take(5) + 1;
  const orderCount = source.take(4) + 4;
  const order = new Uint8Array(ORDER.length);
  for (let i = 0; i < orderCount; i++) order[ORDER[i]!] = source.take(3);
  fillTable(codeLengths, order, CODE_LENGTHS);
  const row = new Uint8Array(lengthCount + distanceCount);
  for (let i = 0; i < row.length;) {
    const entry = codeLengths.entries[source.peek(codeLengths.rootBits)]!;
    source.skip(entry & CODE_BITS);
    const symbol = entry >> 16;
    if (entry & NO_CODE || (symbol === REPEAT_LAST && i === 0)) throw noCode();
    if (symbol < REPEAT_LAST) row[i++] = symbol;
    else {
      const { least, bits } = REPEATS[symbol - REPEAT_LAST]!;
      const end = i + least + source.take(bits);
      if (end > row.length) throw noCode();
      row.fill(symbol === REPEAT_LAST ? row[i - 1]! : 0, i, end);
      i = end;
    }
  }
  fillTable(ownCodes.lengths, row.subarray(0, lengthCount), LENGTHS);
  fillTable(ownCodes.distances, row.subarray(lengthCount), DISTANCES);
  return ownCodes;
}

/** Longer ones the platform copies faster than a loop does. */
const SHORT_COPY = 32;

/**
 * Most of the time goes here, so the reader's fields are variables meanwhile. Each of the four times that bits are
 * read, at least 24 are held: enough for what is asked until the next time, and for two bytes in a row.
 */
function inflateBlock(source: BitReader, codes: Codes, out: Uint8Array, start: number): number {
  const { view, limit } = source;
  const lengths = codes.lengths.entries;
  const distances = codes.distances.entries;
  let { at, held, count } = source;
  let filled = start;
  for (;;) {
    if (at > limit) throw cutShort();
    if (filled > out.length) throw tooLong();
    held |= view.getUint32(at, true) << count;
    at += (31 - count) >> 3;
    count |= 24;
    let entry = lengths[held & LENGTH_MASK]!;
    if (entry < 0) {
      out[filled++] = entry >> 16;
      held >>>= entry & CODE_BITS;
      count -= entry & CODE_BITS;
      entry = lengths[held & LENGTH_MASK]!;
      if (entry < 0) {
        out[filled++] = entry >> 16;
        held >>>= entry & CODE_BITS;
        count -= entry & CODE_BITS;
        continue;
      }
      held |= view.getUint32(at, true) << count;
      at += (31 - count) >> 3;
      count |= 24;
    }
    if (entry & LONGER) entry = lengths[(entry >> 16) + ((held >>> LENGTH_BITS) & bitsOf(entry))]!;
    held >>>= entry & CODE_BITS;
    count -= entry & CODE_BITS;
    if (entry < 0) {
      out[filled++] = entry >> 16;
      continue;
    }
    if (entry & (END_OF_BLOCK | NO_CODE)) {
      if (entry & NO_CODE) throw noCode();
      break;
    }
    const end = filled + (entry >> 16) + (held & bitsOf(entry));
    held >>>= (entry >> 8) & 0xff;
    count -= (entry >> 8) & 0xff;
    held |= view.getUint32(at, true) << count;
    at += (31 - count) >> 3;
    count |= 24;
    entry = distances[held & DISTANCE_MASK]!;
    if (entry & LONGER) entry = distances[(entry >> 16) + ((held >>> DISTANCE_BITS) & bitsOf(entry))]!;
    if (entry & NO_CODE) throw noCode();
    held >>>= entry & CODE_BITS;
    count -= entry & CODE_BITS;
    held |= view.getUint32(at, true) << count;
    at += (31 - count) >> 3;
    count |= 24;
    let from = filled - (entry >> 16) - (held & bitsOf(entry));
    held >>>= (entry >> 8) & 0xff;
    count -= (entry >> 8) & 0xff;
    if (from < 0) throw new RangeError('The data copies what is before its start');
    if (end > out.length) throw tooLong();
    if (end - filled > SHORT_COPY && from + end - filled <= filled) {
      out.copyWithin(filled, from, from + end - filled);
      filled = end;
    } else while (filled < end) out[filled++] = out[from++]!;
  }
  source.at = at;
  source.held = held;
  source.count = count;
  return filled;
}

/** As many ones as an entry says bits follow. */
const bitsOf = (entry: number): number => (1 << ((entry >> 8) & 0xff)) - 1;
