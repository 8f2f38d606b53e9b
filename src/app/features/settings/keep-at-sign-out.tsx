import { useLiveQuery } from 'dexie-react-hooks';
import { keepsBooksAtSignOut, saveKeepsBooksAtSignOut } from '#app/data/settings/settings.ts';
import { s } from '#app/strings/en.ts';
import { Switch } from '#app/ui/switch.tsx';

/** A setting rather than a question at sign-out, so that signing out stays a single press. */
export function KeepAtSignOut() {
  const keeps = useLiveQuery(keepsBooksAtSignOut, []) ?? false;
  return (
    <section aria-label={s.settings.device} className="grid gap-2">
      <h2 className="title-2 m-0">{s.settings.device}</h2>
      <Switch
        label={s.settings.keepAtSignOut}
        hint={s.settings.keepAtSignOutHint}
        isSelected={keeps}
        onChange={(value) => void saveKeepsBooksAtSignOut(value)}
      />
    </section>
  );
}
