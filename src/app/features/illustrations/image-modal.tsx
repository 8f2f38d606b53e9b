import { Download, RefreshCw, Share2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { isOffline, normaliseError } from '#app/api/errors.ts';
import { regenerateImage, toGeneratedImage } from '#app/api/images.ts';
import { attachImage, findDescription } from '#app/data/descriptions.ts';
import { requestPicture } from '#app/data/picture-requests.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { awaitPicture } from './await-picture.ts';
import { Picture } from './picture.tsx';
import { downloadPicture, sharePicture } from './picture-actions.ts';
import { usePicture } from './use-picture.ts';

interface ImageModalProps {
  descriptionId: string;
  onClose: () => void;
}

/** A passage and its picture, side by side where there is room. Escape closes the style panel first, then the modal. */
export function ImageModal({ descriptionId, onClose }: ImageModalProps) {
  const description = useLiveQuery(() => findDescription(descriptionId), [descriptionId]);
  const { url, row, failed } = usePicture(description);
  const [zoomed, setZoomed] = useState(false);
  const [panelOpen, setPanelOpen] = useState(false);
  const [painting, setPainting] = useState(false);
  const [style, setStyle] = useState('');
  const [applied, setApplied] = useState<string | null>(null);

  const handleRegenerate = async () => {
    const imageId = description?.generated_image?.id;
    if (!imageId) return notify('error', ...s.images.missingId);
    setPainting(true);
    try {
      const outcome = await regenerateImage(imageId, style);
      const image =
        'done' in outcome ? toGeneratedImage(outcome.done) : await awaitPicture(descriptionId, imageId);
      await attachImage(descriptionId, image);
      setApplied('done' in outcome ? (outcome.done.style_applied ?? null) : null);
      setPanelOpen(false);
      notify('success', ...s.images.regenerated(image.generation_time_seconds.toFixed(1)));
    } catch (thrown) {
      if (isOffline(normaliseError(thrown)) && description) {
        await requestPicture(description, style);
        setPanelOpen(false);
        notify('warning', ...s.images.offline);
      } else notify('error', ...s.images.regenerateFailed);
    } finally {
      setPainting(false);
    }
  };

  // On the window: what had the focus may have left the page with the panel.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || painting) return;
      event.stopPropagation();
      if (panelOpen) setPanelOpen(false);
      else onClose();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [painting, panelOpen, onClose]);

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
              className={`relative bg-ground ${zoomed ? 'overflow-auto' : 'overflow-hidden grid content-center'} max-h-[62dvh] lg:max-h-[92dvh]`}
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
              {painting && (
                <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-veil text-white text-center p-6">
                  <Spinner label={s.images.regenerating} large />
                  <p className="m-0 font-600">{s.images.regenerating}</p>
                  <p className="m-0">{s.images.takes}</p>
                </div>
              )}
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
                <IconButton label={s.app.close} isDisabled={painting} onPress={onClose}>
                  <X size={21} aria-hidden />
                </IconButton>
              </div>
              <div className="overflow-y-auto px-6 pb-4">
                {description && (
                  <>
                    <p className="m-0 text-xs uppercase tracking-widest text-accent font-600">
                      {s.reader.descriptionTypes[description.type]}
                    </p>
                    {description.entity && <h2 className="title-2 m-0 mt-1">{description.entity}</h2>}
                    <h3 className="m-0 mt-5 text-sm text-muted font-600">{s.images.why}</h3>
                    <blockquote className="m-0 mt-2 pl-4 border-0 border-l-3 border-solid border-gold font-title leading-relaxed">
                      {description.content}
                    </blockquote>
                    {applied && (
                      <p className="m-0 mt-4 text-sm text-muted">{s.images.styleApplied(applied)}</p>
                    )}
                  </>
                )}
              </div>
              <div className="px-6 py-4 border-0 border-t border-solid border-line pb-[calc(1rem+env(safe-area-inset-bottom))]">
                {panelOpen ? (
                  <div className="rise grid gap-3">
                    <TextField
                      label={s.images.customStyle}
                      name="style"
                      value={style}
                      onChange={setStyle}
                      placeholder={s.images.customStylePlaceholder}
                      hint={s.images.customStyleHint}
                      isReadOnly={painting}
                    />
                    <div className="flex gap-3">
                      <Button isDisabled={painting} onPress={() => setPanelOpen(false)}>
                        {s.app.cancel}
                      </Button>
                      <Button variant="primary" isDisabled={painting} onPress={() => void handleRegenerate()}>
                        <RefreshCw size={17} aria-hidden />
                        {s.images.regenerate}
                      </Button>
                    </div>
                  </div>
                ) : (
                  <Button wide isDisabled={painting} onPress={() => setPanelOpen(true)}>
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
