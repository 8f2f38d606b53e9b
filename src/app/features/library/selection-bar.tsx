import { HardDriveDownload, Trash2 } from 'lucide-react';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { deleteAllWithUndo } from '#app/book-parts/delete-with-undo.ts';
import { keepAllOnDevice } from '#app/book-parts/use-availability-actions.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';

interface SelectionBarProps {
  /** The books that match the filters and can be selected. */
  books: readonly LibraryBook[];
  selected: ReadonlySet<string>;
  onSelect: (ids: Set<string>) => void;
  onDone: () => void;
}

/** Actions for the selected books, fixed to the bottom of the window. */
export function SelectionBar({ books, selected, onSelect, onDone }: SelectionBarProps) {
  const chosen = books.filter((book) => selected.has(book.id));
  const hasAccount = useHasAccount();
  const isAll = chosen.length === books.length;
  const act = (work: (books: readonly LibraryBook[]) => Promise<void>) => {
    void work(chosen);
    onDone();
  };
  return (
    <div
      role="region"
      aria-label={s.library.selection}
      className="foot-bar rise fixed bottom-0 inset-x-0 z-30 bg-raised border-0 border-t border-solid border-line px-4 pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] grid grid-cols-2 sm:flex items-center justify-center gap-2 sm:gap-3 shadow-[var(--shadow)]"
    >
      <p className="m-0 font-600 tabular-nums" role="status">
        {s.library.selected(chosen.length)}
      </p>
      <Button size="sm" onPress={() => onSelect(isAll ? new Set() : new Set(books.map(({ id }) => id)))}>
        {isAll ? s.library.selectNone : s.library.selectAll}
      </Button>
      {hasAccount && (
        <Button size="sm" isDisabled={chosen.length === 0} onPress={() => act(keepAllOnDevice)}>
          <HardDriveDownload size={16} aria-hidden />
          {s.library.keepSelected}
        </Button>
      )}
      <Button
        size="sm"
        variant="danger"
        isDisabled={chosen.length === 0}
        onPress={() => act(deleteAllWithUndo)}
      >
        <Trash2 size={16} aria-hidden />
        {s.library.deleteSelected}
      </Button>
      <span className="col-span-2 grid sm:block">
        <Button size="sm" variant="primary" onPress={onDone}>
          {s.library.done}
        </Button>
      </span>
    </div>
  );
}
