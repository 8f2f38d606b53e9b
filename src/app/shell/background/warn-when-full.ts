import { isQuotaExceeded, StorageFullError } from '#app/data/storage/quota-errors.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/**
 * Whatever the reader does may find the device full, and nobody there to tell it to: a bookmark, a page turned. It is
 * said here, once for all of them; what was written before stays.
 *
 * @returns stops it
 */
export function warnWhenFull(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!(event.reason instanceof StorageFullError) && !isQuotaExceeded(event.reason)) return;
    event.preventDefault();
    notify('error', ...s.settings.deviceFull, { topic: 'storage' });
  };
  addEventListener('unhandledrejection', onRejection);
  return () => removeEventListener('unhandledrejection', onRejection);
}
