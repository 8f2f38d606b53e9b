import { test as base, expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { PASSWORD } from './run-log.ts';

export { expect };

/** The folder of real books, on machines that have them. */
export const corpus = path.resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'books');
export const hasCorpus = existsSync(corpus);
export const readBook = (name: string) => readFile(path.join(corpus, name));

/**
 * For tests of what is on a page, with `test.use`: installing the service worker and filling its cache takes a sixth of the
 * processor time of such a test.
 */
export const withoutServiceWorker = { serviceWorkers: 'block' } as const;
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Expected only in a test that takes its page offline, from then on. */
const TAKEN_OFFLINE = 'net::ERR_INTERNET_DISCONNECTED';

interface Faults {
  /** Unexpected errors of the page: console errors, failed requests, policy violations. */
  faults: string[];
}

/** A page that fails its test on any unexpected error. */
export const test = base.extend<Faults>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.E2E_BASE_URL);
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (!['error', 'warning'].includes(message.type())) return;
        if (text !== BLOCKED && !text.includes(TAKEN_OFFLINE)) faults.push(`console: ${text}`);
      });
      page.on('pageerror', (error) => faults.push(`page: ${error.stack ?? error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // The last sync of a closing page is cut off by the closing.
        if (!['net::ERR_ABORTED', TAKEN_OFFLINE].includes(reason))
          faults.push(`request: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`status: ${response.status()} ${response.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

let readers = 0;

export interface Account {
  email: string;
  password: string;
}

/** Registers through the form, as a new reader does, and arrives in the library. */
export async function register(page: Page, name = 'Ada Reader'): Promise<Account> {
  const account = {
    email: `reader-${process.pid}-${Date.now()}-${readers++}@example.org`,
    password: PASSWORD,
  };
  await page.goto('/register');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/library');
  return account;
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/library');
}

/** Adds files through the upload dialog and waits until the server has them. */
export async function upload(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
  await chooseFiles(page, files);
}

/** Uploads files with the upload dialog, which is open; without an account they are only added. */
export async function chooseFiles(
  page: Page,
  files: { name: string; buffer: Buffer }[],
  button: string | RegExp = /^(?:Upload|Add) \d+ Books?$/,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Upload Books' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose Files' }).click();
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })));
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
}
