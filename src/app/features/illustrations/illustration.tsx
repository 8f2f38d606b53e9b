import { Download, Printer, RefreshCw, Share2, Trash2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useZoom, zoomStyle } from '#app/ui/use-zoom.ts';
import { DeletePanel } from './delete-panel.tsx';
import { Passage } from './passage.tsx';
import { Picture } from '#app/book-parts/picture.tsx';
import { downloadPicture, sharePicture } from './picture-actions.ts';
import { PrintSheet } from './print-sheet.tsx';
import { RegeneratePanel } from './regenerate-panel.tsx';
import './illustration.css';
import { useEarlierPicture } from './use-earlier-picture.ts';
import { usePicture } from '#app/book-parts/use-picture.ts';
import { useServerPicturePending } from './use-server-picture-pending.ts';
import type { useRegeneration } from './use-regeneration.ts';

/** The form below the passage. */
export type Panel = 'regenerate' | 'delete';

interface IllustrationProps {
  description: DescriptionRow | null | undefined;
  regeneration: ReturnType<typeof useRegeneration>;
  isNew: boolean;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  onClose: () => void;
}

/** A picture and the passage it shows, side by side where there is room. */
export function Illustration({
  description,
  regeneration,
  isNew,
  panel,
  onPanel,
  onClose,
}: IllustrationProps) {
  const { painting, applied, regenerate } = regeneration;
  const isPainting = painting !== null;
  const seconds = description?.generated_image?.generation_time_seconds;
  const report =
    regeneration.report ?? (isNew && seconds !== undefined ? s.images.generated(seconds.toFixed(1)) : null);
  const newest = usePicture(description);
  const earlier = useEarlierPicture(description);
  const { shown, toggle: toggleEarlier } = earlier;
  const picture = shown ?? newest;
  const { url, row } = picture;
  const isComing = useServerPicturePending(description);
  const [isPrinting, setPrinting] = useState(false);
  const handlePrinted = useCallback(() => setPrinting(false), []);
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const { view, toggle } = useZoom(frame, image);
  const isNear = view.scale > 1;
  const closePanel = () => onPanel(null);
  return (
    <div
      data-panel={panel ?? undefined}
      className="plate card rounded-none sm:rounded-2xl shadow-[var(--shadow)] overflow-hidden h-full sm:h-auto sm:max-h-full"
    >
      <div
        ref={frame}
        className={`plate-frame relative overflow-hidden grid content-center touch-none ${isNear ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        <Picture
          imageRef={image}
          picture={picture}
          alt={description?.content ?? ''}
          className="plate-frame w-full aspect-[4/3] object-contain select-none"
          style={zoomStyle(view)}
        />
        {painting && <Painting isHere={painting === 'here'} />}
        {isPrinting && description && row && (
          <PrintSheet description={description} picture={row} onPrinted={handlePrinted} />
        )}
      </div>
      <div className="plate-words grid grid-rows-[auto_minmax(5rem,1fr)_auto] min-h-0 overflow-y-auto">
        <div className="flex items-center justify-end gap-0.5 px-2 pt-2">
          <IconButton
            label={isNear ? s.images.zoomOut : s.images.zoomIn}
            isDisabled={isPainting}
            onPress={() => toggle()}
          >
            {isNear ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
          </IconButton>
          <IconButton
            label={s.images.share}
            isDisabled={isPainting || !description}
            onPress={() => description && void sharePicture(description, row)}
          >
            <Share2 size={20} aria-hidden />
          </IconButton>
          <IconButton label={s.images.download} isDisabled={isPainting} onPress={() => downloadPicture(row)}>
            <Download size={20} aria-hidden />
          </IconButton>
          <IconButton
            label={s.images.print}
            isDisabled={isPainting || !description || !url}
            onPress={() => setPrinting(true)}
          >
            <Printer size={20} aria-hidden />
          </IconButton>
          <IconButton
            label={s.images.delete}
            isDisabled={isPainting || !description?.generated_image || isComing}
            onPress={() => onPanel('delete')}
          >
            <Trash2 size={20} aria-hidden />
          </IconButton>
          <IconButton label={s.app.close} isDisabled={isPainting} onPress={onClose}>
            <X size={21} aria-hidden />
          </IconButton>
        </div>
        <div
          role="region"
          aria-label={s.images.passage}
          tabIndex={0}
          className="overflow-y-auto px-6 pb-4 focus-ring"
        >
          {description && (
            <Passage description={description} picture={row} style={applied} isEarlier={shown !== null} />
          )}
          <p role="status" className="m-0 mt-3 text-sm text-muted">
            {report && (
              <>
                <span className="font-600">{report[0]}</span> · <span>{report[1]}</span>
              </>
            )}
          </p>
        </div>
        <div className="px-6 py-4 border-0 border-t border-solid border-line pb-[calc(1rem+env(safe-area-inset-bottom))]">
          {panel === 'regenerate' ? (
            <RegeneratePanel isDisabled={isPainting} onCancel={closePanel} onRegenerate={regenerate} />
          ) : panel === 'delete' && description ? (
            <DeletePanel description={description} onCancel={closePanel} onDeleted={onClose} />
          ) : (
            <div className="grid gap-2">
              {earlier.isKept && (
                <Button wide isDisabled={isPainting} onPress={toggleEarlier}>
                  {shown ? s.images.showNewest : s.images.showEarlier}
                </Button>
              )}
              <Button wide isDisabled={isPainting} onPress={() => onPanel('regenerate')}>
                <RefreshCw size={17} aria-hidden />
                {s.images.regenerate}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** Shown over the picture while another one is painted. */
function Painting({ isHere }: { isHere: boolean }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-backdrop text-white text-center p-6">
      <Spinner label={s.images.regenerating} large />
      <p className="m-0 font-600">{s.images.regenerating}</p>
      <p className="m-0">{isHere ? s.images.takesHere : s.images.takes}</p>
    </div>
  );
}
