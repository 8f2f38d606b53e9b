import type { RecordChange } from './record-changes.ts';

/** The last state of each record that requests something again: `wanted` has another stamp than before. */
export function newRequests(changed: readonly RecordChange[]): RecordChange[] {
  const requests = new Map<string, RecordChange>();
  for (const change of changed) {
    if (change.t !== 'imgreq' && change.t !== 'parse') continue;
    const { wanted } = change.after;
    if (wanted && wanted !== change.before.wanted) requests.set(`${change.t}/${change.k}`, change);
  }
  return [...requests.values()];
}
