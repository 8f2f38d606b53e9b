import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SheetHeader } from './sheet-header.tsx';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  size?: 'sm' | 'md';
  role?: 'dialog' | 'alertdialog';
  /** Leaves the page behind it readable. */
  hasLightBackdrop?: boolean;
}

/** A dialog over the page: a bottom sheet on a phone, a centred card elsewhere. */
export function Dialog({
  title,
  isOpen,
  onClose,
  closeLabel,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  hasLightBackdrop = false,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      style={
        hasLightBackdrop ? ({ '--backdrop': 'var(--light-backdrop)' } as React.CSSProperties) : undefined
      }
      className="fade fixed inset-0 z-50 bg-backdrop below-toasts grid items-end sm:items-center justify-items-center sm:p-6 pt-[var(--toasts,0px)] sm:pt-[max(1.5rem,var(--toasts,0px))]"
      data-place="middle"
    >
      <Modal className={`rise w-full ${size === 'sm' ? 'sm:max-w-md' : 'sm:max-w-xl'}`}>
        <AriaDialog
          role={role}
          className="card shadow-[var(--shadow)] outline-none max-h-[calc(92dvh-var(--toasts,0px))] flex flex-col rounded-b-none sm:rounded-b-2xl pb-[env(safe-area-inset-bottom)]"
        >
          <SheetHeader title={title} onClose={onClose} closeLabel={closeLabel} />
          <div className="px-6 pb-4 overflow-y-auto grow">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 px-6 py-4 border-0 border-t border-solid border-line">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
