import { useState } from 'react';
import { isOffline, normaliseError } from '#app/api/errors.ts';
import { deletePicture } from '#app/api/pictures.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { detachPicture } from '#app/data/pictures/descriptions.ts';
import { isPaintedHere } from '#shared/sync/device/painted-here.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';

interface DeletePanelProps {
  description: DescriptionRow;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation, because a deleted picture cannot be restored. */
export function DeletePanel({ description, onCancel, onDeleted }: DeletePanelProps) {
  const [busy, setBusy] = useState(false);
  const handleDelete = async () => {
    setBusy(true);
    try {
      // The server doesn't know pictures that were painted here.
      if (!isPaintedHere(description.generated_image)) await deletePicture(description.generated_image!.id);
      await detachPicture(description.id);
      notify('info', ...s.images.deleted);
      onDeleted();
    } catch (thrown) {
      const error = normaliseError(thrown);
      const [title, message] = s.images.deleteFailed;
      notify('error', title, isOffline(error) ? error.message : message);
      setBusy(false);
    }
  };
  return (
    <div className="rise grid gap-3">
      <p className="m-0" role="status">
        {s.images.deleteQuestion}
      </p>
      <div className="flex gap-3">
        <Button autoFocus isDisabled={busy} onPress={onCancel}>
          {s.app.cancel}
        </Button>
        <Button variant="danger" isDisabled={busy} onPress={() => void handleDelete()}>
          {s.images.deleteConfirm}
        </Button>
      </div>
    </div>
  );
}
