import type { Page } from '@playwright/test';

/** The cached faces of Gelasio, the product's substitute for Georgia: weight and style of each. */
export const cachedFontFaces = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('fonts')).keys();
    return kept.flatMap(({ url }) => /gelasio-latin-(\d+-[a-z]+)-[^/]*\.woff2$/.exec(url)?.[1] ?? []).sort();
  });
