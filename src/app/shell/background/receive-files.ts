import { RECEIVED_CACHE, receivedName } from '#shared/contract/storage.ts';
import { logFailure } from '#app/log.ts';
import { useModals } from '#app/state/modals.ts';

/** Files that the system opens with the installed app (Launch Handler API); not in TypeScript's library yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Files opened with the app, or shared to it, go into the upload dialog, where the reader sees what is added. */
export function receiveFiles(): void {
  const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
  queue?.setConsumer(({ files }) => {
    if (files.length > 0) openUploadDialog(Promise.all(files.map((handle) => handle.getFile())));
  });
  if (new URLSearchParams(location.search).has('received')) {
    history.replaceState(history.state, '', location.pathname);
    openUploadDialog(takeSharedFiles());
  }
}

function openUploadDialog(files: Promise<File[]>): void {
  files.then(
    (list) => list.length > 0 && useModals.getState().open({ kind: 'upload', files: list }),
    logFailure('received'),
  );
}

/** Reads and removes the files that the service worker received from the system's share sheet. */
async function takeSharedFiles(): Promise<File[]> {
  const cache = await caches.open(RECEIVED_CACHE);
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      return new File([(await response?.blob()) ?? new Blob()], receivedName(request.url));
    }),
  );
  await caches.delete(RECEIVED_CACHE);
  return files;
}
