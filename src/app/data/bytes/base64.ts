/** Bytes as base64 (RFC 4648 §4), as they are sent in JSON. */
export const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/** @throws DOMException if the text is not base64 */
export const fromBase64 = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer;
