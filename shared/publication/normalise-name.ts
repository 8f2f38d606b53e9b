/** What names have in common that differ in case, in Unicode form, or in being percent-encoded, as links have them. */
export const normaliseName = (name: string): string => decodePercent(name).normalize('NFC').toLowerCase();

export function decodePercent(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    // Not percent-encoding after all: the name holds a bare percent sign.
    return text;
  }
}
