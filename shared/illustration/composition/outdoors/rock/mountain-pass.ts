import { mix } from '../../../drawing/colour.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene } from '../../../scene.ts';
import { filled, HEIGHT, shapesOf, WIDTH } from '../../canvas.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import * as land from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import { caveMouth, drawCaveMouth, drawRockPlants } from './cave-mouth.ts';
import { drawFar } from '../far/draw-far.ts';
import { greenOf, woodsOf } from '../far/far-woods.ts';
import { fallOverRock, type RockSide } from '../water/fall-over-rock.ts';
import { gorgeSide } from '../far/ranges.ts';
import * as reliefs from '../far/reliefs.ts';
import { rockFace, stoneAt } from './rock-face.ts';
import { stones } from './rocks.ts';
import { snowColour } from '../far/snow-colour.ts';
import type { Stage } from '../stage.ts';
import { drawWaySection, wayOf } from '../ways/way-through-land.ts';

/** A spur of rock that closes in from one side. */
interface Spur {
  side: 'left' | 'right';
  foot: number;
  height: number;
  reach: number;
  /** The air in front of it, 0 … 1. */
  depth: number;
}

/** From the far end of a gorge to the reader, in pixels, for the horizon below. */
const GORGE: readonly Spur[] = [
  { side: 'left', foot: 494, height: 262, reach: 486, depth: 0.62 },
  { side: 'right', foot: 504, height: 340, reach: 476, depth: 0.5 },
  { side: 'left', foot: 566, height: 540, reach: 396, depth: 0.34 },
  { side: 'right', foot: 596, height: 590, reach: 350, depth: 0.22 },
  { side: 'left', foot: 676, height: 720, reach: 214, depth: 0.1 },
];

/** A precipice that rises from open land. */
const PRECIPICE: readonly Spur[] = [
  { side: 'left', foot: 540, height: 420, reach: 606, depth: 0.38 },
  { side: 'left', foot: 620, height: 640, reach: 404, depth: 0.2 },
];

/** A way between walls of rock, one behind the other, with the light at its end; or a single wall with open land beside it. */
export function drawPass(stage: Stage, walls: 'both' | 'one'): void {
  const { canvas, view, terrain } = stage;
  drawFar(stage, 'peaks', 0.84);
  if (walls === 'one') drawFar(stage, 'hills', 0.6);
  const spurs = walls === 'both' ? GORGE : PRECIPICE;
  const way = terrain.hasRoad || terrain.water === 'stream' ? wayOf(stage) : null;
  const cave = sideOf(spurs[TREE_ON[walls]]!);
  const mouth = caveMouth(stage, cave);
  // A path among the rocks leads to the opening in them.
  if (way && mouth && !way.isWater)
    way.way = land.windingWay(
      canvas.random,
      { x: 520, y: HEIGHT + 20, half: 96 },
      { x: mouth.x, y: mouth.foot - 2, half: 22 },
    );
  if (way) stage.way = way;
  let top = view.horizon + 4;
  drawFloor(stage, top, 0.6);
  for (const [k, spur] of spurs.entries()) {
    const face = drawSpur(stage, spur);
    if (spur === spurs[FALL_ON[walls]]) fallOverRock(stage, face);
    if (spur === spurs[TREE_ON[walls]]) {
      if (mouth) drawCaveMouth(stage, mouth);
      hangTree(stage, face);
    }
    if (spur.depth < (walls === 'both' ? 0.3 : 0.6)) drawRockPlants(stage, face);
    const bottom = spurs[k + 1]?.foot ?? view.foot + 40;
    if (k % 2 === 1 || walls === 'one') {
      drawFloor(stage, spur.foot - 4, spur.depth * 0.8);
      if (way) drawWaySection(stage, way, Math.max(top, spur.foot - 8), bottom + 20);
      top = spur.foot;
    } else if (way && k === 0) drawWaySection(stage, way, top, bottom + 20);
  }
  drawFallenStones(stage, walls);
  // Nothing stands inside the rock.
  stage.middle.block(0, 330);
  stage.open.block(0, 330);
  stage.near.block(0, 200);
  if (walls === 'both') {
    stage.middle.block(700, WIDTH);
    stage.open.block(700, WIDTH);
  }
  // The trees on the ledges are enough where a hut or beasts stand below.
  const isCrowded = isWoodedRock(stage.scene) && stage.scene.things.some(({ what }) => BELOW.has(what));
  for (const thing of stage.scene.things)
    if (SHOWN.has(thing.what) || (isCrowded && TREES.has(thing.what))) {
      stage.shown.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
}

/** Which spur the water falls down, and out of which a tree leans. */
const FALL_ON = { both: 2, one: 0 } as const;
const TREE_ON = { both: 3, one: 1 } as const;

const TREES: ReadonlySet<string> = new Set(['pine', 'fir tree', 'tree', 'birch tree']);
const BELOW: ReadonlySet<string> = new Set([
  'hut',
  'cottage',
  'house',
  'castle',
  'monastery',
  'sheep',
  'goat',
  'cow',
]);
const SHOWN: ReadonlySet<string> = new Set([
  'cave',
  'cliff',
  'rock',
  'pass',
  'ravine',
  'root',
  'branch',
  'log',
]);

function drawSpur(stage: Stage, { side, foot, height, reach, depth }: Spur): RockSide {
  const { canvas, palette, scene, sky } = stage;
  const { random } = canvas;
  const contour = gorgeSide(random, side, foot, height, reach);
  const colour = stoneAt(stage, depth);
  const [from, to] = side === 'left' ? [-30, reach + 14] : [WIDTH - reach - 14, WIDTH + 30];
  const shapes = rockFace(stage, {
    contour,
    from,
    to,
    foot,
    colour,
    isLitFromRight: sky.x > (from + to) / 2,
  });
  const isGrown = isWoodedRock(scene) && !(isBarren(scene) && depth < 0.5);
  const tall = 18 + 74 * (1 - depth);
  const [left, right] = side === 'left' ? [-20, reach * 0.8] : [WIDTH - reach * 0.8, WIDTH + 20];
  if (isGrown)
    canvas.add(
      [
        filled(
          mix(greenOf(stage, depth * 0.9), palette.ink, 0.1),
          ...reliefs.crownOf(random, contour, left, right, tall, woodsOf(stage)),
        ),
      ],
      { rim: 0.2, glow: 0.1 },
    );
  canvas.add(shapes, {
    haze: {
      from: foot - height * 0.62,
      to: foot + 10,
      colour: palette.haze,
      strength: Math.min(0.94, (0.2 + depth * 0.72) * (scene.weather?.value === 'fog' ? 1.4 : 1)),
    },
    rim: 0.16,
    glow: 0.12 + depth * 0.2,
    texture: { size: 16, strength: 0.1 },
    shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.12 + 0.14 * (1 - depth) },
  });
  return { contour, ...sideOf({ side, foot, reach }) };
}

const sideOf = ({ side, foot, reach }: Pick<Spur, 'side' | 'foot' | 'reach'>): Omit<RockSide, 'contour'> => ({
  side,
  foot,
  at: (share) => (side === 'left' ? reach * share : WIDTH - reach * share),
});

/** Pines or other trees are named among the rocks. */
const isWoodedRock = ({ things }: Scene): boolean =>
  things.some(({ what }) => what === 'wood' || what === 'pine' || what === 'fir tree' || what === 'tree');

/** "No vestige of vegetation": the near rocks are bare. */
const isBarren = ({ leftOut, things }: Scene): boolean =>
  leftOut.some(({ what, reason }) => reason === 'negation' && (what === 'grass' || what === 'tree')) ||
  things.some(({ what, qualities }) => (what === 'rock' || what === 'cliff') && qualities.includes('bare'));

/** The bottom of the gorge from a line down. */
function drawFloor(stage: Stage, from: number, depth: number): void {
  const { canvas, palette, terrain, scene } = stage;
  const tint = isBarren(scene) ? null : groundTint(scene);
  const bare = mix(toneAt(palette, depth + 0.12), '#8f8a72', palette.isDark ? 0.1 : 0.3);
  const colour =
    terrain.ground === 'snow'
      ? mix(snowColour(stage), palette.sky[1], depth * 0.4)
      : tint
        ? mix(bare, tint.colour, tint.share * 0.9)
        : bare;
  const contour = land.rolling(canvas.random, from, 9, 240);
  canvas.add(
    [
      filled(colour, ...land.landBelow(contour, 10, HEIGHT)),
      ...(terrain.ground === 'snow' ? [] : [filled(colour, ...land.blades(canvas.random, contour, 8, 70))]),
    ],
    {
      haze: { from: from + 90, to: from - 10, colour: palette.haze, strength: 0.3 + depth * 0.5 },
      glow: 0.3,
      texture: { horizon: stage.view.horizon, strength: 0.2 },
    },
  );
}

/** Boulders that have come down from the walls. */
function drawFallenStones(stage: Stage, walls: 'both' | 'one'): void {
  const { canvas, view } = stage;
  const { random } = canvas;
  const places: [number, number, number][] = [
    [random.between(300, 360), 590, 26],
    [random.between(230, 300), 640, 44],
    [random.between(352, 420), 560, 15],
  ];
  if (walls === 'both') places.push([random.between(690, 730), 600, 28], [random.between(770, 830), 655, 52]);
  for (const [x, foot, tall] of places.sort((a, b) => a[1] - b[1]))
    canvas.add(stones(stage, x, Math.min(foot, view.foot), tall * random.between(0.8, 1.2), 0.24), {
      rim: 0.5,
      relief: 0.1,
      shadow: { blur: 2, distance: 4, colour: stage.palette.ink, strength: 0.2 },
    });
}

/** A blasted tree that leans out of the rock, where a passage names its trunk or roots. */
function hangTree(stage: Stage, { contour, foot, at, side }: RockSide): void {
  const { scene, canvas, palette } = stage;
  const thing = scene.things.find(({ what }) => TRUNKS.has(what));
  if (!thing) return;
  const motif = MOTIFS.get('bare tree')!;
  const [x, towards] = [at(0.66), side === 'left' ? 1 : -1];
  const y = contour(x) + (foot - contour(x)) * 0.16;
  const shapes = shapesOf(
    motif.draw(canvas.random, {}),
    { x, y, scale: 250 / motif.height, turn: towards * 62 },
    coloursAt(palette, 0.06),
  );
  canvas.add(shapes, {
    rim: 0.4,
    glow: 0.05,
    shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.2 },
  });
  // It is that oak, and stands nowhere else.
  for (const each of scene.things)
    if (each === thing || each.what === 'oak' || TRUNKS.has(each.what)) {
      stage.shown.add(each);
      canvas.recordDrawn(each.what, each.words);
    }
}
const TRUNKS: ReadonlySet<string> = new Set(['trunk', 'log', 'root', 'stump']);
