import { defineConfig } from 'vitest/config';

/** One project per runtime: what runs where is also how it is tested. */
export default defineConfig({
  test: {
    // On two cores the default is one worker, and much of a test is waiting for a server or a database.
    maxWorkers: 3,
    projects: [
      {
        test: { name: 'shared', include: ['shared/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
      },
      {
        test: {
          name: 'app',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          environment: 'node',
          setupFiles: ['src/app/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          environment: 'node',
          // The long form shares its machine with other things for an hour.
          testTimeout: process.env.VIGNETTE_LONG === '1' ? 300_000 : 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
