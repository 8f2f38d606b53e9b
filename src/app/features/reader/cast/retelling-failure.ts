import { isOffline, normaliseError } from '#app/api/errors.ts';
import { story } from '#app/strings/en-story.ts';

const texts = story.retelling;

/** The message for a failed retelling. */
export function retellingFailure(thrown: unknown): string {
  if (isOffline(thrown)) return texts.offline;
  const { status, code, details } = normaliseError(thrown);
  if (code === 'NOT_CONFIGURED') return texts.noModel;
  if (code === 'NOT_FOUND') return texts.notThere;
  // A gateway before the server answers 502 too, without a code.
  if (code === 'GENERATION_FAILED') return texts.unusable;
  if (status === 429) return isDaysLimit(details.retry_after_seconds) ? texts.dayLimit : texts.limit;
  return texts.late;
}

/** Requests are counted by minutes, the model's allowance by days. */
const isDaysLimit = (seconds: unknown): boolean => typeof seconds === 'number' && seconds > 3_600;
