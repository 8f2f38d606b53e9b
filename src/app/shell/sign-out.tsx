import { useState } from 'react';
import { signOut, unsentWork } from '#app/state/session.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

/** Signing out: at once when everything has reached the server, else after a question. */
export function useSignOut() {
  const [unsent, setUnsent] = useState<number | null>(null);
  return {
    unsent,
    async start() {
      const count = await unsentWork();
      if (count === 0) await signOut({ keepBooks: false });
      else setUnsent(count);
    },
    cancel: () => setUnsent(null),
    finish: (keepBooks: boolean) => signOut({ keepBooks }),
  };
}

type SignOutDialogProps = Omit<ReturnType<typeof useSignOut>, 'start'>;

export function SignOutDialog({ unsent, cancel, finish }: SignOutDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={s.signOut.title}
      isOpen={unsent !== null}
      onClose={cancel}
      closeLabel={s.app.close}
      footer={
        <div className="grid gap-3 w-full">
          <Button variant="primary" onPress={cancel}>
            {s.signOut.stay}
          </Button>
          <Button onPress={() => void finish(true)}>{s.signOut.keep}</Button>
          <Button variant="danger" onPress={() => void finish(false)}>
            {s.signOut.discard(unsent ?? 0)}
          </Button>
        </div>
      }
    >
      <p className="m-0">{s.signOut.body(unsent ?? 0)}</p>
    </Dialog>
  );
}
