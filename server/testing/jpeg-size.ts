/** The width and the height of a JPEG, from its frame header (ITU T.81, B.2.2). */
export function jpegSize(jpeg: Uint8Array): [width: number, height: number] {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
}
