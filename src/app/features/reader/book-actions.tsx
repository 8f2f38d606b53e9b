import { Bookmark, BookmarkCheck, List, Search, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { IconButton } from '#app/ui/button.tsx';

/** What can be done with an open book at any time. */
export interface BookActions {
  /** The open page has a bookmark. */
  isMarked: boolean;
  onSearch: () => void;
  onContents: () => void;
  onBookmark: () => void;
  onSettings: () => void;
}

/** Buttons of the upper bar; on a phone they are in the lower one, where the thumb is. */
export function ContentsButton({ actions }: { actions: BookActions }) {
  return (
    <IconButton label={reading.page.contents} onPress={actions.onContents}>
      <List size={20} aria-hidden />
    </IconButton>
  );
}

export function SearchButton({ actions }: { actions: BookActions }) {
  return (
    <IconButton label={reading.search.open} onPress={actions.onSearch}>
      <Search size={20} aria-hidden />
    </IconButton>
  );
}

export function BookmarkButton({ actions }: { actions: BookActions }) {
  return (
    <IconButton label={reading.bookmark.add} aria-pressed={actions.isMarked} onPress={actions.onBookmark}>
      {actions.isMarked ? (
        <BookmarkCheck size={20} aria-hidden className="text-accent" />
      ) : (
        <Bookmark size={20} aria-hidden />
      )}
    </IconButton>
  );
}

export function SettingsButton({ actions }: { actions: BookActions }) {
  return (
    <IconButton label={s.reader.settings} onPress={actions.onSettings}>
      <Type size={20} aria-hidden />
    </IconButton>
  );
}

/** Too many for the narrowest phones: there the notebook leads to them. */
export function WhereThereIsRoom({ children }: { children: ReactNode }) {
  return <span className="hidden min-[375px]:inline-flex">{children}</span>;
}
