import { logFailure } from '#app/log.ts';

/** Whether this browser hands files of this kind to other apps (Web Share API, level 2). */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/**
 * Hands a file to the system's share sheet. Call it where the reader has just pressed something: browsers ask for that.
 *
 * @returns false where that cannot be done; true also when the reader cancels
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
