/** The window of co-occurrence; weights decrease with distance. */
const WINDOW = 8;
const FEWEST_OCCURRENCES = 8;
/** Rare neighbours would weigh too much as they are; the exponent of Levy, Goldberg & Dagan 2015 (TACL 3), halved between both sides. */
const SMOOTHING = 0.875;
/** The least pointwise mutual information, in nats, for a pair to count. */
const SHIFT = 0.5;
const ROUNDS = 8;

/** Rows of a symmetric matrix: the columns that are not zero, and what they hold. */
interface SparseMatrix {
  readonly columns: readonly Int32Array[];
  readonly values: readonly Float64Array[];
}

/**
 * Word meanings as far as co-occurrence shows them: positive pointwise mutual information (Church & Hanks 1990) of
 * the words near each other, reduced to a few dimensions by subspace iteration (Halko, Martinsson & Tropp 2011,
 * algorithm 4.4). The same texts give the same vectors.
 *
 * @param texts pieces of running text as lemmas
 * @returns a row of `dimensions` numbers per lemma that is frequent enough; neither centred nor of unit length
 */
export function countVectors(
  texts: readonly (readonly string[])[],
  dimensions: number,
): Map<string, Float64Array> {
  const words = frequentWords(texts);
  const index = new Map(words.map((word, i) => [word, i]));
  const information = mutualInformation(countPairs(texts, index));
  let basis = anyRows(words.length, dimensions);
  for (let round = 0; round < ROUNDS; round++) {
    basis = multiply(information, basis);
    orthonormalise(basis, dimensions);
  }
  const rows = multiply(information, basis);
  return new Map(words.map((word, i) => [word, rows[i]!]));
}

function frequentWords(texts: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FEWEST_OCCURRENCES)
    .map(([word]) => word)
    .sort();
}

function countPairs(
  texts: readonly (readonly string[])[],
  index: ReadonlyMap<string, number>,
): Map<number, number>[] {
  const rows = Array.from({ length: index.size }, () => new Map<number, number>());
  const add = (a: number, b: number, weight: number) => rows[a]!.set(b, (rows[a]!.get(b) ?? 0) + weight);
  for (const text of texts) {
    const known = text.map((word) => index.get(word));
    known.forEach((a, i) => {
      for (let apart = 1; apart <= WINDOW; apart++) {
        const b = known[i + apart];
        if (a === undefined || b === undefined) continue;
        add(a, b, 4 / (4 + apart));
        add(b, a, 4 / (4 + apart));
      }
    });
  }
  return rows;
}

function mutualInformation(pairs: readonly Map<number, number>[]): SparseMatrix {
  const sums = pairs.map((row) => total(row.values()));
  const all = total(sums);
  const smoothed = sums.map((sum) => sum ** SMOOTHING);
  const allSmoothed = total(smoothed);
  const chance = smoothed.map((value) => value / allSmoothed);
  const rows = pairs.map((row, a) =>
    [...row]
      .map(([b, count]) => [b, Math.log(count / all / (chance[a]! * chance[b]!)) - SHIFT] as const)
      .filter(([, information]) => information > 0),
  );
  return {
    columns: rows.map((row) => Int32Array.from(row, ([b]) => b)),
    values: rows.map((row) => Float64Array.from(row, ([, information]) => information)),
  };
}

function multiply({ columns, values }: SparseMatrix, dense: readonly Float64Array[]): Float64Array[] {
  const width = dense[0]?.length ?? 0;
  return columns.map((own, a) => {
    const row = new Float64Array(width);
    own.forEach((b, n) => {
      const value = values[a]![n]!;
      const other = dense[b]!;
      for (let d = 0; d < width; d++) row[d]! += value * other[d]!;
    });
    return row;
  });
}

/** Makes the columns orthogonal and of unit length, in place (modified Gram–Schmidt). */
function orthonormalise(rows: readonly Float64Array[], width: number): void {
  for (let column = 0; column < width; column++) {
    for (let before = 0; before < column; before++) {
      let product = 0;
      for (const row of rows) product += row[column]! * row[before]!;
      for (const row of rows) row[column]! -= product * row[before]!;
    }
    const length = Math.sqrt(rows.reduce((sum, row) => sum + row[column]! ** 2, 0)) || 1;
    for (const row of rows) row[column]! /= length;
  }
}

/** Pseudo-random and deterministic. */
function anyRows(count: number, width: number): Float64Array[] {
  return Array.from({ length: count }, (_, row) =>
    Float64Array.from({ length: width }, (_, column) => Math.cos((row + 1) * (column + 1))),
  );
}

function total(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
