import { useState } from 'react';
import { useLibrary } from '#app/book-parts/use-library.ts';
import { s } from '#app/strings/en.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Select } from '#app/ui/select.tsx';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { Gallery } from './gallery.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useGallery } from './use-gallery.ts';

/** The pictures of every book. */
export function PicturesPage() {
  usePageTitle(s.images.title);
  const books = useLibrary();
  const { items, failed, refresh } = useGallery(null);
  const [bookId, setBookId] = useState('all');
  if (!books || !items) return <LoadingPage label={s.app.loading} />;

  const present = new Set(items.map((item) => item.description.bookId));
  const options = [
    { id: 'all', label: s.images.allBooks },
    ...books.filter((book) => present.has(book.id)).map(({ id, title }) => ({ id, label: title })),
  ];
  return (
    <>
      <PageHeader title={s.images.title} />
      {failed ? (
        <LoadFailure onRetry={() => void refresh()} />
      ) : (
        <Gallery
          items={bookId === 'all' ? items : items.filter((item) => item.description.bookId === bookId)}
          extraFilter={
            items.length > 0 && (
              <Select
                label={s.images.book}
                labelHidden
                options={options}
                selected={bookId}
                onSelect={setBookId}
              />
            )
          }
        />
      )}
    </>
  );
}
