import { useEffect, useState } from 'react';
import { searchBook, type BookHits, type TextHit } from '#app/data/books/search-texts.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { Drawer } from '#app/ui/drawer.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { isTooShort, searchState, type FinishedSearch, type SearchState } from './search-state.ts';

interface SearchDrawerProps {
  bookId: string;
  chapters: readonly { number: number; title: string }[];
  /** The last query, shown again when the drawer is reopened. */
  typed: string;
  onType: (typed: string) => void;
  onJump: (hit: TextHit) => void;
  onClose: () => void;
}

/** Searches the whole book on this device. */
export function SearchDrawer({ bookId, chapters, typed, onType, onJump, onClose }: SearchDrawerProps) {
  const { hits: found, isPending } = useSearch(bookId, typed);
  return (
    <Drawer title={reading.search.title} onClose={onClose} closeLabel={s.app.close} side="right">
      <div className="shrink-0 px-4 pt-1 pb-3">
        <SearchField
          label={reading.search.label}
          placeholder={reading.search.placeholder}
          value={typed}
          onChange={onType}
          autoFocus
        />
        <p role="status" className="m-0 pt-2.5 pl-1 text-sm text-muted">
          {isPending ? reading.search.searching : found ? summary(found) : reading.search.hint}
        </p>
      </div>
      <div
        inert={isPending}
        className={`grow min-h-0 overflow-y-auto overscroll-contain px-2 pb-4 ${isPending ? 'opacity-50' : ''}`}
      >
        {!isPending && found?.total === 0 && (
          <p className="m-0 px-6 py-10 text-center text-muted text-balance">{reading.search.noneHint}</p>
        )}
        {found && <HitList hits={found.hits} chapters={chapters} onJump={onJump} />}
      </div>
    </Drawer>
  );
}

function HitList({
  hits,
  chapters,
  onJump,
}: Pick<SearchDrawerProps, 'chapters' | 'onJump'> & { hits: TextHit[] }) {
  const titles = new Map(chapters.map((chapter) => [chapter.number, chapter.title]));
  return (
    <ul className="list-none m-0 p-0">
      {hits.map((hit, i) => (
        <li key={`${hit.chapter}/${hit.offset}`}>
          {hits[i - 1]?.chapter !== hit.chapter && (
            <h3 className="m-0 px-3 pt-4 pb-1 text-sm font-600 text-muted">
              {reading.page.chapterTitle(hit.chapter, titles.get(hit.chapter) ?? '')}
            </h3>
          )}
          <button
            type="button"
            onClick={() => onJump(hit)}
            className="w-full min-h-11 text-left px-3 py-2 rounded-lg bg-transparent border-none cursor-pointer text-base leading-snug text-ink focus-ring hover:bg-accent-soft"
          >
            {hit.before}
            <mark className="found-words">{hit.match}</mark>
            {hit.after}
          </button>
        </li>
      ))}
    </ul>
  );
}

function summary({ hits, total }: BookHits): string {
  if (total === 0) return reading.search.none;
  return hits.length < total ? reading.search.shown(hits.length, total) : reading.search.found(total);
}

const TYPING_MS = 150;

/** The matches in the book for what is typed. */
function useSearch(bookId: string, typed: string): SearchState {
  const [last, setLast] = useState<FinishedSearch | null>(null);
  const words = typed.trim();
  useEffect(() => {
    if (isTooShort(words)) return setLast(null);
    let isOver = false;
    const timer = setTimeout(() => {
      void searchBook(bookId, words).then((hits) => !isOver && setLast({ words, hits }));
    }, TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [bookId, words]);
  return searchState(words, last);
}
