import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { GalleryPage } from './gallery-page.tsx';

const ui = fileURLToPath(new URL('..', import.meta.url));

test('every part of the design system is shown', () => {
  const source = readdirSync(`${ui}/dev-gallery`)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => readFileSync(`${ui}/dev-gallery/${name}`, 'utf8'))
    .join();
  const parts = readdirSync(ui).filter((name) => name.endsWith('.tsx') && name !== 'sheet-header.tsx');
  for (const part of parts) expect(source, part).toContain(`'../${part}'`);
});

test('the gallery renders in the three themes', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <GalleryPage />
    </Router>,
  );
  for (const theme of ['light', 'dark', 'sepia']) expect(html).toContain(`class="${theme} `);
});
