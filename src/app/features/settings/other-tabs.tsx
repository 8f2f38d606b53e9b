import type { ReactNode } from 'react';
import { routes } from '#app/routes.ts';
import { useHasAccount, useUser } from '#app/state/auth.ts';
import { changeNotificationSettings, useNotificationSettings } from '#app/state/notification-settings.ts';
import { s } from '#app/strings/en.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { InstallSection } from './install-section.tsx';
import { KeepAtSignOut } from './keep-at-sign-out.tsx';
import { StorageSection } from './storage-section.tsx';

const noChange = () => undefined;

export function AccountTab({ sync }: { sync: ReactNode }) {
  return useHasAccount() ? <Account sync={sync} /> : <NoAccount />;
}

/** What reading without an account means, and the ways to get one. */
function NoAccount() {
  return (
    <div className="grid gap-5 max-w-lg">
      <section className="card p-5 grid gap-3">
        <h2 className="title-2 m-0">{s.local.name}</h2>
        <p className="m-0">{s.local.lead}</p>
        <p className="m-0 text-muted">{s.local.why}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={routes.register} variant="primary">
            {s.auth.createAccount}
          </LinkButton>
          <LinkButton href={routes.login} variant="secondary">
            {s.auth.signIn}
          </LinkButton>
        </div>
      </section>
      <InstallSection />
    </div>
  );
}

function Account({ sync }: { sync: ReactNode }) {
  const user = useUser();
  return (
    <div className="grid gap-5 max-w-lg">
      <TextField
        label={s.settings.fullName}
        name="full_name"
        value={user.full_name ?? ''}
        onChange={noChange}
        isReadOnly
      />
      <TextField label={s.settings.email} name="email" value={user.email} onChange={noChange} isReadOnly />
      <p className="m-0 p-4 rounded-xl bg-raised border border-solid border-line text-muted">
        {s.settings.accountNote}
      </p>
      {sync}
      <KeepAtSignOut />
      <InstallSection />
    </div>
  );
}

const toggles = ['bookProcessing', 'imageGeneration', 'readingReminders'] as const;

export function NotificationsTab() {
  const settings = useNotificationSettings();
  return (
    <div className="grid max-w-lg divide-y divide-solid divide-line divide-x-0">
      {toggles.map((name) => (
        <Switch
          key={name}
          label={s.settings.toggles[name].label}
          hint={s.settings.toggles[name].hint}
          isSelected={settings[name]}
          onChange={(isOn) => void changeNotificationSettings({ [name]: isOn })}
        />
      ))}
    </div>
  );
}

export function PrivacyTab() {
  const hasAccount = useHasAccount();
  return (
    <div className="grid gap-6 max-w-prose">
      <p className="m-0 leading-relaxed">{hasAccount ? s.settings.privacyText : s.local.lead}</p>
      {hasAccount && (
        <section>
          <h2 className="title-2 mb-3">{s.settings.dataTitle}</h2>
          <ul className="m-0 pl-5 grid gap-1.5 list-disc marker:text-accent">
            {s.settings.data.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <StorageSection />
    </div>
  );
}

const technologies = [
  'React',
  'TypeScript',
  'Dexie',
  'Comlink',
  'Workbox',
  'UnoCSS',
  'Koa',
  'PostgreSQL',
  'wink-nlp',
  'Az',
];

export function AboutTab() {
  return (
    <div className="grid gap-5 max-w-prose">
      <p className="m-0 text-muted">{s.settings.version}</p>
      <p className="m-0 leading-relaxed">{s.settings.aboutText}</p>
      <section>
        <h2 className="title-2 mb-3">{s.settings.technologies}</h2>
        <ul className="list-none m-0 p-0 flex flex-wrap gap-2">
          {technologies.map((name) => (
            <li
              key={name}
              className="px-3 py-1 rounded-full bg-raised border border-solid border-line text-sm"
            >
              {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
