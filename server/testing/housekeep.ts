import type { Dependencies } from '../dependencies.ts';
import { housekeepingSteps } from '../jobs/housekeeping.ts';

/** All steps of the housekeeping, one after another. @throws the error of the first that fails */
export async function housekeep(
  stores: Pick<Dependencies, 'pool' | 'blobs'>,
  nowMs = Date.now(),
): Promise<void> {
  for (const step of Object.values(housekeepingSteps)) await step(stores, nowMs);
}
