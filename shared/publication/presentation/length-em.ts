const EM: Readonly<Record<string, number>> = {
  em: 1,
  rem: 1,
  ex: 0.5,
  ch: 0.5,
  px: 1 / 16,
  pt: 1 / 12,
  pc: 1,
  mm: 1 / 4.23,
  cm: 1 / 0.423,
  in: 6,
  '%': 0.3,
};

export const SIZES: ReadonlyMap<string, number> = new Map([
  ['large', 1.2],
  ['larger', 1.2],
  ['x-large', 1.5],
  ['xx-large', 2],
]);

/** A percentage is of a column thirty em wide; close enough to distinguish an indent from none. */
export function lengthEm(value: string): number | null {
  const match = /^([+-]?\d{0,6}(?:\.\d{1,6})?)(em|rem|ex|ch|px|pt|pc|mm|cm|in|%)?$/.exec(value);
  const number = match && match[1] !== '' ? Number(match[1]) : NaN;
  if (!Number.isFinite(number) || (number !== 0 && match?.[2] === undefined)) return null;
  return number * (EM[match?.[2] ?? 'em'] ?? 1);
}
