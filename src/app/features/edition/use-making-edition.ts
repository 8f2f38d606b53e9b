import { useEffect, useRef, useState } from 'react';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { logFailure } from '#app/log.ts';
import { fileName, saveFile } from '#app/state/save-file.ts';
import { edition } from '#app/strings/en-edition.ts';
import { failureMessage } from './failure-message.ts';
import {
  type EditionStep,
  type EditionOptions,
  type FinishedEdition,
  makeEditionFile,
} from './make-edition-file.ts';
import type { Prints } from './print-pictures.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

export type Making =
  | { state: 'idle' }
  | { state: 'working'; step: EditionStep; percent: number }
  | { state: 'done'; made: FinishedEdition & { file: File } }
  | { state: 'failed'; message: string };

/** Makes the edition of a book and saves it as a file. It stops when the dialog is closed. */
export function useMakingEdition(book: LibraryBook | null | undefined) {
  const [making, setMaking] = useState<Making>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const [prints] = useState<Prints>(() => new Map());
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  const make = async (options: EditionOptions) => {
    if (!book) return;
    const { signal } = (running.current = new AbortController());
    const onStep = (step: EditionStep, share: number) =>
      !signal.aborted && setMaking({ state: 'working', step, percent: Math.round(share * 100) });
    onStep(options.perChapter > 0 ? 'painting' : 'edition', 0);
    try {
      const made = await makeEditionFile(book, { ...options, prints, signal, onStep });
      const file = new File([made.file], nameOf(book.title, options), { type: made.file.type });
      saveFile(file, file.name);
      setMaking({ state: 'done', made: { ...made, file } });
    } catch (error) {
      if (signal.aborted) return setMaking({ state: 'idle' });
      logFailure('edition')(error);
      setMaking({ state: 'failed', message: failureMessage(error) });
    }
  };
  return { making, make, stop };
}

function nameOf(title: string, { format, until, isForEInk }: EditionOptions): string {
  const { fileKinds, file, fileUpTo } = edition;
  const kind = format === 'album' ? fileKinds.album : isForEInk ? fileKinds.eInk : fileKinds.color;
  const upTo = until === null ? kind : fileUpTo(kind, lastChapter(until));
  return file(fileName(title), upTo, format === 'album' ? 'zip' : 'epub');
}

/** The chapter in which an edition ends; a chapter of which it contains nothing doesn't count. */
export const lastChapter = ({ chapter, offset }: TextPlace): number => (offset > 0 ? chapter : chapter - 1);
