import { useState } from 'react';
import { retryUpload } from '#app/data/books/uploads.ts';
import { dismissFailedPicture, retryPicture } from '#app/data/pictures/picture-requests.ts';
import { discardChange, discardFile, retryChange, type RefusedItem } from '#app/data/records/sync-state.ts';
import { useModals } from '#app/state/modals.ts';
import { syncNow } from '#app/state/sync.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';

/** Changes and files that could not be synced, each with Retry or Choose File, and Discard. */
export function RefusedList({ items }: { items: readonly RefusedItem[] }) {
  const [discarding, setDiscarding] = useState<RefusedItem | null>(null);
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="m-0 text-base font-600">{s.sync.refusedTitle}</h3>
        <p className="m-0 text-sm text-muted">{s.sync.refusedLead}</p>
      </div>
      <ul className="list-none m-0 p-0 grid gap-2">
        {items.map((item) => (
          <RefusedRow key={keyOf(item)} item={item} onDiscard={() => setDiscarding(item)} />
        ))}
      </ul>
      {discarding && <DiscardDialog item={discarding} onClose={() => setDiscarding(null)} />}
    </section>
  );
}

function RefusedRow({ item, onDiscard }: { item: RefusedItem; onDiscard: () => void }) {
  const what = nameOf(item);
  const openModal = useModals((state) => state.open);
  return (
    <li className="rounded-xl border border-solid border-line bg-page p-3 grid gap-2">
      <div className="min-w-0">
        <p className="m-0 font-600 break-words">{what}</p>
        <p className="m-0 text-sm text-muted break-words">{reasonOf(item)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {item.code === 'FILE_MISSING' ? (
          // Only choosing the file again helps: it replaces this upload.
          <Button
            size="sm"
            aria-label={s.sync.chooseFileOf(what)}
            onPress={() => openModal({ kind: 'upload' })}
          >
            {s.sync.chooseFile}
          </Button>
        ) : (
          <Button size="sm" aria-label={s.sync.retryOf(what)} onPress={() => void retry(item)}>
            {s.sync.retry}
          </Button>
        )}
        <Button size="sm" variant="danger" aria-label={s.sync.discardOf(what)} onPress={onDiscard}>
          {s.sync.discard}
        </Button>
      </div>
    </li>
  );
}

function DiscardDialog({ item, onClose }: { item: RefusedItem; onClose: () => void }) {
  const discardsBook = item.kind === 'file' || (item.kind === 'change' && item.subject === 'book');
  const handleDiscard = async () => {
    onClose();
    await discard(item);
  };
  return (
    <ConfirmDialog
      title={s.sync.discardTitle}
      closeLabel={s.app.close}
      cancelLabel={s.sync.keep}
      confirmLabel={s.sync.discard}
      isDangerous
      onConfirm={() => void handleDiscard()}
      onClose={onClose}
    >
      <p className="m-0">{discardQuestion(item, discardsBook)}</p>
    </ConfirmDialog>
  );
}

function discardQuestion(item: RefusedItem, discardsBook: boolean): string {
  if (item.kind === 'picture') return s.sync.discardPicture;
  return discardsBook ? s.sync.discardBook(item.bookTitle) : s.sync.discardChange(nameOf(item));
}

async function retry(item: RefusedItem): Promise<void> {
  if (item.kind === 'file') await retryUpload(item.bookId);
  else if (item.kind === 'picture') await retryPicture(item);
  else await retryChange(item.n);
  await syncNow();
}

async function discard(item: RefusedItem): Promise<void> {
  if (item.kind === 'file') await discardFile(item.bookId);
  else if (item.kind === 'picture') await dismissFailedPicture(item);
  else await discardChange(item.n);
}

function keyOf(item: RefusedItem): string {
  if (item.kind === 'file') return item.bookId;
  return item.kind === 'picture' ? item.key : String(item.n);
}

function nameOf(item: RefusedItem): string {
  if (item.kind === 'file') return s.sync.inBook(s.sync.subjects.file, item.bookTitle || item.name);
  const subject = item.kind === 'picture' ? 'picture' : item.subject;
  return s.sync.inBook(s.sync.subjects[subject], item.bookTitle);
}

/** The text for a known reason, followed by the server's message. */
function reasonOf({ code, message }: RefusedItem): string {
  const parse: Record<string, string> = s.errors.parse;
  const known = s.sync.reasons[code] ?? parse[code];
  return [known, message].filter(Boolean).join(' ') || s.sync.noReason;
}
