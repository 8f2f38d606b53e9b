import type { Page } from '@playwright/test';

/** The faces of Gelasio, the product's stand-in for Georgia, that are kept for reading offline: weight and style of each. */
export const keptFaces = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('fonts')).keys();
    return kept.flatMap(({ url }) => /gelasio-latin-(\d+-[a-z]+)-[^/]*\.woff2$/.exec(url)?.[1] ?? []).sort();
  });
