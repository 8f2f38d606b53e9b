import { Component, type ReactNode } from 'react';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';
import { WorkerFailedError } from '#workers/connection/worker-connection.ts';

interface Props {
  children: ReactNode;
}

interface State {
  error: unknown;
}

/**
 * Shown instead of a book whose pages the worker could not lay out. A retry reopens the book with a new worker.
 */
export class LayoutBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof WorkerFailedError)) throw error;
    return (
      <main className="grid place-items-center min-h-[100dvh] bg-page">
        <EmptyState
          headingLevel="h1"
          title={s.errors.title}
          picture={<LostPageVignette />}
          action={
            <Button variant="primary" onPress={() => this.setState({ error: null })}>
              {s.availability.retry}
            </Button>
          }
        >
          {s.errors.parse.WORKER_FAILED}
        </EmptyState>
      </main>
    );
  }
}
