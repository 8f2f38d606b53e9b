import { isQuotaExceeded, StorageFullError } from '#app/data/storage/quota-errors.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/**
 * Any write may fail on a full device, also where no screen handles it, as with a page turn. Shows one warning for
 * all of them.
 *
 * @returns a function that stops it
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
