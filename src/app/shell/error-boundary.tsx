import { Component, type ReactNode } from 'react';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';

interface Props {
  children: ReactNode;
}

/** Catches what a screen throws, so that the reader never sees a blank page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid place-items-center min-h-[100dvh]">
        <EmptyState
          headingLevel="h1"
          title={s.errors.title}
          picture={<LostPageVignette />}
          action={
            <Button variant="primary" onPress={() => location.reload()}>
              {s.errors.reload}
            </Button>
          }
        >
          {s.errors.lead}
        </EmptyState>
      </main>
    );
  }
}
