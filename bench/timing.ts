/**
 * Medians, in ms, of several pieces of work done interleaved, so that other load on the machine affects all of them
 * alike. Each is run twice before anything counts.
 */
export function medians<Name extends string>(
  work: Record<Name, () => unknown>,
  rounds = 9,
): Record<Name, number> {
  const names = Object.keys(work) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -2; round < rounds; round++) {
    for (const name of names) {
      const started = performance.now();
      work[name]();
      if (round >= 0) times[name].push(performance.now() - started);
    }
  }
  return Object.fromEntries(names.map((name) => [name, percentile(times[name], 0.5)])) as Record<
    Name,
    number
  >;
}

/** The smallest value that this share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
