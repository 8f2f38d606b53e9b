/** One line of the report: what was measured, and where there is a target, beside it. */
export interface Measure {
  name: string;
  value: string;
  /** In the words of the design's targets. */
  target?: string;
  met?: boolean;
  note?: string;
}

export function printSection(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}`);
  const width = Math.max(0, ...measures.map(({ name }) => name.length));
  for (const { name, value, target, met, note } of measures) {
    const verdict = target === undefined ? '' : `  target ${target} ${met ? 'met' : 'MISSED'}`;
    console.log(`  ${name.padEnd(width)}  ${value}${verdict}${note === undefined ? '' : `  (${note})`}`);
  }
}

/** A ratio to the limit of the same run. */
export const ratio = (name: string, ms: number, limitMs: number, target: number): Measure => ({
  name,
  value: `${(ms / limitMs).toFixed(2)}×`,
  target: `≤ ${target}×`,
  met: ms / limitMs <= target,
  note: `${ms.toFixed(1)} ms to ${limitMs.toFixed(1)} ms`,
});
