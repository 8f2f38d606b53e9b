import { useEffect, useRef, useState } from 'react';
import { findNote } from '#app/data/books/chapters.ts';
import { useReaderSettings } from '#app/state/reader-settings.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { decorateLinks, decorateLists } from '../chapter/decorate-page.ts';
import { loadPictures } from '../chapter/load-pictures.ts';
import { followTargets, type TargetHandlers } from '../input/follow-target.ts';
import { showFormulas } from '../chapter/show-formulas.ts';
import { readerStyle } from '../reader-style.ts';
import { sanitisedFragment } from '../chapter/vendor-dompurify.ts';

interface NotePopoverProps extends Pick<TargetHandlers, 'onFollow' | 'onLeave' | 'onZoom'> {
  bookId: string;
  noteId: string;
  language: string | null;
  direction: 'ltr' | 'rtl';
  onClose: () => void;
}

/** A footnote over its page, with the notes it links to; closing it returns the focus to the link. */
export function NotePopover({ bookId, noteId, language, direction, onClose, ...handlers }: NotePopoverProps) {
  const [trail, setTrail] = useState([noteId]);
  const settings = useReaderSettings((state) => state.settings);
  const shown = trail.at(-1)!;
  const html = useNote(bookId, shown);
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  const goBack = () => setTrail(trail.slice(0, -1));
  useCloseOnBack(true, onClose);

  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const root = ref.current!;
    const fragment = sanitisedFragment(html);
    decorateLinks(fragment);
    decorateLists(fragment);
    showFormulas(fragment);
    root.replaceChildren(fragment);
    root.parentElement?.scrollTo(0, 0);
    return loadPictures(bookId, root).release;
  }, [bookId, html]);
  useEffect(() => {
    const onOpenNote = (id: string) => setTrail((known) => (known.at(-1) === id ? known : [...known, id]));
    return followTargets(ref.current!, () => ({ ...latest.current, onOpenNote }));
  }, []);

  return (
    <Dialog
      title={reading.page.note}
      size="sm"
      hasLightBackdrop
      isOpen
      onClose={onClose}
      closeLabel={s.app.close}
      footer={trail.length > 1 && <Button onPress={goBack}>{reading.page.noteBefore}</Button>}
    >
      {/* A long note scrolls, and keys must be able to scroll it. */}
      <div
        ref={ref}
        role="group"
        aria-label={reading.page.note}
        tabIndex={0}
        lang={language ?? undefined}
        dir={direction}
        data-opening=""
        style={readerStyle(settings)}
        className="book-page book-note rounded-lg focus-ring"
      />
    </Dialog>
  );
}

/** The note's markup; empty while it is loading. */
function useNote(bookId: string, id: string): string {
  const [note, setNote] = useState({ id: '', html: '' });
  useEffect(() => {
    let left = false;
    void findNote(bookId, id).then((found) => !left && setNote({ id, html: found?.html ?? '' }));
    return () => {
      left = true;
    };
  }, [bookId, id]);
  return note.id === id ? note.html : '';
}
