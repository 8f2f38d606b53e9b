import { isOffline, normaliseError } from '#app/api/errors.ts';
import { story } from '#app/strings/en-story.ts';

/** What a reader is told where nothing was retold. */
export function retellingFailure(error: unknown): string {
  if (isOffline(error)) return story.retelling.offline;
  return normaliseError(error).status === 429 ? story.retelling.limit : story.retelling.late;
}
