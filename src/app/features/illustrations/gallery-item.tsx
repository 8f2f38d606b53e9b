import { Download, EyeOff, Share2 } from 'lucide-react';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { useModals } from '#app/state/modals.ts';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Picture } from '#app/book-parts/picture.tsx';
import { downloadPicture, sharePicture } from './picture-actions.ts';
import { usePictureTitle } from './use-picture-title.ts';
import { usePicture } from '#app/book-parts/use-picture.ts';

interface GalleryItemProps {
  description: DescriptionRow;
  asList: boolean;
  /** The passage is a spoiler that the reader has not revealed. */
  isHidden: boolean;
  onReveal: () => void;
}

/** A picture with its passage; a spoiler stays hidden until it is reached or revealed. */
export function GalleryItem({ description, asList, isHidden, onReveal }: GalleryItemProps) {
  return (
    <article
      className={`card overflow-hidden ${asList ? 'grid grid-cols-[8rem_1fr] sm:grid-cols-[14rem_1fr]' : ''}`}
    >
      {isHidden ? (
        <HiddenPicture description={description} onReveal={onReveal} />
      ) : (
        <ShownPicture description={description} />
      )}
    </article>
  );
}

function ShownPicture({ description }: { description: DescriptionRow }) {
  const { id, content, type } = description;
  const title = usePictureTitle(description);
  const open = useModals((state) => state.open);
  const picture = usePicture(description);
  return (
    <>
      <button
        type="button"
        aria-label={s.images.open(content.slice(0, 80))}
        onClick={() => open({ kind: 'image', descriptionId: id })}
        className="block w-full p-0 border-none bg-transparent cursor-pointer focus-ring"
      >
        <Picture picture={picture} alt={content} className="w-full aspect-[4/3] object-cover" />
      </button>
      <div className="p-4 grid gap-2 content-start">
        <div className="flex items-center justify-between gap-2">
          <TypeLabel type={type} />
          <span className="flex -my-2 -mr-2">
            <IconButton label={s.images.download} onPress={() => downloadPicture(picture.row)}>
              <Download size={18} aria-hidden />
            </IconButton>
            <IconButton label={s.images.share} onPress={() => void sharePicture(description, picture.row)}>
              <Share2 size={18} aria-hidden />
            </IconButton>
          </span>
        </div>
        <h2 className="m-0 font-title text-base font-600">{title ?? '\u00a0'}</h2>
        <p className="m-0 text-sm text-muted line-clamp-3">{content}</p>
      </div>
    </>
  );
}

/** Shows neither the picture nor the passage, and does not load the picture. */
function HiddenPicture({ description, onReveal }: { description: DescriptionRow; onReveal: () => void }) {
  const { type, chapter_number: chapter } = description;
  return (
    <>
      <div className="w-full aspect-[4/3] bg-ground grid place-content-center justify-items-center text-muted">
        <EyeOff size={32} aria-hidden />
      </div>
      <div className="p-4 grid gap-2 content-start justify-items-start">
        <TypeLabel type={type} />
        <h2 className="m-0 font-title text-base font-600">{s.images.hidden(chapter)}</h2>
        <p className="m-0 text-sm text-muted">{s.images.hiddenHint}</p>
        <Button variant="ghost" onPress={onReveal}>
          {s.images.reveal}
        </Button>
      </div>
    </>
  );
}

function TypeLabel({ type }: Pick<DescriptionRow, 'type'>) {
  return (
    <span className="text-xs uppercase tracking-widest text-accent font-600">
      {s.reader.descriptionTypes[type]}
    </span>
  );
}
