import { useEffect, useRef, useState } from 'react';
import type { NoteRow } from '#app/data/database.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { useBackCloses } from '#app/ui/use-back-closes.ts';
import { dressLists, leavingHref } from './dress-page.ts';
import { sanitisedFragment } from './vendor-dompurify.ts';

interface NotePopoverProps {
  load: () => Promise<NoteRow | null>;
  /** A link in the note leads out of the book. */
  onLeave: (href: string) => void;
  onClose: () => void;
}

/** A footnote over the page it belongs to; closing it returns to the very word. */
export function NotePopover({ load, onLeave, onClose }: NotePopoverProps) {
  useBackCloses(true, onClose);
  const ref = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  // The note is the one the popover was opened for.
  const [loadOnce] = useState(() => load);
  useEffect(() => {
    void loadOnce().then((note) => setHtml(note?.html ?? ''));
  }, [loadOnce]);
  useEffect(() => {
    const fragment = sanitisedFragment(html);
    dressLists(fragment);
    ref.current?.replaceChildren(fragment);
  }, [html]);
  const handleClick = (event: React.MouseEvent) => {
    const href = leavingHref(event.target as Element);
    if (href === null) return;
    event.preventDefault();
    onLeave(href);
  };
  return (
    <Dialog title={reading.page.note} size="sm" isOpen onClose={onClose} closeLabel={s.app.close}>
      {/* A long note scrolls, and keys must be able to scroll it. */}
      <div
        ref={ref}
        onClick={handleClick}
        role="group"
        aria-label={reading.page.note}
        tabIndex={0}
        data-opening=""
        className="book-page text-base rounded-lg focus-ring"
      />
    </Dialog>
  );
}
