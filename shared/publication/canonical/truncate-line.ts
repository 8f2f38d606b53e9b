/**
 * One line of at most `maxChars` UTF-16 units, cut between characters, without control and bidi-override characters.
 */
export function truncateLine(text: string, maxChars: number): string {
  const line = text
    .slice(0, maxChars * 4)
    .replace(/[\0-\x20\x7f-\x9f]+/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  if (line.length <= maxChars) return line;
  const cut = line.slice(0, maxChars);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
