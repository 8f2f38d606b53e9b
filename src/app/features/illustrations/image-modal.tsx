import { Download, RefreshCw, Share2, Trash2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { findDescription } from '#app/data/descriptions.ts';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { Passage } from './passage.tsx';
import { Picture } from './picture.tsx';
import { downloadPicture, sharePicture } from './picture-actions.ts';
import { RegeneratePanel } from './regenerate-panel.tsx';
import { usePicture } from './use-picture.ts';
import { useRegeneration } from './use-regeneration.ts';

interface ImageModalProps {
  descriptionId: string;
  onClose: () => void;
}

/** A passage and its picture, side by side where there is room. Escape closes what is asked first, then the modal. */
export function ImageModal({ descriptionId, onClose }: ImageModalProps) {
  const description = useLiveQuery(() => findDescription(descriptionId), [descriptionId]);
  const { url, row, failed } = usePicture(description);
  const [zoomed, setZoomed] = useState(false);
  const [panel, setPanel] = useState<'regenerate' | 'delete' | null>(null);
  const closePanel = () => setPanel(null);
  const { painting, applied, regenerate } = useRegeneration(description, closePanel);
  useEscape(!painting, panel === null ? onClose : closePanel);

  return (
    <ModalOverlay
      isOpen
      isDismissable={!painting}
      isKeyboardDismissDisabled
      onOpenChange={(open) => !open && onClose()}
      className="fade fixed inset-0 z-50 bg-veil grid place-items-center sm:p-6"
    >
      <Modal className="rise w-full h-full sm:h-auto max-w-6xl">
        <Dialog aria-label={s.images.modal} className="outline-none h-full">
          <div className="card rounded-none sm:rounded-2xl shadow-[var(--shadow)] overflow-hidden h-full sm:h-auto sm:max-h-[92dvh] grid grid-rows-[auto_minmax(0,1fr)] lg:grid-rows-1 lg:grid-cols-[minmax(0,1.9fr)_minmax(19rem,1fr)]">
            <div
              className={`relative bg-ground max-h-[62dvh] lg:max-h-[92dvh] ${zoomed ? 'overflow-auto' : 'overflow-hidden grid content-center'}`}
            >
              <Picture
                url={url}
                alt={description?.content ?? ''}
                failed={failed}
                className={
                  zoomed
                    ? 'block w-[180%] max-w-none h-auto cursor-zoom-out'
                    : 'block w-full aspect-[4/3] object-contain max-h-[62dvh] lg:max-h-[92dvh]'
                }
              />
              {painting && <Painting />}
            </div>
            <div className="grid grid-rows-[auto_minmax(0,1fr)_auto] min-h-0 lg:max-h-[92dvh]">
              <div className="flex items-center justify-end gap-0.5 px-2 pt-2">
                <IconButton
                  label={zoomed ? s.images.zoomOut : s.images.zoomIn}
                  isDisabled={painting}
                  onPress={() => setZoomed(!zoomed)}
                >
                  {zoomed ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
                </IconButton>
                <IconButton
                  label={s.images.share}
                  isDisabled={painting || !description}
                  onPress={() => description && void sharePicture(description)}
                >
                  <Share2 size={20} aria-hidden />
                </IconButton>
                <IconButton
                  label={s.images.download}
                  isDisabled={painting}
                  onPress={() => downloadPicture(row)}
                >
                  <Download size={20} aria-hidden />
                </IconButton>
                <IconButton
                  label={s.images.delete}
                  isDisabled={painting || !description?.generated_image}
                  onPress={() => setPanel('delete')}
                >
                  <Trash2 size={20} aria-hidden />
                </IconButton>
                <IconButton label={s.app.close} isDisabled={painting} onPress={onClose}>
                  <X size={21} aria-hidden />
                </IconButton>
              </div>
              <div className="overflow-y-auto px-6 pb-4">
                {description && <Passage description={description} style={applied} />}
              </div>
              <div className="px-6 py-4 border-0 border-t border-solid border-line pb-[calc(1rem+env(safe-area-inset-bottom))]">
                {panel === 'regenerate' ? (
                  <RegeneratePanel isDisabled={painting} onCancel={closePanel} onRegenerate={regenerate} />
                ) : panel === 'delete' && description ? (
                  <DeletePanel description={description} onCancel={closePanel} onDeleted={onClose} />
                ) : (
                  <Button wide isDisabled={painting} onPress={() => setPanel('regenerate')}>
                    <RefreshCw size={17} aria-hidden />
                    {s.images.regenerate}
                  </Button>
                )}
              </div>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Lies over the picture while another one is painted. */
function Painting() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-veil text-white text-center p-6">
      <Spinner label={s.images.regenerating} large />
      <p className="m-0 font-600">{s.images.regenerating}</p>
      <p className="m-0">{s.images.takes}</p>
    </div>
  );
}

/** On the window: what had the focus may have left the page with its panel. */
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
