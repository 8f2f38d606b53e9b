import { expect, test } from 'vitest';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { paintedHereId } from '#shared/sync/device/painted-here.ts';
import { pictureOrigin } from './picture-origin.ts';

const byRules = withPictureFacts(onePixelPng, DRAWN_BY_RULES);
const picture = (id: string, bytes: Uint8Array<ArrayBuffer> = byRules) => ({ id, bytes: bytes.buffer });
const shown = (id: string, facts: object = {}) =>
  ({
    generated_image: { id, image_url: '', created_at: '', generation_time_seconds: 1, ...facts },
  }) satisfies Pick<DescriptionRow, 'generated_image'>;
const here = paintedHereId('d', 0);

test('a picture says where it was painted', () => {
  expect(pictureOrigin(picture('new'), shown('new')).where).toBe('Painted on the server.');
  const sent = shown('new', { painted_on: 'device' });
  expect(pictureOrigin(picture('new'), sent).where).toBe('Painted on one of your devices.');
  expect(pictureOrigin(picture(here), shown(here)).where).toBe('Painted on this device.');
  expect(pictureOrigin(picture(here), shown(here), { isComing: true }).where).toMatch(
    /^Painted on this device. The/,
  );
});

test('of an earlier picture from the server it is not known where it was painted, so nothing is claimed', () => {
  const sent = shown('new', { painted_on: 'device' });
  expect(pictureOrigin(picture('old'), sent)).toEqual({ where: '', by: 'Made by Vignette’s own painter.' });
  expect(pictureOrigin(picture(here), sent, { isComing: true }).where).toBe('Painted on this device.');
});

test('it says what made it, and where its file does not state that, so', () => {
  const oils = withPictureFacts(onePixelPng, {
    maker: 'image-model',
    tool: 'Vignette with oils',
    description: '',
  });
  expect(pictureOrigin(picture('new', oils), shown('new')).by).toBe('Made by oils.');
  const bare = pictureOrigin(picture('new', new Uint8Array(onePixelPng)), shown('new'));
  expect(bare.by).toBe('Its file doesn’t say what made it.');
});
