import * as z from 'zod/mini';

/** Limits of one POST /api/v1/sync request. */
export const syncLimits = { opsPerRequest: 200, bytesPerRequest: 256 * 1024, rowsPerResponse: 500 } as const;

/** Bumped when the meaning of operations changes; the server accepts this and the one before. */
export const SYNC_VERSION = 1;

/** One field of a record with its stamp: [value, server milliseconds, operation number, device]. */
const stampedField = z.tuple([z.unknown(), z.int(), z.int(), z.string()]);

const fieldMap = z.record(z.string(), stampedField);

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
 * An operation: set these fields of this record.
 * n: number on its device, increasing. at: device clock when made. seen: greatest stamp its author knew.
 * ms: the stamp of an earlier acknowledgement, preserved through a restore of the server.
 */
const syncOp = z.object({
  n: z.number().check(z.int(), z.nonnegative()),
  t: z.string().check(z.minLength(1), z.maxLength(32)),
  k: z.string().check(z.minLength(1), z.maxLength(200)),
  f: z.record(z.string().check(z.maxLength(64)), z.unknown()),
  at: z.int(),
  seen: z.int(),
  ms: z.optional(z.int()),
});

/** A row returned to a server that lost it in a restore from backup; its stamps are honoured. */
const giveBackRow = z.object({ t: z.string(), k: z.string(), f: fieldMap });

export const syncRequest = z.object({
  v: z.number(),
  device: z.string().check(z.minLength(8), z.maxLength(64)),
  epoch: z.nullable(z.string()),
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
  z.object({ reset: z.literal(true), epoch: z.string() }),
  z.object({
    epoch: z.string(),
    cursor: z.number(),
    more: z.boolean(),
    acks: z.array(syncAck),
    changes: z.array(changedRow),
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
