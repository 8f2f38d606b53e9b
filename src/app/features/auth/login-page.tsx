import { useEffect, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { loginRequest } from '#shared/contract/auth.ts';
import { login } from '#app/api/auth.ts';
import { isOffline, normaliseError } from '#app/api/errors.ts';
import { countLeftBehind } from '#app/data/left-behind.ts';
import { useOrigin } from '#app/state/origin.ts';
import { beginSession } from '#app/state/session.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField, TextField } from '#app/ui/text-field.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useFormErrors } from './use-form-errors.ts';

export function LoginPage() {
  usePageTitle(s.auth.signIn);
  const [, navigate] = useLocation();
  const origin = useOrigin();
  const [form, setForm] = useState({ email: '', password: '' });
  const [busy, setBusy] = useState(false);
  const { errors, check, clear } = useFormErrors(loginRequest);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    let left = false;
    void countLeftBehind().then((count) => !left && setWaiting(count));
    return () => {
      left = true;
    };
  }, []);

  const change = (field: keyof typeof form) => (value: string) => {
    setForm({ ...form, [field]: value });
    clear(field);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const request = check(form);
    if (!request) return;
    setBusy(true);
    try {
      await beginSession(await login(request));
      notify('success', ...s.auth.loggedIn);
      navigate(origin, { replace: true });
    } catch (thrown) {
      const error = normaliseError(thrown);
      notify(
        'error',
        s.auth.loginFailed[0],
        error.status || isOffline(error) ? error.message : s.auth.loginFailed[1],
      );
      setBusy(false);
    }
  };

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
      {waiting > 0 && (
        <p role="status" className="m-0 px-4 py-3 rounded-xl bg-accent-soft">
          <span className="block font-600">{s.auth.waitingChanges(waiting)}</span>
          <span className="block text-sm text-muted">{s.auth.keepHint}</span>
        </p>
      )}
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        <TextField
          label={s.auth.email}
          name="email"
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={change('email')}
          error={errors.email}
        />
        <PasswordField
          label={s.auth.password}
          name="password"
          autoComplete="current-password"
          value={form.password}
          onChange={change('password')}
          error={errors.password}
          showLabel={s.auth.showPassword}
          hideLabel={s.auth.hidePassword}
        />
        <Button type="submit" variant="primary" wide isDisabled={busy}>
          {busy ? s.auth.signingIn : s.auth.signIn}
        </Button>
      </form>
    </AuthFrame>
  );
}
