import { ArrowLeft, Keyboard } from 'lucide-react';
import { Link } from 'wouter';
import type { PagePosition } from '#shared/reading/progress/percent.ts';
import { BookTitle } from '#app/book-parts/book-title.tsx';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { ReadingHabits } from '#app/data/settings/reading-habits.ts';
import { reading } from '#app/strings/en-reading.ts';
import { IconButton } from '#app/ui/button.tsx';
import { iconButtonClass } from '#app/ui/styles.ts';
import { FlowButton } from './flow-button.tsx';
import { ActionButton, type BookActions } from './book-actions.tsx';

interface ReaderHeaderProps {
  book: LibraryBook;
  /** Null until the chapter is known. */
  chapterTitle: string | null;
  position: PagePosition;
  ready: boolean;
  /** Undefined while it is being read. */
  layout: ReadingHabits['layout'] | undefined;
  backHref: string;
  /** The focus has come to the bar. */
  onFocus: () => void;
  actions: BookActions;
  onKeys: () => void;
}

export function ReaderHeader({
  book,
  chapterTitle,
  position,
  ready,
  layout,
  backHref,
  onFocus,
  actions,
  onKeys,
}: ReaderHeaderProps) {
  return (
    <header
      onFocus={onFocus}
      className="reader-bar flex items-center gap-0 sm:gap-1 px-1 sm:px-3 min-h-14 pt-[env(safe-area-inset-top)]"
    >
      {/* On a wide screen both ends are equally wide, which keeps the title above the middle of the pages. */}
      <span className="inline-flex lg:flex-1">
        {layout && <FlowButton layout={layout} />}
        <Link href={backHref} aria-label={reading.page.back} className={iconButtonClass}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
      </span>
      <div className="grow lg:grow-0 min-w-0 text-center leading-tight">
        <h1 className="m-0 text-sm sm:text-base font-title font-600 truncate">
          <BookTitle book={book} />
        </h1>
        <p className="m-0 text-xs sm:text-sm text-muted flex justify-center gap-1.5 whitespace-nowrap">
          {chapterTitle !== null && (
            <span className="truncate">{reading.page.chapterTitle(position.chapter, chapterTitle)}</span>
          )}
          {ready && <span aria-hidden>·</span>}
          {/* Also announces that a page was turned. */}
          <span role="status">{ready && reading.page.pageOf(position.page, position.pages)}</span>
        </p>
      </div>
      {/* Keeps the title in the middle where its buttons are below. */}
      <span className="sm:hidden w-11 shrink-0" />
      <span className="hidden sm:inline-flex gap-1 lg:flex-1 lg:justify-end">
        <ActionButton action="onSearch" actions={actions} />
        <ActionButton action="onContents" actions={actions} />
        <ActionButton action="onBookmark" actions={actions} />
        <ActionButton action="onSettings" actions={actions} />
        <span className="hidden md:inline-flex">
          <IconButton label={reading.keys.open} onPress={onKeys}>
            <Keyboard size={20} aria-hidden />
          </IconButton>
        </span>
      </span>
    </header>
  );
}
