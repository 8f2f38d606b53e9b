import { LogOut } from 'lucide-react';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { SignOutDialog, useSignOut } from './sign-out.tsx';

export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <>
      <span>
        <Button onPress={() => void signOut.start()}>
          <LogOut size={17} aria-hidden />
          {s.header.signOut}
        </Button>
      </span>
      <SignOutDialog {...signOut} />
    </>
  );
}
