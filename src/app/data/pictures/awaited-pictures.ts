import type { Table } from 'dexie';
import { isSameScene } from '#shared/sync/is-same-scene.ts';
import type { RecordFields } from '#shared/contract/records.ts';
import type { DescriptionRow, PictureRow, UserDatabase } from '../database/database.ts';
import type { MetaRow } from '../database/meta-row.ts';
import { isPaintedHere } from '#shared/sync/device/painted-here.ts';

/**
 * Pictures that this device has painted and the server cannot paint again, because its painter has another version or
 * other knowledge of the book. It waits for their bytes.
 */
const PREFIX = 'awaited-picture/';

/** Within the transaction that stores the server's request for it. */
export const noteAwaitedPicture = (meta: Table<MetaRow, string>, descriptionId: string) =>
  meta.put({ key: PREFIX + descriptionId, value: descriptionId });

export async function listAwaitedPictures({ meta }: UserDatabase): Promise<string[]> {
  return (await meta.where('key').startsWith(PREFIX).toArray()).map(({ value }) => value as string);
}

/** Whatever the outcome: a request that is still open is listed again when it changes. */
export const forgetAwaitedPicture = ({ meta }: UserDatabase, descriptionId: string) =>
  meta.delete(PREFIX + descriptionId);

/** The pictures that the server waits for, if they are here and still the requested ones. */
export async function findAwaitedPicture(
  { descriptions, images, views }: UserDatabase,
  descriptionId: string,
): Promise<(Required<Pick<DescriptionRow, 'scene' | 'generated_image'>> & { picture: PictureRow }) | null> {
  const row = await descriptions.get(descriptionId);
  const { scene, generated_image: shown } = row ?? {};
  if (!scene || !shown || !isPaintedHere(shown)) return null;
  const requests = await views.where('t').equals('imgreq').toArray();
  const isAwaited = requests.some(({ v }) => {
    const request = v as RecordFields<'imgreq'>;
    const isOpen = request.description === descriptionId && request.status === 'awaited';
    return isOpen && request.scene && isSameScene(request.scene, scene);
  });
  const picture = isAwaited ? await images.get(shown.id) : undefined;
  return picture ? { scene, generated_image: shown, picture } : null;
}
