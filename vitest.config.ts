import { defineConfig } from 'vitest/config';
import { languagePacks } from './scripts/language-packs.ts';

const isLong = process.env.VIGNETTE_LONG === '1';

/** Half a minute of both processors each, and seldom touched; alone, since tests of faults have deadlines to keep. */
const heavy = ['shared/sync/simulation/mutants.test.ts', '**/linear-time.test.ts'];

/** Ten seconds and more each, and seldom broken by a change elsewhere: `npm test` leaves them to `test:full`. */
const thorough = [
  'server/http/stalled-clients.test.ts',
  'server/illustration/painter.test.ts',
  'server/routes/fuzz.test.ts',
  'server/services/accounts/sign-in-limits.test.ts',
  'server/services/sync/hostile-devices.test.ts',
  'server/two-readers.test.ts',
  'shared/illustration/composition/outdoors/wood/groves.test.ts',
  'shared/illustration/theatre/paint-theatre.test.ts',
  'shared/publication/chapters/many-chapters.test.ts',
  'shared/publication/zip/inflate.test.ts',
  'shared/sync/simulation/simulation.test.ts',
];

/** What starts and kills servers, databases and commands. */
const processes = [
  'server/faults/**/*.test.ts',
  'server/cli/**/*.test.ts',
  'server/db/embedded/**/*.test.ts',
  'server/log.test.ts',
];

/** What is waited for mostly comes at once; on a busy machine the default of one second is too short. */
const patient = { expect: { poll: { timeout: 10_000 } } };

const server = {
  ...patient,
  globalSetup: ['server/testing/global-setup.ts'],
  environment: 'node' as const,
  // The long form shares its machine with other things for an hour.
  testTimeout: isLong ? 300_000 : 60_000,
  hookTimeout: 120_000,
};

/** What takes half a minute of an idle machine takes minutes of a busy one. */
const unhurried = { testTimeout: 300_000 };

/**
 * One project per runtime; `npm test` leaves what takes long, and what starts and kills processes, to `test:full`.
 * Files of a project share processes and modules: starting both anew for each file took half the time of a run.
 */
export default defineConfig({
  test: {
    // On two cores the default is one worker, and much of a test is waiting for a server or a database.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'shared',
          include: ['shared/**/*.test.ts'],
          exclude: [...heavy, ...thorough],
          environment: 'node',
          // With coverage, beside other work, the longest took more than half a minute.
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        plugins: [languagePacks()],
        test: {
          name: 'app',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          environment: 'node',
          isolate: false,
          setupFiles: ['src/app/testing/setup.ts'],
          ...patient,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...processes, ...heavy, ...thorough],
          isolate: false,
          ...server,
        },
      },
      {
        test: { name: 'heavy', include: heavy, isolate: false, ...server, ...unhurried, globalSetup: [] },
      },
      {
        test: { name: 'thorough', include: thorough, isolate: false, ...server, ...unhurried },
      },
      {
        test: {
          name: 'faults',
          include: processes,
          isolate: false,
          ...server,
          globalSetup: [...server.globalSetup, 'server/testing/build-server.ts'],
        },
      },
    ],
  },
});
