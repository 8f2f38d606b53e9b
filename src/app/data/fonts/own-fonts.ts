import { ownFontName } from '#shared/contract/settings.ts';
import { db, type FontRow } from '../database/database.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';
import { checkFontFile, MAX_FONT_BYTES, type FontRefusal } from './check-font-file.ts';

/** Fonts that the reader has added. They stay on this device: licences seldom allow distributing them. */

export const MAX_FONTS = 20;
const MAX_NAME_CHARS = 48;

/** A file that cannot be added as a font. */
export class FontRefusedError extends Error {
  override readonly name = 'FontRefusedError';
  readonly reason: FontRefusal | 'too-many';

  constructor(reason: FontRefusal | 'too-many', options?: ErrorOptions) {
    super(`The font was refused: ${reason}`, options);
    this.reason = reason;
  }
}

/** Their names, in order. */
export async function listOwnFonts(): Promise<string[]> {
  return (await db().fonts.toCollection().primaryKeys()).sort((a, b) => a.localeCompare(b));
}

/** The font that a setting names; null if it is none of the reader's own, or not on this device. */
export async function findOwnFont(fontFamily: string): Promise<FontRow | null> {
  const name = ownFontName(fontFamily);
  return name === null ? null : ((await db().fonts.get(name)) ?? null);
}

/**
 * Adds a font under the name of its file; one of that name is replaced.
 *
 * @param canUse whether the browser accepts it
 * @returns its name
 * @throws FontRefusedError, StorageFullError
 */
export async function addOwnFont(
  file: File,
  canUse: (bytes: ArrayBuffer) => Promise<boolean>,
): Promise<string> {
  // Before it is read: any file may be chosen.
  if (file.size > MAX_FONT_BYTES) throw new FontRefusedError('too-large');
  const bytes = await file.arrayBuffer();
  const refusal = checkFontFile(bytes);
  if (refusal) throw new FontRefusedError(refusal);
  if (!(await canUse(bytes))) throw new FontRefusedError('damaged');
  const name = nameOf(file.name);
  await writeWithEviction(bytes.byteLength, () =>
    db().transaction('rw', db().fonts, async () => {
      const isNew = (await db().fonts.get(name)) === undefined;
      if (isNew && (await db().fonts.count()) >= MAX_FONTS) throw new FontRefusedError('too-many');
      await db().fonts.put({ name, bytes });
    }),
  );
  return name;
}

export async function removeOwnFont(name: string): Promise<void> {
  await db().fonts.delete(name);
}

/** A file's name without its ending, in words. */
function nameOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}_]+/gu, ' ')
    .trim();
  return words.slice(0, MAX_NAME_CHARS).trim() || 'Font';
}
