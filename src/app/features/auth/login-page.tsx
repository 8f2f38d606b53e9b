import { BookOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loginRequest } from '#shared/contract/auth.ts';
import { login } from '#app/api/auth.ts';
import { normaliseError } from '#app/api/errors.ts';
import { storageFullMessage } from '#app/book-parts/storage-full-message.ts';
import { countUnsentOfLastReader } from '#app/data/records/unsent-work.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { useOrigin } from '#app/state/origin.ts';
import { beginSession, beginWithoutAccount } from '#app/state/session.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField, TextField } from '#app/ui/text-field.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { AuthFrame } from './auth-frame.tsx';
import { MoveNotice } from './move-notice.tsx';
import { useAuthForm } from './use-auth-form.ts';

export function LoginPage() {
  usePageTitle(s.auth.signIn);
  const [, navigate] = useLocation();
  const origin = useOrigin();
  const waiting = useLeftBehind();
  const hasAccount = useHasAccount();
  const { field, busy, handleSubmit } = useAuthForm({
    schema: loginRequest,
    empty: { email: '', password: '' },
    failed: s.auth.loginFailed,
    enter: async (request) => {
      await beginSession(await login(request));
      notify('success', ...s.auth.loggedIn);
      navigate(origin, { replace: true });
    },
  });
  return (
    <AuthFrame
      title={s.auth.welcomeTitle}
      lead={s.auth.loginLead}
      footer={
        <>
          {s.auth.noAccount}{' '}
          <Link href="/register" className="text-accent font-600 rounded focus-ring">
            {s.auth.createAccount}
          </Link>
        </>
      }
    >
      {hasAccount && waiting > 0 && (
        <p role="status" className="m-0 px-4 py-3 rounded-xl bg-accent-soft">
          <span className="block font-600">{s.auth.waitingChanges(waiting)}</span>
          <span className="block text-sm text-muted">{s.auth.keepHint}</span>
        </p>
      )}
      {!hasAccount && <MoveNotice />}
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <TextField label={s.auth.email} type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label={s.auth.password}
          autoComplete="current-password"
          showLabel={s.auth.showPassword}
          hideLabel={s.auth.hidePassword}
          {...field('password')}
        />
        <Button type="submit" variant="primary" wide isDisabled={busy}>
          {busy ? s.auth.signingIn : s.auth.signIn}
        </Button>
      </form>
      {hasAccount && <WithoutAccount origin={origin} />}
    </AuthFrame>
  );
}

/** Everything but syncing works without an account. */
function WithoutAccount({ origin }: { origin: string }) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const handlePress = async () => {
    setBusy(true);
    try {
      await beginWithoutAccount();
      navigate(origin, { replace: true });
    } catch (thrown) {
      const error = normaliseError(thrown);
      notify('error', s.auth.withoutAccountFailed, storageFullMessage(error) ?? error.message);
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3 pt-6 border-0 border-t border-solid border-line">
      <Button wide isDisabled={busy} onPress={() => void handlePress()}>
        <BookOpen size={18} aria-hidden />
        {s.auth.withoutAccount}
      </Button>
      <p className="m-0 text-sm text-muted text-center text-balance">{s.auth.withoutAccountHint}</p>
    </div>
  );
}

/** The number of unsynced changes of the last reader on this device. */
function useLeftBehind(): number {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    let left = false;
    void countUnsentOfLastReader().then((count) => !left && setWaiting(count));
    return () => {
      left = true;
    };
  }, []);
  return waiting;
}
