import { CloudUpload, MonitorX } from 'lucide-react';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { sendToLibrary } from '#app/data/books/private-books.ts';
import { useAvailability } from '#app/book-parts/availability.tsx';
import { failureMessage, useAvailabilityActions } from '#app/book-parts/use-availability-actions.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { Switch } from '#app/ui/switch.tsx';

/** The book's availability, and what can be done about it. */
export function DevicePanel({ book }: { book: LibraryBook }) {
  const { label, Icon, color, percent } = useAvailability(book);
  const actions = useAvailabilityActions(book);
  const handleKeep = (keep: boolean) => void (keep ? actions.keep() : actions.stopKeeping());
  return (
    <section
      aria-label={s.availability.panel}
      className="card px-4 py-3 grid gap-2 max-w-prose w-full text-left"
    >
      <p className="m-0 flex items-center gap-2.5 text-sm">
        <Icon size={18} aria-hidden className={`shrink-0 ${color}`} />
        <span>{label}</span>
        {book.size > 0 && <span className="text-muted ml-auto tabular-nums">{formatBytes(book.size)}</span>}
      </p>
      {percent !== null && <ProgressBar label={label} percent={percent} thin />}
      {book.fileStatus === 'private' ? (
        <PrivateBook bookId={book.id} />
      ) : actions.percent !== null ? (
        <span>
          <Button size="sm" onPress={() => void actions.cancel()}>
            {s.availability.cancel}
          </Button>
        </span>
      ) : (
        <Switch
          label={s.availability.keep}
          hint={book.fileStatus === 'server' ? s.availability.keepHint : s.availability.keepWaitingHint}
          isSelected={book.kept}
          onChange={handleKeep}
        />
      )}
      {actions.error && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          <span className="grow min-w-0">{failureMessage(actions.error)}</span>
          <Button size="sm" onPress={() => void actions.keep()}>
            {s.availability.retry}
          </Button>
        </div>
      )}
      {book.onDevice && book.fileStatus !== 'private' && actions.percent === null && (
        <span className="-ml-3.5">
          <Button variant="ghost" size="sm" onPress={() => void actions.remove()}>
            <MonitorX size={16} aria-hidden />
            {s.availability.remove}
          </Button>
        </span>
      )}
    </section>
  );
}

/** Explains that a book is kept only here, and offers to change that. */
function PrivateBook({ bookId }: { bookId: string }) {
  return (
    <>
      <p className="m-0 text-sm text-muted">{s.availability.privateHint}</p>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" onPress={() => void sendToLibrary(bookId)}>
          <CloudUpload size={16} aria-hidden />
          {s.availability.sendToLibrary}
        </Button>
        <span className="text-sm text-muted">{s.availability.sendHint}</span>
      </span>
    </>
  );
}
