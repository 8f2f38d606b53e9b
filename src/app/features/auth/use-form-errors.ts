import { useState } from 'react';
import type * as z from 'zod/mini';

/** Checks a form with its schema; the first message of each field is shown beside it. */
export function useFormErrors<S extends z.ZodMiniType>(schema: S) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    errors,
    /** The parsed form, or null after showing what is wrong with it. */
    check(form: unknown): z.infer<S> | null {
      const result = schema.safeParse(form);
      const next: Record<string, string> = {};
      for (const issue of result.error?.issues ?? []) next[String(issue.path[0])] ??= issue.message;
      setErrors(next);
      return result.success ? result.data : null;
    },
    clear: (field: string) => setErrors(({ [field]: _gone, ...rest }) => rest),
  };
}
