import { useState } from 'react';
import { evictPictures, evictBooks } from '#app/data/storage/free-space.ts';
import type { StorageReport } from '#app/data/storage/storage-report.ts';
import { notify } from '#app/state/toasts.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { Switch } from '#app/ui/switch.tsx';

interface FreeUpDialogProps {
  report: StorageReport;
  onClose: () => void;
}

/** Frees space by removing pictures and books that can be downloaded again. */
export function FreeUpDialog({ report, onClose }: FreeUpDialogProps) {
  const { pictures, books, bookCount } = report.evictable;
  const [withPictures, setWithPictures] = useState(pictures > 0);
  const [withBooks, setWithBooks] = useState(pictures === 0);
  const [busy, setBusy] = useState(false);
  const amount = (withPictures ? pictures : 0) + (withBooks ? books : 0);

  const handleFree = async () => {
    setBusy(true);
    const freed = (withPictures ? await evictPictures() : 0) + (withBooks ? await evictBooks() : 0);
    notify('success', ...s.settings.freed(formatBytes(freed)));
    onClose();
  };

  return (
    <ConfirmDialog
      title={s.settings.freeUp}
      closeLabel={s.app.close}
      cancelLabel={s.app.cancel}
      confirmLabel={s.settings.freeSubmit(formatBytes(amount))}
      isDisabled={busy || amount === 0}
      onConfirm={() => void handleFree()}
      onClose={onClose}
    >
      {pictures + books === 0 ? (
        <p className="m-0">{s.settings.freeNothing}</p>
      ) : (
        <>
          <p className="m-0 mb-2 text-muted">{s.settings.freeUpLead}</p>
          {pictures > 0 && (
            <Switch
              label={s.settings.freePictures}
              hint={formatBytes(pictures)}
              isSelected={withPictures}
              onChange={setWithPictures}
            />
          )}
          {bookCount > 0 && (
            <Switch
              label={s.settings.freeBooks(bookCount)}
              hint={formatBytes(books)}
              isSelected={withBooks}
              onChange={setWithBooks}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
