import { lazy, Suspense, type RefObject } from 'react';
import type { PageTree } from '../chapter/page-tree.ts';
import type { useHighlighting } from './use-highlighting.ts';

const SelectionBar = lazy(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }));
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

interface HighlightLayerProps {
  highlighting: ReturnType<typeof useHighlighting>;
  tree: RefObject<PageTree | null>;
}

/** The selection bar, the note dialog and the announcements over the page. */
export function HighlightLayer({ highlighting, tree }: HighlightLayerProps) {
  const { bar, noted, announcement } = highlighting;
  return (
    <Suspense fallback={null}>
      <span className="sr-only" role="status">
        {announcement}
      </span>
      {bar && (
        <SelectionBar
          key={bar.highlight?.id ?? 'selection'}
          {...bar}
          color={bar.highlight?.color ?? null}
          box={() => tree.current?.boxOfWords(bar.words) ?? null}
        />
      )}
      {noted && <NoteDialog key={noted.id} highlight={noted} onClose={highlighting.closeNote} />}
    </Suspense>
  );
}
