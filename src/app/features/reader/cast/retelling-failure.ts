import { isOffline, normaliseError } from '#app/api/errors.ts';
import { story } from '#app/strings/en-story.ts';

/** The message for a failed retelling. */
export function retellingFailure(error: unknown): string {
  if (isOffline(error)) return story.retelling.offline;
  return normaliseError(error).status === 429 ? story.retelling.limit : story.retelling.late;
}
