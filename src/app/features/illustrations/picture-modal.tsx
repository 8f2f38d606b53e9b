import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { findDescription } from '#app/data/pictures/descriptions.ts';
import { s } from '#app/strings/en.ts';
import { Illustration, type Panel } from './illustration.tsx';
import { useRegeneration } from './use-regeneration.ts';

interface PictureModalProps {
  descriptionId: string;
  /** The picture was made for this opening. */
  isNew: boolean;
  onClose: () => void;
}

/** A passage and its picture over the page. Escape closes an open panel first, then the modal. */
export function PictureModal({ descriptionId, isNew, onClose }: PictureModalProps) {
  const description = useLiveQuery(() => findDescription(descriptionId), [descriptionId]);
  const [panel, setPanel] = useState<Panel | null>(null);
  const closePanel = () => setPanel(null);
  const regeneration = useRegeneration(description, closePanel);
  const isFree = regeneration.painting === null;
  useEscape(isFree, panel === null ? onClose : closePanel);
  return (
    <ModalOverlay
      isOpen
      isDismissable={isFree}
      isKeyboardDismissDisabled
      onOpenChange={(open) => !open && onClose()}
      className="fade fixed inset-0 z-50 bg-backdrop below-toasts grid grid-rows-[minmax(0,1fr)] place-items-center sm:p-6 pt-[var(--toasts,0px)] sm:pt-[max(1.5rem,var(--toasts,0px))]"
    >
      <Modal className="rise w-full h-full sm:h-auto max-w-6xl">
        <Dialog aria-label={s.images.modal} className="outline-none h-full">
          <Illustration
            description={description}
            regeneration={regeneration}
            isNew={isNew}
            panel={panel}
            onPanel={setPanel}
            onClose={onClose}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Listens on the window, because the focused element may have been removed with its panel. */
function useEscape(isEnabled: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [isEnabled, onEscape]);
}
