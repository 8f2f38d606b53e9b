/** The same key for names that differ in case, in Unicode form, or in percent-encoding, as links do. */
export const normaliseName = (name: string): string => decodePercent(name).normalize('NFC').toLowerCase();

export function decodePercent(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    // Not percent-encoded: the name contains a bare percent sign.
    return text;
  }
}
