import { defineConfig } from '@playwright/test';
import { chromiumSwitches } from './scripts/chromium-switches.ts';
import { findChromium } from './scripts/find-chromium.mjs';

const isLong = process.env.VIGNETTE_LONG === '1';
/** Half a minute and more each, and seldom touched; single tests of this kind are tagged `@long`. */
const longOnly = [
  'books-epubjs',
  'conformance',
  'page-looks',
  'real-books',
  'restored-server',
  'screens-in-another-language',
  'storage',
  'story-of-real-books',
];

/** Black box: the built app behind the real server with its own Postgres, in a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    // What a user would miss first; part of `npm test`.
    { name: 'walks', testDir: 'e2e/walks' },
    {
      name: 'all',
      testIgnore: ['**/walks/**', ...(isLong ? [] : longOnly.map((name) => `**/${name}.spec.ts`))],
      // The walks see what moves; drawing it is a twentieth of the time of the others.
      use: isLong ? {} : { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  ...(isLong ? {} : { grepInvert: /@long/ }),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Most of a test is waiting for a line to break or a notice to go; three share the server without meeting.
  workers: isLong ? 1 : 3,
  // A test that passes only at its second try is a fault, of the test or of the product.
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  reporter: process.env.E2E_JSON ? [['line'], ['json', { outputFile: process.env.E2E_JSON }]] : [['line']],
  outputDir: 'test-results',
  globalSetup: './e2e/support/start-server.ts',
  use: {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
    // Recording each step of every test costs a third of its time.
    trace: isLong ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: chromiumSwitches,
    },
  },
});
