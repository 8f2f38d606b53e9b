import { withGuides, withoutGuides } from './word-graph-guides.ts';

/** A file of the Russian dictionary. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The dictionary's files in one, to be compressed. Of the graphs of words only the units are kept, which are 32 bits
 * each; with the first bytes of all units side by side, then the second ones, they compress by a tenth better.
 *
 * Layout: length of the contents (uint32, little endian), the contents as JSON `[name, bytes][]`, the files.
 */
export function packFiles(files: readonly PackedFile[]): Uint8Array {
  const parts = files.map(({ name, bytes }) => (isGraph(name) ? toPlanes(withoutGuides(bytes)) : bytes));
  const contents = new TextEncoder().encode(
    JSON.stringify(files.map(({ name }, i) => [name, parts[i]!.length])),
  );
  const packed = new Uint8Array(4 + contents.length + parts.reduce((sum, { length }) => sum + length, 0));
  new DataView(packed.buffer).setUint32(0, contents.length, true);
  packed.set(contents, 4);
  let at = 4 + contents.length;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** The files of a pack, by name, each in a buffer of its own. */
export function unpackFiles(packed: Uint8Array): Map<string, ArrayBuffer> {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let at = 4 + view.getUint32(0, true);
  const contents = JSON.parse(new TextDecoder().decode(packed.subarray(4, at))) as [string, number][];
  return new Map(
    contents.map(([name, length]) => {
      const part = new Uint8Array(packed.subarray(at, at + length));
      at += length;
      return [name, (isGraph(name) ? withGuides(fromPlanes(part)) : part).buffer];
    }),
  );
}

const isGraph = (name: string): boolean => name.endsWith('dawg');
const UNIT_BYTES = 4;

function toPlanes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const planes = new Uint8Array(bytes.length);
  for (let plane = 0, to = 0; plane < UNIT_BYTES; plane++)
    for (let from = plane; from < bytes.length; from += UNIT_BYTES) planes[to++] = bytes[from]!;
  return planes;
}

function fromPlanes(planes: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(planes.length);
  for (let plane = 0, from = 0; plane < UNIT_BYTES; plane++)
    for (let to = plane; to < bytes.length; to += UNIT_BYTES) bytes[to] = planes[from++]!;
  return bytes;
}
