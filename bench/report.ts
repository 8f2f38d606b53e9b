/** One line of the report: what was measured, and where there is a target, beside it. */
export interface Measure {
  name: string;
  value: string;
  /** Worded like the targets in the design. */
  target?: string;
  met?: boolean;
  note?: string;
}

/** The measurements of a section: all at its end, or each row as soon as it is available. */
export type Measured = readonly Measure[] | Promise<readonly Measure[]> | AsyncIterable<Measure>;

/** Columns for the names of rows that are printed before the longest name is known. */
const NAME_WIDTH = 52;

/** Prints the rows of a section, each as soon as it has been measured. */
export async function printSection(title: string, measured: Measured): Promise<void> {
  console.log(`\n${title}`);
  if (Symbol.asyncIterator in measured) {
    for await (const measure of measured) printRow(measure, NAME_WIDTH);
    return;
  }
  const measures = await measured;
  const width = Math.max(0, ...measures.map(({ name }) => name.length));
  for (const measure of measures) printRow(measure, width);
}

function printRow({ name, value, target, met, note }: Measure, width: number): void {
  const verdict = target === undefined ? '' : `  target ${target} ${met ? 'met' : 'MISSED'}`;
  console.log(`  ${name.padEnd(width)}  ${value}${verdict}${note === undefined ? '' : `  (${note})`}`);
}

/** A ratio to the limit of the same run. */
export const ratio = (name: string, ms: number, limitMs: number, target: number): Measure => ({
  name,
  value: `${(ms / limitMs).toFixed(2)}×`,
  target: `≤ ${target}×`,
  met: ms / limitMs <= target,
  note: `${ms.toFixed(1)} ms to ${limitMs.toFixed(1)} ms`,
});

/** A value with its limit. */
export const atMost = (name: string, value: number, limit: number, unit: string): Measure => ({
  name,
  value: `${Math.round(value)} ${unit}`.trim(),
  target: `≤ ${limit} ${unit}`.trim(),
  met: value <= limit,
});
