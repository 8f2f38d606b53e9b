import { Bookmark as BookmarkIcon, BookmarkCheck, BookmarkPlus, Trash2 } from 'lucide-react';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';
import { bookmarkUpTo } from '#shared/reading/notes/annotations-up-to.ts';
import { shownPercent } from '#shared/reading/progress/percent.ts';
import { removeAnnotation, type Bookmark } from '#app/data/annotations/annotations.ts';
import { reading } from '#app/strings/en-reading.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { HiddenLine } from './hidden-line.tsx';
import { RemovedLine } from './removed-line.tsx';
import { useRemoved } from './use-removed.ts';
import { useShownAnnotations } from './use-shown-annotations.ts';

export interface BookmarksTabProps {
  bookmarks: readonly Bookmark[];
  chapters: readonly { number: number; title: string }[];
  /** The open page has a bookmark. */
  isBookmarked: boolean;
  /** How far the reader knows the book; null while no page is laid out. */
  known: TextPlace | null;
  onBookmark: () => void;
  onJump: (chapter: number, offset: number) => void;
}

/** The reader's bookmarks. */
export function BookmarksTab({
  bookmarks,
  chapters,
  isBookmarked,
  known,
  onBookmark,
  onJump,
}: BookmarksTabProps) {
  const annotations = useShownAnnotations(bookmarks, known, bookmarkUpTo);
  const { lines, remove, restore } = useRemoved(annotations?.shown ?? noBookmarks);
  if (!annotations) return null;
  const { hidden } = annotations;
  return (
    <>
      <Button wide aria-pressed={isBookmarked} onPress={onBookmark}>
        {isBookmarked ? <BookmarkCheck size={18} aria-hidden /> : <BookmarkPlus size={18} aria-hidden />}
        {isBookmarked ? reading.notebook.bookmarked : reading.bookmark.add}
      </Button>
      {lines.length === 0 && hidden === 0 && (
        <EmptyTab Icon={BookmarkIcon} title={reading.notebook.noBookmarks}>
          {reading.notebook.noBookmarksHint}
        </EmptyTab>
      )}
      <ul className="list-none m-0 mt-3 p-0 grid gap-1">
        {lines.map(({ annotation: { id, loc, text }, isRemoved }) => (
          <li key={id}>
            {isRemoved ? (
              <RemovedLine text={reading.notebook.bookmarkRemoved} onUndo={() => restore(id)} />
            ) : (
              <div className="flex items-start">
                <button
                  type="button"
                  onClick={() => onJump(loc[0], loc[1])}
                  className="grow min-w-0 min-h-11 text-left px-3 py-2.5 rounded-lg bg-transparent border-none cursor-pointer text-base text-ink focus-ring hover:bg-accent-soft"
                >
                  <span className="block text-sm text-muted mb-0.5">
                    {reading.notebook.bookmarkedAt(loc[0], percentOf(loc, chapters.length))}
                  </span>
                  <span className="line-clamp-2 leading-snug font-title">{text}</span>
                </button>
                <IconButton
                  label={reading.notebook.removeBookmark}
                  onPress={() => remove(id, removeAnnotation)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && <HiddenLine>{reading.notebook.hiddenBookmarks(hidden)}</HiddenLine>}
    </>
  );
}

const noBookmarks: readonly Bookmark[] = [];

function percentOf([chapter, , , page, pages]: Bookmark['loc'], chapters: number): number {
  return Math.round(shownPercent({ chapter, page, pages, chapters }));
}
