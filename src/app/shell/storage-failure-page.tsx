import type { OpenFailure } from '#app/data/database/database-open-error.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { updateApp } from './register-service-worker.ts';

/** Why storage cannot be opened, what helps, and that nothing is lost. */
export function StorageFailurePage({ failure }: { failure: OpenFailure }) {
  const { title, lead } = s.storageFailure[failure];
  usePageTitle(title);
  return (
    <main className="grid place-items-center min-h-[100dvh]">
      <EmptyState
        headingLevel="h1"
        title={title}
        picture={<LostPageVignette />}
        action={
          failure === 'newer' ? (
            <Button variant="primary" onPress={() => void updateApp()}>
              {s.storageFailure.update}
            </Button>
          ) : (
            <Button variant="primary" onPress={() => location.reload()}>
              {s.errors.reload}
            </Button>
          )
        }
      >
        <p role="alert" className="m-0">
          {lead}
        </p>
        <p className="mb-0">{s.storageFailure.safe}</p>
      </EmptyState>
    </main>
  );
}
