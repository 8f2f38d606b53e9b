import { mix } from '../../drawing/colour.ts';
import { seeded } from '../../drawing/seeded.ts';
import { isInterior, type Setting } from '../../setting.ts';
import type { Scene, ScenePerson } from '../../scene.ts';
import type { Light, TheatreLayer } from '../../theatre/picture.ts';
import {
  createCanvas,
  enlarged,
  translucentShapesOf,
  HEIGHT,
  WIDTH,
  type Canvas,
  type Composition,
} from '../canvas.ts';
import { closeUpOf } from '../close-up.ts';
import { bustOf } from '../figures/dressed-person.ts';
import { figureOf, type Figure } from '../figures/figures.ts';
import { statedColours } from '../colours/stated-colours.ts';
import { halfShadowColours } from '../colours/material-colours.ts';
import { roomPalette, skyPalette, type Palette, type Series } from '../palette.ts';
import { composeIndoors, composeOutdoors } from '../composers.ts';
import { roomOf } from '../room/room-shell.ts';
import { backdrop } from './backdrop.ts';
import { cameoGround } from './cameo-ground.ts';
import { doorCase } from './door-case.ts';
import { seatBehind } from './seat.ts';
import { fitsHead } from './framing.ts';
import { statedSetting } from './stated-setting.ts';
import { DOORWAYS } from '../kinds-of-things.ts';

/** The size of a person: pixels per head, in front of a setting and in a cameo. */
const SIZES = { breast: 150, half: 122 } as const;
const CAMEO_SIZES = { breast: 228, shoulders: 196, half: 168 } as const;
/** The top of the highest hat. */
const TOP = 84;

/** One or two people close up, against the light of their setting, or in a cameo without one. */
export function composePortrait(scene: Scene, series: Series, seed: string, take: number): Composition {
  const canvas = createCanvas(series.seed, seed, 'portrait', take);
  const isAtDoor = scene.things.some(({ what }) => DOORWAYS.has(what));
  // A door may lead into a house or a room; if the passage does not say which, only the door is drawn.
  const where = isAtDoor && scene.setting?.source !== 'passage' ? null : statedSetting(scene);
  const isInside = where === null || isInterior(where);
  const { picture, palette, layers, light, drawn, cloth } = where
    ? drawBackground(scene, where, isAtDoor, series, seed, take)
    : cameoBackground(scene, isAtDoor, series, seed, take);
  canvas.layers.push(...layers);
  canvas.drawn.push(...drawn);
  const figures = scene.people
    .flatMap((person) =>
      Array.from({ length: Math.min(2, person.count === 'many' ? 2 : person.count) }, (_, i) => ({
        person,
        i,
      })),
    )
    .slice(0, 2)
    .map(({ person, i }) => figureOf(person, scene, i, { isOutside: !isInside, canSit: false }));
  figures.forEach((figure, n) =>
    drawClose({
      canvas,
      palette,
      light,
      figure,
      place: n,
      of: figures.length,
      isAtDoor,
      isInside,
      where,
      cloth,
    }),
  );
  return {
    picture: {
      ...picture,
      layers: canvas.layers,
      light: { ...light, bloom: light.bloom * 0.8 },
      edge: picture.edge ?? { form: series.edge },
    },
    drawn: canvas.drawn,
    template: `${figures.length === 1 ? 'close' : 'close pair'} ${where ?? 'plain'}`,
  };
}

/** The background of people close up. */
export interface Background {
  picture: Omit<Composition['picture'], 'layers' | 'light'>;
  palette: Palette;
  layers: readonly TheatreLayer[];
  light: Light;
  drawn: Composition['drawn'];
  /** The upholstery of a room's seats. */
  cloth?: string | undefined;
}

/** The place itself, without people. */
export function drawBackground(
  scene: Scene,
  where: Setting,
  isAtDoor: boolean,
  series: Series,
  seed: string,
  take: number,
  nearer = isAtDoor ? 1.7 : scene.light?.value === 'fire' ? 1.26 : 1.45,
): Background {
  const isInside = isInterior(where);
  const known =
    scene.setting?.value === where
      ? scene.setting
      : ({ value: where, source: 'book', certainty: 0.3, words: [] } as const);
  // No passers-by in the background.
  const empty: Scene = {
    ...scene,
    setting: known,
    people: [],
    subject: null,
    type: 'location',
    leftOut: [...scene.leftOut, { what: 'person', words: { start: 0, end: 0 }, reason: 'negation' }],
  };
  const { picture, drawn } = isInside
    ? composeIndoors(empty, series, seed, take, true)
    : composeOutdoors(empty, series, seed, take);
  const near = isInside ? roomBackground(picture, nearer) : picture;
  const decor = isInside ? roomOf(empty, series, `${seed}/${take}`).decor : null;
  const palette = decor
    ? roomPalette(empty, series, decor.walls, picture.light.onGround > 0.52)
    : skyPalette(empty, series, `${seed}/${take}`);
  return { picture, palette, layers: near.layers, light: near.light, drawn, cloth: decor?.cloth };
}

function cameoBackground(
  scene: Scene,
  isAtDoor: boolean,
  series: Series,
  seed: string,
  take: number,
): Background {
  const count = scene.people.reduce((sum, { count: n }) => sum + (n === 'many' ? 2 : n), 0);
  const { palette, light, ground, edge } = cameoGround(scene, series, seed, take, count > 1 || isAtDoor);
  const door = scene.things
    .filter(({ what }) => DOORWAYS.has(what))
    .map(({ what, words }) => ({ what, words }));
  const stated = [scene.time, scene.light].flatMap((known) =>
    known && known.words.length > 0 ? [{ what: known.value, words: known.words }] : [],
  );
  const picture = { seed: `${series.seed}/${seed}/${take}`, paper: palette.paper, ground, edge };
  return {
    picture,
    palette,
    layers: isAtDoor
      ? doorCase(palette, light.x > WIDTH / 2 ? -1 : 1)
      : backdrop(scene, palette, seeded(series.seed, seed, 'behind', take), light.x > WIDTH / 2 ? 1 : -1),
    light,
    drawn: [...stated, ...door],
  };
}

/** The room behind a close-up: enlarged, its light beside the face at eye level. */
function roomBackground(
  { layers, light }: Composition['picture'],
  scale: number,
): ReturnType<typeof enlarged> {
  const wanted = light.x > WIDTH / 2 ? 720 : WIDTH - 720;
  const x = Math.max(WIDTH - (WIDTH + 16) * scale, Math.min(16 * scale, wanted - light.x * scale));
  const y = Math.max(HEIGHT - (HEIGHT + 16) * scale, Math.min(12 * scale, 210 - 352 * scale));
  return enlarged(layers, light, { x, y, scale });
}

interface Close {
  canvas: Canvas;
  palette: Palette;
  light: Light;
  figure: Figure;
  /** Index and number of the people. */
  place: number;
  of: number;
  /** In front of the light of the open door. */
  isAtDoor: boolean;
  isInside: boolean;
  where: Setting | null;
  cloth: string | undefined;
}

/** Layers of paper, each with its shadow, and all modelled by the light. */
function drawClose({
  canvas,
  palette,
  light,
  figure,
  place,
  of,
  isAtDoor,
  isInside,
  where,
  cloth,
}: Close): void {
  const { person } = figure;
  const size = of === 1 && fitsHead(person) ? 'breast' : 'half';
  // Build and height show in the shoulders as well.
  const cameo =
    size === 'half' && fitsHead({ ...person, build: undefined, height: undefined }) ? 'shoulders' : size;
  const isSeated = bustOf(figure).isSeated === true;
  const { papers, words, above } = closeUpOf(figure, { isHandRaised: isSeated });
  // The knees are visible as well.
  const isCameo = where === null;
  const isLarge = isCameo && of === 1 && !isAtDoor;
  const unit = isSeated
    ? (isLarge ? CAMEO_SIZES : SIZES).half * 0.88
    : isLarge
      ? CAMEO_SIZES[cameo]
      : SIZES[size] * (of > 1 ? 0.94 : 1);
  // Two of a kind differ in height.
  const tall =
    of === 2 && place === 1 && !person.height
      ? 34
      : person.height === 'short'
        ? 92
        : person.height === 'tall'
          ? -12
          : 0;
  const chin = Math.min(
    (isCameo ? TOP - 10 : TOP) + unit * (1 + above) + 24 + tall + place * 14,
    isCameo ? 420 : person.height === 'short' ? 376 : 330,
  );
  const isLitFromRight = light.x > WIDTH / 2;
  // The face looks into the light.
  const aside = isCameo ? 18 : 140 + (isSeated ? 22 : 0);
  const x =
    of === 2
      ? place === 0
        ? 330
        : 694
      : isAtDoor && !isCameo
        ? light.x
        : WIDTH / 2 + (isLitFromRight ? -aside : aside);
  const isFlipped = of === 2 ? place === 1 : !isLitFromRight;
  const looks = halfShadowColours(
    palette,
    idOf(figure, place),
    statedColours(person),
    figure.sex === 'woman' ? 'gown' : 'coat',
  );
  const dark = mix(palette.ink, palette.sky[0], 0.25);
  // Fair hair turns brown in the shadow, not black.
  const deep = mix(dark, '#8a7f86', 0.34);
  // With the light right behind, the side that the face is turned to is the bright one.
  const towards = Math.abs(light.x - x) < 40 ? (isFlipped ? -1 : 1) : light.x > x ? 1 : -1;
  // A person who sits on the grass has no chair.
  if (isSeated && isInside)
    canvas.add(seatBehind(where, palette, { x, y: chin, scale: unit, isFlipped }, cloth), {
      rim: 0.5,
      glow: 0.05,
      shadow: { blur: 3, distance: 6, colour: dark, strength: 0.3 },
    });
  for (const { parts, rim, relief, isHead } of papers)
    canvas.add(translucentShapesOf(parts, { x, y: chin, scale: unit, isFlipped }, looks), {
      rim,
      isOneBody: true,
      glow: 0.05,
      relief,
      turn: {
        from: x + towards * unit * (isHead ? 0.42 : 0.5),
        // Behind the near arm, so that its sleeve darkens with the coat beside it.
        to: x - towards * unit * (isHead ? 0.5 : 1.5),
        colour: deep,
        strength: isHead ? 0.86 : 0.94,
        keepsHue: true,
      },
      shadow: { blur: 3, distance: 5, colour: dark, strength: 0.3 },
    });
  canvas.recordDrawn(figure.sex === 'woman' ? 'woman' : 'person', words);
}

/** Individual colours for two of a kind if none are stated. */
const idOf = ({ person }: { person: ScenePerson }, place: number): string =>
  place > 0 ? `${person.id}/${place}` : person.id;
