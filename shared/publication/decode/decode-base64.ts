const VALUES = new Int8Array(128).fill(-1);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].forEach((char, value) => {
  VALUES[char.charCodeAt(0)] = value;
});
const SPACE = 0x20;
const PADDING = 0x3d;

/** Base64 with white space anywhere and padding or none (RFC 4648); null for any other character. */
export function decodeBase64(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4) + 3);
  let length = 0;
  let bits = 0;
  let buffer = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= SPACE || code === PADDING) continue;
    const value = code < 128 ? VALUES[code]! : -1;
    if (value < 0) return null;
    buffer = ((buffer << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = (buffer >>> bits) & 0xff;
    }
  }
  return bytes.subarray(0, length);
}
