import type { Scene } from '../../../scene.ts';
import { createCanvas, createRow, mirrored, type Composition } from '../../canvas.ts';
import { roomPalette, type Series } from '../../palette.ts';
import { roomOf } from '../../room/room-shell.ts';
import { groundOf } from '../shine-of-room.ts';
import { isLitUnderDoor } from './corridor.ts';
import { drawFlame, flameOf, heightOf, isCarried } from './flames.ts';
import { lensAt } from './lens.ts';
import { HELD_LIGHT, standPeople } from './people-in-vista.ts';
import { PLANS } from './plans.ts';
import type { Stage } from './stage.ts';
import { arrangeThings, standThings, topFor } from './things-in-vista.ts';
import type { Vista } from './vista.ts';

/** A picture of a passage, a cave or another place that is no room: nothing stands in it that is not named. */
export function composeVista(
  scene: Scene,
  vista: Vista,
  series: Series,
  seed: string,
  take: number,
): Composition {
  const canvas = createCanvas(series.seed, seed, 'vista', take);
  const plan = PLANS[vista];
  const kind = roomOf(scene, series, `${seed}/${take}`);
  const flame = flameOf(scene);
  const isDay = flame === null && scene.time?.value !== 'night' && scene.light?.value !== 'moon';
  const isGloomy =
    flame === null && (!isDay || scene.light?.value === 'dark' || scene.mood?.value === 'dread');
  const walls = plan.walls === undefined ? kind.decor.walls : canvas.random.pick(plan.walls);
  const usual = roomPalette(scene, series, walls, flame !== null);
  const palette = plan.tinted?.({ scene, usual, series, isGloomy }) ?? usual;
  const lens = lensAt(512 + canvas.random.pick([-44, 0, 44]), plan.horizon, plan.eye);
  const arranged = arrangeThings(scene, canvas.random, plan.spots);
  const isHeld = flame !== null && isCarried(scene, flame);
  const top = flame && SET_DOWN.has(flame) && !isHeld ? topFor(arranged) : undefined;
  const at =
    top && flame
      ? ([top[0], top[1] + heightOf(flame), top[2]] as const)
      : isHeld
        ? ([...HELD_LIGHT, plan.peopleAt - 0.1] as const)
        : flame && plan.flameAt({ scene, flame });
  const [x, y] =
    at && !plan.hasLights
      ? lens.at(at[0], at[1], at[2])
      : plan.lightFrom(lens, isLitUnderDoor({ scene, isGloomy }));
  const stage: Stage = {
    scene,
    canvas,
    palette,
    kind,
    scale: lens.scaleAt(plan.peopleAt),
    share: 1,
    source: flame === 'fire' ? 'fire' : flame ? 'table' : 'window',
    light: { x, y },
    isBackground: false,
    isOnStairs: false,
    isStaged: false,
    scenery: null,
    window: null,
    wall: createRow(),
    floor: createRow(),
    back: createRow(),
    front: 0,
    shown: new Set(),
    tops: [],
    inFrame: { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
    vista,
    lens,
    lampAt: at ? at[2] : null,
    isGloomy,
  };
  plan.draw(stage);
  standThings(stage, arranged, top);
  if (at && flame && !plan.hasLights) drawFlame(stage, flame, at);
  standPeople(stage, plan.peopleAt, plan.isWide, plan.hasRows);
  plan.drawNearest?.(stage);
  for (const known of [scene.setting, scene.time, scene.light])
    if (known && known.words.length > 0) canvas.recordDrawn(known.value, known.words);
  const radius = flame === 'fire' ? 92 : flame ? 62 : plan.shine * (isGloomy ? 0.66 : 1);
  const light = {
    x,
    y,
    radius,
    colour: palette.light,
    air: flame ? 3.6 : 4,
    onGround: 0.55,
    bloom: flame ? 0.24 : isGloomy ? 0.12 : 0.18,
  };
  const turned = canvas.random.chance(0.5)
    ? mirrored(canvas.layers, light)
    : { layers: canvas.layers, light };
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      edge: { form: series.edge },
      ground: plan.ground?.(stage) ?? groundOf(palette, stage.source, flame !== null),
      ...turned,
    },
    drawn: canvas.drawn,
    template: `${scene.setting!.value} ${plan.name} along`,
  };
}

/** Lights that stand on something if there is anything to stand on. */
const SET_DOWN: ReadonlySet<string> = new Set(['candle', 'lantern', 'lamp']);
