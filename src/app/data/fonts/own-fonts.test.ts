import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { checkFontFile, MAX_FONT_BYTES } from './check-font-file.ts';
import { addOwnFont, findOwnFont, listOwnFonts, MAX_FONTS, removeOwnFont } from './own-fonts.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`fonts-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const woff2Path = '@fontsource/tinos/files/tinos-latin-400-normal.woff2';
const woff2 = () => new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(woff2Path)))).buffer;

/** The directory of a font, its tables empty. */
function sfnt(signature: number, tables: readonly string[], count = tables.length): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(12 + 16 * tables.length));
  view.setUint32(0, signature);
  view.setUint16(4, count);
  tables.forEach((name, i) => {
    [...name].forEach((letter, at) => view.setUint8(12 + 16 * i + at, letter.charCodeAt(0)));
    view.setUint32(12 + 16 * i + 8, 12);
  });
  return view.buffer;
}

const tables = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'glyf'];
const TRUE_TYPE = 0x00010000;
const usable = () => Promise.resolve(true);
const file = (bytes: ArrayBuffer, name = 'My_Book-Face.ttf') => new File([bytes], name);

describe('a font file', () => {
  test('is recognised by its bytes', () => {
    expect(checkFontFile(sfnt(TRUE_TYPE, tables))).toBeNull();
    expect(checkFontFile(sfnt(0x4f54544f, tables))).toBeNull();
    expect(checkFontFile(woff2())).toBeNull();
    expect(checkFontFile(new TextEncoder().encode('<html>').buffer)).toBe('not-a-font');
    expect(checkFontFile(new ArrayBuffer(0))).toBe('not-a-font');
  });

  test('is refused when it is larger than a font has to be', () => {
    expect(checkFontFile(new ArrayBuffer(MAX_FONT_BYTES + 1))).toBe('too-large');
  });

  test('is refused when its directory leads out of it, lacks a table or has too many', () => {
    expect(checkFontFile(sfnt(TRUE_TYPE, tables.slice(1)))).toBe('damaged');
    expect(checkFontFile(sfnt(TRUE_TYPE, tables, 500))).toBe('damaged');
    expect(checkFontFile(sfnt(TRUE_TYPE, tables, 0))).toBe('damaged');
    const beyond = sfnt(TRUE_TYPE, tables);
    new DataView(beyond).setUint32(12 + 12, 0xffffffff);
    expect(checkFontFile(beyond)).toBe('damaged');
    expect(checkFontFile(sfnt(TRUE_TYPE, tables).slice(0, 8))).toBe('damaged');
  });

  test('of WOFF2 is refused when it is cut off or claims to unpack to more than it may', () => {
    expect(checkFontFile(woff2().slice(0, 4000))).toBe('damaged');
    expect(checkFontFile(woff2().slice(0, 20))).toBe('damaged');
    const bomb = woff2();
    new DataView(bomb).setUint32(16, 0x7fffffff);
    expect(checkFontFile(bomb)).toBe('damaged');
  });
});

describe('fonts of the reader’s own', () => {
  test('are kept under the names of their files until they are removed', async () => {
    expect(await addOwnFont(file(woff2()), usable)).toBe('My Book-Face');
    expect(await listOwnFonts()).toEqual(['My Book-Face']);
    expect((await findOwnFont('own:My Book-Face'))?.bytes.byteLength).toBe(woff2().byteLength);
    await removeOwnFont('My Book-Face');
    expect(await findOwnFont('own:My Book-Face')).toBeNull();
    expect(await findOwnFont('Georgia')).toBeNull();
  });

  test('are not even read when they are too large', async () => {
    const large = { size: MAX_FONT_BYTES + 1, name: 'film.ttf' } as File;
    await expect(addOwnFont(large, usable)).rejects.toMatchObject({ reason: 'too-large' });
  });

  test('are not kept when the browser rejects them', async () => {
    const added = addOwnFont(file(sfnt(TRUE_TYPE, tables)), () => Promise.resolve(false));
    await expect(added).rejects.toMatchObject({ reason: 'damaged' });
    expect(await listOwnFonts()).toEqual([]);
  });

  test('have a maximum number, and one is replaced by another of its name', async () => {
    for (let i = 0; i < MAX_FONTS; i++) await addOwnFont(file(sfnt(TRUE_TYPE, tables), `${i}.ttf`), usable);
    await expect(addOwnFont(file(woff2(), 'more.woff2'), usable)).rejects.toMatchObject({
      reason: 'too-many',
    });
    await addOwnFont(file(woff2(), '7.woff2'), usable);
    expect((await findOwnFont('own:7'))?.bytes.byteLength).toBe(woff2().byteLength);
  });
});
