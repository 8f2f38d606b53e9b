/**
 * A Huffman code of DEFLATE (RFC 1951, 3.2.2) as a table to be asked with the next bits of the stream, the first of
 * them lowest. The first `rootBits` find the entry of a symbol or, where its code is longer, a `LONGER` entry: it says
 * in bits 8 to 15 how many of the bits after those are asked next, and above them where their part of the table begins.
 *
 * The entry of a symbol is what it means, with the length of its code in the lowest five bits.
 */
export interface HuffmanTable {
  readonly rootBits: number;
  readonly entries: Int32Array;
}

export const CODE_BITS = 0b11111;
export const LONGER = 1 << 5;
/** The entry of bits that are no code. */
export const NO_CODE = 1 << 6;
const MAX_BITS = 15;

/** Room for any code of so many symbols: those with longer codes share their roots, two at least. */
export const newTable = (rootBits: number, symbols: number): HuffmanTable => ({
  rootBits,
  entries: new Int32Array((1 << rootBits) + ((symbols >> 1) << (MAX_BITS - rootBits))),
});

/**
 * Puts a code into a table, in place of what was there. Throws RangeError where the lengths make no code, or leave
 * bits without a meaning; only a code of one symbol may.
 *
 * @param lengths by symbol; 0 for those that do not occur
 * @param meanings by symbol; nothing in the lowest seven bits
 */
export function fillTable(
  { rootBits, entries }: HuffmanTable,
  lengths: Uint8Array,
  meanings: Int32Array,
): void {
  const { used, longest } = sortSymbols(lengths);
  const rootSize = 1 << rootBits;
  if (longest <= 1) entries.fill(NO_CODE, 0, rootSize);
  let [prefix, start, end] = [-1, 0, rootSize];
  let code = 0;
  for (let i = 0; i < used; i++) {
    const symbol = sorted[i]!;
    const length = lengths[symbol]!;
    const entry = meanings[symbol]! | length;
    if (length <= rootBits) {
      for (let at = code; at < rootSize; at += 1 << length) entries[at] = entry;
    } else {
      if ((code & (rootSize - 1)) !== prefix) {
        prefix = code & (rootSize - 1);
        start = end;
        end += 1 << (longest - rootBits);
        entries[prefix] = (start << 16) | ((longest - rootBits) << 8) | LONGER;
      }
      for (let at = start + (code >> rootBits); at < end; at += 1 << (length - rootBits)) entries[at] = entry;
    }
    code = nextCode(code, length);
  }
}

const counts = new Uint16Array(MAX_BITS + 1);
const places = new Uint16Array(MAX_BITS + 2);
const sorted = new Uint16Array(288);

/** Sorts the symbols that occur by their codes. */
function sortSymbols(lengths: Uint8Array): { used: number; longest: number } {
  counts.fill(0);
  for (let i = 0; i < lengths.length; i++) counts[lengths[i]!]!++;
  const used = lengths.length - counts[0]!;
  let longest = 0;
  let free = 1;
  places[1] = 0;
  for (let length = 1; length <= MAX_BITS; length++) {
    const count = counts[length]!;
    places[length + 1] = places[length]! + count;
    free = 2 * free - count;
    if (free < 0) throw new RangeError('The data has a code for too many symbols');
    if (count > 0) longest = length;
  }
  if (free > 0 && longest > 1) throw new RangeError('The data has bits without a meaning');
  for (let i = 0; i < lengths.length; i++) if (lengths[i]! > 0) sorted[places[lengths[i]!]!++] = i;
  return { used, longest };
}

/** The code after this one, where the first bit of each is the lowest. */
function nextCode(code: number, length: number): number {
  let bit = 1 << (length - 1);
  while (code & bit) bit >>= 1;
  return (code & (bit - 1)) | bit;
}
