import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';

interface LeaveDialogProps {
  /** An external address: a web page or an email address. */
  href: string;
  onClose: () => void;
}

/** Shows the target of an external link before it is opened. */
export function LeaveDialog({ href, onClose }: LeaveDialogProps) {
  useCloseOnBack(true, onClose);
  const handleConfirm = () => {
    onClose();
    open(href, '_blank', 'noopener,noreferrer');
  };
  return (
    <ConfirmDialog
      title={reading.leave.title}
      closeLabel={s.app.close}
      cancelLabel={reading.leave.stay}
      confirmLabel={reading.leave.open}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p className="m-0">{reading.leave.question}</p>
      <p className="m-0 mt-3 text-sm text-muted break-all">
        <bdi>{href}</bdi>
      </p>
    </ConfirmDialog>
  );
}
