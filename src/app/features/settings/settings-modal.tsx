import { s } from '#app/strings/en.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ReaderTab } from './reader-tab.tsx';

/** Reading settings over the open book. */
export function SettingsModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      hasLightBackdrop
      title={s.reader.settings}
      isOpen
      onClose={onClose}
      closeLabel={s.app.close}
      size="sm"
    >
      <ReaderTab withPreview={false} />
    </Dialog>
  );
}
