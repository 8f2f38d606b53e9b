import { Bell, Info, Lock, Type, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { s } from '#app/strings/en.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { AboutTab, AccountTab, NotificationsTab, PrivacyTab } from './other-tabs.tsx';
import { ReaderTab } from './reader-tab.tsx';

interface SettingsPageProps {
  /** The sync section, which is another feature's. */
  sync: ReactNode;
}

export function SettingsPage({ sync }: SettingsPageProps) {
  usePageTitle(s.settings.title);
  const [params] = useSearchParams();
  const { tabs } = s.settings;
  return (
    <>
      <PageHeader title={s.settings.title} />
      <Tabs
        key={params.get('tab')}
        label={s.settings.title}
        initial={params.get('tab')}
        tabs={[
          { id: 'reader', label: tabs.reader, icon: <Type size={17} aria-hidden />, content: <ReaderTab /> },
          {
            id: 'account',
            label: tabs.account,
            icon: <User size={17} aria-hidden />,
            content: <AccountTab sync={sync} />,
          },
          {
            id: 'notifications',
            label: tabs.notifications,
            icon: <Bell size={17} aria-hidden />,
            content: <NotificationsTab />,
          },
          {
            id: 'privacy',
            label: tabs.privacy,
            icon: <Lock size={17} aria-hidden />,
            content: <PrivacyTab />,
          },
          { id: 'about', label: tabs.about, icon: <Info size={17} aria-hidden />, content: <AboutTab /> },
        ]}
      />
    </>
  );
}
