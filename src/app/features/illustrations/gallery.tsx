import { Download, Grid2x2, List, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { limits } from '#shared/contract/limits.ts';
import type { DescriptionRow } from '#app/data/database.ts';
import { useModals } from '#app/state/modals.ts';
import { s } from '#app/strings/en.ts';
import { IconButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { useEndReached } from '#app/ui/use-end-reached.ts';
import { Picture } from './picture.tsx';
import { downloadPicture, sharePicture } from './picture-actions.ts';
import { usePicture } from './use-picture.ts';

interface GalleryProps {
  items: readonly DescriptionRow[];
  /** Another filter beside the type, such as the book. */
  extraFilter?: ReactNode;
}

/** Pictures of one book or of all: grid or list, searched by their text and type. */
export function Gallery({ items, extraFilter }: GalleryProps) {
  const [query, setQuery] = useState('');
  const [type, setType] = useState('all');
  const [asList, setAsList] = useState(false);
  const needle = query.trim().toLowerCase();
  const shown = items.filter(
    (item) =>
      (type === 'all' || item.type === type) &&
      (!needle || `${item.content} ${item.type} ${item.entity ?? ''}`.toLowerCase().includes(needle)),
  );
  const [room, setRoom] = useState<number>(limits.bookImagesLimit);
  const endRef = useEndReached(() => setRoom((n) => n + limits.bookImagesLimit), shown.length > room);
  const types = [...new Set(items.map((item) => item.type))];

  if (items.length === 0 && !extraFilter)
    return <EmptyState title={s.images.none}>{s.images.noneHint}</EmptyState>;
  return (
    <section aria-label={s.images.gallery}>
      <div className="flex flex-wrap items-end gap-3 mb-4">
        <div className="grow min-w-56">
          <SearchField
            label={s.images.searchLabel}
            placeholder={s.images.searchPlaceholder}
            value={query}
            onChange={setQuery}
          />
        </div>
        {extraFilter}
        <Select
          label={s.images.type}
          labelHidden
          options={[
            { id: 'all', label: s.images.allTypes },
            ...types.map((id) => ({ id, label: s.reader.descriptionTypes[id] })),
          ]}
          selected={type}
          onSelect={setType}
        />
        <IconButton label={asList ? s.images.grid : s.images.list} onPress={() => setAsList(!asList)}>
          {asList ? <Grid2x2 size={20} aria-hidden /> : <List size={20} aria-hidden />}
        </IconButton>
      </div>
      <p role="status" className="m-0 mb-4 text-sm text-muted">
        {s.images.count(shown.length, items.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={items.length === 0 ? s.images.none : s.images.noMatch} />
      ) : (
        <ul
          key={asList ? 'list' : 'grid'}
          className={
            asList
              ? 'list-none m-0 p-0 grid gap-4'
              : 'list-none m-0 p-0 grid gap-5 grid-cols-1 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
          }
        >
          {shown.slice(0, room).map((item, i) => (
            <li
              key={item.id}
              className="rise min-w-0"
              style={{ animationDelay: `${Math.min(i, LAST_DELAYED) * (asList ? 0.05 : 0.1)}s` }}
            >
              <GalleryItem item={item} asList={asList} />
            </li>
          ))}
        </ul>
      )}
      <div ref={endRef} aria-hidden />
    </section>
  );
}

/** The pictures come one after another, but nobody waits for the fiftieth. */
const LAST_DELAYED = 11;

function GalleryItem({ item, asList }: { item: DescriptionRow; asList: boolean }) {
  const open = useModals((state) => state.open);
  const { url, row, failed } = usePicture(item);
  return (
    <article
      className={`card overflow-hidden ${asList ? 'grid grid-cols-[8rem_1fr] sm:grid-cols-[14rem_1fr]' : ''}`}
    >
      <button
        type="button"
        aria-label={s.images.open(item.content.slice(0, 80))}
        onClick={() => open({ kind: 'image', descriptionId: item.id })}
        className="block w-full p-0 border-none bg-transparent cursor-pointer focus-ring"
      >
        <Picture
          url={url}
          alt={item.content}
          failed={failed}
          className="block w-full aspect-[4/3] object-cover"
        />
      </button>
      <div className="p-4 grid gap-2 content-start">
        <div className="flex items-center justify-between gap-2">
          <span className="text-xs uppercase tracking-widest text-accent font-600">
            {s.reader.descriptionTypes[item.type]}
          </span>
          <span className="flex -my-2 -mr-2">
            <IconButton label={s.images.download} onPress={() => downloadPicture(row)}>
              <Download size={18} aria-hidden />
            </IconButton>
            <IconButton label={s.images.share} onPress={() => void sharePicture(item)}>
              <Share2 size={18} aria-hidden />
            </IconButton>
          </span>
        </div>
        {item.entity && <h2 className="m-0 font-title text-base font-600">{item.entity}</h2>}
        <p className="m-0 text-sm text-muted line-clamp-3">{item.content}</p>
      </div>
    </article>
  );
}
