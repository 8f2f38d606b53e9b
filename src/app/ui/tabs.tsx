import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; icon?: ReactNode; content: ReactNode }[];
  /** The tab that is open at first, when it is not the first. */
  initial?: string | null;
}

export function Tabs({ label, tabs, initial }: TabsProps) {
  const first = tabs.find((tab) => tab.id === initial) ?? tabs[0]!;
  return (
    <AriaTabs className="grid gap-6" defaultSelectedKey={first.id}>
      <TabList
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-0 border-b border-solid border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="flex items-center gap-2 px-4 h-11 cursor-pointer whitespace-nowrap font-600 text-muted border-0 border-b-2 border-solid border-transparent -mb-px outline-none rounded-t-lg data-[selected]:text-accent data-[selected]:border-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent data-[focus-visible]:-outline-offset-2"
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
