import type { FieldMap } from '../contract/sync.ts';

/**
 * What a device shows of a record: the server's fields with the device's unconfirmed operations applied in order.
 *
 * @param record fields as last received from the server, or undefined when it has none
 * @param pending the outbox operations of this record, ascending
 */
export function viewFields(
  record: FieldMap | undefined,
  pending: readonly { f: Record<string, unknown> }[],
): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(record ?? {})) view[name] = field[0];
  for (const op of pending) Object.assign(view, op.f);
  return view;
}

/** The greatest server stamp in a set of fields, 0 when there is none. */
export function greatestMs(fields: FieldMap): number {
  let greatest = 0;
  for (const field of Object.values(fields)) greatest = Math.max(greatest, field[1]);
  return greatest;
}
