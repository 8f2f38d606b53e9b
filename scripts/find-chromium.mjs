import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import * as path from 'node:path';

/** The headless shell first: windows would cost a fifth of the processor time of a test. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** An installed Chromium, else one that Playwright downloaded, else null. CHROMIUM_PATH decides when set. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return installed.find((file) => existsSync(file)) ?? downloaded();
}

function downloaded() {
  const cache = path.join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return null;
  return (
    readdirSync(cache)
      .filter((name) => name.startsWith('chromium-'))
      .flatMap((name) =>
        ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((file) => path.join(cache, name, file)),
      )
      .find((file) => existsSync(file)) ?? null
  );
}
