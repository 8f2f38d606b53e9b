import { MOTIFS } from '../../../motifs/library.ts';
import type { Part } from '../../../motifs/motif.ts';
import { centred, shapesOf } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { depthAt, footAt, waterEdge, type Stage } from '../stage.ts';

/** Sizes of consecutive pairs, as shares of the nearest. */
const SHRINKING = [0.92, 0.62, 0.43, 0.31, 0.23, 0.17, 0.13];
/** The vanishing point of an avenue. */
const MIDDLE = 520;

/** Trees in two lines that meet in the distance, trees of an orchard in rows, or the stalls of a market. */
export function drawRows(stage: Stage): void {
  const { scene, terrain, canvas } = stage;
  if (!terrain.rows) return;
  if (terrain.rows === 'market') drawStalls(stage);
  else if (terrain.rows === 'orchard') drawOrchard(stage);
  else drawAvenue(stage);
  const thing = scene.things.find(({ what }) => what === terrain.rows);
  if (thing) canvas.recordDrawn(thing.what, thing.words);
}

const AVENUE_TREES = ['fir tree', 'lime', 'oak', 'birch tree', 'poplar tree', 'maple', 'pine', 'cypress'];

function drawAvenue(stage: Stage): void {
  const { scene, view } = stage;
  const named = AVENUE_TREES.find((kind) =>
    scene.things.some(
      ({ what, qualities }) => what === kind || (what === 'avenue' && qualities.includes(kind)),
    ),
  );
  const isBare = isLeafless(scene) && named !== 'fir tree' && named !== 'pine';
  const name = isBare ? 'bare tree' : (named ?? 'lime');
  for (const thing of scene.things)
    if (thing.what === named) {
      stage.shown.add(thing);
      stage.canvas.recordDrawn(thing.what, thing.words);
    }
  const motif = MOTIFS.get(name)!;
  // In front of a house the avenue widens to its front, so that nothing hides it.
  const isBeforeHouse = scene.things.some(
    ({ what, certainty }) =>
      certainty >= 0.6 && ['house', 'manor', 'castle', 'palace', 'church'].includes(what),
  );
  for (const share of isBeforeHouse ? SHRINKING.slice(0, 4) : SHRINKING) {
    const scale = ((430 * share) / motif.height) * 1.02;
    for (const side of [-1, 1])
      stand(
        stage,
        motif.draw(stage.canvas.random, {}),
        MIDDLE + side * (isBeforeHouse ? 214 + 210 * share : 24 + 400 * share),
        scale,
        footAt(view, view.scale * share * 0.98),
        share,
      );
  }
  if (!isBeforeHouse) {
    stage.middle.block(0, 330);
    stage.middle.block(710, 1024);
  }
  if (isBeforeHouse) return;
  stage.near.block(0, 240);
  stage.near.block(784, 1024);
}

const WIDE: ReadonlySet<string> = new Set(['sea', 'lake', 'river', 'bay']);

function drawOrchard(stage: Stage): void {
  const motif = MOTIFS.get(
    isLeafless(stage.scene)
      ? 'bare tree'
      : stage.scene.season?.value === 'spring'
        ? 'blossoming tree'
        : 'apple tree',
  )!;
  // Wide water leaves only the far bank, behind the house.
  const isByWater = WIDE.has(stage.terrain.water ?? '');
  for (const [share, count] of isByWater
    ? ([[0.24, 9]] as const)
    : ([
        [0.24, 9],
        [0.38, 6],
        [0.6, 4],
      ] as const))
    for (let i = 0; i < count; i++)
      stand(
        stage,
        motif.draw(stage.canvas.random, {}),
        70 + ((i + 0.5) / count) * 884,
        (300 * (isByWater ? 0.3 : share)) / motif.height,
        isByWater ? waterEdge(stage.view) - 14 : footAt(stage.view, stage.view.scale * share),
        share,
      );
}

/** Stalls are staggered: position in pixels from the left, and nearness. */
const STALLS: readonly (readonly [x: number, share: number])[] = [
  [96, 0.26],
  [238, 0.31],
  [352, 0.24],
  [520, 0.28],
  [640, 0.22],
  [742, 0.3],
  [900, 0.25],
  [190, 0.5],
  [560, 0.44],
  [826, 0.52],
];

function drawStalls(stage: Stage): void {
  const motif = MOTIFS.get('market stall')!;
  for (const [x, share] of STALLS)
    stand(
      stage,
      motif.draw(stage.canvas.random, {}),
      x + stage.canvas.random.between(-26, 26),
      stage.view.scale * share * stage.canvas.random.between(1, 1.24),
      footAt(stage.view, stage.view.scale * share),
      share,
    );
}

function stand(
  stage: Stage,
  parts: readonly Part[],
  x: number,
  scale: number,
  foot: number,
  share: number,
): void {
  const { canvas, palette, view } = stage;
  const isFlipped = canvas.random.chance(0.5);
  stage.standing.push({
    scale: view.scale * share,
    shapes: shapesOf(
      parts,
      centred(parts, { x, y: foot + 3, scale, isFlipped }),
      coloursAt(palette, depthAt(share * 130), { usual: usualColour('market stall', stage.scene) }),
    ),
  });
}
