import { Bookmark, BookmarkCheck, List, Search, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { IconButton } from '#app/ui/button.tsx';

/** Actions that are available at any time while a book is open. */
export interface BookActions {
  /** The open page has a bookmark. */
  isBookmarked: boolean;
  onSearch: () => void;
  onContents: () => void;
  onBookmark: () => void;
  onSettings: () => void;
}

const buttons = {
  onSearch: { label: reading.search.open, Icon: Search },
  onContents: { label: reading.page.contents, Icon: List },
  onBookmark: { label: reading.bookmark.add, Icon: Bookmark },
  onSettings: { label: s.reader.settings, Icon: Type },
} as const;

interface ActionButtonProps {
  action: keyof typeof buttons;
  actions: BookActions;
}

/** A button of the upper bar; on a phone it is in the lower bar. */
export function ActionButton({ action, actions }: ActionButtonProps) {
  const { label, Icon } = buttons[action];
  const isPressed = action === 'onBookmark' ? actions.isBookmarked : undefined;
  return (
    <IconButton label={label} aria-pressed={isPressed} onPress={actions[action]}>
      {isPressed ? (
        <BookmarkCheck size={20} aria-hidden className="text-accent" />
      ) : (
        <Icon size={20} aria-hidden />
      )}
    </IconButton>
  );
}

/** Hides buttons on the narrowest phones, where the notebook offers the same actions. */
export function WideScreenOnly({ children }: { children: ReactNode }) {
  return <span className="hidden min-[375px]:inline-flex">{children}</span>;
}
