import { useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { isOffline, normaliseError } from '#app/api/errors.ts';
import { notify } from '#app/state/toasts.ts';

interface AuthForm<S extends z.ZodMiniType, F> {
  /** Checks the form; the first message of each field is shown beside it. */
  schema: S;
  empty: F;
  /** Called with the validated form; its rejection is shown as a toast. */
  enter: (checked: z.infer<S>) => Promise<void>;
  /** Title of the toast of a failure, and its message if the server sent none. */
  failed: readonly [title: string, message: string];
}

/** State of the sign-in and registration forms: values, validation, one attempt at a time. */
export function useAuthForm<S extends z.ZodMiniType, F extends Record<string, string>>({
  schema,
  empty,
  enter,
  failed,
}: AuthForm<S, F>) {
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  const attempt = async (checked: z.infer<S>) => {
    setBusy(true);
    try {
      await enter(checked);
    } catch (thrown) {
      const error = normaliseError(thrown);
      notify('error', failed[0], error.status || isOffline(error) ? error.message : failed[1]);
      setBusy(false);
    }
  };

  return {
    form,
    busy,
    /** Props of a form field. */
    field: (name: keyof F & string) => ({
      name,
      value: form[name]!,
      error: errors[name],
      onChange: (value: string) => {
        setForm({ ...form, [name]: value });
        setErrors(({ [name]: _gone, ...rest }) => rest);
      },
    }),
    handleSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const result = schema.safeParse(form);
      if (result.success) return void attempt(result.data);
      const wrong = messagesOf(result.error.issues);
      setErrors(wrong);
      const first = Object.keys(empty).find((name) => wrong[name] !== undefined);
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    },
  };
}

function messagesOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages;
}
