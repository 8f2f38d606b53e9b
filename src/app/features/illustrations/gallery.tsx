import { Grid2x2, List } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { limits } from '#shared/contract/limits.ts';
import { s } from '#app/strings/en.ts';
import { IconButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { useEndReached } from '#app/ui/use-end-reached.ts';
import { GalleryItem } from './gallery-item.tsx';
import type { GalleryPicture } from './use-gallery.ts';

interface GalleryProps {
  items: readonly GalleryPicture[];
  /** Another filter next to the type, such as the book. */
  extraFilter?: ReactNode;
}

/** Pictures of one book or of all: grid or list, searched by their text and type. */
export function Gallery({ items, extraFilter }: GalleryProps) {
  const [query, setQuery] = useState('');
  const [type, setType] = useState('all');
  const [asList, setAsList] = useState(false);
  const needle = query.trim().toLowerCase();
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const isHidden = ({ description, isSpoiler: isBeyond }: GalleryPicture) =>
    isBeyond && !revealed.has(description.id);
  // The passage of a hidden picture must not be searchable.
  const wordsOf = (item: GalleryPicture) => {
    const { content, type, entity } = item.description;
    return (isHidden(item) ? type : `${content} ${type} ${entity ?? ''}`).toLowerCase();
  };
  const shown = items.filter(
    (item) =>
      (type === 'all' || item.description.type === type) && (!needle || wordsOf(item).includes(needle)),
  );
  const [limit, setLimit] = useState<number>(limits.bookPicturesLimit);
  const endRef = useEndReached(() => setLimit((n) => n + limits.bookPicturesLimit), shown.length > limit);
  const types = [...new Set(items.map((item) => item.description.type))];

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
          {shown.slice(0, limit).map((item, i) => (
            <li
              key={item.description.id}
              className="rise min-w-0"
              style={{ animationDelay: `${Math.min(i, LAST_DELAYED) * (asList ? 0.05 : 0.1)}s` }}
            >
              <GalleryItem
                description={item.description}
                asList={asList}
                isHidden={isHidden(item)}
                onReveal={() => setRevealed(new Set([...revealed, item.description.id]))}
              />
            </li>
          ))}
        </ul>
      )}
      <div ref={endRef} aria-hidden />
    </section>
  );
}

/** Pictures appear one after another; later ones are not delayed further. */
const LAST_DELAYED = 11;
