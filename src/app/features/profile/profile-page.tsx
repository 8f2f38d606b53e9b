import type { ReactNode } from 'react';
import { s } from '#app/strings/en.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { ProfileFacts } from './profile-facts.tsx';

/** Starts with the specification's placeholder sentence, followed by the profile. */
export function ProfilePage({ signOut }: { signOut: ReactNode }) {
  usePageTitle(s.profile.title);
  return (
    <>
      <PageHeader title={s.profile.title} lead={s.profile.lead} />
      <div className="card p-6 max-w-lg grid gap-6">
        <ProfileFacts />
        {signOut}
      </div>
    </>
  );
}
