import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title={s.images.failed}
      picture={<LostPageVignette />}
      action={
        <Button variant="primary" onPress={onRetry}>
          {s.images.retry}
        </Button>
      }
    />
  );
}
