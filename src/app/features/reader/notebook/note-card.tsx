import { Pencil, Trash2 } from 'lucide-react';
import { removeAnnotation, setHighlightColor, type Highlight } from '#app/data/annotations/annotations.ts';
import { reading } from '#app/strings/en-reading.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { ColorButtons } from '../highlights/color-buttons.tsx';
import { colorName } from '../highlights/highlight-name.ts';
import { NoteField, useNoteDraft } from '../highlights/note-dialog.tsx';

interface NoteCardProps {
  highlight: Highlight;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onJump: () => void;
  onRemove: (remove: (id: string) => Promise<void>) => void;
}

/** A highlight with its note. */
export function NoteCard({ highlight, isEdited, onEdit, onJump, onRemove }: NoteCardProps) {
  const { color, text, note } = highlight;
  return (
    <article className="grid gap-1 pb-1" aria-label={reading.highlights.highlight(colorName(color))}>
      <div className="flex items-start">
        <button
          type="button"
          onClick={onJump}
          title={reading.notebook.jump}
          className="grow min-w-0 min-h-11 text-left px-3 py-2 rounded-lg bg-transparent border-none cursor-pointer text-base text-ink focus-ring hover:bg-accent-soft"
        >
          <span className="quoted block" style={{ '--hue': color } as React.CSSProperties}>
            <span className="line-clamp-6 leading-snug">{text}</span>
          </span>
        </button>
        <IconButton label={reading.notebook.edit} aria-expanded={isEdited} onPress={() => onEdit(!isEdited)}>
          <Pencil size={17} aria-hidden />
        </IconButton>
        <IconButton label={reading.notebook.remove} onPress={() => onRemove(removeAnnotation)}>
          <Trash2 size={17} aria-hidden />
        </IconButton>
      </div>
      {isEdited ? (
        <Editor highlight={highlight} onDone={() => onEdit(false)} />
      ) : (
        note && <p className="m-0 px-3 pb-2 text-base leading-snug whitespace-pre-line break-words">{note}</p>
      )}
    </article>
  );
}

function Editor({ highlight, onDone }: { highlight: Highlight; onDone: () => void }) {
  const { note, setNote } = useNoteDraft(highlight);
  return (
    <div className="fade grid gap-3 px-3 pb-4">
      <div role="group" aria-label={reading.notebook.color} className="flex -ml-2">
        <ColorButtons
          current={highlight.color}
          label={reading.highlights.highlightIn}
          onChoose={(color) => void setHighlightColor(highlight.id, color)}
        />
      </div>
      <NoteField note={note} onChange={setNote} />
      <span>
        <Button variant="primary" onPress={onDone}>
          {reading.highlights.done}
        </Button>
      </span>
    </div>
  );
}
