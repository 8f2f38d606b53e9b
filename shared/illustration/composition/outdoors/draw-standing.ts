import { luminance, mix } from '../../drawing/colour.ts';
import { HEIGHT, WIDTH, type Shape } from '../../drawing/layer.ts';
import { smoothStep } from '../../drawing/noise.ts';
import { polygon } from '../../drawing/path.ts';
import { boxOf, filled, translucent } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import { castsShadows, footShadow, groundShadow } from '../land-and-sky/ground-shadow.ts';
import * as land from '../land-and-sky/land.ts';
import { drawSurf } from '../land-and-sky/water.ts';
import { zoomToSubject } from './placing/zoom-to-subject.ts';
import { standBehindBuildings } from './houses/behind-buildings.ts';
import { drawDeck } from './water/deck.ts';
import { drawWaySection } from './ways/way-through-land.ts';
import { isCarpeted, strewLeaves } from './near/fallen-leaves.ts';
import { drawNearGround } from './near/near-ground.ts';
import { isInRavine } from '../terrain/relief-of.ts';
import { drawRim } from './rock/ravine.ts';
import { drawShoots, isOfShoots } from './wood/shoots.ts';
import { footAt, isNear, NEAR, type Stage } from './stage.ts';

/** Draws standing things, far ones first, and the near ground before the near ones. */
export function drawStanding(stage: Stage): void {
  standBehindBuildings(stage);
  const near = stage.standing.filter(({ scale }) => isNear(stage.view, scale));
  drawFarOnes(stage);
  // Near ground with nothing on it is drawn after the zoom, at its final size.
  if (near.length === 0) zoomToSubject(stage);
  drawNearOnes(stage, near);
  if (near.length > 0) zoomToSubject(stage);
}

function drawFarOnes(stage: Stage): void {
  const { scene, canvas, palette, terrain, view, standing } = stage;
  if (stage.mirrored.length > 0)
    canvas.add(stage.mirrored, {
      haze: { from: view.horizon + 60, to: view.horizon + 190, colour: palette.sky[1], strength: 0.7 },
    });
  standing.sort((a, b) => a.scale - b.scale);
  const bands: [number, number][] = [
    [0, view.scale * 0.12],
    [view.scale * 0.12, view.scale * 0.3],
    [view.scale * 0.3, view.scale * NEAR],
  ];
  const areShadowsCast = castsShadows(scene);
  for (const [from, to] of bands) {
    // Things in a ravine are cut off by its edge and cast no shadow on it.
    if (areShadowsCast && !terrain.isWaterfront && !terrain.isIsland && !isInRavine(scene))
      canvas.add(
        standing
          .filter(({ scale, isOverWater }) => scale > from && scale <= to && !isOverWater)
          .flatMap((each) => groundShadow(each.shapes, palette, stage.sky, FAR_SHADOW)),
      );
    const shapes = standing
      .filter(({ scale }) => scale > from && scale <= to)
      .flatMap((each) => each.shapes.map((shape) => darkenedByDay(shape, palette)));
    const foot = footAt(view, to);
    canvas.add(shapes, {
      haze: { from: foot - 40, to: foot + 24, colour: palette.haze, strength: 0.28 },
      glow: 0.1,
      rim: 0.45,
      texture: { size: 6, strength: 0.09 },
      shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.14 },
    });
  }
  // Fog hides distant things but never the subject.
  if (scene.weather?.value === 'fog' && !terrain.rockWalls && !terrain.relief) drawFog(stage);
  if (isInRavine(scene)) drawRim(stage);
}

function drawNearOnes(stage: Stage, near: Stage['standing']): void {
  const { scene, canvas, palette, terrain, view } = stage;
  const areShadowsCast = castsShadows(scene);
  const hasNearGround =
    !isOfShoots(scene) &&
    !(terrain.water === 'sea' && terrain.ground === 'bare') &&
    terrain.special !== 'deck' &&
    terrain.special !== 'avenue' &&
    !(terrain.isWaterfront && near.length === 0);
  if (terrain.special === 'deck') drawDeck(canvas, palette, view);
  else if (hasNearGround) {
    const level = land.rolling(canvas.random, view.foot + 2, 9, 300);
    // Without people on it, it may slope to one side or rise to both.
    const lie: Lie = terrain.relief
      ? 'rim'
      : near.length > 0
        ? 'level'
        : canvas.random.pick<Lie>(['level', 'falling', 'rising', 'hollow']);
    const contour = slope(level, lie);
    if (terrain.ground === 'sand' && terrain.water === 'sea') drawSurf(canvas, palette, contour);
    // A street, a lawn or a tilled field extends to the reader's feet.
    if (terrain.special !== 'street' && !terrain.isWalled && !terrain.tillage && !terrain.isLane) {
      drawNearGround(stage, contour);
      if (isCarpeted(scene)) strewLeaves(stage, contour);
      if (stage.way)
        drawWaySection(stage, stage.way, contour(stage.way.way.middleAt(view.foot)) - 18, HEIGHT);
    }
  }
  drawShoots(stage);
  if (hasNearGround)
    canvas.add(
      near
        .filter(({ isOverWater }) => !isOverWater)
        .map(({ shapes }) => {
          const { left, right, bottom } = boxOf(shapes);
          return footShadow(palette, (left + right) / 2, bottom - 2, (right - left) / 2, stage.sky.x);
        }),
    );
  if (hasNearGround && areShadowsCast)
    canvas.add(
      near
        .filter(({ isOverWater }) => !isOverWater)
        .flatMap(({ shapes }) => groundShadow(shapes, palette, stage.sky, NEAR_SHADOW)),
    );
  // Back to front: a child farther back would float in front of the others.
  const footOf = ({ shapes }: (typeof near)[number]) => boxOf(shapes).bottom;
  for (const { shapes } of [...near].sort((a, b) => footOf(a) - footOf(b)))
    canvas.add(shapes, {
      rim: 0.75,
      relief: 0.1,
      glow: 0.05,
      shadow: { blur: 2, distance: 6, colour: palette.ink, strength: 0.2 },
      reach: 'beyond',
    });
  const drift = scene.things.find(({ what }) => what === 'snowdrift');
  if (drift && terrain.ground === 'snow') drawDrift(stage);
}

/** By day things are darkened against the bright sky; white and pale ones keep their colour. */
function darkenedByDay(shape: Shape, { ink, isDark }: Palette): Shape {
  if (isDark || shape.opacity !== undefined) return shape;
  return {
    ...shape,
    colour: mix(shape.colour, ink, 0.36 * (1 - smoothStep(0.3, 0.6, luminance(shape.colour)))),
  };
}

/** The darkness of shadows of far and near things. */
const [FAR_SHADOW, NEAR_SHADOW] = [0.38, 0.46];

/** Snow heaped up against the nearest things. */
function drawDrift({ canvas, palette, view }: Stage): void {
  const { random } = canvas;
  for (const [share, height] of [
    [0.5, 58],
    [0.3, 40],
  ] as const) {
    const middle = random.between(330, 640);
    const own = land.rolling(random, view.foot + 10, 10, 200);
    const contour: land.Contour = (x) => own(x) - height * Math.exp(-(((x - middle) / 210) ** 2));
    canvas.add(
      [
        filled(
          mix(mix('#f1f2f5', palette.sky[2], 0.2), palette.sky[1], share * 0.5),
          ...land.landBelow(contour, 10),
        ),
      ],
      {
        fade: { from: view.foot + 40, to: 750 },
        shadow: { blur: 3, distance: 5, colour: palette.sky[0], strength: 0.2 },
      },
    );
  }
}

type Lie = 'level' | 'falling' | 'rising' | 'hollow' | 'rim';

function slope(level: land.Contour, lie: Lie): land.Contour {
  const across = (x: number) => (x - WIDTH / 2) / (WIDTH / 2);
  if (lie === 'falling') return (x) => level(x) + 34 * across(x);
  // From the edge of a hollow one looks down between its sides.
  if (lie === 'rim') return (x) => level(x) + 34 - 104 * Math.abs(across(x)) ** 1.7;
  if (lie === 'rising') return (x) => level(x) - 34 * across(x);
  return lie === 'hollow' ? (x) => level(x) + 14 - 58 * across(x) ** 2 : level;
}

/** Drifts of fog along the ground, which hide the bases of things. */
function drawFog({ canvas, palette, view }: Stage): void {
  const { random } = canvas;
  const veil = mix(palette.haze, '#f2ead2', palette.isDark ? 0.1 : 0.35);
  const step = (view.foot - view.horizon + 60) / 5;
  for (let i = 0; i < 5; i++) {
    const y = view.horizon - 50 + i * step;
    const [upper, lower] = [land.rolling(random, y, 30, 240), land.rolling(random, y + step * 0.9, 24, 300)];
    const across = Array.from({ length: 54 }, (_, k) => -20 + k * 20);
    const points = [
      ...across.map((x): [number, number] => [x, upper(x)]),
      ...across.reverse().map((x): [number, number] => [x, lower(x)]),
    ];
    canvas.add([translucent(veil, 0.4, polygon(points))], { glow: 0.3 });
  }
}
