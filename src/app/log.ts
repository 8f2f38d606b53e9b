import { isOffline, normaliseError } from './api/errors.ts';
import { countBackgroundError } from './state/background-errors.ts';

/** Background events that the reader need not see: in the console's verbose level, nowhere else. */
export function log(subject: string, message: string): void {
  // eslint-disable-next-line no-console -- with logFailure the one place where the page logs
  console.debug(`[${subject}] ${message}`);
}

/**
 * Catches what fails behind the screens and is tried again by itself: `pullCast(book).catch(logFailure('cast'))`. It is
 * counted, and in development an error in the console and on the screen. Being offline is no failure.
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
