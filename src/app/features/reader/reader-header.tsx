import { ArrowLeft, Bookmark, List, MapPin, Type } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { LocatorTuple } from '#shared/contract/records.ts';
import type { ContentsEntry } from '#shared/publication/publication.ts';
import type { PagePosition } from '#shared/reading/progress.ts';
import type { LibraryBook } from '#app/data/books.ts';
import type { ChapterRow } from '#app/data/database.ts';
import { useModals } from '#app/state/modals.ts';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { iconButtonClass } from '#app/ui/styles.ts';

interface ReaderHeaderProps {
  book: LibraryBook;
  chapter: ChapterRow | null;
  position: PagePosition;
  ready: boolean;
  backHref: string;
  contents: readonly ContentsEntry[];
  /** The furthest position of any device. */
  furthest: LocatorTuple | null;
  onChoose: (chapter: number, offset: number) => void;
  onBookmark: () => void;
}

export function ReaderHeader({
  book,
  chapter,
  position,
  ready,
  backHref,
  contents,
  furthest,
  onChoose,
  onBookmark,
}: ReaderHeaderProps) {
  const openModal = useModals((state) => state.open);
  const [contentsOpen, setContentsOpen] = useState(false);
  const choose = (number: number, offset: number) => {
    setContentsOpen(false);
    onChoose(number, offset);
  };
  return (
    <header className="reader-bar flex items-center gap-1 px-1 sm:px-3 min-h-14 pt-[env(safe-area-inset-top)]">
      <Link href={backHref} aria-label={s.reader.back} className={iconButtonClass}>
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <div className="grow min-w-0 text-center leading-tight">
        <h1 className="m-0 text-sm sm:text-base font-title font-600 truncate">{book.title}</h1>
        <p className="m-0 text-xs sm:text-sm text-muted flex justify-center gap-1.5 whitespace-nowrap">
          {chapter && (
            <span className="truncate">{s.reader.chapterTitle(chapter.number, chapter.title)}</span>
          )}
          {ready && (
            <>
              <span aria-hidden>·</span>
              <span>{s.reader.pageOf(position.page, position.pages)}</span>
            </>
          )}
        </p>
      </div>
      <IconButton label={s.reader.contents} onPress={() => setContentsOpen(true)}>
        <List size={20} aria-hidden />
      </IconButton>
      <span className="hidden sm:inline-flex">
        <IconButton label={s.reader.bookmark} onPress={onBookmark}>
          <Bookmark size={20} aria-hidden />
        </IconButton>
      </span>
      <IconButton label={s.reader.settings} onPress={() => openModal({ kind: 'settings' })}>
        <Type size={20} aria-hidden />
      </IconButton>
      <Dialog
        title={s.reader.contents}
        isOpen={contentsOpen}
        onClose={() => setContentsOpen(false)}
        closeLabel={s.app.close}
      >
        {furthest && furthest[0] > position.chapter && (
          <span className="-ml-2 inline-flex">
            <Button variant="ghost" onPress={() => choose(furthest[0], furthest[1])}>
              <MapPin size={17} aria-hidden />
              {s.reader.furthest(furthest[0])}
            </Button>
          </span>
        )}
        <ContentsList entries={contents} current={position.chapter} onChoose={choose} />
      </Dialog>
    </header>
  );
}

interface ContentsListProps {
  entries: readonly ContentsEntry[];
  current: number;
  onChoose: (chapter: number, offset: number) => void;
}

function ContentsList({ entries, current, onChoose }: ContentsListProps) {
  return (
    <ol className="list-none m-0 p-0 pl-0">
      {entries.map((entry, i) => (
        <li key={`${entry.chapter}/${entry.offset}/${i}`}>
          <button
            type="button"
            aria-current={entry.chapter === current ? 'location' : undefined}
            onClick={() => onChoose(entry.chapter, entry.offset)}
            className={`w-full text-left px-3 py-2.5 rounded-lg bg-transparent border-none cursor-pointer text-base focus-ring hover:bg-accent-soft ${
              entry.chapter === current ? 'text-accent font-600' : 'text-ink'
            }`}
          >
            {entry.title}
          </button>
          {entry.children.length > 0 && (
            <div className="pl-4">
              <ContentsList entries={entry.children} current={current} onChoose={onChoose} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
