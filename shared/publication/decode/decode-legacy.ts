/** Decodes bytes that are not Unicode, by a label that TextDecoder knows. */
export function decodeLegacy(bytes: Uint8Array, label: string): string {
  const text = new TextDecoder(label).decode(bytes);
  // Node 20 takes windows-1252 for Latin-1, which has controls where that has quotation marks and dashes.
  return label === 'windows-1252'
    ? text.replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80]!)
    : text;
}

/** What each of the bytes above ASCII is in an encoding of single bytes. */
export const highCharacters = (label: string): string[] => [...decodeLegacy(HIGH_BYTES, label)];

const HIGH_BYTES = Uint8Array.from({ length: 128 }, (_, i) => 128 + i);

/** The characters of 0x80 to 0x9f (Encoding standard, index windows-1252). */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
