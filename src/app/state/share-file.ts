import { logFailure } from '#app/log.ts';

/** Whether this browser can share files of this type with other apps (Web Share API, level 2). */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/**
 * Opens the system's share sheet with a file. Call it in a user gesture, as browsers require.
 *
 * @returns false if it cannot be shared; true also when the reader cancels
 */
export async function shareFile(file: File, words: { title: string; text?: string }): Promise<boolean> {
  if (!canShareFile(file)) return false;
  try {
    await navigator.share({ ...words, files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true; // The reader cancelled.
    logFailure('sharing')(error);
    return false;
  }
  return true;
}
