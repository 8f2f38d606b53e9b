import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { IconButton } from './button.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useMedia } from './use-media.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

interface WordCardProps {
  /** Where on the screen the words are that it is about; null for none. */
  words: DOMRect | null;
  closeLabel: string;
  onClose: () => void;
  /** With a heading in the slot “title”. */
  children: ReactNode;
}

/** A card beside the words it is about; a bottom sheet on a phone, and without such words. */
export function WordCard({ words, closeLabel, onClose, children }: WordCardProps) {
  const isWide = useMedia('(width >= 640px) and (height >= 480px)');
  useCloseOnBack(true, onClose);
  const body = (
    <CardBody closeLabel={closeLabel} onClose={onClose}>
      {children}
    </CardBody>
  );
  return isWide && words ? (
    <Beside words={words} onClose={onClose}>
      {body}
    </Beside>
  ) : (
    <Sheet onClose={onClose}>{body}</Sheet>
  );
}

function Beside({ words, onClose, children }: { words: DOMRect; onClose: () => void; children: ReactNode }) {
  const trigger = useRef<HTMLSpanElement>(null);
  const { left, top, width, height } = words;
  return (
    <>
      <span
        ref={trigger}
        aria-hidden
        className="fixed pointer-events-none border-0 border-b-2 border-solid border-accent"
        style={{ left, top, width, height }}
      />
      <Popover
        isOpen
        onOpenChange={(open) => !open && onClose()}
        triggerRef={trigger}
        placement="bottom"
        offset={10}
        maxHeight={560}
        className="fade card shadow-[var(--shadow)] w-104 max-w-[calc(100vw-1rem)] flex flex-col outline-none"
      >
        {children}
      </Popover>
    </>
  );
}

function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      style={{ '--backdrop': 'var(--light-backdrop)' } as React.CSSProperties}
      className="fade fixed inset-0 z-50 bg-backdrop below-toasts grid items-end sm:items-center justify-items-center sm:p-6 pt-[var(--toasts,0px)]"
    >
      <Modal className="rise w-full sm:max-w-md">
        <div className="card shadow-[var(--shadow)] max-h-[calc(80dvh-var(--toasts,0px))] flex flex-col rounded-b-none sm:rounded-b-2xl pb-[env(safe-area-inset-bottom)]">
          {children}
        </div>
      </Modal>
    </ModalOverlay>
  );
}

function CardBody({ closeLabel, onClose, children }: Omit<WordCardProps, 'words'>) {
  const ref = useRef<HTMLDivElement>(null);
  useRestoredFocus(ref);
  return (
    <Dialog className="relative grow min-h-0 flex flex-col outline-none">
      <span className="absolute top-2 right-2 z-1">
        <IconButton label={closeLabel} onPress={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </span>
      <div ref={ref} className="grow min-h-0 overflow-y-auto overscroll-contain px-5 pt-5 pb-6">
        {children}
      </div>
    </Dialog>
  );
}
