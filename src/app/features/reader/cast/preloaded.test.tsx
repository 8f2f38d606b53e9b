import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { preloaded } from './preloaded.tsx';

test('prefetched data is shown at once', async () => {
  const Panel = preloaded(async () => Promise.resolve(() => <p>the card</p>));
  const shown = () =>
    renderToString(
      <Suspense fallback="nothing yet">
        <Panel />
      </Suspense>,
    );
  expect(shown()).toContain('nothing yet');
  await Panel.preload();
  expect(shown()).toContain('the card');
});
