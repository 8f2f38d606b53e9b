import { useLiveQuery } from 'dexie-react-hooks';
import { Download, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';
import { highlightUpTo } from '#shared/reading/notes/annotations-up-to.ts';
import { listHighlights, type Highlight } from '#app/data/annotations/annotations.ts';
import { reading } from '#app/strings/en-reading.ts';
import { Button } from '#app/ui/button.tsx';
import { downloadNotes } from './download-notes.ts';
import { NoteCard } from './note-card.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { HiddenLine } from './hidden-line.tsx';
import { RemovedLine } from './removed-line.tsx';
import { useRemoved } from './use-removed.ts';
import { useShownAnnotations } from './use-shown-annotations.ts';

export interface NotesTabProps {
  bookId: string;
  title: string;
  author: string;
  chapters: readonly { number: number; title: string }[];
  /** How far the reader knows the book; null while no page is laid out. */
  known: TextPlace | null;
  onJump: (chapter: number, offset: number) => void;
}

/** The reader's highlights and notes, by chapter. */
export function NotesTab({ bookId, title, author, chapters, known, onJump }: NotesTabProps) {
  const stored = useLiveQuery(() => listHighlights(bookId), [bookId]);
  const annotations = useShownAnnotations(stored, known, highlightUpTo);
  const { lines, remove, restore } = useRemoved(annotations?.shown ?? noHighlights);
  const [editedId, setEditedId] = useState<string | null>(null);
  if (!annotations) return null;
  const { shown: highlights, hidden } = annotations;
  const titles = new Map(chapters.map((chapter) => [chapter.number, chapter.title]));
  return (
    <>
      {lines.length === 0 && hidden === 0 && (
        <EmptyTab Icon={NotebookPen} title={reading.notebook.noNotes}>
          {reading.notebook.noNotesHint}
        </EmptyTab>
      )}
      {highlights.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 pl-3 pb-1">
          <span className="text-sm text-muted">{reading.notebook.count(highlights.length)}</span>
          <Button variant="ghost" onPress={() => downloadNotes({ title, author, chapters, highlights })}>
            <Download size={17} aria-hidden />
            {reading.notebook.export}
          </Button>
        </div>
      )}
      <ul className="list-none m-0 p-0 grid gap-1">
        {lines.map(({ annotation: highlight, isRemoved }, i) => (
          <li key={highlight.id}>
            {lines[i - 1]?.annotation.loc[0] !== highlight.loc[0] && (
              <h3 className="m-0 px-3 pt-4 pb-2 text-sm font-600 text-muted">
                {reading.page.chapterTitle(highlight.loc[0], titles.get(highlight.loc[0]) ?? '')}
              </h3>
            )}
            {isRemoved ? (
              <RemovedLine text={reading.notebook.highlightRemoved} onUndo={() => restore(highlight.id)} />
            ) : (
              <NoteCard
                highlight={highlight}
                isEdited={editedId === highlight.id}
                onEdit={(isEdited) => setEditedId(isEdited ? highlight.id : null)}
                onJump={() => onJump(highlight.loc[0], highlight.loc[1])}
                onRemove={(removeAnnotation) => remove(highlight.id, removeAnnotation)}
              />
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && <HiddenLine>{reading.notebook.hiddenHighlights(hidden)}</HiddenLine>}
    </>
  );
}

const noHighlights: Highlight[] = [];
