/** Some items failed and the others were processed. `cause` is the first error. */
export class PartialFailureError extends Error {
  override readonly name = 'PartialFailureError';
  readonly failed: number;

  constructor(failed: number, cause: unknown) {
    super(`${failed} ${failed === 1 ? 'item' : 'items'} failed`, { cause });
    this.failed = failed;
  }
}

/**
 * Calls `work` with each item in turn, and continues after one that fails.
 *
 * @throws PartialFailureError after the last item, if any failed; failures that `work` counted itself are added up
 */
export async function attemptEach<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let failed = 0;
  let first: unknown;
  for await (const item of items) {
    try {
      await work(item);
    } catch (error: unknown) {
      const isPartial = error instanceof PartialFailureError;
      first ??= isPartial ? error.cause : error;
      failed += isPartial ? error.failed : 1;
    }
  }
  if (failed > 0) throw new PartialFailureError(failed, first);
}
