import { expect, test } from 'vitest';
import { bundleSchedules, type SourceChange } from '../../testing/bundled-schedules.ts';
import { showsFault } from './run-schedules.ts';
import type { ScheduleOptions } from './schedule.ts';

/**
 * A simulation that finds nothing proves something only if it would have found it: each rule of the protocol is
 * taken out in turn, and the schedules have to notice.
 */
interface Mutant {
  name: string;
  changes: SourceChange[];
  profile: ScheduleOptions['profile'];
  renewEpoch?: boolean;
}

const SCHEDULES = 2_000;

const mutants: Mutant[] = [
  {
    name: 'the order of arrival decides, as in a replayed queue of requests',
    profile: 'mixed',
    changes: [
      {
        file: 'stamp.ts',
        find: 'let ms = Math.min(nowMs - Math.max(0, sentAt - op.at), nowMs);',
        replace: 'let ms = nowMs + 0 * sentAt;',
      },
    ],
  },
  {
    name: "the device's own clock decides",
    profile: 'mixed',
    changes: [
      {
        file: 'stamp.ts',
        find: 'let ms = Math.min(nowMs - Math.max(0, sentAt - op.at), nowMs);',
        replace: 'let ms = op.at + 0 * sentAt;',
      },
    ],
  },
  {
    name: 'an operation that comes again is applied again',
    profile: 'mixed',
    changes: [
      { file: 'hub/apply-operations.ts', find: 'if (earlier) {', replace: 'if (earlier && nowMs < 0) {' },
    ],
  },
  {
    name: 'an operation leaves the outbox with its acknowledgement',
    profile: 'mixed',
    changes: [
      { file: 'device/write.ts', find: 'record && op.ack && record.seq >= op.ack.seq', replace: 'op.ack' },
    ],
  },
  {
    name: 'an operation leaves the outbox when the cursor has passed it',
    profile: 'mixed',
    changes: [
      {
        file: 'device/write.ts',
        find: 'record && op.ack && record.seq >= op.ack.seq',
        replace: 'op.ack && cursor >= op.ack.seq',
      },
      { file: 'device/write.ts', find: 'interface Settled', replace: 'let cursor = 0;\ninterface Settled' },
      {
        file: 'device/write.ts',
        find: 'const settled = keys.map(([t, k], i) => settle(',
        replace: '({ cursor } = await tables.state());\n  const settled = keys.map(([t, k], i) => settle(',
      },
    ],
  },
  { name: 'a restore keeps the epoch', profile: 'mixed', renewEpoch: false, changes: [] },
  {
    name: 'rows of the new life of a server do not count as newer',
    profile: 'mixed',
    changes: [{ file: 'device/apply-answer.ts', find: '({ ...row, seq: -1 })', replace: '({ ...row })' }],
  },
  {
    name: 'late answers are taken in as they come, over newer rows',
    profile: 'mixed',
    changes: [
      {
        file: 'device/apply-answer.ts',
        find: 'if (state.epoch !== request.epoch || state.cursor !== request.cursor) return true;',
        replace: '',
      },
      {
        file: 'device/apply-answer.ts',
        find: 'if (here && here.seq >= seq) return [];',
        replace: 'if (here && here.seq === seq) return [];',
      },
    ],
  },
  {
    name: "rows given back do not raise their author's mark",
    profile: 'directed',
    changes: [
      {
        file: 'hub/apply-give-back.ts',
        find: 'await tables.saveDevices(raised);',
        replace: '',
      },
    ],
  },
  {
    name: 'what an author had seen does not bind',
    profile: 'directed',
    changes: [{ file: 'stamp.ts', find: 'if (op.seen > 0) ms = Math.max(ms, op.seen + 1);', replace: '' }],
  },
  {
    name: 'operations go before the rows given back',
    profile: 'directed',
    changes: [
      {
        file: 'device/take-outgoing.ts',
        find: 'if (state.giveBack.length > 0) {',
        replace:
          'if (state.giveBack.length > 0 && nextOperations(await tables.operations(), maxBytes).batch.length === 0) {',
      },
    ],
  },
  {
    name: 'stamps once given are forgotten at a restore',
    profile: 'directed',
    changes: [
      {
        file: 'device/apply-answer.ts',
        find: '({ ack: _forgotten, ...op }) => op',
        replace: '({ ack: _forgotten, ms: _ms, ...op }) => op',
      },
    ],
  },
  {
    name: 'what was refused covers what was written after it',
    profile: 'mixed',
    changes: [
      {
        file: 'device/write.ts',
        find: 'if (!op.refused || later.length === 0) return op;',
        replace: 'return op;',
      },
    ],
  },
  {
    name: 'a row only confirms although the device has not seen all of it',
    profile: 'mixed',
    changes: [
      {
        file: 'hub/exchange.ts',
        find: 'if (theirs.has(name) || beforeSeq <= cursor) theirs.set(name, seq);',
        replace: 'theirs.set(name, seq + 0 * (beforeSeq + cursor));',
      },
    ],
  },
  {
    name: 'rows come out while rows are still to be given back',
    profile: 'mixed',
    changes: [
      {
        file: 'hub/exchange.ts',
        find: 'return { epoch, cursor, more: true, acks: [], changes: [] };',
        replace: '',
      },
      {
        file: 'device/apply-answer.ts',
        find: 'return true;\n    }\n    const acked',
        replace: '}\n    const acked',
      },
    ],
  },
];

test.each(mutants)('schedules notice when $name', async ({ changes, profile, renewEpoch }) => {
  const schedules = await bundleSchedules(changes);
  try {
    const options = renewEpoch === undefined ? { profile } : { profile, renewEpoch };
    const tally = await schedules.run({ first: 1, count: SCHEDULES, options });
    expect(showsFault(tally)).toBe(true);
  } finally {
    await schedules.remove();
  }
});
