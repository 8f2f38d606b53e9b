import { findWords, wordQuery } from '#shared/reading/navigation/find-words.ts';
import { useLiveQuery } from 'dexie-react-hooks';
import { Link, useSearchParams } from 'wouter';
import { useLibrary } from '#app/book-parts/use-library.ts';
import { findChapterNames } from '#app/data/books/publications.ts';
import { searchTexts } from '#app/data/books/search-texts.ts';
import { foundPath } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { useCloudSearch, type CloudSearch } from './use-cloud-search.ts';
import { BookCard } from './book-card.tsx';
import { filterBooks, noFilters } from './filter-books.ts';

/** What the header's search finds: books by title and author, and sentences inside the books on this device. */
export function SearchPage() {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  usePageTitle(s.search.title(query));
  const books = useLibrary();
  const last = useLiveQuery(async () => {
    const hits = await searchTexts(query);
    return { query, hits, names: await findChapterNames(hits.map(({ bookId }) => bookId)) };
  }, [query]);
  const cloud = useCloudSearch(query, books);
  if (!books || !last) return <LoadingPage label={s.app.loading} />;

  const found = query ? filterBooks(books, { ...noFilters, query }) : [];
  const titles = new Map(books.map((book) => [book.id, book.title]));
  const inText = last.hits.filter((hit) => titles.has(hit.bookId));
  // Earlier results stay visible until this search has finished, but cannot be opened.
  const isPending = last.query !== query;
  return (
    <>
      <PageHeader title={s.search.title(query)} />
      {!isPending &&
        found.length === 0 &&
        inText.length === 0 &&
        !cloud.searching &&
        !cloud.results?.length && <EmptyState title={s.search.none}>{s.search.noneHint}</EmptyState>}
      {found.length > 0 && (
        <section className="mb-10">
          <h2 className="title-2">{s.search.inBooks}</h2>
          <ul className="list-none m-0 mt-4 p-0 grid gap-6 grid-cols-2 sm:grid-cols-4 lg:grid-cols-6">
            {found.map((book) => (
              <li key={book.id} className="min-w-0">
                <BookCard book={book} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {inText.length > 0 && (
        <section inert={isPending} aria-busy={isPending} className={isPending ? 'opacity-50' : undefined}>
          <h2 className="title-2">{s.search.inText}</h2>
          <ul className="list-none m-0 mt-4 p-0 grid gap-3">
            {inText.map((hit) => (
              <li key={`${hit.bookId}/${hit.chapter}/${hit.offset}`}>
                <Link
                  href={foundPath(hit.bookId, hit.chapter, hit)}
                  className="card block p-4 no-underline text-ink focus-ring hover:border-accent"
                >
                  <span className="block text-sm text-muted mb-1">
                    {placeOf(titles.get(hit.bookId), hit.chapter, last.names.get(hit.bookId))}
                  </span>
                  {hit.before}
                  <strong className="text-accent">{hit.match}</strong>
                  {hit.after}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {query && cloud.bookCount > 0 && <CloudResults query={query} cloud={cloud} titles={titles} />}
    </>
  );
}

/** "Dracula · Chapter 2 · Imprint". */
function placeOf(book: string | undefined, chapter: number, names: readonly string[] | undefined): string {
  const parts = [book, s.reader.chapter(chapter), names?.[chapter - 1]];
  return [...new Set(parts.filter((part) => part))].join(' · ');
}

interface CloudResultsProps {
  query: string;
  cloud: CloudSearch;
  titles: ReadonlyMap<string, string>;
}

/** What the server found in books that are not on this device, or how many were not searched. */
function CloudResults({ query, cloud, titles }: CloudResultsProps) {
  const { bookCount, results, searching } = cloud;
  return (
    <section className="mt-10" aria-label={s.search.inCloud}>
      <p role="status" className="text-muted">
        {searching
          ? s.search.searchingCloud(bookCount)
          : results === null
            ? s.search.notSearched(bookCount)
            : s.search.searchedCloud(bookCount)}
      </p>
      {results && results.length > 0 && (
        <>
          <h2 className="title-2">{s.search.inCloud}</h2>
          <ul className="list-none m-0 mt-4 p-0 grid gap-3">
            {results.map(({ book_id, chapter_number, offset, excerpt }) => (
              <li key={`${book_id}/${chapter_number}`}>
                <Link
                  href={foundPath(book_id, chapter_number, { offset, length: matchLength(excerpt, query) })}
                  className="card block p-4 no-underline text-ink focus-ring hover:border-accent"
                >
                  <span className="block text-sm text-muted mb-1">
                    {titles.get(book_id)} · {s.reader.chapter(chapter_number)}
                  </span>
                  {excerpt}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Length of the match in the book's text, which may contain more white space than the query. */
function matchLength(excerpt: string, query: string): number {
  const words = wordQuery(query);
  const [first] = words ? findWords(excerpt, words) : [];
  return first ? first.end - first.start : query.length;
}
