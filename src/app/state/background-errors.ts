import { create } from 'zustand';

export interface BackgroundError {
  subject: string;
  message: string;
  count: number;
}

/** Background errors of this visit, the latest last. Shown in development only. */
export const useBackgroundErrors = create<{ errors: readonly BackgroundError[] }>(() => ({ errors: [] }));

const MAX_KINDS = 50;

export function countBackgroundError(subject: string, message: string): void {
  useBackgroundErrors.setState(({ errors }) => {
    const isSame = (error: BackgroundError) => error.subject === subject && error.message === message;
    const count = (errors.find(isSame)?.count ?? 0) + 1;
    return {
      errors: [...errors.filter((error) => !isSame(error)), { subject, message, count }].slice(-MAX_KINDS),
    };
  });
}
