/** Media type of a picture of an edition, by its first byte: JPEG, or PNG for e-ink; and how its file's name ends. */
export function pictureFile(bytes: Uint8Array): {
  mediaType: 'image/jpeg' | 'image/png';
  ending: 'jpg' | 'png';
} {
  return bytes[0] === 0x89
    ? { mediaType: 'image/png', ending: 'png' }
    : { mediaType: 'image/jpeg', ending: 'jpg' };
}
