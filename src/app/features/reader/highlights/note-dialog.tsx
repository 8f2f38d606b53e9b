import { useEffect, useRef, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { setHighlightNote, type Highlight } from '#app/data/annotations/annotations.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';

interface NoteDialogProps {
  highlight: Highlight;
  onClose: () => void;
}

/** The note of a highlight. Closing it in any way saves the text. */
export function NoteDialog({ highlight, onClose }: NoteDialogProps) {
  const { note, setNote } = useNoteDraft(highlight);
  useCloseOnBack(true, onClose);
  return (
    <Dialog
      title={reading.highlights.noteTitle}
      size="sm"
      isOpen
      onClose={onClose}
      closeLabel={s.app.close}
      footer={
        <Button variant="primary" onPress={onClose}>
          {reading.highlights.done}
        </Button>
      }
    >
      <blockquote
        className="quoted m-0 mb-4 max-h-32 overflow-y-auto"
        style={{ '--hue': highlight.color } as React.CSSProperties}
        tabIndex={-1}
      >
        {highlight.text}
      </blockquote>
      <NoteField note={note} onChange={setNote} />
    </Dialog>
  );
}

/** A note being written, saved when the field is unmounted and when the page is hidden. */
export function useNoteDraft({ id, note: stored }: Highlight) {
  const [note, setNote] = useState(stored);
  const written = useRef({ note: stored, kept: stored });
  useEffect(() => {
    const keep = () => {
      const { note: latest, kept } = written.current;
      if (latest === kept) return;
      written.current.kept = latest;
      void setHighlightNote(id, latest);
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [id]);
  return {
    note,
    setNote: (next: string) => {
      written.current.note = next;
      setNote(next);
    },
  };
}

export function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  return (
    <TextField value={note} onChange={onChange} autoFocus className="grid gap-1.5">
      <Label className="text-sm font-600">{reading.highlights.noteLabel}</Label>
      <TextArea
        rows={4}
        placeholder={reading.highlights.notePlaceholder}
        className="w-full rounded-xl bg-page text-ink border border-solid border-edge px-3.5 py-2.5 text-base leading-relaxed placeholder:text-muted focus-ring resize-y"
      />
    </TextField>
  );
}
