/**
 * A file of a dictionary's graph of words, as dawgdic writes it: the number of units (uint32, little endian), the units
 * (uint32 each), the number of guides, the guides (two bytes each). A unit is a letter on the way from one state to the
 * next; its guide names the first letter that may follow it and the next one that may stand in its place. The guides
 * follow from the units, so they need not be sent.
 *
 * https://code.google.com/archive/p/dawgdic: dictionary-unit.h, guide-builder.h
 */

const LABEL = 0xff;
/** The unit holds a value instead of a letter. */
const IS_VALUE = 0x8000_0000;
/** The children of a unit stand in one block, which begins at a multiple of this. */
const BLOCK_UNITS = 256;

/** The number of units and the units. */
export function withoutGuides(file: Uint8Array): Uint8Array {
  return file.subarray(0, 4 + 4 * unitCount(file));
}

/** The whole file again, from what `withoutGuides()` left of it. */
export function withGuides(head: Uint8Array): Uint8Array<ArrayBuffer> {
  const count = unitCount(head);
  const file = new Uint8Array(8 + 6 * count);
  file.set(head);
  new DataView(file.buffer).setUint32(4 + 4 * count, count, true);
  file.set(guidesOf(new Uint32Array(file.buffer, 4, count)), 8 + 4 * count);
  return file;
}

function unitCount(file: Uint8Array): number {
  return new DataView(file.buffer, file.byteOffset).getUint32(0, true);
}

function guidesOf(units: Uint32Array): Uint8Array {
  const { first, next } = linkLetters(units);
  const guides = new Uint8Array(2 * units.length);
  const isSeen = new Uint8Array(units.length);
  const waiting = [0];
  while (waiting.length > 0) {
    const unit = waiting.pop()!;
    const children = (unit ^ offsetOf(units[unit]!)) >>> 0;
    guides[2 * unit] = first[children]!;
    for (let letter = first[children]!; letter !== 0;) {
      const child = children ^ letter;
      letter = next[child]!;
      guides[2 * child + 1] = letter;
      if (isSeen[child]) continue;
      isSeen[child] = 1;
      waiting.push(child);
    }
  }
  return guides;
}

/** For each place where children may begin their first letter, and for each unit the next letter beside it; 0 for none. */
function linkLetters(units: Uint32Array): { first: Uint8Array; next: Uint8Array } {
  const first = new Uint8Array(units.length);
  const next = new Uint8Array(units.length);
  for (let block = 0; block < units.length; block += BLOCK_UNITS) {
    const byLetter: number[][] = [];
    for (let unit = block; unit < block + BLOCK_UNITS; unit++) {
      const value = units[unit]!;
      if (value < IS_VALUE) (byLetter[value & LABEL] ??= []).push(unit);
    }
    for (let letter = LABEL; letter > 0; letter--)
      for (const unit of byLetter[letter] ?? []) {
        next[unit] = first[unit ^ letter]!;
        first[unit ^ letter] = letter;
      }
  }
  return { first, next };
}

/** Where a unit's children begin, combined with its own place by XOR. */
function offsetOf(unit: number): number {
  return (unit >>> 10) << ((unit & 0x200) >>> 6);
}
