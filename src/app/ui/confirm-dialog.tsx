import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  closeLabel: string;
  cancelLabel: string;
  confirmLabel: string;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question with two answers; closing the dialog cancels. */
export function ConfirmDialog({
  title,
  children,
  closeLabel,
  cancelLabel,
  confirmLabel,
  isDangerous = false,
  isDisabled = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role={isDangerous ? 'alertdialog' : 'dialog'}
      size="sm"
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={closeLabel}
      footer={
        <>
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isDisabled={isDisabled} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
