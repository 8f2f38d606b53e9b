import { useLiveQuery } from 'dexie-react-hooks';
import { ImageUp, Undo2 } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { storageFullMessage } from '#app/book-parts/storage-full-message.ts';
import { findOwnCover, removeOwnCover, saveOwnCover } from '#app/data/books/own-cover.ts';
import { logFailure } from '#app/log.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { NotAPictureError, shrinkCover } from './shrink-cover.ts';

/** Replaces a book's cover by a picture of the reader's own, and back. */
export function CoverActions({ bookId }: { bookId: string }) {
  const own = useLiveQuery(() => findOwnCover(bookId), [bookId]);
  return (
    <div className="flex flex-wrap justify-center">
      <FileTrigger
        acceptedFileTypes={['image/*']}
        onSelect={(files) => {
          if (files?.[0]) void choose(bookId, files[0]);
        }}
      >
        <Button variant="ghost" size="sm">
          <ImageUp size={16} aria-hidden /> {s.book.changeCover}
        </Button>
      </FileTrigger>
      {own && (
        <Button
          variant="ghost"
          size="sm"
          onPress={() => void removeOwnCover(bookId).catch(logFailure('covers'))}
        >
          <Undo2 size={16} aria-hidden /> {s.book.formerCover}
        </Button>
      )}
    </div>
  );
}

async function choose(bookId: string, file: File): Promise<void> {
  try {
    await saveOwnCover(bookId, await shrinkCover(file));
  } catch (thrown) {
    const message = thrown instanceof NotAPictureError ? s.book.notAPicture : storageFullMessage(thrown);
    if (message === null) throw thrown;
    notify('error', s.book.coverFailed, message);
  }
}
