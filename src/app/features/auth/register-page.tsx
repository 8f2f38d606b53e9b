import { Link, useLocation } from 'wouter';
import { registerForm } from '#shared/contract/auth.ts';
import { limits } from '#shared/contract/limits.ts';
import { register } from '#app/api/auth.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { beginSession } from '#app/state/session.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField, TextField } from '#app/ui/text-field.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { AuthFrame } from './auth-frame.tsx';
import { MoveNotice } from './move-notice.tsx';
import { passwordStrength } from './password-strength.ts';
import { useAuthForm } from './use-auth-form.ts';

const empty = { full_name: '', email: '', password: '', confirmPassword: '' };
const link = 'text-accent font-600 rounded focus-ring';

export function RegisterPage() {
  usePageTitle(s.auth.createAccount);
  const [, navigate] = useLocation();
  const hasAccount = useHasAccount();
  const { form, field, busy, handleSubmit } = useAuthForm({
    schema: registerForm,
    empty,
    failed: s.auth.registerFailed,
    enter: async ({ email, password, full_name }) => {
      await beginSession(await register({ email, password, ...(full_name ? { full_name } : {}) }));
      notify('success', ...s.auth.created);
      navigate(limits.defaultAfterLogin, { replace: true });
    },
  });
  const strength = form.password.length >= limits.passwordMinChars ? passwordStrength(form.password) : null;
  const secret = {
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
      {!hasAccount && <MoveNotice />}
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label={s.auth.fullName}
          hint={s.auth.optional}
          autoComplete="name"
          {...field('full_name')}
        />
        <TextField label={s.auth.email} type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label={s.auth.password}
          hint={strength && s.auth.strength[strength]}
          {...secret}
          {...field('password')}
        />
        <PasswordField label={s.auth.confirmPassword} {...secret} {...field('confirmPassword')} />
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
