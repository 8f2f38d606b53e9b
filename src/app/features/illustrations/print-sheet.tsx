import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBook } from '#app/book-parts/use-library.ts';
import type { DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { useObjectUrl } from '#app/ui/use-object-url.ts';
import './print-sheet.css';

interface PrintSheetProps {
  description: DescriptionRow;
  picture: PictureRow;
  /** Also called when it cannot be printed. */
  onPrinted: () => void;
}

/** Longer passages are set smaller, so that one page holds picture and passage. */
const LONG_CHARS = 450;

/**
 * A picture with its passage on a page of A6, where its 1024 pixels are 300 to the inch. Prints as soon as it has
 * loaded.
 */
export function PrintSheet({ description, picture, onPrinted }: PrintSheetProps) {
  const { content, bookId } = description;
  const book = useBook(bookId);
  const image = useRef<HTMLImageElement>(null);
  const url = useObjectUrl(picture);
  const isReady = book !== undefined && url !== null;
  useEffect(() => {
    if (!isReady) return;
    let left = false;
    addEventListener('afterprint', onPrinted);
    image.current
      ?.decode()
      .then(() => !left && window.print())
      .catch(() => {
        if (left) return; // A better picture took its place, and is printed instead.
        notify('error', ...s.images.printFailed);
        onPrinted();
      });
    return () => {
      left = true;
      removeEventListener('afterprint', onPrinted);
    };
  }, [isReady, url, onPrinted]);
  return createPortal(
    <article className="print-sheet" aria-hidden>
      <img ref={image} src={url ?? undefined} alt="" />
      <p className={content.length > LONG_CHARS ? 'is-long' : undefined}>{content}</p>
      {book && <footer>{[book.author, book.title].filter((name) => name !== '').join(' · ')}</footer>}
    </article>,
    document.body,
  );
}
