import type * as z from 'zod';
import type { JobRow } from '../db/jobs.ts';
import type { Dependencies } from '../dependencies.ts';

/** A kind of background work. `perform` may run more than once: it reads the state anew and a missing row is done. */
export interface JobDefinition<Payload = unknown> {
  kind: string;
  payload: z.ZodType<Payload>;
  maxAttempts: number;
  perform(deps: Dependencies, payload: Payload, job: JobRow): Promise<void>;
  /** After the last attempt, or at once for an error that says so. */
  onFailed(deps: Dependencies, payload: Payload, job: JobRow, error: unknown): Promise<void>;
}

/** Trying again cannot help. */
export class FinalJobError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'FinalJobError';
  }
}
