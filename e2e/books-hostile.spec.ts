import type { Page } from '@playwright/test';
import {
  type Canary,
  type HostileFile,
  type HostileFiles,
  type Policy,
  hasHostileFiles,
  makeHostileFiles,
  startCanary,
} from '#server/testing/hostile-files.ts';
import { openArchive } from '#shared/publication/zip/archive.ts';
import { navigate, goToChapter } from './support/navigate.ts';
import { rows } from './support/local-data.ts';
import { print } from './support/print.ts';
import { ServerView } from './support/server-view.ts';
import { expect, register, test, upload } from './support/test.ts';

const isLong = process.env.VIGNETTE_LONG === '1';
/** What the short form runs: the cases aimed at the browser, and one that is refused. */
const FEW = '^(html-script|html-mathml-mxss|html-remote-media|zip-crc-wrong)';

test.describe('files made to break a reader', () => {
  test.skip(!hasHostileFiles, 'needs the generator of hostile files');
  let hostile: HostileFiles;
  let canary: Canary;

  test.beforeAll(async () => {
    canary = await startCanary();
    hostile = makeHostileFiles({
      canary: canary.url,
      ...(isLong ? { isSmall: true } : { only: FEW }),
    });
  });
  test.afterAll(async () => {
    hostile?.remove();
    await canary?.close();
  });

  test(
    'are refused in plain words or opened harmless, and nothing is ever called',
    { tag: '@long' },
    async ({ page, context, faults }) => {
      const elsewhere = await context.newPage();
      test.setTimeout(isLong ? 3_600_000 : 180_000);
      const account = await register(page);
      const { userId } = await ServerView.signIn(process.env.E2E_BASE_URL!, account);
      const wrong: string[] = [];
      // The server's tests cover the upload call itself and file names, also how it responds to
      // a zipped FB2, which here is unpacked before it is sent.
      const testedElsewhere = /^(name|size)-|^fb2-is-zip/;
      const cases = hostile.cases.filter(({ id, kind }) => kind === 'upload' && !testedElsewhere.test(id));
      for (const item of cases) {
        await navigate(page, '/library');
        const before = await bookIds(page, userId);
        await upload(page, [{ name: item.uploadName, buffer: hostile.read(item) }]);
        const added = (await bookIds(page, userId)).filter((id) => !before.includes(id));
        const { outcome } = item.expect;
        if (outcome === 'reject' && added.length > 0) wrong.push(`${item.id}: opened`);
        if (outcome === 'open' && added.length === 0) wrong.push(`${item.id}: refused`);
        for (const bookId of added) {
          const found = await readThrough(page, { userId, bookId, item }, (markup) =>
            elsewhere.evaluate(findForbidden, { ...hostile.policy, markup }),
          );
          wrong.push(...found.map((what) => `${item.id}: ${what}`));
        }
        if (isLong) print(`${item.id}: ${added.length > 0 ? 'opened' : 'refused'}`);
      }
      expect(cases.length).toBeGreaterThan(3);
      expect(wrong).toEqual([]);
      expect(canary.called).toEqual([]);
      // Refused files are expected; and in the long form an access token expires meanwhile.
      const expected = /status(:| of) 4(01|13|15|22)|HTTP Authentication failed/;
      faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
    },
  );

  test.describe('past the sanitiser', () => {
    // It would answer instead of the server.
    test.use({ serviceWorkers: 'block' });

    test('run nothing and load nothing even then, by the policy alone', async ({ page, faults }) => {
      test.setTimeout(180_000);
      const headers = (await page.goto('/'))!.headers();
      const { 'content-length': _length, 'content-encoding': _encoding, ...policyHeaders } = headers;
      // A page that redirects runs no script and loads nothing, so only the sanitiser stops that.
      const active = hostile.cases.filter(
        ({ id }) => id.startsWith('html-') && !/meta-base|same-origin/.test(id),
      );
      for (const item of active) {
        // As if the app had inserted the chapter into its page unsanitised.
        const body = `<!doctype html><meta charset="utf-8"><body>${bodyOf(hostile.read(item))}`;
        await page.route('**/unsanitised', (route) => route.fulfill({ headers: policyHeaders, body }));
        await page.goto('/unsanitised', { waitUntil: 'commit' });
        await expect(page.locator('body')).toContainText('SAFE-TEXT');
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(hasRun), item.id).toBe(false);
        await page.unroute('**/unsanitised');
      }
      expect(active.length).toBeGreaterThan(2);
      expect(canary.called).toEqual([]);
      faults.length = 0; // Each attempt is reported on the console.
    });
  });
});

const bookIds = async (page: Page, userId: string): Promise<string[]> =>
  (await rows<{ bookId: string }>(page, userId, 'publications')).map(({ bookId }) => bookId);

/** What is wrong with an opened book: its words gone, or something in it alive. */
async function readThrough(
  page: Page,
  { userId, bookId, item }: { userId: string; bookId: string; item: HostileFile },
  forbiddenIn: (markup: string) => Promise<string[]>,
): Promise<string[]> {
  const all = await rows<{ bookId: string; number: number; text: string }>(page, userId, 'chapters');
  const chapters = all.filter((one) => one.bookId === bookId);
  const { safeText, expect: expected } = item;
  const isThere = !safeText || chapters.some(({ text }) => text.includes(safeText));
  const wrong = expected.outcome === 'open' && !isThere ? ['lost its text'] : [];
  for (const { number } of chapters.slice(0, isLong ? 2 : 1)) {
    await goToChapter(page, `/book/${bookId}/chapter/${number}`);
    const content = page.getByTestId('reader-content');
    await page.waitForLoadState('networkidle');
    if (await page.evaluate(hasRun)) wrong.push('ran');
    wrong.push(...(await forbiddenIn(await content.innerHTML())));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wrong.push('too wide');
  }
  return wrong;
}

/** In the page. An element with that name doesn't prove that a script ran. */
const hasRun = (): boolean => Array.isArray((self as { __pwned?: unknown }).__pwned);

/**
 * In a page without our policy: what the hostile files' own forbids, in markup that was serialised and parsed again.
 */
function findForbidden({
  forbiddenElements,
  forbiddenAttributes,
  markup,
}: Policy & { markup: string }): string[] {
  const read = (source: string) => new DOMParser().parseFromString(source, 'text/html').body;
  const found: string[] = [];
  for (const element of read(read(markup).innerHTML).querySelectorAll('*')) {
    // The button that zooms a picture, and the like.
    if (element.hasAttribute('data-added')) continue;
    const name = element.localName;
    if (forbiddenElements.includes(name)) found.push(`<${name}>`);
    for (const { name: key, value } of element.attributes) {
      // Ours, for links and passages that must be reachable by keyboard.
      if (key === 'tabindex') continue;
      if (forbiddenAttributes.some((pattern) => new RegExp(pattern).test(key))) found.push(key);
      if (key === 'href' && !/^(https?:|mailto:)/.test(value)) found.push(`href ${value}`);
      if (key === 'src' && !value.startsWith('blob:')) found.push(`src ${value}`);
    }
  }
  return found;
}

/** The markup exactly as in the file. */
function bodyOf(file: Buffer): string {
  const archive = openArchive(file);
  const name = [...archive.names()].find((one) => one.endsWith('c1.xhtml'))!;
  const source = new TextDecoder().decode(archive.read(name)!);
  return source.slice(source.indexOf('<body'), source.lastIndexOf('</body>')).replace(/^<body[^>]*>/, '');
}
