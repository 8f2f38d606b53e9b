import type * as z from 'zod';
import type { JobRow } from '../db/jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import type { UserChanges } from '../services/sync/user-changes.ts';

interface JobTraits {
  kind: string;
  /** How many jobs of this kind one process works on at once. Other kinds have their own, so none can block another. */
  concurrency: number;
  /** Attempts count when they begin, so those that ended with their process count too. */
  maxAttempts: number;
  /** The delay before the second attempt is up to twice this, and doubles with each. */
  retryBaseMs?: number;
  /**
   * Runs after the last attempt, in the transaction that ends the job: it takes effect exactly once. It knows the
   * job's subject and not its payload, which may be what was wrong.
   */
  onFailed(deps: Dependencies, changes: UserChanges, job: JobRow, error: unknown): Promise<void>;
}

/** A kind of background work. */
export interface JobDefinition extends JobTraits {
  /** @throws FinalJobError when another attempt cannot succeed */
  perform(deps: Dependencies, job: JobRow): Promise<void>;
}

/** `perform` may run more than once: it reads the state again, and a missing row means there is nothing to do. */
export function defineJob<Payload>({
  payload,
  perform,
  ...traits
}: JobTraits & {
  payload: z.ZodType<Payload>;
  perform(deps: Dependencies, payload: Payload, job: JobRow): Promise<void>;
}): JobDefinition {
  return {
    ...traits,
    async perform(deps, job) {
      const parsed = payload.safeParse(job.payload);
      if (!parsed.success) throw new FinalJobError('unknown payload', { cause: parsed.error });
      await perform(deps, parsed.data, job);
    },
  };
}

/** Another attempt cannot succeed. */
export class FinalJobError extends Error {
  override readonly name = 'FinalJobError';
}
