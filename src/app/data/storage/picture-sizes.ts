import * as z from 'zod/mini';
import { db } from '../database/database.ts';

/** An index's keys are untyped in Dexie. */
const indexKeys = z.array(z.tuple([z.number(), z.number()]));

/** Size of each stored picture in bytes, those not shown for longest first; read from an index, without the pictures. */
export async function listPictureSizes(): Promise<{ id: string; size: number }[]> {
  const byUse = db().images.orderBy('[usedAt+size]');
  const [keys, ids] = await Promise.all([byUse.keys(), byUse.primaryKeys()]);
  return indexKeys.parse(keys).map(([, size], i) => ({ id: ids[i]!, size }));
}
