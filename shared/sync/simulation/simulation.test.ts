import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BundledSchedules, bundleSchedules } from '../../testing/bundled-schedules.ts';
import { isLong } from '../../testing/test-length.ts';
import { showsFault, type Tally } from './run-schedules.ts';

/** A million schedules in the long form, ten thousand in the short. A mixed one takes five to ten times as long as most others. */
const [mixed, directed, hostile, corrected, ofPrivateBooks, adopted, ofEngines] = isLong
  ? [450_000, 150_000, 50_000, 100_000, 100_000, 100_000, 50_000]
  : [1_500, 3_000, 500, 2_000, 1_000, 1_000, 1_000];
const HOURS = 3_600_000;

let schedules: BundledSchedules;
beforeAll(async () => {
  schedules = await bundleSchedules();
});
afterAll(() => schedules.remove());

function report(profile: string, { schedules: played, writes, restored, residues }: Tally): void {
  process.stdout.write(
    `${profile}: ${played} schedules, ${writes} writes, ${restored} with a restore, ` +
      `${residues} with the accepted older value after one\n`,
  );
}

test('devices and server converge and lose nothing, whatever fails', { timeout: 4 * HOURS }, async () => {
  const tally = await schedules.run({ first: 1, count: mixed, options: { profile: 'mixed' } });
  report('mixed', tally);
  expect(tally.failures).toEqual([]);
  expect(tally.schedules).toBe(mixed);
  expect(tally.restored).toBeGreaterThan(mixed / 20);
});

test(
  'stamps stay correct through restores, jumping clocks and lost responses',
  { timeout: 4 * HOURS },
  async () => {
    const tally = await schedules.run({ first: 1, count: directed, options: { profile: 'directed' } });
    report('directed', tally);
    expect(tally.failures).toEqual([]);
    // Even in schedules arranged for it, the one accepted case stays rare.
    expect(showsFault(tally)).toBe(false);
  },
);

test(
  'after arbitrary calls with a token of the account, its devices and a new one write, read and converge',
  { timeout: 4 * HOURS },
  async () => {
    const tally = await schedules.run({ first: 1, count: hostile, options: { profile: 'hostile' } });
    report('hostile', tally);
    expect(tally.failures).toEqual([]);
    expect(tally).toMatchObject({ schedules: hostile, residues: 0 });
  },
);

test('the later write wins although clocks are set right in between', { timeout: 4 * HOURS }, async () => {
  const tally = await schedules.run({ first: 1, count: corrected, options: { profile: 'corrected' } });
  report('corrected', tally);
  expect(tally.failures).toEqual([]);
  expect(tally).toMatchObject({ schedules: corrected, residues: 0 });
});

test(
  'a book that must not leave its device is in no request, and all of it arrives once it is sent',
  { timeout: 4 * HOURS },
  async () => {
    const tally = await schedules.run({ first: 1, count: ofPrivateBooks, options: { profile: 'private' } });
    report('private', tally);
    expect(tally.failures).toEqual([]);
    expect(tally.schedules).toBe(ofPrivateBooks);
  },
);

test(
  'changes made without an account are there once, and in order, after signing up',
  { timeout: 4 * HOURS },
  async () => {
    const tally = await schedules.run({ first: 1, count: adopted, options: { profile: 'adopted' } });
    report('adopted', tally);
    expect(tally.failures).toEqual([]);
    expect(tally).toMatchObject({ schedules: adopted, residues: 0 });
  },
);

test(
  'engines of two versions lose no picture and duplicate no passage, and every device shows the pictures already seen',
  { timeout: 4 * HOURS },
  async () => {
    const tally = await schedules.run({ first: 1, count: ofEngines, options: { profile: 'engines' } });
    report('engines', tally);
    expect(tally.failures).toEqual([]);
    expect(tally).toMatchObject({ schedules: ofEngines, residues: 0 });
  },
);

test('a write lost by a restored server, whose device did more since, does not win over a later one', async () => {
  const tally = await schedules.run({
    first: 106_544,
    count: 1,
    options: { profile: 'adopted' },
    threads: 1,
  });
  expect(tally).toMatchObject({ failures: [], restored: 1, residues: 0 });
});

test.each([113_006, 155_432])(
  'the older value kept after directed schedule %i is the accepted case',
  async (seed) => {
    const tally = await schedules.run({
      first: seed,
      count: 1,
      options: { profile: 'directed' },
      threads: 1,
    });
    expect(tally).toMatchObject({ failures: [], residues: 1 });
  },
);

test('the same seed plays the same schedule', async () => {
  for (const profile of [
    'mixed',
    'directed',
    'hostile',
    'corrected',
    'private',
    'adopted',
    'engines',
  ] as const) {
    const play = () => schedules.run({ first: 7, count: 5, options: { profile }, threads: 1 });
    const [once, again] = [await play(), await play()];
    expect(again).toEqual(once);
    expect(once.trace).not.toBe(0);
  }
});
