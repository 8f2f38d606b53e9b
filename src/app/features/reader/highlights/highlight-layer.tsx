import { lazy, Suspense, type RefObject } from 'react';
import type { PageTree } from '../page-tree.ts';
import type { useHighlighting } from './use-highlighting.ts';

const SelectionBar = lazy(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }));
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

interface MarkingLayerProps {
  marking: ReturnType<typeof useHighlighting>;
  tree: RefObject<PageTree | null>;
}

/** The selection bar, the note dialog and the announcements over the page. */
export function HighlightLayer({ marking, tree }: MarkingLayerProps) {
  const { bar, noted, said } = marking;
  return (
    <Suspense fallback={null}>
      <span className="sr-only" role="status">
        {said}
      </span>
      {bar && (
        <SelectionBar
          key={bar.highlight?.id ?? 'selection'}
          {...bar}
          color={bar.highlight?.color ?? null}
          box={() => tree.current?.boxOfWords(bar.words) ?? null}
        />
      )}
      {noted && <NoteDialog key={noted.id} highlight={noted} onClose={marking.closeNote} />}
    </Suspense>
  );
}
