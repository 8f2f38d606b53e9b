import { part } from '#painter-parts';
import { mix } from '../../drawing/colour.ts';
import { HEIGHT, WIDTH } from '../../drawing/layer.ts';
import { taper } from '../../drawing/path.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import type { EdgeForm, Light } from '../../theatre/picture.ts';
import {
  createCanvas,
  createRow,
  filled,
  mirrored,
  translucent,
  type Canvas,
  type Composition,
} from '../canvas.ts';
import * as land from '../land.ts';
import { IN_THE_AIR } from '../motif-of.ts';
import { isSkyHidden, skyPalette, type Palette, type Series } from '../palette.ts';
import type { Clouds } from '../clouds.ts';
import { birds, drawFalling, drawRainbow, drawSky, lightning, type Sky } from '../sky.ts';
import { terrainOf, type Terrain } from '../terrain.ts';
import { isDecayed } from './decay.ts';
import { drawStanding } from './draw-standing.ts';
import { drawBattleSmoke, isOfBattle } from './battle-smoke.ts';
import { drawCliff, isOfCliff } from './cliff.ts';
import { drawFarLand } from './far-land.ts';
import { drawForeground } from './foreground.ts';
import { drawWash } from './waterline.ts';
import { isOvergrown } from './main-thing.ts';
import { drawThicket } from './thicket.ts';
import { placePeople } from './people.ts';
import type { Stage } from './stage.ts';
import { placeUsualThings, placeThings } from './things.ts';
import { withImpliedCarriage, withImpliedHouse, withRowers } from './implied-things.ts';
import { drawRows } from './rows.ts';
import { drawBed, isOfShoots } from './shoots.ts';
import { closePeopleCount, isGatewayOfTrees, viewOf, type View } from './viewpoint.ts';
import { placeWayfarer } from './wayfarer.ts';
import { visibleShare } from './visibility.ts';
import { drawWaterfall, isOfWaterfall } from './waterfall.ts';
import { drawWood } from './wood.ts';

/** Where it is dark out of doors, or a fire gives the light, it is night, unless the passage says otherwise. */
function inTheDark(scene: Scene): Scene {
  const { light, time } = scene;
  const isDark = light?.source === 'passage' && (light.value === 'dark' || light.value === 'fire');
  return isDark && time?.source !== 'passage' ? { ...scene, time: { ...light, value: 'night' } } : scene;
}

/** An outdoor picture. @param take the index among the pictures of a passage */
export function composeOutdoors(stated: Scene, series: Series, seed: string, take: number): Composition {
  const scene = inTheDark(withRowers(withImpliedCarriage(withImpliedHouse(stated))));
  const canvas = createCanvas(series.seed, seed, 'outdoors', take);
  const palette = skyPalette(scene, series, `${seed}/${take}`);
  const terrain = terrainOf(scene);
  const view = viewOf(scene, terrain, canvas.random);
  // From a hill a winding river is visible.
  if (view.kind === 'high' && terrain.water === 'river') terrain.water = 'stream';
  const sky = skyOf(scene, terrain, view, canvas);
  const stage: Stage = {
    scene,
    canvas,
    palette,
    terrain,
    view,
    sky,
    edge: edgeFor(series, view),
    near: createRow(),
    middle: createRow(60, WIDTH - 60),
    open: createRow(60, WIDTH - 60),
    standing: [],
    mirrored: [],
    waterlines: [],
    harnessed: new Set(),
    shown: new Set(),
    placed: new Set(),
  };

  for (const thing of view.kind === 'threshold'
    ? scene.things.filter((each) => isGatewayOfTrees(each, scene))
    : []) {
    stage.shown.add(thing);
    canvas.recordDrawn(thing.what, thing.words);
  }

  drawSky(canvas, palette, sky);
  if (scene.things.some(({ what }) => what === 'rainbow')) drawRainbow(canvas, view.horizon);
  recordAir(stage);
  if (hasBirds(stage))
    birds(
      canvas,
      palette,
      canvas.random.between(250, 430),
      view.horizon * canvas.random.between(0.3, 0.46),
      canvas.random.int(4, 7),
    );
  const ofCanal = terrain.hasCanal
    ? scene.things.filter(({ what }) => what === 'bridge' || what === 'pier' || what === 'boat')
    : [];
  const lamps =
    terrain.special === 'street' && scene.setting?.value !== 'square'
      ? scene.things.filter(({ what }) => what === 'street lamp' || what === 'lantern')
      : [];
  for (const thing of [...ofCanal, ...lamps]) {
    stage.shown.add(thing);
    canvas.recordDrawn(thing.what, thing.words);
  }
  if (terrain.special === 'street')
    part('streets').drawStreet(canvas, palette, {
      scene,
      horizon: view.horizon,
      foot: view.foot,
      isSquare: scene.setting?.value === 'square',
      isDecayed: isDecayed(scene),
      isCrooked: isStreet(scene, 'winding'),
      isNarrow: isStreet(scene, 'narrow'),
      hasLamps: lamps.length > 0,
      canal: terrain.hasCanal
        ? {
            hasBridge: ofCanal.some(({ what }) => what === 'bridge'),
            hasBoat: ofCanal.some(({ what }) => what === 'boat'),
          }
        : undefined,
    });
  else if (isOfShoots(scene)) drawBed(stage);
  else if (isOfWaterfall(scene)) drawWaterfall(stage);
  else if (terrain.special === 'forest') drawWood(canvas, palette, scene, view);
  else drawFarLand(stage);
  if (isOfCliff(scene)) drawCliff(stage);
  if (isOvergrown(scene)) drawThicket(stage);
  drawRows(stage);
  if (scene.weather?.value === 'storm' && isThundery(scene))
    lightning(canvas, palette, sky.x - 140, view.horizon);
  placePeople(stage);
  placeThings(stage);
  placeUsualThings(stage);
  placeWayfarer(stage, series);
  if (isOfBattle(scene)) drawBattleSmoke(stage);
  drawStanding(stage);
  for (const line of stage.waterlines) drawWash(stage, line);
  // It rains outside, not in the room or under the arch from which the view is seen.
  const isOutdoors = view.kind !== 'window' && view.kind !== 'threshold';
  const foregrounds = isOutdoors ? drawForeground(stage) : [];
  if (scene.weather?.value === 'blizzard') drawWhiteOut(stage);
  if (scene.weather?.value !== 'storm' || isThundery(scene))
    drawFalling(canvas, palette, scene.weather?.value);
  if (!isOutdoors) foregrounds.push(...drawForeground(stage));
  forgetHidden(stage);

  const light = lightOf(scene, stage.sky, palette);
  const turned = canvas.random.chance(0.5)
    ? mirrored(canvas.layers, light)
    : { layers: canvas.layers, light };
  const horizonShare = stage.view.horizon / HEIGHT;
  const stops = palette.sky.map((colour, i) => ({ at: [0, 0.42, 0.78, 1][i]! * horizonShare, colour }));
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      edge: { form: stage.edge },
      ground: { stops, marble: scene.weather?.value === 'fog' ? 0.1 : 0.055 },
      ...turned,
    },
    drawn: canvas.drawn,
    template: [scene.setting?.value ?? 'open', view.kind, sky.clouds, ...foregrounds].join(' '),
  };
}

const isStreet = ({ things }: Scene, quality: string): boolean =>
  things.some(({ what, qualities }) => what === 'street' && qualities.includes(quality));

/** Wide land is a band; other pictures have the edge of their book. */
export const edgeFor = ({ edge }: Series, { kind }: View): EdgeForm => (kind === 'far' ? 'band' : edge);

/** A gale at sea has lightning only if it is mentioned. */
const isThundery = ({ setting, light, things }: Scene): boolean =>
  light?.value === 'lightning' ||
  things.some(({ what }) => what === 'lightning') ||
  !AT_SEA.has(setting?.value ?? '');
const AT_SEA: ReadonlySet<string> = new Set(['sea', 'deck', 'shore', 'harbour', 'island', 'cliff']);

/** The visible share below which a thing is not listed as drawn. */
const VISIBLE_SHARE_MIN = 0.25;

function forgetHidden({ standing, canvas }: Stage): void {
  const shares = new Map<SceneThing, number>();
  standing.forEach(({ shapes, thing }, i) => {
    if (!thing) return;
    const share = visibleShare(
      shapes,
      standing.slice(i + 1).map((each) => each.shapes),
    );
    shares.set(thing, Math.max(share, shares.get(thing) ?? 0));
  });
  for (const [thing, share] of shares) {
    const at = share < VISIBLE_SHARE_MIN ? canvas.drawn.findIndex(({ words }) => words === thing.words) : -1;
    if (at >= 0) canvas.drawn.splice(at, 1);
  }
}

/** A white-out: land, sky and distant things blur, and snow drives over the drifts. */
function drawWhiteOut({ canvas, palette, view }: Stage): void {
  const { random } = canvas;
  const veil = mix(palette.sky[2], '#e9ebee', 0.4);
  for (let i = 0; i < 4; i++) {
    const y = view.horizon - 110 + i * 54;
    canvas.add([translucent(veil, 0.42, ...land.landBelow(land.rolling(random, y, 46, 420)))], {
      haze: { from: y, to: y - 60, colour: palette.sky[2], strength: 0.8 },
      fade: { from: 640, to: 780 },
    });
  }
  const white = mix('#eef0f4', palette.sky[1], 0.3);
  for (const [k, rise] of [96, 44].entries()) {
    const middle = random.between(120, 900);
    const own = land.rolling(random, view.foot + 30 - k * 4, 16, 240);
    const drift: land.Contour = (x) =>
      own(x) - rise * Math.exp(-(((x - middle) / (x < middle ? 260 : 120)) ** 2));
    canvas.add([filled(mix(white, palette.sky[0], 0.3 - k * 0.16), ...land.landBelow(drift, 8))], {
      fade: { from: 700, to: 764 },
      haze: { from: view.foot - 80, to: view.foot + 60, colour: palette.sky[0], strength: 0.3 },
      rim: 0.4,
      shadow: { blur: 4, distance: 6, colour: palette.sky[0], strength: 0.25 },
    });
    const stalks = Array.from({ length: 12 }, () => {
      const x = random.between(60, WIDTH - 60);
      const y = drift(x) + 5;
      const tall = random.between(24, 70);
      return taper(
        [
          [x, y],
          [x + tall * 0.12, y - tall * 0.4],
          [x + tall * 0.36, y - tall * 0.68],
          [x + tall * 0.7, y - tall * 0.8],
          [x + tall, y - tall * 0.76],
        ],
        [1.6, 1.3, 0.9, 0.5, 0.2],
      );
    });
    canvas.add([filled(mix(palette.ink, palette.sky[1], 0.2), ...stalks)]);
  }
}

function lightOf(scene: Scene, { x, y, disc }: Sky, { light: colour }: Palette): Light {
  const isNight = scene.time?.value === 'night';
  const weather = scene.weather?.value;
  // No glow in driving snow.
  if (weather === 'blizzard' || weather === 'storm')
    return { x, y: y * 0.7, colour, radius: 150, air: 5, onGround: 0.16, bloom: 0.03 };
  if (isSkyHidden(scene))
    return {
      x,
      y,
      colour,
      radius: 120,
      air: 4.4,
      ...(isNight ? { onGround: 0.26, bloom: 0.05 } : { onGround: 0.62, bloom: 0.1 }),
    };
  // Stars do not light the land.
  if (isNight && disc === null) return { x, y, colour, radius: 120, air: 4.4, onGround: 0.2, bloom: 0.04 };
  const isDay = !scene.time || scene.time.value === 'day';
  // By day the brightest air is low and wide.
  return {
    x,
    y,
    colour,
    radius: isDay ? 120 : 84,
    air: 3.4,
    onGround: isDay ? 0.62 : 0.85,
    bloom: isDay ? 0.12 : 0.17,
  };
}

function skyOf(scene: Scene, terrain: Terrain, { horizon }: View, { random }: Canvas): Sky {
  const names = new Set(scene.things.map(({ what }) => what));
  const time = scene.time?.value ?? 'day';
  const isVeiled = isSkyHidden(scene);
  const isLow = time === 'dawn' || time === 'sunset' || time === 'dusk' || scene.light?.value === 'low sun';
  const hasMoon =
    names.has('moon') ||
    scene.light?.value === 'moon' ||
    (time === 'night' &&
      !isVeiled &&
      !names.has('stars') &&
      scene.light?.value !== 'stars' &&
      scene.light?.value !== 'dark');
  const x =
    terrain.special === 'street'
      ? 540
      : closePeopleCount(scene) > 0
        ? random.between(520, 566)
        : random.between(600, 700);
  const y = hasMoon
    ? isLow
      ? horizon * 0.46
      : random.between(170, 250)
    : isLow
      ? terrain.special === 'forest'
        ? horizon * 0.34
        : horizon - random.between(46, 84)
      : isVeiled
        ? horizon * 0.68
        : names.has('sun')
          ? horizon * random.between(0.3, 0.42)
          : horizon * random.between(0.7, 0.82);
  const isOut = !isVeiled || names.has('sun') || names.has('moon');
  return {
    x,
    y,
    horizon,
    disc: !isOut
      ? null
      : hasMoon
        ? 'moon'
        : time !== 'dusk' &&
            (names.has('sun') || (isLow && terrain.special !== 'street' && terrain.special !== 'forest'))
          ? 'sun'
          : null,
    isShining: isOut && !hasMoon && !isLow && names.has('sun'),
    cloudColour: scene.things.find(({ what }) => what === 'cloud')?.colour,
    hasStars: names.has('stars') || (time === 'night' && !isVeiled && scene.light?.value !== 'dark'),
    // Under trees no cloud is seen.
    clouds: terrain.special === 'forest' ? 'none' : random.pick(cloudsFor(scene, isVeiled)),
  };
}

/** A few distant birds in a wide sky, if the passage leaves it empty and mentions no birds. */
function hasBirds({ scene, sky, terrain, canvas }: Stage): boolean {
  if (isSkyHidden(scene) || scene.time?.value === 'night' || terrain.special === 'street') return false;
  // Nothing flies over land where only moss grows.
  if (scene.things.some(({ what }) => what === 'moss')) return false;
  if (scene.things.some(({ what }) => BIRDS.has(what)) || scene.leftOut.some(({ what }) => BIRDS.has(what)))
    return false;
  return sky.clouds !== 'piled' && canvas.random.chance(0.35);
}
const BIRDS: ReadonlySet<string> = new Set([
  'bird',
  'birds',
  'crow',
  'gull',
  'swallow',
  'rook',
  'raven',
  'eagle',
  'stork',
  'crane',
  'lark',
]);

/** The position of clouds that tower along mountains. */
const PILED: ReadonlySet<string> = new Set(['on', 'above', 'behind']);

/** Clouds that agree with the weather and the hour. */
export function cloudsFor(
  { weather, time, things }: Scene,
  isVeiled: boolean,
): readonly [Clouds, ...Clouds[]] {
  const kind = weather?.value;
  const isNamed = things.some(({ what }) => what === 'cloud');
  if (kind === 'storm' || kind === 'overcast' || kind === 'rain') return ['cover'];
  if (isNamed && (kind === 'snow' || kind === 'blizzard')) return ['cover'];
  // In snowfall and fog the clouds are indistinguishable from the sky.
  if (isVeiled) return ['none'];
  const isDay = !time || time.value === 'day';
  if (
    things.some(
      ({ what, relation }) =>
        what === 'cloud' &&
        relation &&
        PILED.has(relation.kind) &&
        relation.to.kind === 'thing' &&
        things[relation.to.index]?.what === 'mountain',
    )
  )
    return ['piled'];
  // Clouds in front of mountains are round, or they would look like more mountains.
  if (isNamed && things.some(({ what }) => what === 'mountain')) return ['heaps'];
  if (kind === 'cloud' || isNamed)
    return isDay ? ['heaps', 'mountain', 'bank'] : ['bank', 'mountain', 'streaks'];
  if (kind === 'clear') return isDay ? ['none', 'wisps', 'streaks'] : ['none', 'streaks', 'wisps'];
  if (kind === 'wind') return ['wisps', 'streaks'];
  if (time?.value === 'night') return ['streaks', 'none', 'bank'];
  return isDay
    ? ['heaps', 'mountain', 'heaps', 'streaks', 'wisps', 'mountain']
    : ['streaks', 'wisps', 'bank'];
}

/** Sky and weather that the passage states. */
function recordAir({ scene, canvas, sky }: Stage): void {
  for (const { what, words } of scene.things) {
    // Smoke is listed with its chimney.
    if (!IN_THE_AIR.has(what) || what === 'smoke') continue;
    if ((what === 'sun' || what === 'moon') && sky.disc !== what) continue;
    if (what === 'stars' && !sky.hasStars) continue;
    canvas.recordDrawn(what, words);
  }
  if (scene.time && scene.time.words.length > 0) canvas.recordDrawn(scene.time.value, scene.time.words);
  if (scene.weather && scene.weather.words.length > 0)
    canvas.recordDrawn(scene.weather.value, scene.weather.words);
  if (scene.season && scene.season.words.length > 0)
    canvas.recordDrawn(scene.season.value, scene.season.words);
  if (scene.setting && scene.setting.words.length > 0)
    canvas.recordDrawn(scene.setting.value, scene.setting.words);
}
