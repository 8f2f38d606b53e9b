import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bookOfForms, FORMS } from './support/book-of-forms.ts';
import { navigate, goToChapter } from './support/navigate.ts';
import { openBook } from './support/open-book.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

/** Pages as they looked when somebody last looked at them: `LOOKS=update` keeps those of today instead. */
const folder = fileURLToPath(new URL('./page-looks.spec.ts-pages/', import.meta.url));
const isUpdate = process.env.LOOKS === 'update';
/** With `LOOKS=DIR`, full-sized pictures are written there, of every form, window and theme. */
const out = process.env.LOOKS && !isUpdate ? process.env.LOOKS : null;

const windows = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const themes = ['Light', 'Sepia', 'Dark'] as const;
/** Their letters come from fonts that differ between machines. */
const unstable: ReadonlySet<string> = new Set(['formula', 'Hebrew']);

/** Stored at this width, which is enough to see whether a line moved or a colour changed. */
const WIDTH = 240;
/** A pixel has changed when it differs by more than this, of 255. */
const CHANGED = 48;
const CHANGED_SHARE = 0.02;

test('pages look as they did when somebody last looked at them', async ({ page }) => {
  test.setTimeout(300_000);
  await register(page);
  await upload(page, [{ name: 'forms.epub', buffer: await bookOfForms() }]);
  const book = await openBook(page, 'The Book of Forms');
  // Its hairline and its leaf are part of the appearance.
  await page.locator('mark[data-description-id]').first().waitFor({ timeout: 60_000 });
  const changed: string[] = [];
  for (const [t, theme] of themes.entries()) {
    await navigate(page, '/settings');
    await page.getByRole('radiogroup', { name: 'Theme' }).getByText(theme).click();
    for (const [w, window] of windows.entries()) {
      // No open page would be shown laid out for the previous window first.
      await navigate(page, '/settings');
      await page.setViewportSize(window);
      for (const [f, form] of FORMS.entries()) {
        const isKept = !unstable.has(form) && (f + w) % themes.length === t;
        if (!out && !isKept) continue;
        const seen = await look(page, `/book/${book}/chapter/${f + 1}`);
        const name = `${form}-${window.name}-${theme.toLowerCase()}`;
        if (out) writeFileSync(`${out}/${name}.png`, seen);
        else if (!(await isAsKept(name, seen))) changed.push(name);
      }
    }
  }
  expect(changed).toEqual([]);
});

async function look(page: Page, path: string): Promise<Buffer> {
  await goToChapter(page, path);
  await expect(page.getByRole('banner').getByText(/Page \d+ of \d+/)).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  // Toasts are transient; other tests cover them.
  await page.getByLabel('Notifications').evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).style.display = 'none';
  });
  return page.screenshot();
}

async function isAsKept(name: string, seen: Buffer): Promise<boolean> {
  const small = sharp(seen).resize({ width: WIDTH }).removeAlpha();
  const file = `${folder}${name}.png`;
  if (isUpdate || !existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await small.png({ palette: true, colours: 64 }).toBuffer());
    return isUpdate;
  }
  const now = await small.raw().toBuffer();
  const kept = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer();
  if (now.length !== kept.length) return false;
  let differing = 0;
  for (let i = 0; i < now.length; i++) if (Math.abs(now[i]! - kept[i]!) > CHANGED) differing++;
  return differing / now.length < CHANGED_SHARE;
}
