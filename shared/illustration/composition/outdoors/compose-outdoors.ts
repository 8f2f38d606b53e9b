import { part } from '#painter-parts';
import { HEIGHT, WIDTH } from '../../drawing/layer.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import type { EdgeForm } from '../../theatre/picture.ts';
import { createCanvas, createRow, mirrored, type Composition } from '../canvas.ts';
import { IN_THE_AIR } from '../kinds-of-things.ts';
import { skyPalette, type Series } from '../palette.ts';
import { birds, drawComet, drawFalling, drawRainbow, drawSky, lightning } from '../land-and-sky/sky.ts';
import { isCourt } from '../terrain/named-aside.ts';
import { terrainOf } from '../terrain/terrain.ts';
import { drawBattleSmoke, isOfBattle } from './battle-smoke.ts';
import { isDecayed } from './houses/decay.ts';
import { drawStanding } from './draw-standing.ts';
import { drawFarLand } from './far/far-land.ts';
import { drawForeground } from './near/foreground.ts';
import { isCarpeted, strewLeaves } from './near/fallen-leaves.ts';
import { withImpliedCarriage, withImpliedHouse, withRowers, withShade } from './placing/implied-things.ts';
import { isOvergrown } from './placing/main-thing.ts';
import { placePeople } from './people/people.ts';
import { drawRows } from './placing/rows.ts';
import { birdInTree, claimBough } from './wood/bird-in-tree.ts';
import { drawBed, isOfShoots } from './wood/shoots.ts';
import { hasBirds, isThundery, lightOf, skyOf } from './sky-outdoors.ts';
import type { Stage } from './stage.ts';
import { drawThicket } from './wood/thicket.ts';
import { placeThings, placeUsualThings } from './placing/things.ts';
import { FRAMED_VIEWS, isGatewayOfTrees, viewOf, type View } from './viewpoint.ts';
import { visibleShare } from './placing/visibility.ts';
import { isOfCliff, isOfViaduct, isOfWaterfall } from './special-views.ts';
import { drawWash } from './water/waterline.ts';
import { placeWayfarer } from './ways/wayfarer.ts';
import { drawWhiteOut } from './white-out.ts';
import { drawWood } from './wood/wood.ts';

/** Where it is dark out of doors, or a fire gives the light, it is night, unless the passage says otherwise. */
function inTheDark(scene: Scene): Scene {
  const { light, time } = scene;
  const isDark = light?.source === 'passage' && (light.value === 'dark' || light.value === 'fire');
  return isDark && time?.source !== 'passage' ? { ...scene, time: { ...light, value: 'night' } } : scene;
}

/** An outdoor picture. @param take the index among the pictures of a passage */
export function composeOutdoors(stated: Scene, series: Series, seed: string, take: number): Composition {
  const scene = inTheDark(withShade(withRowers(withImpliedCarriage(withImpliedHouse(stated)))));
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
  if (scene.things.some(({ what }) => what === 'comet')) drawComet(canvas, palette, sky);
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
      isSquare: scene.setting?.value === 'square' || isCourt(scene),
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
  else if (isOfWaterfall(scene)) part('rarePlaces').drawWaterfall(stage);
  else if (terrain.special === 'forest') drawWood(canvas, palette, scene, view);
  else if (terrain.special === 'avenue') part('rarePlaces').drawAvenue(stage);
  else if (terrain.isLane) part('rarePlaces').drawLane(stage);
  else if (terrain.rockWalls) part('rarePlaces').drawPass(stage, terrain.rockWalls);
  else drawFarLand(stage);
  if (isOfViaduct(scene, terrain)) part('rarePlaces').drawViaduct(stage);
  if (isOfCliff(scene)) part('rarePlaces').drawCliff(stage);
  if (isOvergrown(scene)) drawThicket(stage);
  drawRows(stage);
  if (scene.weather?.value === 'storm' && isThundery(scene))
    lightning(canvas, palette, sky.x - 140, view.horizon);
  const isOnBough = birdInTree(scene) !== undefined;
  if (isOnBough) claimBough(stage);
  placePeople(stage);
  placeThings(stage);
  if (!isOnBough) {
    placeUsualThings(stage);
    placeWayfarer(stage, series);
  }
  if (isOfBattle(scene)) drawBattleSmoke(stage);
  if (isCarpeted(scene) && hasGround(terrain))
    strewLeaves(stage, () => view.horizon + 26, terrain.isWalled ? HEIGHT : view.foot + 20);
  drawStanding(stage);
  for (const line of stage.waterlines) drawWash(stage, line);
  // It rains outside, not in the room or under the arch from which the view is seen.
  const isOutdoors = !FRAMED_VIEWS.has(view.kind);
  const foregrounds = isOutdoors && !isOnBough ? drawForeground(stage) : [];
  if (isOnBough) part('rarePlaces').drawBough(stage);
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

/** Whether leaves can lie on the land between the horizon and the reader. */
const hasGround = ({ water, special, relief }: Stage['terrain']): boolean =>
  (water === null || water === 'stream') && !relief && special !== 'roofs' && special !== 'deck';

const isStreet = ({ things }: Scene, quality: string): boolean =>
  things.some(({ what, qualities }) => what === 'street' && qualities.includes(quality));

/** Wide land is a band; other pictures have the edge of their book. */
export const edgeFor = ({ edge }: Series, { kind }: View): EdgeForm => (kind === 'far' ? 'band' : edge);

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
