import { luminance, mix } from '../../drawing/colour.ts';
import { seeded } from '../../drawing/seeded.ts';
import type { Material } from '../../motifs/motif.ts';
import { toneAt, type Palette } from '../palette.ts';

export interface Tint {
  dress?: string | undefined;
  hair?: string | undefined;
  beard?: string | undefined;
  skin?: string | undefined;
  brow?: string | undefined;
  hat?: string | undefined;
  eyes?: string | undefined;
  lips?: string | undefined;
  accent?: string | undefined;
  trousers?: string | undefined;
  /** The stated colour of the thing, used for everything. */
  body?: string | undefined;
  /** Its usual colour if none is stated, only as far as the light shows it. */
  usual?: string | undefined;
  /** Face and hands are lit rather than only outlined: for people whom the passage describes. */
  isFaceLit?: boolean | undefined;
}

/** The colours of a drawing's materials at a distance. */
export function coloursAt(
  palette: Palette,
  depth: number,
  { dress, accent, body, usual, hair, beard, hat, skin, eyes, trousers, isFaceLit }: Tint = {},
): Readonly<Record<Material, string>> {
  const base = toneAt(palette, depth);
  // A colour stays as dark as a silhouette, or the light, on which everything depends, would be lost.
  // White things look white against any sky.
  const stated = body
    ? mix(base, mix(body, base, depth * 0.5), luminance(body) > 0.7 ? 0.84 : 0.44)
    : usual
      ? mix(
          base,
          mix(usual, base, depth * 0.5),
          (palette.isDark ? 0.12 : 0.32) + 1.1 * Math.max(0, luminance(usual) - 0.4),
        )
      : base;
  // White walls and horses take the light of the hour.
  const own = luminance(stated) > 0.5 ? mix(stated, palette.haze, 0.3) : stated;
  const isPale = luminance(own) > 0.55;
  // In the shadow of the figure, so that the light stays behind it.
  const face = isFaceLit
    ? mix(base, skin ? mix(SKIN, skin, 0.6) : SKIN, (skin ? 0.7 : palette.isDark ? 0.08 : 0.7) * (1 - depth))
    : base;
  const dyed = (colour: string | undefined, share: number) => (colour ? mix(base, colour, share) : own);
  return {
    ink: own,
    fold: isPale ? mix(own, base, 0.45) : mix(own, palette.light, 0.36 - 0.12 * depth),
    skin: face,
    hair: hair ? mix(base, hair, luminance(hair) > 0.5 ? 0.7 : 0.5) : base,
    beard: beard ? mix(base, beard, 0.55) : hair ? mix(base, hair, 0.55) : base,
    // Grey hair is pale, but in shadow like the rest.
    grey: mix(base, '#e6dfd0', 0.46 - depth * 0.2),
    brow: base,
    lash: base,
    linen: isFaceLit ? mix(base, '#f1e6cf', 0.34) : base,
    hat: hat ? mix(base, hat, 0.6) : base,
    white: mix(mix('#f3e7cd', base, 0.24 + depth * 0.5), palette.light, 0.16),
    // White is white in the shadow as well.
    dress: dyed(dress, dress && luminance(dress) > 0.7 ? 0.78 : 0.5),
    light: palette.isDark ? mix('#ffd98a', base, depth * 0.3) : mix(palette.light, base, 0.25 + depth * 0.4),
    accent: dyed(accent ?? '#a8382c', 0.78 - depth * 0.4),
    shade: isFaceLit ? mix(face, base, 0.3) : base,
    lock: base,
    depth: own,
    lining: own,
    fur: mix(base, '#9a7a58', 0.5 * (1 - depth)),
    gold: base,
    iris: base,
    lip: isFaceLit ? mix(face, '#7a302c', 0.3) : base,
    blush: face,
    eye: eyes && isFaceLit ? mix(eyes, base, 0.1) : skin ? mix(face, '#f2e8d4', 0.4) : face,
    boot: base,
    trousers: trousers ? mix(base, trousers, luminance(trousers) > 0.7 ? 0.74 : 0.5) : base,
    side: body ? mix(own, base, 0.34) : mix(own, palette.light, palette.isDark ? 0.08 : 0.2),
    roof:
      body || usual
        ? mix(base, own, body ? 0.22 : 0.4)
        : mix(own, mix(palette.sky[0], palette.light, 0.3), palette.isDark ? 0.12 : 0.16),
    leaf: body ? own : mix(base, palette.leaf ?? '#5d7444', (palette.isDark ? 0.12 : 0.42) - depth * 0.2),
  };
}

/** Colours of clothes that are described without one; dark enough to keep the silhouette. */
const COATS: [string, ...string[]] = [
  '#5b4632',
  '#33473c',
  '#50323a',
  '#4d4f58',
  '#6a553a',
  '#2f3d52',
  '#4a5230',
  '#6b3f2e',
  '#3a4a4c',
  '#2e2a2c',
  '#57495c',
];
const GOWNS: [string, ...string[]] = [
  '#5d3b40',
  '#3d4b5e',
  '#4d5843',
  '#6a5238',
  '#453e57',
  '#74463a',
  '#7a6a4a',
  '#3f5c58',
  '#85605a',
  '#39343c',
];
const HAIR: [string, ...string[]] = ['#2b211c', '#46332a', '#5f452f', '#7c5f3e'];
const NECKTIES: [string, ...string[]] = ['#7d2f34', '#38536b', '#55613c', '#8a6430', '#5c3f5e'];
const SKIN = '#e3c09a';

/** Clothes of people in a crowd, by day: earth, slate, rust, moss and straw. */
const HOMESPUN: [string, ...string[]] = ['#7a5f40', '#53637a', '#8a5140', '#64704c', '#97865f'];

/** The clothes of an undescribed person in a crowd. */
export const homespun = (id: string): string => seeded(id, 'homespun').pick(HOMESPUN);

/** A person's usual colours of clothes and hair, constant throughout the book. */
export function usualColours(id: string): { coat: string; gown: string; hair: string } {
  const random = seeded(id, 'half-shadow');
  return { coat: random.pick(COATS), gown: random.pick(GOWNS), hair: random.pick(HAIR) };
}

/**
 * A person close up against the light: hair, face and clothes keep their colours in half-shadow, so that the light is
 * visible on their edge.
 *
 * @param id of the person; seeds whatever the text leaves open, so that it is constant throughout the book
 */
export function halfShadowColours(
  palette: Palette,
  id: string,
  { dress, body, hair, beard, skin, brow, hat, eyes, lips, accent, trousers }: Tint,
  wears: 'coat' | 'gown' = 'coat',
): Readonly<Record<Material, string>> {
  const { ink, light } = palette;
  const random = seeded(id, 'neck');
  const own = usualColours(id);
  const [coat, gown, head] = [body ?? own.coat, dress ?? own.gown, hair ?? own.hair];
  const isGown = wears === 'gown';
  const cloth = isGown ? gown : coat;
  const shaded = (colour: string, share: number) => mix(colour, ink, share);
  const face = shaded(skin ? mix(SKIN, skin, 0.75) : SKIN, 0.15);
  // Pale colours would glow in the shadow.
  const ofCloth = (colour: string) =>
    shaded(colour, luminance(colour) > 0.8 ? 0.14 : 0.2 + 0.2 * luminance(colour));
  return {
    ink: ofCloth(coat),
    fold: mix(shaded(coat, 0.3), light, 0.34),
    skin: face,
    hair: shaded(head, 0.2),
    beard: shaded(beard ?? head, 0.2),
    grey: shaded('#d3ccc0', 0.14),
    brow: shaded(brow ?? (luminance(head) > 0.5 ? mix(head, '#4a3a2c', 0.55) : head), 0.35),
    lash: mix('#1d1512', ink, 0.4),
    hat: ofCloth(hat ?? coat),
    white: shaded('#efe4cd', 0.16),
    linen: shaded('#f1e8d6', 0.12),
    dress: ofCloth(gown),
    light,
    accent: shaded(accent ?? (isGown ? '#a8382c' : random.pick(NECKTIES)), 0.22),
    shade: mix(face, mix('#5b2f2a', ink, 0.4), 0.42),
    lock: luminance(head) > 0.42 ? mix(head, '#4b3526', 0.4) : mix(head, light, 0.2),
    depth: shaded(cloth, 0.66),
    lining: shaded(mix(cloth, '#d9b98c', 0.28), 0.26),
    fur: shaded('#8f7457', 0.2),
    gold: shaded('#d0a852', 0.12),
    boot: '#1d1819',
    trousers: trousers ? ofCloth(trousers) : mix(shaded(mix(coat, '#33313a', 0.5), 0.35), ink, 0.2),
    leaf: palette.leaf ?? '#5d7444',
    iris: eyes ? shaded(eyes, 0.18) : '#241a16',
    lip: lips ? mix(face, lips, 0.8) : mix(face, '#8c3a36', 0.42),
    blush: mix(face, '#c8614a', 0.2),
    eye: shaded('#f2ead9', 0.14),
    side: mix(coat, light, 0.16),
    roof: coat,
  };
}
