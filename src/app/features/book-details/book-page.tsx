import { ArrowLeft, BookImage, BookOpen, Images, Share2, Trash2 } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { namedChapters } from '#shared/reading/navigation/named-chapters.ts';
import { pullDescriptions } from '#app/api/book-content.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { countDescriptions } from '#app/data/pictures/descriptions.ts';
import { BookCover } from '#app/book-parts/book-cover.tsx';
import { BookNotFound } from '#app/book-parts/book-not-found.tsx';
import { BookAuthor } from '#app/book-parts/book-author.tsx';
import { BookHeading } from '#app/book-parts/book-title.tsx';
import { deleteWithUndo } from '#app/book-parts/delete-with-undo.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import { useBookDetail } from '#app/book-parts/use-book-detail.ts';
import { useBook } from '#app/book-parts/use-library.ts';
import { useInitialSyncPending } from '#app/book-parts/use-initial-sync-pending.ts';
import { logFailure } from '#app/log.ts';
import { chapterPath, galleryPath, routes } from '#app/routes.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { useModals } from '#app/state/modals.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { buttonClass } from '#app/ui/styles.ts';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { CastPanel } from './cast-panel.tsx';
import { ChapterList, type ChapterLine } from './chapter-list.tsx';
import { CoverActions } from './cover-actions.tsx';
import { DevicePanel } from './device-panel.tsx';
import { formatReadingTime } from './format-reading-time.ts';
import { shareBook } from './share-book.ts';

const WORDS_PER_MINUTE = 200;
const WORDS_PER_PAGE = 300;

export function BookPage() {
  const { bookId = '' } = useParams<{ bookId: string }>();
  const book = useBook(bookId);
  usePageTitle(book?.title ?? s.book.notFound);
  const isSyncPending = useInitialSyncPending();
  if (book === undefined || (book === null && isSyncPending)) return <LoadingPage label={s.app.loading} />;
  if (book === null) return <BookNotFound />;
  return <BookDetails book={book} />;
}

function BookDetails({ book }: { book: LibraryBook }) {
  const [, navigate] = useLocation();
  const { chapters, words, description } = useBookFacts(book);
  const hasAccount = useHasAccount();
  const openModal = useModals((state) => state.open);
  const started = book.percent > 0;
  const pages = book.totalPages || Math.ceil(words / WORDS_PER_PAGE);
  // Waits for the word count, so that no late fact moves the buttons.
  const hours = (words || pages * WORDS_PER_PAGE) / WORDS_PER_MINUTE / 60;
  const facts = [
    s.book.chapterCount(book.chapters),
    ...(pages > 0 ? [s.book.pages(pages)] : []),
    ...(hours > 0 ? [formatReadingTime(hours)] : []),
    book.format.toUpperCase(),
  ];

  const handleDelete = async () => {
    await deleteWithUndo(book);
    navigate(routes.library);
  };

  return (
    <>
      <Link href={routes.library} className={`${buttonClass('ghost')} -ml-4 mb-4`}>
        <ArrowLeft size={17} aria-hidden />
        {s.book.back}
      </Link>
      <div className="grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)] items-start">
        <div className="grid gap-2 justify-items-center">
          <div className="w-44 md:w-full aspect-[2/3] shadow-[var(--shadow)]">
            <BookCover book={book} width={13} />
          </div>
          <CoverActions bookId={book.id} />
        </div>
        <div className="min-w-0 grid gap-5">
          <header className="grid gap-1.5 text-center md:text-left">
            <BookHeading book={book} />
            <p className="m-0 text-lg text-muted">
              <BookAuthor book={book} />
            </p>
            {book.series && (
              <p className="m-0 text-sm text-muted">
                {book.series.name}
                {book.series.position !== null && ` · ${book.series.position}`}
              </p>
            )}
          </header>
          <ul className="list-none m-0 p-0 flex flex-wrap justify-center md:justify-start gap-2">
            {facts.map((fact) => (
              <li
                key={fact}
                className="px-3 py-1 rounded-full bg-raised border border-solid border-line text-sm"
              >
                {fact}
              </li>
            ))}
          </ul>
          {started && (
            <div className="grid gap-1.5">
              <div className="flex justify-between text-sm">
                <span className="text-muted">{s.book.progress}</span>
                <span className="tabular-nums">{Math.round(book.percent)}%</span>
              </div>
              <ProgressBar label={s.book.progress} percent={book.percent} />
            </div>
          )}
          <div className="flex flex-wrap justify-center md:justify-start gap-3">
            <LinkButton href={chapterPath(book.id, book.currentChapter)}>
              <BookOpen size={17} aria-hidden />
              {started ? s.book.continue : s.book.start}
            </LinkButton>
            <Link href={galleryPath(book.id)} className={buttonClass('secondary')}>
              <Images size={17} aria-hidden />
              {s.book.viewImages}
            </Link>
            <Button onPress={() => openModal({ kind: 'edition', bookId: book.id })}>
              <BookImage size={17} aria-hidden />
              {s.book.edition}
            </Button>
            {/* They wrap together, and where there is little room they are their icons. */}
            <div className="flex xl:-ml-2">
              <Button variant="ghost" onPress={() => void shareBook(book)}>
                <Share2 size={17} aria-hidden />
                <span className="max-xl:sr-only">{s.book.share}</span>
              </Button>
              <Button variant="ghost" onPress={() => void handleDelete()}>
                <Trash2 size={17} aria-hidden />
                <span className="max-xl:sr-only">{s.book.delete}</span>
              </Button>
            </div>
          </div>
          {hasAccount && <DevicePanel book={book} />}
          {description && (
            <p className="m-0 max-w-prose leading-relaxed whitespace-pre-line">{description}</p>
          )}
          <CastPanel book={book} />
          <ChapterList bookId={book.id} chapters={chapters} current={started ? book.currentChapter : 0} />
        </div>
      </div>
    </>
  );
}

/** Chapters and numbers from this device where it has the book, else from the server. */
function useBookFacts(book: LibraryBook): {
  chapters: ChapterLine[];
  words: number;
  description: string | null;
} {
  const { id, fileStatus, revision } = book;
  const { publication, detail, description } = useBookDetail(book);
  const counts = useLiveQuery(() => countDescriptions(id), [id]);
  useEffect(() => {
    // On failure the stored data stays on the screen and the next visit requests it again.
    if (fileStatus === 'server') pullDescriptions(id).catch(logFailure('descriptions'));
  }, [id, fileStatus, revision]);

  const parsed = new Map(detail?.chapters.map((one) => [one.number, one.is_description_parsed]));
  const source =
    (publication && namedChapters(publication))?.map(({ number, title, words }) => ({
      number,
      title,
      words,
    })) ??
    detail?.chapters.map(({ number, title, word_count }) => ({ number, title, words: word_count })) ??
    [];
  return {
    chapters: source.map((one) => ({
      ...one,
      minutes: Math.max(1, Math.round(one.words / WORDS_PER_MINUTE)),
      descriptions: parsed.get(one.number) || counts?.has(one.number) ? (counts?.get(one.number) ?? 0) : null,
    })),
    words: source.reduce((sum, one) => sum + one.words, 0),
    description,
  };
}
