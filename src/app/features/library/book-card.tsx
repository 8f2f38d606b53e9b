import { memo } from 'react';
import { BookOpen, EllipsisVertical, HardDriveDownload, MonitorX, Trash2, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'wouter';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { BookCover } from '#app/book-parts/book-cover.tsx';
import { AvailabilityIcon } from '#app/book-parts/availability.tsx';
import { BookAuthor } from '#app/book-parts/book-author.tsx';
import { BookTitle } from '#app/book-parts/book-title.tsx';
import { deleteWithUndo } from '#app/book-parts/delete-with-undo.ts';
import { useAvailabilityActions } from '#app/book-parts/use-availability-actions.ts';
import { bookPath } from '#app/routes.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { s } from '#app/strings/en.ts';
import { SelectableTile } from '#app/ui/selectable-tile.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { iconButtonClass } from '#app/ui/styles.ts';

/** Memoised: a library may show thousands of cards, and each renders only when its book changes. */
export const BookCard = memo(function BookCard({ book }: { book: LibraryBook }) {
  return (
    <div className="relative min-w-0">
      <Link
        href={bookPath(book.id)}
        className="group block no-underline text-ink rounded-lg focus-ring min-w-0"
      >
        <BookTile book={book} />
      </Link>
      <CardMenu book={book} />
    </div>
  );
});

/** The card in selection mode: a single checkbox. */
export function SelectableBookCard({ book, isSelected, onChange }: SelectableBookCardProps) {
  return (
    <SelectableTile label={s.library.selectBook(book.title)} isSelected={isSelected} onChange={onChange}>
      <BookTile book={book} />
    </SelectableTile>
  );
}

interface SelectableBookCardProps {
  book: LibraryBook;
  isSelected: boolean;
  onChange: (selected: boolean) => void;
}

function BookTile({ book }: { book: LibraryBook }) {
  return (
    <div className="grid gap-3 min-w-0">
      {/* The pointer target is the link itself: a cover replaced while the button is down would prevent the click. */}
      <div className="pointer-events-none aspect-[2/3] shadow-[var(--shadow)] rounded-r-lg rounded-l-sm transition-transform duration-150 group-hover:-translate-y-1">
        <BookCover book={book} width={11} />
      </div>
      <div className="grid gap-0.5 min-w-0">
        <h2
          lang={book.language ?? undefined}
          className="m-0 pr-8 font-title text-base font-600 leading-snug line-clamp-2 break-words hyphens-auto group-hover:text-accent"
        >
          <BookTitle book={book} />
        </h2>
        <p className="m-0 pr-8 text-sm text-muted truncate">
          <BookAuthor book={book} />
        </p>
        {book.series && (
          <p className="m-0 pr-8 text-sm text-muted truncate italic">
            {s.library.series(book.series.name, book.series.position)}
          </p>
        )}
        <p className="m-0 text-sm text-muted flex items-center justify-between gap-2">
          <span className="truncate">{s.library.chapters(book.chapters)}</span>
          <AvailabilityIcon book={book} />
        </p>
        {book.percent > 0 && (
          <div className="flex items-center gap-2 mt-1">
            <ProgressBar label={s.library.progressOf(book.title)} percent={book.percent} thin />
            <span className="text-xs text-muted tabular-nums">
              {Math.round(Math.min(100, book.percent))}%
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

/** Beside the title, outside the link; its position follows from the cover's proportions. */
function CardMenu({ book }: { book: LibraryBook }) {
  const actions = useAvailabilityActions(book);
  const canBeKept = useHasAccount() && book.fileStatus !== 'private';
  const keepHint = book.fileStatus === 'server' ? s.availability.keepHint : s.availability.keepWaitingHint;
  return (
    <div className="absolute -right-2 top-0 w-full pointer-events-none">
      <div className="aspect-[2/3]" />
      <div className="flex justify-end mt-1 pointer-events-auto w-fit ml-auto">
        <Menu
          label={s.availability.menu(book.title)}
          trigger={
            <AriaButton
              aria-label={s.availability.menu(book.title)}
              className={`${iconButtonClass} text-muted`}
            >
              <EllipsisVertical size={18} aria-hidden />
            </AriaButton>
          }
        >
          <MenuItem id="open" icon={<BookOpen size={17} aria-hidden />} href={bookPath(book.id)}>
            {s.availability.open}
          </MenuItem>
          {!canBeKept ? null : actions.percent !== null ? (
            <MenuItem id="cancel" icon={<X size={17} aria-hidden />} onAction={() => void actions.cancel()}>
              {s.availability.cancel}
            </MenuItem>
          ) : book.kept ? (
            <MenuItem
              id="stop-keeping"
              icon={<HardDriveDownload size={17} aria-hidden />}
              onAction={() => void actions.stopKeeping()}
            >
              {s.availability.stopKeeping}
            </MenuItem>
          ) : (
            <MenuItem
              id="keep"
              icon={<HardDriveDownload size={17} aria-hidden />}
              hint={keepHint}
              onAction={() => void actions.keep()}
            >
              {s.availability.keep}
            </MenuItem>
          )}
          {canBeKept && book.onDevice ? (
            <MenuItem
              id="remove"
              icon={<MonitorX size={17} aria-hidden />}
              onAction={() => void actions.remove()}
            >
              {s.availability.remove}
            </MenuItem>
          ) : null}
          <MenuItem
            id="delete"
            icon={<Trash2 size={17} aria-hidden />}
            onAction={() => void deleteWithUndo(book)}
          >
            {s.book.delete}
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}
