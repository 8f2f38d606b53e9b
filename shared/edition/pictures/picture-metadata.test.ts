import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPictureMaker, withPictureFacts } from './picture-metadata.ts';

const drawn = { maker: 'algorithm', tool: 'Vignette', description: 'Fish & “chips” <at> dusk' } as const;
const blank = () =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#846' } }).withExif({
    IFD0: { Artist: 'A' },
  });

/** As a third-party program reads it. */
const xmpOf = async (bytes: Uint8Array): Promise<string> =>
  (await sharp(bytes).metadata()).xmp?.toString('utf8') ?? '';
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe.each([
  { format: 'JPEG', encode: () => blank().jpeg().toBuffer() },
  { format: 'PNG', encode: () => blank().png({ palette: true, colours: 4 }).toBuffer() },
])('a $format with metadata', ({ encode }) => {
  it('states how it was made, and keeps its pixels and its Exif', async () => {
    const before = await encode();
    const after = withPictureFacts(before, drawn);
    const xmp = await xmpOf(after);
    expect(xmp).toContain(
      'DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"',
    );
    expect(xmp).toContain('Fish &amp; “chips” &lt;at&gt; dusk');
    expect(await pixels(after)).toEqual(await pixels(before));
    expect((await sharp(after).metadata()).exif).toEqual((await sharp(before).metadata()).exif);
  });

  it('states it once, with the latest facts', async () => {
    const first = withPictureFacts(await encode(), drawn);
    const second = withPictureFacts(first, { ...drawn, maker: 'image-model' });
    const text = new TextDecoder('latin1').decode(second);
    expect(text.match(/DigitalSourceType=/g)).toHaveLength(1);
    expect(await xmpOf(second)).toContain('digitalsourcetype/trainedAlgorithmicMedia"');
    expect(withPictureFacts(second, drawn)).toEqual(first);
  });
});

it('a description of any length and any characters leaves the picture readable', async () => {
  const after = withPictureFacts(await blank().jpeg().toBuffer(), {
    ...drawn,
    description: '\ud800ю'.repeat(90_000),
  });
  expect(await xmpOf(after)).toContain('ю');
});

it('the origin of a picture is read from the picture', async () => {
  const bytes = await blank().jpeg().toBuffer();
  expect(readPictureMaker(bytes)).toBeNull();
  const made = { maker: 'image-model', tool: 'Vignette with flux & “co”' } as const;
  expect(readPictureMaker(withPictureFacts(bytes, { ...made, description: 'A fish' }))).toEqual(made);
  expect(readPictureMaker(withPictureFacts(bytes, drawn))).toEqual({ maker: 'algorithm', tool: 'Vignette' });
});

it('other bytes are returned unchanged', () => {
  expect(withPictureFacts(Uint8Array.of(1, 2, 3), drawn)).toEqual(Uint8Array.of(1, 2, 3));
});
