import { CheckCheck, ListFilter, Upload } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { limits } from '#shared/contract/limits.ts';
import { useLibrary } from '#app/book-parts/use-library.ts';
import { useInitialSyncPending } from '#app/book-parts/use-initial-sync-pending.ts';
import { useModals } from '#app/state/modals.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { useEndReached } from '#app/ui/use-end-reached.ts';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { BookCard, SelectableBookCard } from './book-card.tsx';
import { filterBooks, noFilters, type LibraryFilters } from './filter-books.ts';
import { FilterPanel } from './filter-panel.tsx';
import { LibraryError } from './library-error.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface LibraryPageProps {
  /** Adds the built-in stories to the library. */
  onAddSamples: () => Promise<void>;
}

export function LibraryPage({ onAddSamples }: LibraryPageProps) {
  usePageTitle(s.library.title);
  const books = useLibrary();
  const isSyncPending = useInitialSyncPending();
  const openModal = useModals((state) => state.open);
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState<LibraryFilters>(noFilters);
  const [filtersShown, setFiltersShown] = useState(false);
  const [shown, setShown] = useState<number>(limits.booksPageSize);
  /** The selected books in selection mode, otherwise null. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = useMemo(() => filterBooks(books ?? [], filters), [books, filters]);
  const endRef = useEndReached(() => setShown((n) => n + limits.booksPageSize), chosen.length > shown);

  useEffect(() => {
    if (!params.has('upload')) return;
    openModal({ kind: 'upload' });
    setParams({}, { replace: true });
  }, [params, setParams, openModal]);

  const handleSamples = async () => {
    setBusy(true);
    await onAddSamples();
    setBusy(false);
  };

  const upload = (label: string) => (
    <Button variant="primary" onPress={() => openModal({ kind: 'upload' })}>
      <Upload size={17} aria-hidden />
      {label}
    </Button>
  );

  // On a new device the empty state waits for the first sync.
  if (!books || (books.length === 0 && isSyncPending)) return <LoadingPage label={s.app.loading} />;
  return (
    <>
      <PageHeader
        title={s.library.title}
        lead={s.library.count(books.length)}
        actions={upload(s.library.upload)}
      />
      <LibraryError isEmpty={books.length === 0} />
      <div className="flex flex-wrap gap-3 mb-6">
        <div className="grow basis-full sm:basis-0">
          <SearchField
            label={s.library.searchLabel}
            placeholder={s.library.searchPlaceholder}
            value={filters.query}
            onChange={(query) => setFilters({ ...filters, query })}
          />
        </div>
        <Button onPress={() => setFiltersShown(!filtersShown)} aria-expanded={filtersShown}>
          <ListFilter size={17} aria-hidden />
          {s.library.filters}
        </Button>
        {books.length > 0 && (
          <Button
            aria-pressed={selected !== null}
            onPress={() => setSelected(selected === null ? new Set() : null)}
          >
            <CheckCheck size={17} aria-hidden />
            <span className="sr-only sm:not-sr-only">{s.library.select}</span>
          </Button>
        )}
      </div>
      {filtersShown && <FilterPanel books={books} filters={filters} onChange={setFilters} />}
      {books.length === 0 ? (
        <EmptyState
          title={s.library.empty}
          action={
            <>
              {upload(s.library.uploadFirst)}
              <Button onPress={() => void handleSamples()} isDisabled={busy}>
                {s.library.trySamples}
              </Button>
            </>
          }
        >
          {s.library.emptyHint}
        </EmptyState>
      ) : (
        <>
          {chosen.length === 0 ? (
            <EmptyState
              title={s.library.noMatch}
              action={<Button onPress={() => setFilters(noFilters)}>{s.library.clearFilters}</Button>}
            />
          ) : (
            <ul className="list-none m-0 p-0 grid gap-x-4 sm:gap-x-6 gap-y-8 grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
              {chosen.slice(0, shown).map((book) => (
                <li key={book.id} className="library-card min-w-0">
                  {selected === null ? (
                    <BookCard book={book} />
                  ) : (
                    <SelectableBookCard
                      book={book}
                      isSelected={selected.has(book.id)}
                      onChange={(isSelected) => setSelected(toggled(selected, book.id, isSelected))}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <div ref={endRef} aria-hidden className={selected === null ? '' : 'h-32'} />
          {selected !== null && (
            <SelectionBar
              books={chosen}
              selected={selected}
              onSelect={setSelected}
              onDone={() => setSelected(null)}
            />
          )}
        </>
      )}
    </>
  );
}

function toggled(selected: ReadonlySet<string>, id: string, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  if (isSelected) next.add(id);
  else next.delete(id);
  return next;
}
