import { Link } from 'wouter';
import { routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';

/** For a reader without an account who gets one: what becomes of their books, and the way back to them. */
export function TakesAlong() {
  return (
    <p className="m-0 px-4 py-3 rounded-xl bg-accent-soft">
      {s.auth.takesAlong}{' '}
      <Link href={routes.library} className="text-accent font-600 rounded focus-ring">
        {s.auth.backToReading}
      </Link>
    </p>
  );
}
