import type { Dependencies } from '../dependencies.ts';
import { type HousekeepingStep, housekeepingSteps } from './housekeeping.ts';

export interface HousekeepingSchedule {
  everyMs: number;
  firstAfterMs: number;
  /** Between the first runs of two steps, so that they do not all start at once. */
  apartMs: number;
}

const SCHEDULE: HousekeepingSchedule = { everyMs: 6 * 60 * 60_000, firstAfterMs: 60_000, apartMs: 10_000 };

/** Runs each step on a timer of its own: one that fails, or takes hours, delays no other. */
export function startHousekeeping(
  deps: Pick<Dependencies, 'pool' | 'blobs' | 'log' | 'metrics'>,
  steps: Readonly<Record<string, HousekeepingStep>> = housekeepingSteps,
  schedule = SCHEDULE,
): { stop(): void } {
  const stops = Object.entries(steps).map(([name, step], index) => {
    let isRunning = false;
    let timer = setTimeout(
      () => {
        timer = setInterval(run, schedule.everyMs);
        run();
      },
      schedule.firstAfterMs + index * schedule.apartMs,
    );

    function run(): void {
      if (isRunning) return;
      isRunning = true;
      void measure(deps, name, step).then(() => (isRunning = false));
    }
    return () => clearTimeout(timer);
  });
  return { stop: () => stops.forEach((stop) => stop()) };
}

/** Never rejects. */
async function measure(
  deps: Pick<Dependencies, 'pool' | 'blobs' | 'log' | 'metrics'>,
  name: string,
  step: HousekeepingStep,
): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    await step(deps, Date.now());
    deps.metrics.housekeeping(name, 'done', seconds());
  } catch (error: unknown) {
    deps.metrics.housekeeping(name, 'failed', seconds());
    deps.log.warn({ err: error, step: name }, 'housekeeping step failed');
  }
}
