import { mix } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { seeded } from '../../drawing/seeded.ts';
import { isInterior, type Setting } from '../../setting.ts';
import type { Deed, Scene } from '../../scene.ts';
import { createCanvas, translucent, WIDTH, type Composition } from '../canvas.ts';
import { figureOf, figureWords, type Figure } from '../figures/figures.ts';
import { coupleOf, figureShapes, partnerOf, type PartnerOf } from '../figures/figures-pairs.ts';
import { coloursAt, usualColours, type Tint } from '../colours/material-colours.ts';
import type { Series } from '../palette.ts';
import { statedColours } from '../colours/stated-colours.ts';
import { cameoGround } from './cameo-ground.ts';
import { drawBackground, type Background } from './compose-portrait.ts';
import { statedSetting } from './stated-setting.ts';

/** The ground line, and the maximum height and width of a pair; in pixels. */
const FOOT = 700;
const TALL = 600;
const WIDE = 640;
/** The maximum size of a grown man's head. */
const HEAD_MAX = 80;
/** In a setting they are smaller, so that it is visible, and keep this distance from the sides. */
const TALL_IN_PLACE = 540;
const ASIDE = 372;
/** Distance from a window or a fire, which they would otherwise hide. */
const BESIDE = 216;

/** Hats would hide faces close together, and men take them off to ladies anyway. */
const HATTED: ReadonlySet<Deed> = new Set<Deed>([
  'arm in arm',
  'support',
  'fight',
  'give',
  'hand on shoulder',
  'take hands',
]);

/** The first of two, and the other. */
function pairOf(scene: Scene): { one: Scene['people'][number]; with: PartnerOf } | null {
  for (const one of scene.people) {
    const partner = partnerOf(scene, one, 0);
    if (partner && partner !== 'drawn') return { one, with: partner };
  }
  return null;
}

/**
 * Two people who do something to each other, near and dark in front of a light between or behind them.
 *
 * @param otherwise the setting if the passage states none
 */
export function composePair(
  scene: Scene,
  series: Series,
  seed: string,
  take: number,
  otherwise: Setting | null = null,
): Composition {
  const canvas = createCanvas(series.seed, seed, 'pair', take);
  const where = statedSetting(scene) ?? otherwise;
  const isOutside = where !== null && !isInterior(where);
  const { picture, palette, layers, light, drawn } = where
    ? drawBackground(scene, where, false, series, seed, take, 1)
    : toneBackground(scene, series, seed, take);
  canvas.layers.push(...layers);
  canvas.drawn.push(...drawn);
  const { one, with: partner } = pairOf(scene)!;
  const isHatted = isOutside && HATTED.has(partner.how);
  const figure = coupleOf(
    figureOf(one, scene, 0, { isOutside: isHatted }),
    figureOf(partner.person, scene, partner.index, { isOutside: isHatted }),
    partner.how,
  );
  const { left, right, top } = figure.box;
  const unit = Math.min((where ? TALL_IN_PLACE : TALL) / -top, WIDE / (right - left), HEAD_MAX * figure.size);
  const isFlipped = canvas.random.chance(0.5);
  // They stand in front of the light of the sky or of a lamp, but beside a window or a fire, which they would hide.
  const isByFire =
    scene.light?.value === 'fire' || scene.things.some(({ what }) => what === 'fire' || what === 'fireplace');
  const isLit =
    isOutside || (!isByFire && (palette.isDark || ['candle', 'lamp'].includes(scene.light?.value ?? '')));
  const beside = isLit ? light.x : light.x + (light.x > WIDTH / 2 ? -1 : 1) * BESIDE;
  const middle = where ? Math.min(WIDTH - ASIDE, Math.max(ASIDE, beside)) : WIDTH / 2;
  const x = middle - ((left + right) / 2) * unit * (isFlipped ? -1 : 1);
  const dark = mix(palette.ink, palette.sky[0], 0.25);
  const half = ((right - left) / 2) * unit;
  canvas.add(
    [1.1, 0.92, 0.74].map((grow) =>
      translucent(dark, 0.16, ellipse(middle, FOOT - 4, half * grow, 15 * grow)),
    ),
  );
  canvas.add(
    figureShapes(figure, { x, y: FOOT, scale: unit, isFlipped }, (each) =>
      coloursAt(palette, 0, tintOf(each)),
    ),
    { rim: 0.9, relief: 0.06, glow: 0.04, shadow: { blur: 3, distance: 6, colour: dark, strength: 0.26 } },
  );
  for (const known of [scene.time, scene.light])
    if (!where && known && known.words.length > 0) canvas.recordDrawn(known.value, known.words);
  for (const { person, sex } of new Map(
    (figure.pair ?? []).map((layer) => [layer.figure.person, layer.figure]),
  ).values())
    canvas.recordDrawn(sex === 'woman' ? 'woman' : 'person', [
      ...figureWords(person),
      ...(person.deed?.words ?? []),
    ]);
  return {
    picture: { ...picture, layers: canvas.layers, light, edge: picture.edge ?? { form: series.edge } },
    drawn: canvas.drawn,
    template: `pair ${partner.how} ${where ?? 'plain'}`,
  };
}

/** A tone with its light behind the pair. */
function toneBackground(scene: Scene, series: Series, seed: string, take: number): Background {
  const { palette, light, ground, edge } = cameoGround(scene, series, seed, take, true);
  const random = seeded(series.seed, seed, 'pair light', take);
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      ground: { ...ground, reach: 600 },
      edge: { ...edge, radiusX: 0.37 },
    },
    palette,
    layers: [],
    light: { ...light, x: WIDTH / 2 + random.between(-40, 40), y: random.between(280, 330), radius: 190 },
    drawn: [],
  };
}

/** Dark against the light, each with their colours from the passage or the book. */
function tintOf({ person, sex, coloursId }: Figure): Tint {
  const stated = statedColours(person);
  const { coat, gown, hair } = usualColours(coloursId);
  const cloth = sex === 'woman' ? gown : coat;
  return {
    ...stated,
    hair: stated.hair ?? hair,
    dress: stated.dress ?? cloth,
    body: stated.body ?? cloth,
    isFaceLit: true,
  };
}
