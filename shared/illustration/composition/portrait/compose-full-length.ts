import { mix } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import type { Scene, ScenePerson } from '../../scene.ts';
import { boxOf, createCanvas, translucentShapesOf, translucent, WIDTH, type Composition } from '../canvas.ts';
import { closeUpWords } from '../close-up.ts';
import { gesturesOf } from '../figures/gestures.ts';
import { figureOf, type Figure } from '../figures/figures.ts';
import { statedColours } from '../colours/stated-colours.ts';
import { halfShadowColours } from '../colours/material-colours.ts';
import type { Palette, Series } from '../palette.ts';
import { backdrop } from './backdrop.ts';
import { cameoGround } from './cameo-ground.ts';

/** The ground line, and the maximum height of a crown or hat; in pixels from the top. */
const FOOT = 700;
const TOP = 72;
/** The maximum head size in pixels, for a grown man in front of the tone. */
const HEAD_MAX = 82;
/** For imaginary beings. */
const HIDE = '#7d7a64';
/** From one to the next, in pixels. */
const APART = { 2: 210, 3: 170 } as const;
const BEINGS_APART = 216;
/** Things worn that only a full-length figure shows. */
const WORN_BELOW = ['boots', 'shoes', 'bare feet', 'trousers', 'wide trousers'];
/** The feet of a single person are cropped unless they are described or the person walks. */
const HEAD_NEARER = 100;
const TOP_NEARER = 66;
/** The minimum height of a single person: a child is drawn larger. */
const TALL_MIN = 560;

/** One to three full-length people or beings in a cameo, with no setting invented for them. */
export function composeFullLength(scene: Scene, series: Series, seed: string, take: number): Composition {
  const canvas = createCanvas(series.seed, seed, 'full length', take);
  const figures = scene.people
    .flatMap((person) =>
      Array.from({ length: person.count === 'many' ? 3 : person.count }, (_, i) =>
        figureOf(person, scene, i, { isOutside: false, canSit: false }),
      ),
    )
    .slice(0, 3);
  const isWide =
    figures.length > 1 ||
    figures.some(({ box, posture }) => box.right - box.left > 9 || posture === 'sitOnGround');
  const { palette, light, ground, edge: around } = cameoGround(scene, series, seed, take, isWide);
  // A single person always fits the width.
  const edge = isWide
    ? around
    : {
        ...around,
        radiusX: Math.min(
          0.325,
          Math.max(0.25, (((figures[0]!.box.right - figures[0]!.box.left) / 2 + 1.3) * HEAD_MAX) / WIDTH),
        ),
      };
  const towards = light.x > WIDTH / 2 ? 1 : -1;
  canvas.layers.push(...backdrop(scene, palette, canvas.random, towards));
  figures.forEach((figure, i) => {
    const wide = figure.box.right - figure.box.left;
    const isNearer =
      figures.length === 1 &&
      (isFaceDescribed(figure.person) || STANDING.has(figure.posture)) &&
      !figure.person.being &&
      figure.age !== 'child' &&
      !figure.person.wears.some(({ value }) => value === 'trousers' || value === 'hump') &&
      !gesturesOf(figure.person).has('wooden leg') &&
      !figure.person.wears.some(({ value }) => ON_FEET.has(value));
    const fits = Math.min(
      (FOOT - TOP) / -figure.box.top,
      (WIDTH * (figure.posture === 'sitOnGround' ? 0.56 : 0.74)) / wide,
    );
    const unit = isNearer
      ? HEAD_NEARER
      : Math.min(
          fits,
          Math.max(HEAD_MAX * figure.size, figures.length === 1 ? TALL_MIN / -figure.box.top : 0),
        );
    const foot = isNearer ? TOP_NEARER - figure.box.top * unit : FOOT;
    const from =
      figures.length === 1
        ? 0
        : (i - (figures.length - 1) / 2) *
          (figure.person.being ? BEINGS_APART : APART[figures.length === 2 ? 2 : 3]);
    // A single person faces the light; together they face each other.
    const isFlipped = figures.length === 1 ? towards < 0 : i === figures.length - 1;
    const middle = ((figure.box.left + figure.box.right) / 2) * unit * (isFlipped ? -1 : 1);
    stand({ figure, x: WIDTH / 2 + from - middle, unit, foot, isFlipped, palette, order: i });
  });
  for (const known of [scene.time, scene.light])
    if (known && known.words.length > 0) canvas.recordDrawn(known.value, known.words);
  for (const { person, sex } of new Map(figures.map((figure) => [figure.person, figure])).values())
    canvas.recordDrawn(sex === 'woman' ? 'woman' : 'person', closeUpWords(person, WORN_BELOW));
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      ground,
      light,
      edge,
      layers: canvas.layers,
    },
    drawn: canvas.drawn,
    template: `full length ${figures.length}`,
  };

  function stand({ figure, x, unit, foot, isFlipped, palette: tones, order }: Standing): void {
    const { parts, person, sex } = figure;
    const { left, right } = boxOf(parts);
    // Beings of a kind have one colour.
    const id = order > 0 && !person.being ? `${person.id}/${order}` : person.id;
    const dressed = halfShadowColours(tones, id, statedColours(person), sex === 'woman' ? 'gown' : 'coat');
    // Bare skin without a stated colour is not drawn as a coat: bones and muscles show.
    const looks =
      person.being && !statedColours(person).skin
        ? { ...dressed, ink: mix(HIDE, tones.ink, 0.5), depth: mix(HIDE, tones.ink, 0.76) }
        : dressed;
    const dark = mix(tones.ink, tones.sky[0], 0.25);
    const centre = x + ((left + right) / 2) * unit * (isFlipped ? -1 : 1);
    const half = Math.max(46, ((right - left) / 2) * unit * 0.96);
    // Only their shadow shows the ground.
    canvas.add(
      [1.1, 0.92, 0.74].map((grow) =>
        translucent(dark, 0.14, ellipse(centre - towards * 12, foot - 4, half * grow, 15 * grow)),
      ),
    );
    // Of somebody on the ground the feet, which are nearer, stand lower than the seat.
    const areKneesRaised =
      figure.posture === 'sitOnGround' && !figure.looks.dress && figure.looks.coat !== 'robe';
    const y = foot + (areKneesRaised ? unit * 0.3 : 0);
    canvas.add(translucentShapesOf(parts, { x, y, scale: unit, isFlipped }, looks), {
      rim: 0.7,
      glow: 0.05,
      turn: {
        from: centre + towards * half * 0.5,
        to: centre - towards * half,
        colour: dark,
        strength: 0.66,
      },
      shadow: { blur: 3, distance: 4, colour: dark, strength: 0.2 },
    });
  }
}

interface Standing {
  figure: Figure;
  x: number;
  unit: number;
  foot: number;
  isFlipped: boolean;
  palette: Palette;
  /** Index among the visible people. */
  order: number;
}

/** Face, hair or beard are described. */
const isFaceDescribed = ({ features = [], hair, beard }: ScenePerson): boolean =>
  features.filter(({ looks }) => looks).length + Number(hair !== undefined) + Number(beard !== undefined) >=
  2;
/** Postures that are recognisable without the legs. */
const STANDING: ReadonlySet<Figure['posture']> = new Set<Figure['posture']>([
  'stand',
  'wait',
  'handsBehind',
  'handOnHip',
  'think',
  'breast',
  'hold',
  'read',
  'pray',
  'weep',
  'lift',
  'point',
]);
const ON_FEET: ReadonlySet<string> = new Set(['boots', 'shoes', 'bare feet', 'wide trousers']);
