import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useMemo, useState } from 'react';
import { namedChapters } from '#shared/reading/navigation/named-chapters.ts';
import { mayShow } from '#shared/reading/spoilers/may-show.ts';
import type { PagePosition } from '#shared/reading/progress/percent.ts';
import { saveBookLanguage } from '#app/data/books/book-language.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { DescriptionRow, PublicationRow } from '#app/data/database/database.ts';
import type { Bookmark } from '#app/data/annotations/annotations.ts';
import { dismissReturn } from '#app/data/progress/return.ts';
import { furthestPosition } from '#app/data/progress/progress.ts';
import type { NotebookTab } from '../notebook/notebook.tsx';
import { NotePopover } from './note-popover.tsx';
import type { OpenCast } from '../cast/use-open-cast.ts';
import { WhoPanel } from '../cast/preloaded-who-panel.ts';
import type { OpenedCard } from '../cast/use-who.ts';
import type { TimeLeft } from '../progress/use-pace.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

const Notebook = lazy(async () => ({ default: (await import('../notebook/notebook.tsx')).Notebook }));
const SearchDrawer = lazy(async () => ({
  default: (await import('../search/search-drawer.tsx')).SearchDrawer,
}));
const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));
const PreviouslySheet = lazy(async () => ({
  default: (await import('../cast/previously-sheet.tsx')).PreviouslySheet,
}));
const PictureZoom = lazy(async () => ({ default: (await import('./picture-zoom.tsx')).PictureZoom }));

/** The panel over the page; one at a time. */
export type Panel =
  | { kind: 'notebook'; tab: NotebookTab }
  | { kind: 'search' }
  | { kind: 'keys' }
  | { kind: 'note'; noteId: string }
  | { kind: 'leave'; href: string }
  | { kind: 'previously' }
  | ({ kind: 'who' } & OpenedCard)
  | { kind: 'picture'; picture: { href: string; alt: string } };

interface ReaderPanelsProps {
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  book: LibraryBook;
  publication: PublicationRow | null;
  place: { chapter: number; offset: number };
  /** How far the reader knows the book; null while no page is laid out. */
  known: TextPlace | null;
  openCast: OpenCast | null;
  /** Shows the picture of a passage. */
  onPicture: (descriptionId: string) => void;
  position: PagePosition;
  percent: number;
  timeLeft: TimeLeft | null;
  letterKeys: boolean;
  /** The descriptions of the open chapter, in text order. */
  passages: readonly DescriptionRow[];
  bookmarks: readonly Bookmark[];
  isBookmarked: boolean;
  onBookmark: () => void;
  onSearch: () => void;
  language: string | null;
  ownLanguage: string | null;
  direction: 'ltr' | 'rtl';
  onJump: (to: { chapter: number; offset: number }, options?: { foundLength: number }) => void;
  /** A link in a note. */
  onFollow: (chapter: number, offset: number) => void;
}

/** The panels over the page, each loaded when it is first opened. */
export function ReaderPanels({
  panel,
  onPanel,
  book,
  publication,
  letterKeys,
  direction,
  known,
  passages,
  openCast,
  onPicture,
  onJump,
  onFollow,
  ...props
}: ReaderPanelsProps) {
  const furthest = useLiveQuery(() => furthestPosition(book.id), [book.id]);
  const [typed, setTyped] = useState('');
  const chapters = useMemo(() => (publication ? namedChapters(publication) : []), [publication]);
  const isKnown = ({ chapter_number: chapter, end: offset }: DescriptionRow) =>
    known !== null && mayShow({ chapter, offset }, known);
  const close = () => onPanel(null);
  const openMember = (id: string) => onPanel({ kind: 'who', named: { id, others: [] }, words: null });
  const showPicture = (descriptionId: string) => {
    close();
    onPicture(descriptionId);
  };
  const go = (chapter: number, offset: number) => {
    close();
    onJump({ chapter, offset });
  };
  /** However the reader leaves what is shown after days away, it has been seen. */
  const dismissing =
    <A extends unknown[]>(leave: (...args: A) => void) =>
    (...args: A) => {
      void dismissReturn(book.id);
      leave(...args);
    };
  return (
    <Suspense fallback={null}>
      {panel?.kind === 'notebook' && (
        <Notebook
          {...props}
          bookId={book.id}
          title={book.title}
          author={book.author}
          contents={publication?.contents ?? []}
          chapters={chapters}
          furthest={furthest ?? null}
          passages={passages.filter(isKnown)}
          known={known}
          openCast={openCast}
          onMember={openMember}
          onPreviously={() => onPanel({ kind: 'previously' })}
          tab={panel.tab}
          onTab={(tab) => onPanel({ kind: 'notebook', tab })}
          onJump={go}
          onKeys={() => onPanel({ kind: 'keys' })}
          onLanguage={(language) => void saveBookLanguage(book.id, language)}
          onClose={close}
        />
      )}
      {panel?.kind === 'search' && (
        <SearchDrawer
          bookId={book.id}
          chapters={chapters}
          typed={typed}
          onType={setTyped}
          onJump={({ chapter, offset, length }) => {
            close();
            onJump({ chapter, offset }, { foundLength: length });
          }}
          onClose={close}
        />
      )}
      {panel?.kind === 'keys' && <KeysHelp letterKeys={letterKeys} onClose={close} />}
      {panel?.kind === 'note' && (
        <NotePopover
          bookId={book.id}
          noteId={panel.noteId}
          language={props.language ?? props.ownLanguage}
          direction={direction}
          onFollow={(chapter, offset) => {
            close();
            onFollow(chapter, offset);
          }}
          onLeave={(href) => onPanel({ kind: 'leave', href })}
          onZoom={(picture) => onPanel({ kind: 'picture', picture })}
          onClose={close}
        />
      )}
      {panel?.kind === 'who' && openCast && (
        <WhoPanel
          openCast={openCast}
          named={panel.named}
          words={panel.words}
          onJump={go}
          onPicture={showPicture}
          onClose={close}
        />
      )}
      {panel?.kind === 'previously' && openCast && (
        <PreviouslySheet
          openCast={openCast}
          isOnServer={book.fileStatus === 'server'}
          onJump={dismissing(go)}
          onMember={dismissing(openMember)}
          onPicture={dismissing(showPicture)}
          onClose={dismissing(close)}
        />
      )}
      {panel?.kind === 'leave' && <LeaveDialog href={panel.href} onClose={close} />}
      {panel?.kind === 'picture' && <PictureZoom bookId={book.id} picture={panel.picture} onClose={close} />}
    </Suspense>
  );
}
