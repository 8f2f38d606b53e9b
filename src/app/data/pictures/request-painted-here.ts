import type { RecordFields } from '#shared/contract/records.ts';
import { placePainted } from '#shared/sync/device/device-passages.ts';
import { isPaintedHere, takeOf } from '#shared/sync/device/painted-here.ts';
import { writeOperation } from '#shared/sync/device/write-operation.ts';
import type { UserDatabase } from '../database/database.ts';
import { readClock } from '../device/clock.ts';
import { deviceStore } from '../records/device-store.ts';
import { pictureRequest } from './picture-requests.ts';

/**
 * Requests of the server what this device has painted for passages that the server knows, where that was not requested:
 * what was painted without an account is the account's from then on. What only this device has found waits for the
 * server's passages.
 */
export async function requestPaintedHere(database: UserDatabase): Promise<void> {
  const { views, descriptions } = database;
  const settings = (await views.get(['settings', 'reader']))?.v as RecordFields<'settings'> | undefined;
  if (settings?.paintsOn === 'device') return;
  const requests = await views.where('t').equals('imgreq').toArray();
  const painted = await descriptions
    .filter(({ foundHere, generated_image: image }) => !foundHere && isPaintedHere(image))
    .toArray();
  for (const row of painted) {
    const placement = placePainted(row, [{ ...row, generated_image: null }], requests);
    if (placement.kind !== 'moves' || !placement.needsRequest) continue;
    const { style, generated_image: image, scene } = row;
    const request = pictureRequest(row, requests, { style, take: takeOf(image!), scene });
    await writeOperation(deviceStore(database), { t: 'imgreq', ...request, clock: readClock() });
  }
}
