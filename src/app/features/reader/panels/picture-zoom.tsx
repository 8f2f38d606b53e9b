import { useLiveQuery } from 'dexie-react-hooks';
import { Minus, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { findResource } from '#app/data/books/chapters.ts';
import { reading } from '#app/strings/en-reading.ts';
import { IconButton } from '#app/ui/button.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { useObjectUrl } from '#app/ui/use-object-url.ts';
import { useZoom, zoomStyle } from '#app/ui/use-zoom.ts';

interface PictureZoomProps {
  bookId: string;
  picture: { href: string; alt: string };
  onClose: () => void;
}

/** A picture of the book in full screen, zoomed and moved by touch, wheel, mouse or keys. */
export function PictureZoom({ bookId, picture, onClose }: PictureZoomProps) {
  useCloseOnBack(true, onClose);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      className="fade fixed inset-0 z-50 bg-page text-ink below-toasts pt-[var(--toasts,0px)]"
    >
      <Modal className="h-full">
        <Dialog aria-label={picture.alt || reading.zoom.picture} className="h-full outline-none">
          <Stage bookId={bookId} picture={picture} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const STEP = 1.5;

function Stage({ bookId, picture, onClose }: PictureZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const resource = useLiveQuery(() => findResource(bookId, picture.href), [bookId, picture.href]);
  const url = useObjectUrl(resource);
  const { view, zoomBy } = useZoom(frame, image);
  return (
    <div className="relative h-full">
      <div
        ref={frame}
        className={`touch-none h-full overflow-hidden grid place-items-center ${view.scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        {url && (
          <img
            ref={image}
            src={url}
            alt={picture.alt}
            draggable={false}
            className="picture block max-w-full max-h-full select-none"
            style={zoomStyle(view)}
          />
        )}
      </div>
      <div className="card shadow-[var(--shadow)] absolute left-1/2 -translate-x-1/2 bottom-[calc(1rem+env(safe-area-inset-bottom))] rounded-full flex items-center p-1">
        <IconButton
          label={reading.zoom.smaller}
          isDisabled={view.scale <= 1}
          onPress={() => zoomBy(1 / STEP)}
        >
          <Minus size={20} aria-hidden />
        </IconButton>
        <span role="status" className="w-14 text-center text-sm text-muted tabular-nums">
          {reading.zoom.percent(Math.round(view.scale * 100))}
        </span>
        <IconButton label={reading.zoom.larger} onPress={() => zoomBy(STEP)}>
          <Plus size={20} aria-hidden />
        </IconButton>
        <span aria-hidden className="w-px h-6 mx-1 bg-line" />
        <IconButton label={reading.zoom.close} onPress={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
