import type { Shape } from '../../../drawing/layer.ts';
import { edgeBottomAt } from '../../../theatre/vignette.ts';
import { boxOf, filled, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Foreground } from './foregrounds-for.ts';
import { moorings } from '../water/moored.ts';
import { arch, lampPost, rigging } from './near-frames.ts';
import { nearWindow } from './near-window.ts';
import { bank, bankPlants } from '../water/near-bank.ts';
import { fence, gravestones } from './near-things.ts';
import { plants, verge } from './near-plants.ts';
import type { Side } from './near-side.ts';
import { overhangingTrunk, sideTree, trunks } from './near-trees.ts';
import { stones } from '../rock/rocks.ts';
import { isNear, type Stage } from '../stage.ts';
import { closePeopleCount } from '../viewpoint.ts';

/** Draws one foreground. @returns whether there was room for it */
export function drawNear(stage: Stage, kind: Foreground): boolean {
  return DRAW[kind](nearPen(stage));
}

const DRAW: Readonly<Record<Foreground, (pen: NearPen) => boolean>> = {
  none: () => false,
  tree: drawTree,
  trunk: drawTrunk,
  plants: drawPlants,
  verge: drawVerge,
  moorings: drawMoorings,
  bank: drawBank,
  fence: drawFence,
  reeds: drawReeds,
  corn: drawCorn,
  rocks: drawRocks,
  stones: drawStones,
  'lamp post': drawLampPost,
  rigging: drawRigging,
  arch: drawArch,
  trunks: drawTrunks,
  window: drawWindow,
};

/** Draws in the foreground of a stage, where there is room. */
interface NearPen {
  stage: Stage;
  /** The colour of flat shapes. */
  ink: string;
  isFree: (side: Side, wide: number, isTall?: boolean) => boolean;
  /** A free side, mostly the left one. */
  sideOf: (wide: number, isTall?: boolean) => Side | null;
  add: (shapes: readonly Shape[], reach: 'inside' | 'beyond' | 'free', fadeFrom?: number) => void;
}

function nearPen(stage: Stage): NearPen {
  const { canvas, near, middle, palette, view } = stage;
  const { random } = canvas;
  const isFree = (side: Side, wide: number, isTall = false): boolean => {
    const [from, to] = side === 'left' ? [0, wide] : [WIDTH - wide, WIDTH];
    return near.isFree(from, to) && (!isTall || middle.isFree(from, to));
  };
  const sideOf = (wide: number, isTall = false): Side | null => {
    const first: Side = random.chance(0.72) ? 'left' : 'right';
    const other: Side = first === 'left' ? 'right' : 'left';
    return isFree(first, wide, isTall) ? first : isFree(other, wide, isTall) ? other : null;
  };
  const ink = toneAt(palette, palette.isDark ? 0.03 : 0.1);
  const add = (shapes: readonly Shape[], reach: 'inside' | 'beyond' | 'free', fadeFrom = view.foot + 40) =>
    canvas.add(shapes, {
      rim: 0.5,
      glow: 0.04,
      reach,
      fade: { from: fadeFrom, to: Math.max(fadeFrom + 40, 760) },
      shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.16 },
    });
  return { stage, ink, isFree, sideOf, add };
}

function drawTree({ stage, sideOf, add }: NearPen): boolean {
  // Its crown is wide, and must not hide people.
  const side = sideOf(closePeopleCount(stage.scene) > 0 ? 380 : 300, true);
  if (!side) return false;
  add(sideTree(stage, side), 'free');
  return true;
}

function drawTrunk({ stage, isFree, add }: NearPen): boolean {
  const { view } = stage;
  const side = (['left', 'right'] as const).find(
    (each) => isFree(each, 126, true) && isClearForTrunk(stage, each),
  );
  if (!side) return false;
  add(overhangingTrunk(stage, side), 'beyond', view.foot + 12);
  return true;
}

/** The width of a near tree's trunk, the reach of its boughs from the margin and how low they hang, in pixels. */
const TRUNK = { wide: 230, reach: 500, low: 330 } as const;

/** Whether a near tree, trunk and boughs, would hide nothing. */
function isClearForTrunk({ standing }: Stage, side: Side): boolean {
  return standing.every(({ shapes }) => {
    if (shapes.length === 0) return true;
    const { left, right, top } = boxOf(shapes);
    const from = side === 'left' ? left : WIDTH - right;
    return from > TRUNK.wide && (from > TRUNK.reach || top > TRUNK.low);
  });
}

function drawPlants({ stage, isFree, add }: NearPen): boolean {
  const { view } = stage;
  const sides = (['left', 'right'] as const).filter((side) =>
    isFree(
      side,
      closePeopleCount(stage.scene) > 0
        ? 320
        : stage.standing.some(({ scale }) => isNear(view, scale))
          ? 300
          : 150,
    ),
  );
  if (sides.length === 0) return false;
  const tall = view.kind === 'low' ? 1.35 : 1;
  sides.forEach((side, i) => add(plants(stage, side, (i === 0 ? 1 : 0.62) * tall), 'free'));
  return true;
}

function drawVerge({ stage, isFree, add }: NearPen): boolean {
  const { view } = stage;
  const { random } = stage.canvas;
  const sides = (['left', 'right'] as const).filter((side) =>
    isFree(
      side,
      closePeopleCount(stage.scene) > 0
        ? 340
        : stage.standing.some(({ scale }) => isNear(view, scale))
          ? 320
          : 200,
    ),
  );
  if (random.chance(0.5)) sides.reverse();
  sides.forEach((side, i) => add(verge(stage, side, i === 0 ? 1 : 0.6), 'free', view.foot + 22));
  return sides.length > 0;
}

function drawMoorings({ stage, isFree, add }: NearPen): boolean {
  // In front of the houses only if the lighthouse is on the other side.
  const first: Side = stage.scene.things.some(({ what }) => what === 'lighthouse') ? 'left' : 'right';
  const side = [first, first === 'left' ? 'right' : 'left'].find((each): each is Side =>
    isFree(each as Side, 330),
  );
  if (!side) return false;
  add(moorings(stage, side), 'beyond', 800);
  return true;
}

function drawBank({ stage, sideOf, add }: NearPen): boolean {
  const side = sideOf(330);
  if (!side) return false;
  const { shapes, contour } = bank(stage, side);
  add(shapes, 'inside', 800);
  if (stage.terrain.ground !== 'snow') add(bankPlants(stage, side, contour), 'free', 800);
  return true;
}

function drawFence({ stage, sideOf, add }: NearPen): boolean {
  const side = sideOf(360);
  if (!side) return false;
  add(fence(stage, side), 'beyond', 800);
  return true;
}

function drawReeds({ stage, ink, sideOf, add }: NearPen): boolean {
  const { random } = stage.canvas;
  const side = sideOf(230);
  if (!side) return false;
  const [from, to] = side === 'left' ? [110, 270] : [754, 914];
  add(
    [
      filled(
        ink,
        ...land.stalks(
          random,
          edgeBottomAt(stage.edge, 170) - 4,
          random.between(150, 220),
          [[from, to]],
          'reeds',
        ),
      ),
    ],
    'free',
  );
  return true;
}

function drawCorn({ stage, ink, add }: NearPen): boolean {
  const { near } = stage;
  const { random } = stage.canvas;
  const spans = [
    [100, 300],
    [724, 924],
  ].filter(([from, to]) => near.isFree(from!, to!)) as [number, number][];
  if (spans.length === 0) return false;
  add(
    [
      filled(
        ink,
        ...land.stalks(random, edgeBottomAt(stage.edge, 150) - 4, random.between(110, 160), spans, 'corn'),
      ),
    ],
    'free',
  );
  return true;
}

function drawRocks({ stage, sideOf, add }: NearPen): boolean {
  const { palette, view } = stage;
  const { random } = stage.canvas;
  const side = sideOf(260);
  if (!side) return false;
  const x = side === 'left' ? random.between(190, 250) : WIDTH - random.between(190, 250);
  add(
    stones(
      stage,
      x,
      Math.min(view.foot + 22, edgeBottomAt(stage.edge, x) - 20),
      random.between(64, 104),
      palette.isDark ? 0.08 : 0.16,
    ),
    'beyond',
    800,
  );
  return true;
}

function drawStones({ stage, sideOf, add }: NearPen): boolean {
  const side = sideOf(300);
  if (!side) return false;
  add(gravestones(stage, side), 'beyond', 800);
  return true;
}

function drawLampPost({ stage, sideOf, add }: NearPen): boolean {
  const side = sideOf(150);
  if (!side) return false;
  add(lampPost(stage, side === 'left' ? 152 : 872), 'beyond');
  return true;
}

function drawRigging({ stage, add }: NearPen): boolean {
  add(rigging(stage), 'free');
  return true;
}

function drawArch({ stage, isFree }: NearPen): boolean {
  const { canvas, palette } = stage;
  if (!isFree('left', 236) || !isFree('right', 236)) return false;
  canvas.add(arch(stage), {
    rim: 0.6,
    glow: 0.03,
    shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 },
  });
  return true;
}

function drawTrunks({ stage, add }: NearPen): boolean {
  add(trunks(stage), 'beyond', 730);
  return true;
}

function drawWindow({ stage }: NearPen): boolean {
  const { canvas, palette } = stage;
  canvas.add(nearWindow(stage), {
    rim: 0.6,
    glow: 0.05,
    shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 },
  });
  return true;
}
