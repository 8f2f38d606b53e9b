import type * as z from 'zod/mini';
import { type RecordType, recordTypes } from '../../contract/records.ts';
import type { SyncOp } from '../../contract/sync.ts';

/** An operation that can never be applied. It is acknowledged as refused and does not hold up the others. */
export interface Refusal {
  code: 'VALIDATION' | 'UPGRADE_REQUIRED' | 'STORAGE_FULL';
  message: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const keys: Record<RecordType, RegExp> = {
  progress: new RegExp(`^${UUID}:[\\w-]{1,64}$`),
  mark: new RegExp(`^${UUID}$`),
  settings: /^(reader|notifications)$/,
  book: new RegExp(`^${UUID}$`),
  session: new RegExp(`^${UUID}$`),
  imgreq: new RegExp(`^(desc:)?${UUID}$`),
  correction: new RegExp(`^${UUID}$`),
  cover: new RegExp(`^${UUID}$`),
  parse: new RegExp(`^${UUID}$`),
};

/** Validates strictly what a device may author: known type, known key, known fields with valid values. */
export function validateOperation({ t, k, f }: Pick<SyncOp, 't' | 'k' | 'f'>): Refusal | null {
  if (!Object.hasOwn(recordTypes, t))
    return { code: 'UPGRADE_REQUIRED', message: `This server does not know "${t}" yet.` };
  if (!keys[t as RecordType].test(k)) return { code: 'VALIDATION', message: `"${k}" is no key of ${t}.` };
  const fields = recordTypes[t as RecordType].fields as Record<string, z.ZodMiniType>;
  const names = Object.keys(f);
  if (names.length === 0) return { code: 'VALIDATION', message: 'The operation sets nothing.' };
  for (const name of names) {
    if (!Object.hasOwn(fields, name)) return { code: 'VALIDATION', message: `${t} has no field "${name}".` };
    if (!fields[name]!.safeParse(f[name]).success) {
      return { code: 'VALIDATION', message: `The value of ${t}.${name} is not valid.` };
    }
  }
  return null;
}
