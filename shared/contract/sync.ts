import * as z from 'zod/mini';

/** Limits of one POST /api/v1/sync request. */
export const syncLimits = {
  opsPerRequest: 200,
  bytesPerRequest: 256 * 1024,
  rowsPerResponse: 500,
  /** The limit for one record; no type has as many. */
  fieldsPerRecord: 64,
  /** A library of 10,000 books on five devices, and decades of highlights and reading sessions. */
  recordsPerUser: 250_000,
  /** All their fields as JSON. */
  bytesPerUser: 256 * 1024 * 1024,
  /**
   * Greatest number of an operation: more than a device can ever make, and far below 2^53, so that an invented number
   * leaves room for the numbers after it.
   */
  numberMax: 2 ** 40,
} as const;

/** Bumped when the meaning of operations changes; the server accepts this and the one before. */
export const SYNC_VERSION = 1;

/** One field of a record with its stamp: [value, server milliseconds, operation number, device]. */
const stampedField = z.tuple([z.unknown(), z.int(), z.int(), z.string()]);

const isWhole = (value: unknown, max: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max;

/**
 * Whether a value can be a field with a stamp from a server. Hand-written, because it runs for every field of a row.
 */
export function isStampedField(field: unknown): field is StampedField {
  return (
    Array.isArray(field) &&
    field.length === 4 &&
    isWhole(field[1], Number.MAX_SAFE_INTEGER) &&
    isWhole(field[2], syncLimits.numberMax) &&
    typeof field[3] === 'string' &&
    /^[\w-]{1,64}$/.test(field[3])
  );
}

const fieldMap = z.record(z.string(), stampedField);

/** Fields as a device sends them: their number is checked here, each field where it is applied. */
const sentFields = z
  .record(z.string().check(z.maxLength(64)), z.unknown())
  .check(z.refine((f) => Object.keys(f).length <= syncLimits.fieldsPerRecord, 'Too many fields'));

/** Other devices store it, and the server keys rows by it. */
const deviceName = z.string().check(z.regex(/^[\w-]{8,64}$/, 'Must be 8 to 64 letters, digits, - or _'));

/** A record as devices and server keep it: table, key, sequence number of its last change, fields. */
export const syncRow = z.object({ t: z.string(), k: z.string(), seq: z.number(), f: fieldMap });

/**
 * A row in a response. A row without fields only confirms: nothing but operations of this request has changed it since
 * the cursor, so the device can derive its new state. Sent only to a client that asked for `brief` responses.
 */
const changedRow = z.object({
  t: z.string(),
  k: z.string(),
  seq: z.number(),
  f: z.optional(fieldMap),
});

/**
 * An operation: set these fields of this record. n: number on its device, increasing. at: device clock when made.
 * seen: greatest stamp its author knew. ms: the stamp of an earlier acknowledgement, preserved through a restore of
 * the server. made: server milliseconds when made, estimated by its device from the last response; sent where the
 * device's clock may have been set since, so that `at` does not give the age.
 */
const syncOp = z.object({
  n: z.int().check(z.nonnegative(), z.maximum(syncLimits.numberMax)),
  t: z.string().check(z.minLength(1), z.maxLength(32)),
  k: z.string().check(z.minLength(1), z.maxLength(200)),
  f: sentFields,
  at: z.int(),
  seen: z.int(),
  ms: z.optional(z.int()),
  made: z.optional(z.int()),
});

/**
 * A row returned to a server that lost it in a restore from backup; its stamps are honoured. What cannot be a field with
 * its stamp is skipped, because a refusal would keep the device from returning anything.
 */
const giveBackRow = z.object({
  t: z.string().check(z.maxLength(32)),
  k: z.string().check(z.maxLength(200)),
  f: sentFields,
});

export const syncRequest = z.object({
  v: z.number(),
  device: deviceName,
  epoch: z.nullable(z.string().check(z.maxLength(64))),
  cursor: z.number().check(z.int(), z.nonnegative()),
  sentAt: z.int(),
  ops: z.array(syncOp).check(z.maxLength(syncLimits.opsPerRequest)),
  /** The client understands rows without fields. */
  brief: z.optional(z.boolean()),
  giveBack: z.optional(z.array(giveBackRow).check(z.maxLength(syncLimits.rowsPerResponse))),
});

const syncAck = z.union([
  z.object({ n: z.number(), seq: z.number(), ms: z.number() }),
  z.object({ n: z.number(), refused: z.object({ code: z.string(), message: z.string() }) }),
]);

export const syncResponse = z.union([
  z.object({ reset: z.literal(true), epoch: z.string(), now: z.optional(z.number()) }),
  z.object({
    epoch: z.string(),
    cursor: z.number(),
    more: z.boolean(),
    acks: z.array(syncAck),
    changes: z.array(changedRow),
    /** The server's clock, milliseconds. */
    now: z.optional(z.number()),
  }),
]);

export type StampedField = z.infer<typeof stampedField>;
export type FieldMap = z.infer<typeof fieldMap>;
export type SyncRow = z.infer<typeof syncRow>;
export type ChangedRow = z.infer<typeof changedRow>;
export type SyncOp = z.infer<typeof syncOp>;
export type SyncAck = z.infer<typeof syncAck>;
export type GiveBackRow = z.infer<typeof giveBackRow>;
export type SyncRequest = z.infer<typeof syncRequest>;
export type SyncResponse = z.infer<typeof syncResponse>;
