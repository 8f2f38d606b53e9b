import { ArrowLeft, Bookmark, BookmarkCheck, Keyboard, List, Search, Type } from 'lucide-react';
import { Link } from 'wouter';
import type { PagePosition } from '#shared/reading/progress.ts';
import type { LibraryBook } from '#app/data/books.ts';
import type { ChapterRow } from '#app/data/database.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { IconButton } from '#app/ui/button.tsx';
import { iconButtonClass } from '#app/ui/styles.ts';

interface ReaderHeaderProps {
  book: LibraryBook;
  chapter: ChapterRow | null;
  position: PagePosition;
  ready: boolean;
  backHref: string;
  /** The open page has a bookmark. */
  isMarked: boolean;
  /** The focus has come to the bar. */
  onFocus: () => void;
  onSearch: () => void;
  onContents: () => void;
  onBookmark: () => void;
  onSettings: () => void;
  onKeys: () => void;
}

export function ReaderHeader({
  book,
  chapter,
  position,
  ready,
  backHref,
  isMarked,
  onFocus,
  ...actions
}: ReaderHeaderProps) {
  return (
    <header
      onFocus={onFocus}
      className="reader-bar flex items-center gap-0 sm:gap-1 px-1 sm:px-3 min-h-14 pt-[env(safe-area-inset-top)]"
    >
      <Link href={backHref} aria-label={reading.page.back} className={iconButtonClass}>
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <div className="grow min-w-0 text-center leading-tight">
        <h1 className="m-0 text-sm sm:text-base font-title font-600 truncate">{book.title}</h1>
        <p className="m-0 text-xs sm:text-sm text-muted flex justify-center gap-1.5 whitespace-nowrap">
          {chapter && (
            <span className="truncate">{reading.page.chapterTitle(chapter.number, chapter.title)}</span>
          )}
          {ready && (
            <>
              <span aria-hidden>·</span>
              <span>{reading.page.pageOf(position.page, position.pages)}</span>
            </>
          )}
        </p>
      </div>
      <IconButton label={reading.search.open} onPress={actions.onSearch}>
        <Search size={20} aria-hidden />
      </IconButton>
      <IconButton label={reading.page.contents} onPress={actions.onContents}>
        <List size={20} aria-hidden />
      </IconButton>
      <span className="hidden min-[375px]:inline-flex">
        <IconButton label={reading.bookmark.add} aria-pressed={isMarked} onPress={actions.onBookmark}>
          {isMarked ? (
            <BookmarkCheck size={20} aria-hidden className="text-accent" />
          ) : (
            <Bookmark size={20} aria-hidden />
          )}
        </IconButton>
      </span>
      <IconButton label={s.reader.settings} onPress={actions.onSettings}>
        <Type size={20} aria-hidden />
      </IconButton>
      <span className="hidden md:inline-flex">
        <IconButton label={reading.keys.open} onPress={actions.onKeys}>
          <Keyboard size={20} aria-hidden />
        </IconButton>
      </span>
    </header>
  );
}
