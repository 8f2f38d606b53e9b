import { useRef, useState } from 'react';
import { countUnsent, type UnsentWork } from '#app/data/records/unsent-work.ts';
import { hasAccount } from '#app/state/auth.ts';
import { keepsBooksAtSignOut } from '#app/data/settings/settings.ts';
import { sendLastChanges } from '#app/state/send-last-changes.ts';
import { signOut } from '#app/state/session.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

type Step = { kind: 'sending' } | { kind: 'leaving' } | ({ kind: 'asking' } & UnsentWork);

const isEmpty = ({ changes, books }: UnsentWork) => changes + books === 0;

/**
 * Signing out: at once if everything is on the server and nothing would be lost; otherwise after a last attempt to
 * sync, and then a question. Without an account it is always a question.
 */
export function useSignOut() {
  const [step, setStep] = useState<Step | null>(null);
  const wanted = useRef(false);
  return {
    step,
    async start() {
      wanted.current = true;
      if (!hasAccount()) return setStep({ kind: 'leaving' });
      if (!isEmpty(await countUnsent())) {
        setStep({ kind: 'sending' });
        const unsent = await sendLastChanges();
        if (!wanted.current) return;
        if (!isEmpty(unsent)) return setStep({ kind: 'asking', ...unsent });
      }
      const keepBooks = await keepsBooksAtSignOut();
      const { privateBooks } = await countUnsent();
      if (privateBooks > 0 && !keepBooks)
        return setStep({ kind: 'asking', changes: 0, books: 0, privateBooks });
      await signOut({ keepBooks });
    },
    cancel() {
      wanted.current = false;
      setStep(null);
    },
    finish: (keepBooks: boolean) => signOut({ keepBooks }),
  };
}

type SignOutDialogProps = Omit<ReturnType<typeof useSignOut>, 'start'>;

export function SignOutDialog({ step, cancel, finish }: SignOutDialogProps) {
  if (step?.kind === 'leaving') return <LeaveDialog cancel={cancel} finish={finish} />;
  const unsent = step?.kind === 'asking' ? step : null;
  const total = unsent ? unsent.changes + unsent.books : 0;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={total > 0 ? s.signOut.title : unsent ? s.signOut.privateTitle : s.header.signOut}
      isOpen={step !== null}
      onClose={cancel}
      closeLabel={s.app.close}
      footer={
        unsent && (
          <div className="grid gap-3 w-full">
            <Button variant="primary" onPress={cancel}>
              {s.signOut.stay}
            </Button>
            <Button onPress={() => void finish(true)}>{s.signOut.keep}</Button>
            <Button variant="danger" onPress={() => void finish(false)}>
              {total > 0 ? s.signOut.discard(total) : s.signOut.erase}
            </Button>
          </div>
        )
      }
    >
      {unsent ? (
        <>
          {total > 0 && <p className="m-0">{s.signOut.body(total)}</p>}
          {unsent.books > 0 && <p className="m-0 mt-2">{s.signOut.books(unsent.books)}</p>}
          {unsent.privateBooks > 0 && (
            <p className="m-0 mt-2">{s.signOut.privateBooks(unsent.privateBooks)}</p>
          )}
        </>
      ) : (
        <p className="m-0 flex items-center gap-3">
          <Spinner label={s.signOut.sending} />
          {s.signOut.sending}
        </p>
      )}
    </Dialog>
  );
}

/** Leaving without an account: what is in this browser is all there is, so it is kept or erased by choice. */
function LeaveDialog({ cancel, finish }: Pick<SignOutDialogProps, 'cancel' | 'finish'>) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={s.local.leaveTitle}
      isOpen
      onClose={cancel}
      closeLabel={s.app.close}
      footer={
        <div className="grid gap-3 w-full">
          <Button variant="primary" onPress={cancel}>
            {s.local.stay}
          </Button>
          <Button onPress={() => void finish(true)}>{s.local.keep}</Button>
          <Button variant="danger" onPress={() => void finish(false)}>
            {s.local.erase}
          </Button>
        </div>
      }
    >
      <p className="m-0">{s.local.leaveBody}</p>
    </Dialog>
  );
}
