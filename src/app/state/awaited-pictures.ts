import { create } from 'zustand';

/** Ids of the descriptions whose pictures this tab has requested and waits for; their passages show it. */
export const useAwaitedPictures = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

const waits = new Map<string, AbortController>();

export const isAwaited = (descriptionId: string): boolean => waits.has(descriptionId);

/**
 * Marks a description's picture as awaited while a function runs.
 *
 * @param run receives a signal that aborts when the server reports that the picture has failed
 */
export async function whileAwaited<T>(
  descriptionId: string,
  run: (failed: AbortSignal) => Promise<T>,
): Promise<T> {
  const wait = new AbortController();
  waits.set(descriptionId, wait);
  publish();
  try {
    return await run(wait.signal);
  } finally {
    if (waits.get(descriptionId) === wait) waits.delete(descriptionId);
    publish();
  }
}

/** Ends the wait for a picture that will not come. */
export function reportFailedPicture(descriptionId: string): void {
  waits.get(descriptionId)?.abort(new Error('The picture could not be generated'));
}

function publish(): void {
  useAwaitedPictures.setState({ ids: new Set(waits.keys()) });
}
