import { useLiveQuery } from 'dexie-react-hooks';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import { listSessions } from '#app/data/progress/reading-sessions.ts';
import { formatDuration } from '#app/book-parts/format-duration.ts';
import { useLibrary } from '#app/book-parts/use-library.ts';
import { useHasAccount, useUser } from '#app/state/auth.ts';
import { s } from '#app/strings/en.ts';
import { Avatar } from '#app/ui/avatar.tsx';

/** The reader's account and totals. */
export function ProfileFacts() {
  const user = useUser();
  const hasAccount = useHasAccount();
  const books = useLibrary();
  const images = useLiveQuery(() => listIllustrated(null), []);
  const sessions = useLiveQuery(listSessions, []);
  const seconds = (sessions ?? []).reduce((sum, one) => sum + one.seconds, 0);
  const facts = [
    ...(hasAccount
      ? [[s.profile.memberSince, new Date(user.created_at).toLocaleDateString('en', { dateStyle: 'long' })]]
      : []),
    [s.profile.books, String(books?.length ?? 0)],
    [s.profile.images, String(images?.length ?? 0)],
    [s.profile.readingTime, formatDuration(seconds)],
  ];
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 min-w-0">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="m-0 font-600 truncate">{user.full_name || s.header.user}</p>
          <p className="m-0 text-muted break-words">{hasAccount ? user.email : s.local.name}</p>
        </div>
      </div>
      <dl className="m-0 grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="m-0 font-600">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
