import { useBackgroundErrors } from '#app/state/background-errors.ts';

/** In development only: the count and messages of background errors. */
export function BackgroundErrorsBadge() {
  const errors = useBackgroundErrors((state) => state.errors);
  if (errors.length === 0) return null;
  const total = errors.reduce((sum, { count }) => sum + count, 0);
  return (
    <details className="fixed left-2 bottom-2 z-100 max-w-xl rounded-lg bg-danger text-page px-3 py-1 text-sm">
      <summary>{`${total} background errors`}</summary>
      <ul className="m-0 pl-4">
        {errors.map(({ subject, message, count }) => (
          <li key={`${subject}: ${message}`}>{`${count} × ${subject}: ${message}`}</li>
        ))}
      </ul>
    </details>
  );
}
