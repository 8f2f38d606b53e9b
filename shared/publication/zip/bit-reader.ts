/** The bits of deflated data, the lowest of each byte first. Throws RangeError beyond the end of the data. */
export class BitReader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** Where the next bytes are read, four at once; beyond `limit` the data is cut short. */
  at = 0;
  readonly limit: number;
  /** The bits that come next: `count` of them, and above those perhaps some that are to be read once more. */
  held = 0;
  count = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.limit = bytes.length + 3;
    // In an archive there is always something behind the data.
    const hasRoom = bytes.byteOffset + this.limit + 4 <= bytes.buffer.byteLength;
    const padded = hasRoom ? bytes : new Uint8Array(this.limit + 4);
    if (!hasRoom) padded.set(bytes);
    this.view = new DataView(padded.buffer, padded.byteOffset);
  }

  /** Up to 24 bits. */
  take(bits: number): number {
    const taken = this.peek(bits);
    this.skip(bits);
    return taken;
  }

  /** The same, still to be taken. */
  peek(bits: number): number {
    if (this.at > this.limit) throw cutShort();
    this.held |= this.view.getUint32(this.at, true) << this.count;
    this.at += (31 - this.count) >> 3;
    this.count |= 24;
    return this.held & ((1 << bits) - 1);
  }

  /** Takes bits that were seen. */
  skip(bits: number): void {
    this.held >>>= bits;
    this.count -= bits;
  }

  /** The first byte of which nothing is taken yet. */
  get nextByte(): number {
    return this.at - (this.count >> 3);
  }

  goTo(byte: number): void {
    if (byte > this.bytes.length) throw cutShort();
    this.at = byte;
    this.held = this.count = 0;
  }
}

export const cutShort = () => new RangeError('The data is cut short');
