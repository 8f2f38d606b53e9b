import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; icon?: ReactNode; content: ReactNode }[];
  /** The tab that is open at first, when it is not the first. */
  initial?: string | null;
}

export function Tabs({ label, tabs, initial }: TabsProps) {
  const first = tabs.find((tab) => tab.id === initial) ?? tabs[0]!;
  const [selected, setSelected] = useState(first.id);
  const list = useRef<HTMLDivElement>(null);
  // Where the tabs do not fit, the open one is scrolled into view.
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected]);
  return (
    <AriaTabs
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      selectedKey={selected}
      onSelectionChange={(key) => setSelected(String(key))}
    >
      <TabList
        ref={list}
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-0 border-b border-solid border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="grow sm:grow-0 flex flex-col sm:flex-row items-center justify-center gap-1 sm:gap-2 px-1.5 sm:px-4 h-14 sm:h-11 text-xs sm:text-base cursor-pointer whitespace-nowrap font-600 text-muted border-0 border-b-2 border-solid border-transparent -mb-px outline-none rounded-t-lg data-[selected]:text-accent data-[selected]:border-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent data-[focus-visible]:-outline-offset-2"
          >
            {tab.icon}
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="outline-none focus-ring rounded-xl">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
