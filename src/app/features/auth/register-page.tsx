import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { registerForm } from '#shared/contract/auth.ts';
import { limits } from '#shared/contract/limits.ts';
import { register } from '#app/api/auth.ts';
import { isOffline, normaliseError } from '#app/api/errors.ts';
import { beginSession } from '#app/state/session.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField, TextField } from '#app/ui/text-field.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { AuthFrame } from './auth-frame.tsx';
import { passwordStrength } from './password-strength.ts';
import { useFormErrors } from './use-form-errors.ts';

const empty = { full_name: '', email: '', password: '', confirmPassword: '' };
const link = 'text-accent font-600 rounded focus-ring';

export function RegisterPage() {
  usePageTitle(s.auth.createAccount);
  const [, navigate] = useLocation();
  const [form, setForm] = useState(empty);
  const [busy, setBusy] = useState(false);
  const { errors, check, clear } = useFormErrors(registerForm);

  const change = (field: keyof typeof form) => (value: string) => {
    setForm({ ...form, [field]: value });
    clear(field);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check(form);
    if (!checked) return;
    setBusy(true);
    try {
      const { email, password, full_name } = checked;
      await beginSession(await register({ email, password, ...(full_name ? { full_name } : {}) }));
      notify('success', ...s.auth.created);
      navigate(limits.defaultAfterLogin, { replace: true });
    } catch (thrown) {
      const error = normaliseError(thrown);
      notify(
        'error',
        s.auth.registerFailed[0],
        error.status || isOffline(error) ? error.message : s.auth.registerFailed[1],
      );
      setBusy(false);
    }
  };

  const shared = {
    showLabel: s.auth.showPassword,
    hideLabel: s.auth.hidePassword,
    autoComplete: 'new-password',
  };
  return (
    <AuthFrame
      title={s.auth.registerTitle}
      lead={s.auth.registerLead}
      footer={
        <>
          {s.auth.haveAccount}{' '}
          <Link href="/login" className={link}>
            {s.auth.signIn}
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        <TextField
          label={s.auth.fullName}
          hint={s.auth.optional}
          name="full_name"
          autoComplete="name"
          value={form.full_name}
          onChange={change('full_name')}
          error={errors.full_name}
        />
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
          value={form.password}
          onChange={change('password')}
          error={errors.password}
          hint={
            form.password.length >= limits.passwordMinChars
              ? s.auth.strength[passwordStrength(form.password)]
              : undefined
          }
          {...shared}
        />
        <PasswordField
          label={s.auth.confirmPassword}
          name="confirmPassword"
          value={form.confirmPassword}
          onChange={change('confirmPassword')}
          error={errors.confirmPassword}
          {...shared}
        />
        <Button type="submit" variant="primary" wide isDisabled={busy}>
          {busy ? s.auth.creatingAccount : s.auth.createAccount}
        </Button>
        <p className="m-0 text-sm text-muted text-center">
          {s.auth.agree}{' '}
          <Link href="/terms" className={link}>
            {s.auth.terms}
          </Link>{' '}
          {s.auth.and}{' '}
          <Link href="/privacy" className={link}>
            {s.auth.privacy}
          </Link>
          .
        </p>
      </form>
    </AuthFrame>
  );
}
