import { expect, test } from 'vitest';
import { BINDING_CLOTHS, type Binding } from '#shared/illustration/cover/bindings.ts';
import { COVER_HEIGHT, COVER_WIDTH } from '#shared/illustration/cover/cover-canvas.ts';
import { designCover } from '#shared/illustration/cover/design-cover.ts';
import { drawCover } from '#shared/illustration/cover/draw-cover.ts';
import { contrastOf } from '#shared/illustration/cover/contrast.ts';
import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { COVER_BYTES_MAX, encodeSmallJpeg } from '#shared/illustration/small-jpeg.ts';
import { jpegSize } from '../testing/jpeg-size.ts';
import { paintCover } from './paint-cover.ts';
import { hasGlyphsFor, contextOf, COVER_FONTS, loadCoverFonts } from './vendor-canvas.ts';

const emma = { title: 'Emma', author: 'Jane Austen', language: 'en' };
const passage = {
  text: 'A grey horse stood before the low white house, and behind it the hills were green.',
  type: 'location' as const,
  language: 'en' as const,
  context: '',
};

test('a cover is the same for the same book and passage, small, and records that it was drawn by rules', async () => {
  const first = await paintCover(emma, passage);
  expect(await paintCover(emma, passage)).toEqual(first);
  expect(await paintCover({ ...emma, title: 'Persuasion' }, passage)).not.toEqual(first);
  expect(jpegSize(first)).toEqual([COVER_WIDTH, COVER_HEIGHT]);
  expect(first.byteLength).toBeLessThan(COVER_BYTES_MAX);
  expect(Buffer.from(first).toString('latin1')).toContain('digitalsourcetype/algorithmicMedia');
});

test('a title without glyphs on this machine gets a cover without lettering, not one of boxes', async () => {
  loadCoverFonts();
  expect(hasGlyphsFor('Война и мир, Emma 2')).toBe(true);
  expect(hasGlyphsFor('Emma \u{2fffe}')).toBe(true);
  const adlam = { ...emma, title: '\u{1e900}\u{1e901}' };
  const { picture: _, ...design } = designCover(adlam, null);
  const context = contextOf(COVER_WIDTH, COVER_HEIGHT);
  context.fillText = () => expect.unreachable('lettering');
  drawCover(context, { ...design, title: '', author: '', plate: null, fonts: COVER_FONTS });
  const drawn = await encodeSmallJpeg(
    async (quality) => withPictureFacts(await context.canvas.encode('jpeg', quality), DRAWN_BY_RULES),
    ({ byteLength }) => byteLength,
    COVER_BYTES_MAX,
  );
  expect(await paintCover(adlam, null)).toEqual(drawn);
});

/** The position of the title, by style of cover. */
const TITLES = { repeat: [190, 290], wreath: [120, 300], frieze: [330, 520], plate: [120, 280] } as const;

test.each(Object.keys(TITLES) as Binding['tooling'][])(
  'behind the title of a cover with a %s every thread leaves a contrast of 4.5 to 1',
  (tooling) => {
    loadCoverFonts();
    const { picture: _, ...design } = designCover(
      { ...emma, title: 'A long title in many words '.repeat(4) },
      null,
    );
    for (const cloth of BINDING_CLOTHS) {
      const context = contextOf(COVER_WIDTH, COVER_HEIGHT);
      const binding = { ...design.binding, ...cloth, tooling };
      // Glyphs without an outline, which leave the background visible.
      context.fillText = () => undefined;
      drawCover(context, { ...design, binding, plate: null, fonts: COVER_FONTS });
      const [top, bottom] = TITLES[tooling];
      const { data } = context.getImageData(190, top, 230, bottom - top);
      const seen = new Set<string>();
      for (let i = 0; i < data.length; i += 4)
        seen.add(`#${Buffer.from(data.slice(i, i + 3)).toString('hex')}`);
      for (const colour of seen)
        expect(contrastOf(colour, cloth.ink), `${cloth.cloth} ${colour}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);
