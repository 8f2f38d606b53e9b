import { useModals } from '#app/state/modals.ts';
import { requestExtractionAfterUpload } from '#app/features/extraction/request-extraction.ts';
import { EditionDialog } from '#app/features/edition/edition-dialog.tsx';
import { UploadDialog } from '#app/features/upload/upload-dialog.tsx';
import { PictureModal } from '#app/features/illustrations/picture-modal.tsx';
import { ProfileModal } from '#app/features/profile/profile-modal.tsx';
import { SettingsModal } from '#app/features/settings/settings-modal.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { logFailure } from '#app/log.ts';

/** Shows the modal that a screen has opened. */
export function ModalHost() {
  const { modal, close } = useModals();
  // The upload dialog handles Back itself while an upload runs.
  useCloseOnBack(modal !== null && modal.kind !== 'upload', close);
  switch (modal?.kind) {
    case 'upload':
      return (
        <UploadDialog
          initialFiles={modal.files ?? []}
          onClose={close}
          onUploaded={(bookId) => requestExtractionAfterUpload(bookId, logFailure('extraction'))}
        />
      );
    case 'image':
      return (
        <PictureModal
          key={modal.descriptionId}
          descriptionId={modal.descriptionId}
          isNew={modal.isNew ?? false}
          onClose={close}
        />
      );
    case 'edition':
      return <EditionDialog bookId={modal.bookId} onClose={close} />;
    case 'profile':
      return <ProfileModal onClose={close} />;
    case 'settings':
      return <SettingsModal onClose={close} />;
    default:
      return null;
  }
}
