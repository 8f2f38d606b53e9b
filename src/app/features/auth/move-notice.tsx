import { Link } from 'wouter';
import { routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';

/** Informs a reader without an account that their books will move to the account, and leads back to them. */
export function MoveNotice() {
  return (
    <p className="m-0 px-4 py-3 rounded-xl bg-accent-soft">
      {s.auth.moves}{' '}
      <Link href={routes.library} className="text-accent font-600 rounded focus-ring">
        {s.auth.backToReading}
      </Link>
    </p>
  );
}
