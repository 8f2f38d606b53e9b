import { expect, test } from 'vitest';
import { bundleSchedules, type SourceChange } from '../../testing/bundled-schedules.ts';
import { showsFault } from './run-schedules.ts';
import type { ScheduleOptions } from './schedule-options.ts';

/**
 * A simulation that finds no fault proves something only if it can find one: each rule of the protocol is removed in
 * turn, and the schedules must fail.
 */
interface Mutant {
  name: string;
  changes: SourceChange[];
  profile: ScheduleOptions['profile'];
  renewEpoch?: boolean;
  /** The seed to begin with, where schedules that notice are rare. */
  first?: number;
}

const SCHEDULES = 2_000;

const mutants: Mutant[] = [
  {
    name: 'the order of arrival decides, as in a replayed queue of requests',
    profile: 'mixed',
    changes: [
      {
        file: 'stamp.ts',
        find: 'let ms = Math.min(isEstimated ? op.made! : byAge, nowMs);',
        replace: 'let ms = nowMs;',
      },
    ],
  },
  {
    name: "the device's own clock decides",
    profile: 'mixed',
    changes: [
      {
        file: 'stamp.ts',
        find: 'let ms = Math.min(isEstimated ? op.made! : byAge, nowMs);',
        replace: 'let ms = op.at;',
      },
    ],
  },
  {
    name: 'an operation sent twice is applied twice',
    profile: 'mixed',
    changes: [
      {
        file: 'hub/apply-operations.ts',
        find: 'if (previous && (previous.digest === null || previous.digest === digest)) {',
        replace: 'if (previous && nowMs < 0) {',
      },
    ],
  },
  {
    name: 'an operation leaves the outbox with its acknowledgement',
    profile: 'mixed',
    changes: [
      {
        file: 'device/write-operation.ts',
        find: 'record && op.ack && record.seq >= op.ack.seq',
        replace: 'op.ack',
      },
    ],
  },
  {
    name: 'an operation leaves the outbox when the cursor has passed it',
    profile: 'mixed',
    changes: [
      {
        file: 'device/write-operation.ts',
        find: 'record && op.ack && record.seq >= op.ack.seq',
        replace: 'op.ack && cursor >= op.ack.seq',
      },
      {
        file: 'device/write-operation.ts',
        find: 'interface Settled',
        replace: 'let cursor = 0;\ninterface Settled',
      },
      {
        file: 'device/write-operation.ts',
        find: 'const settled = keys.map(([t, k], i) => settle(',
        replace: '({ cursor } = await tables.state());\n  const settled = keys.map(([t, k], i) => settle(',
      },
    ],
  },
  { name: 'a restore keeps the epoch', profile: 'mixed', renewEpoch: false, changes: [] },
  {
    name: 'rows of a new epoch do not count as newer',
    profile: 'mixed',
    changes: [{ file: 'device/apply-response.ts', find: '({ ...row, seq: -1 })', replace: '({ ...row })' }],
  },
  {
    name: 'late responses overwrite newer rows',
    profile: 'mixed',
    changes: [
      {
        file: 'device/apply-response.ts',
        find: 'if (state.epoch !== request.epoch || state.cursor !== request.cursor) return true;',
        replace: '',
      },
      {
        file: 'device/apply-response.ts',
        find: 'if (here && here.seq >= seq) return [];',
        replace: 'if (here && here.seq === seq) return [];',
      },
    ],
  },
  {
    name: "a device's write may precede its earlier one that others returned",
    profile: 'directed',
    changes: [{ file: 'hub/apply-operations.ts', find: 'author === device && by < n', replace: 'by < 0' }],
  },
  {
    name: 'a device’s write that was sent again is as late as its later one that others returned',
    profile: 'adopted',
    first: 106_544,
    changes: [{ file: 'hub/apply-operations.ts', find: ' && by < n', replace: '' }],
  },
  {
    name: 'a write is as late as one of another device in its place',
    profile: 'mixed',
    changes: [{ file: 'hub/apply-operations.ts', find: 'author === device && by < n', replace: 'by < n' }],
  },
  {
    name: 'a stamp may precede what its author had seen',
    profile: 'directed',
    changes: [{ file: 'stamp.ts', find: 'if (op.seen > 0) ms = Math.max(ms, op.seen + 1);', replace: '' }],
  },
  {
    name: 'operations are sent before the rows of the give-back',
    profile: 'directed',
    changes: [
      {
        file: 'device/prepare-request.ts',
        find: 'if (state.giveBack.length > 0) {',
        replace:
          'if (state.giveBack.length > 0 && nextOperations(await tables.operations(), maxBytes).batch.length === 0) {',
      },
    ],
  },
  {
    name: 'a restore discards the stamps of acknowledged operations',
    profile: 'directed',
    changes: [
      {
        file: 'device/apply-response.ts',
        find: '({ ack: _forgotten, ...op }) => op',
        replace: '({ ack: _forgotten, ms: _ms, ...op }) => op',
      },
    ],
  },
  {
    name: 'a refused operation hides what was written after it',
    profile: 'mixed',
    changes: [
      {
        file: 'device/write-operation.ts',
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
        find: 'if (lastSeqByRow.has(name) || beforeSeq <= cursor) lastSeqByRow.set(name, seq);',
        replace: 'lastSeqByRow.set(name, seq + 0 * (beforeSeq + cursor));',
      },
    ],
  },
  {
    name: 'the server sends rows before the give-back is complete',
    profile: 'mixed',
    changes: [
      {
        file: 'hub/exchange.ts',
        find: 'return { epoch, cursor, more: true, acks: [], changes: [], now };',
        replace: '',
      },
      {
        file: 'device/apply-response.ts',
        find: 'return true;\n    }\n    const acked',
        replace: '}\n    const acked',
      },
    ],
  },
  {
    name: 'a number that somebody else used swallows an operation',
    profile: 'hostile',
    changes: [
      {
        file: 'hub/apply-operations.ts',
        find: 'if (previous && (previous.digest === null || previous.digest === digest)) {',
        replace: 'if (previous) {',
      },
    ],
  },
  {
    name: 'a number that somebody else used keeps back what its device does next',
    profile: 'hostile',
    changes: [
      {
        file: 'stamp.ts',
        find: 'if (op.n > device.lastN) ms = Math.max(ms, device.lastMs);',
        replace: 'ms = op.n > device.lastN ? Math.max(ms, device.lastMs) : Math.min(ms, device.lastMs);',
      },
    ],
  },
  {
    name: 'a stamp from the future is believed',
    profile: 'hostile',
    changes: [
      {
        file: 'hub/apply-operations.ts',
        find: 'ms: Math.min(Math.max(0, op.ms), nowMs)',
        replace: 'ms: op.ms',
      },
    ],
  },
  {
    name: 'what a device saw is believed to be from the future',
    profile: 'hostile',
    changes: [
      {
        file: 'hub/apply-operations.ts',
        find: 'seen: Math.min(op.seen, nowMs),',
        replace: '',
      },
    ],
  },
  {
    name: 'a returned stamp from the future is believed',
    profile: 'hostile',
    changes: [{ file: 'hub/apply-give-back.ts', find: 'Math.min(ms, changes.nowMs)', replace: 'ms' }],
  },
  {
    name: 'an age follows a clock that was set since',
    profile: 'corrected',
    changes: [
      {
        file: 'device/prepare-request.ts',
        find: '...(made === undefined || isAgeCertain ? {} : { made }),',
        replace: '',
      },
    ],
  },
  {
    name: 'a device estimates the time although its clock shows the age',
    profile: 'corrected',
    changes: [
      {
        file: 'device/prepare-request.ts',
        find: 'made === undefined || isAgeCertain ?',
        replace: 'made === undefined ?',
      },
    ],
  },
  {
    name: 'a clock set back is not noticed',
    profile: 'corrected',
    changes: [
      {
        file: 'device/clock.ts',
        find: 'Math.max(wallMs - contact.wallMs, steadyElapsedMs)',
        replace: 'wallMs - contact.wallMs',
      },
    ],
  },
  {
    name: 'a contact does not recompute the age of what waits',
    profile: 'corrected',
    changes: [
      {
        file: 'device/exchange-until-idle.ts',
        find: 'if (reckoned.length > 0)',
        replace: 'if (reckoned.length < 0)',
      },
    ],
  },
  {
    name: 'an operation on a private book is sent',
    profile: 'private',
    changes: [
      {
        file: 'device/prepare-request.ts',
        find: ' || op.held !== undefined) continue;',
        replace: ') continue;',
      },
    ],
  },
  {
    name: 'only the record of a private book is held, not what belongs to it',
    profile: 'private',
    changes: [
      {
        file: 'device/write-operation.ts',
        find: 'privateBooks.includes(book) ?',
        replace: 'privateBooks.includes(k) ?',
      },
    ],
  },
  {
    name: 'what was held about a book stays behind when it is sent',
    profile: 'private',
    changes: [
      {
        file: 'device/private-books.ts',
        find: 'await tables.putOperations(held.map(({ held: _over, ...op }) => op));',
        replace: 'void held;',
      },
    ],
  },
  {
    name: 'a book that has been sent is private still',
    profile: 'private',
    changes: [
      {
        file: 'device/private-books.ts',
        find: 'privateBooks: privateBooks.filter((id) => id !== bookId)',
        replace: 'privateBooks',
      },
    ],
  },
  {
    name: 'a change is removed before it has arrived at the account',
    profile: 'adopted',
    changes: [
      {
        file: 'device/move-operations.ts',
        find: '    await to.transact(async (tables) => {',
        replace:
          '    await from.transact((tables) => tables.deleteOperations(batch.map(({ n }) => n)));\n    await to.transact(async (tables) => {',
      },
    ],
  },
  {
    name: 'a change arrives at the account again after a move was cut off',
    profile: 'adopted',
    changes: [
      {
        file: 'device/move-operations.ts',
        find: 'batch.filter(({ n }) => n > arrived)',
        replace: 'batch.filter(({ n }) => n > Math.min(arrived, 0))',
      },
    ],
  },
  {
    name: 'what was done without an account counts as done when it arrives there',
    profile: 'adopted',
    changes: [
      {
        file: 'device/move-operations.ts',
        find: 'await tables.addOperation(op);',
        replace:
          'await tables.addOperation({ ...op, at: Number.MAX_SAFE_INTEGER, steady: undefined, run: undefined } as never);',
      },
    ],
  },
  {
    name: 'what was done without an account is not shown there',
    profile: 'adopted',
    changes: [
      {
        file: 'device/move-operations.ts',
        find: 'await settleRecords(tables, [...changed.values()]);',
        replace: 'void settleRecords;',
      },
    ],
  },
  {
    name: 'a picture is lost where the server has no passage in its place',
    profile: 'engines',
    changes: [
      {
        file: 'device/device-passages.ts',
        find: "if (!to) return { kind: 'stays' };",
        replace: "if (!to) return { kind: 'replaced', to: row as never };",
      },
    ],
  },
  {
    name: 'a passage with a picture is replaced by what another version has found',
    profile: 'engines',
    changes: [
      {
        file: 'device/device-passages.ts',
        find: 'before.filter(({ generated_image: image }) => image !== null)',
        replace: 'before.filter(() => false)',
      },
    ],
  },
  {
    name: 'passages that two versions have found share words',
    profile: 'engines',
    changes: [{ file: 'passages.ts', find: 'overlap(row, one) <= 0', replace: 'overlap(row, one) < 1e9' }],
  },
  {
    name: 'a picture that has moved to another passage is not requested',
    profile: 'engines',
    changes: [
      {
        file: 'device/device-passages.ts',
        find: 'needsRequest: !isRequested',
        replace: 'needsRequest: !isRequested && row.foundHere === true',
      },
    ],
  },
  {
    name: 'a picture is not requested again that a restored server was asked for before it had the passage',
    profile: 'engines',
    first: 358,
    changes: [{ file: 'device/device-passages.ts', find: " && error !== 'NOT_FOUND'", replace: '' }],
  },
  {
    name: 'another take that was painted here is replaced by the one before it',
    profile: 'engines',
    changes: [
      {
        file: 'device/device-passages.ts',
        find: 'if (theirs && !isAnotherTake)',
        replace: 'if (theirs)',
      },
    ],
  },
  {
    name: 'a late event about the previous take replaces the one that was painted since',
    profile: 'engines',
    changes: [
      {
        file: 'device/device-passages.ts',
        find: 'if ((image.take ?? 0) >= takeOf(shown)) return true;',
        replace: 'if (takeOf(shown) >= 0) return true;',
      },
    ],
  },
  {
    name: 'the outcome of a request counts although it was changed since',
    profile: 'engines',
    changes: [{ file: 'device/open-request.ts', find: 'request.ms === Infinity || ', replace: '' }],
  },
  {
    name: 'the server paints what its painter paints otherwise',
    profile: 'engines',
    changes: [
      {
        file: 'hub/decide-on-picture.ts',
        find: "isSameScene(await ownScene(), scene) ? 'paint' : 'awaited'",
        replace: "isSameScene(await ownScene(), scene) ? 'paint' : 'paint'",
      },
      // Before it paints, a job compares once more.
      {
        file: 'simulation/picture-server.ts',
        find: 'if (scene && !isSameScene(own, scene)) await',
        replace: 'if (take < 0) await',
      },
    ],
  },
  {
    name: 'a server that was updated paints what an earlier version has accepted',
    profile: 'engines',
    first: 31_829,
    changes: [
      {
        file: 'simulation/picture-server.ts',
        find: 'if (scene && !isSameScene(own, scene)) await',
        replace: 'if (take < 0) await',
      },
    ],
  },
  {
    name: 'bytes are asked for although the server would paint the same',
    profile: 'engines',
    changes: [
      {
        file: 'hub/decide-on-picture.ts',
        find: "isSameScene(await ownScene(), scene) ? 'paint' : 'awaited'",
        replace: "isSameScene(await ownScene(), scene) ? 'awaited' : 'awaited'",
      },
    ],
  },
];

test.each(mutants)('schedules notice when $name', async ({ changes, profile, renewEpoch, first = 1 }) => {
  const schedules = await bundleSchedules(changes);
  try {
    const options = renewEpoch === undefined ? { profile } : { profile, renewEpoch };
    // One thread: others would play on after it has found the fault.
    const tally = await schedules.run({ first, count: SCHEDULES, options, threads: 1 });
    expect(showsFault(tally)).toBe(true);
  } finally {
    await schedules.remove();
  }
});
