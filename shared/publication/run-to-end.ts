/** Runs a generator to its end and returns its result. */
export function runToEnd<Result>(steps: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
