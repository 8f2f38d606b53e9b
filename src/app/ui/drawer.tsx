import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SheetHeader } from './sheet-header.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

interface DrawerProps {
  title: string;
  onClose: () => void;
  closeLabel: string;
  /** The edge it slides in from on wide screens; on a phone it is a bottom sheet. */
  side: 'left' | 'right';
  children: ReactNode;
}

/** A panel at the edge of the page; a bottom sheet on a phone. */
export function Drawer({ title, onClose, closeLabel, side, children }: DrawerProps) {
  useCloseOnBack(true, onClose);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fade fixed inset-0 z-50 bg-backdrop below-toasts"
      data-place={side}
    >
      <Modal
        className={`drawer fixed inset-x-0 bottom-0 h-[min(86dvh,calc(100dvh-var(--toasts,0px)))] sm:top-[var(--toasts,0px)] sm:h-[calc(100dvh-var(--toasts,0px))] sm:w-108 ${side === 'left' ? 'sm:right-auto' : 'sm:left-auto'}`}
        data-side={side}
      >
        <Dialog
          className={`flex flex-col h-full outline-none bg-raised text-ink shadow-[var(--shadow)] rounded-t-2xl sm:rounded-none border-0 border-solid border-line border-t sm:border-t-0 ${side === 'left' ? 'sm:border-r' : 'sm:border-l'} pl-[env(safe-area-inset-left)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] sm:pt-[env(safe-area-inset-top)]`}
        >
          <SheetHeader title={title} onClose={onClose} closeLabel={closeLabel} />
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
