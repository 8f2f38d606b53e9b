import { isOffline, normaliseError } from './api/errors.ts';

/** Background trouble that the reader need not see: visible in the console's verbose level, nowhere else. */
export function log(subject: string, message: string): void {
  // eslint-disable-next-line no-console -- the one place where the page logs
  console.debug(`[${subject}] ${message}`);
}

/**
 * Catches what fails behind the screens and is tried again by itself: `pullCast(book).catch(logFailure('cast'))`.
 * Being offline is no trouble and not logged.
 */
export function logFailure(subject: string): (thrown: unknown) => void {
  return (thrown) => {
    const error = normaliseError(thrown);
    if (!isOffline(error)) log(subject, error.message);
  };
}
