import { isOffline, normaliseError } from './api/errors.ts';
import { countBackgroundError } from './state/background-errors.ts';

/** Logs background events at the console's verbose level only. */
export function log(subject: string, message: string): void {
  // eslint-disable-next-line no-console -- with logFailure the one place where the page logs
  console.debug(`[${subject}] ${message}`);
}

/**
 * Handles errors of background work that is retried anyway: `pullCast(book).catch(logFailure('cast'))`. They are counted,
 * and in development shown in the console and on the screen. Being offline is not an error.
 */
export function logFailure(subject: string): (thrown: unknown) => void {
  return (thrown) => {
    const error = normaliseError(thrown);
    if (isOffline(error)) return;
    countBackgroundError(subject, error.message);
    // eslint-disable-next-line no-console -- with log the one place where the page logs
    if (import.meta.env.DEV) console.error(`[${subject}]`, thrown);
    else log(subject, error.message);
  };
}
