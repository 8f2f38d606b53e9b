import { Bookmark as BookmarkIcon, Leaf, List, NotebookPen, UsersRound } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { Drawer } from '#app/ui/drawer.tsx';
import { BookmarksTab, type BookmarksTabProps } from './bookmarks-tab.tsx';
import { ContentsTab, type ContentsTabProps } from './contents-tab.tsx';
import { NotesTab, type NotesTabProps } from './notes-tab.tsx';
import { StoryTab, type StoryTabProps } from '../cast/story-tab.tsx';
import { PassagesTab, type PassagesTabProps } from './passages-tab.tsx';

export type NotebookTab = 'contents' | 'story' | 'passages' | 'bookmarks' | 'notes';

interface NotebookProps
  extends ContentsTabProps, StoryTabProps, PassagesTabProps, BookmarksTabProps, NotesTabProps {
  tab: NotebookTab;
  onTab: (tab: NotebookTab) => void;
  onClose: () => void;
}

const tabs = [
  { id: 'contents', Icon: List },
  { id: 'story', Icon: UsersRound },
  { id: 'passages', Icon: Leaf },
  { id: 'bookmarks', Icon: BookmarkIcon },
  { id: 'notes', Icon: NotebookPen },
] as const;

/** Contents, passages, bookmarks and notes of the open book. */
export function Notebook({ tab, onTab, onClose, ...props }: NotebookProps) {
  return (
    <Drawer title={props.title} onClose={onClose} closeLabel={s.app.close} side="left">
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => onTab(key as NotebookTab)}
        className="grow min-h-0 flex flex-col-reverse sm:flex-col"
      >
        <TabList
          aria-label={reading.notebook.title}
          className="shrink-0 grid grid-cols-5 px-1 sm:px-3 border-0 border-solid border-line border-t sm:border-t-0 sm:border-b"
        >
          {tabs.map(({ id, Icon }) => (
            <Tab
              key={id}
              id={id}
              className="notebook-tab flex flex-col items-center justify-center gap-0.5 min-h-14 cursor-pointer text-xs font-600 text-muted outline-none data-[selected]:text-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent data-[focus-visible]:-outline-offset-2"
            >
              <Icon size={18} aria-hidden />
              {reading.notebook.tabs[id]}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="contents" className={panelClass}>
          <ContentsTab {...props} />
        </TabPanel>
        <TabPanel id="story" className={panelClass}>
          <StoryTab {...props} />
        </TabPanel>
        <TabPanel id="passages" className={panelClass}>
          <PassagesTab {...props} />
        </TabPanel>
        <TabPanel id="bookmarks" className={panelClass}>
          <BookmarksTab {...props} />
        </TabPanel>
        <TabPanel id="notes" className={panelClass}>
          <NotesTab {...props} />
        </TabPanel>
      </Tabs>
    </Drawer>
  );
}

const panelClass =
  'grow min-h-0 overflow-y-auto overscroll-contain px-3 sm:px-4 py-3 outline-none focus-ring';
