/** CRC-32 as ZIP uses it (IEEE 802.3, reflected), four bytes at a time. */
export function crc32(bytes: Uint8Array): number {
  const [t0, t1, t2, t3] = tables();
  let crc = -1;
  let i = 0;
  for (const end = bytes.length - 3; i < end; i += 4) {
    crc ^= bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    crc = t3[crc & 255]! ^ t2[(crc >>> 8) & 255]! ^ t1[(crc >>> 16) & 255]! ^ t0[crc >>> 24]!;
  }
  for (; i < bytes.length; i++) crc = (crc >>> 8) ^ t0[(crc ^ bytes[i]!) & 255]!;
  return ~crc >>> 0;
}

type Tables = [Int32Array, Int32Array, Int32Array, Int32Array];
let made: Tables | undefined;

function tables(): Tables {
  if (made) return made;
  const [t0, t1, t2, t3]: Tables = [
    new Int32Array(256),
    new Int32Array(256),
    new Int32Array(256),
    new Int32Array(256),
  ];
  for (let n = 0; n < 256; n++) {
    let c = n;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    t0[n] = c;
  }
  for (let n = 0; n < 256; n++) {
    t1[n] = (t0[n]! >>> 8) ^ t0[t0[n]! & 255]!;
    t2[n] = (t1[n]! >>> 8) ^ t0[t1[n]! & 255]!;
    t3[n] = (t2[n]! >>> 8) ^ t0[t2[n]! & 255]!;
  }
  return (made = [t0, t1, t2, t3]);
}
