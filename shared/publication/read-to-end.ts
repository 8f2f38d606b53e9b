/** What steps come to in the end, for whoever has nothing to do between them. */
export function readToEnd<Result>(steps: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
