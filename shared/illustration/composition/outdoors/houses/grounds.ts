import { mix } from '../../../drawing/colour.ts';
import { outline } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { filled, shapesOf } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import type { SceneThing } from '../../../scene.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import { areTreesMentioned, isDismal, isLeafless } from '../../land-and-sky/foliage.ts';
import { snowColour } from '../far/snow-colour.ts';
import { drawIslet } from '../water/islet.ts';
import { crag } from '../rock/rocks.ts';
import { depthAt, type Stage, type PlacedBuilding } from '../stage.ts';
import { snowOn } from '../far/snow-laden.ts';

/**
 * The ground of a detached building: a slight rise with trees behind both ends, so that the house does
 * not look pasted onto the land.
 *
 * @returns the rise under the building, in pixels
 */
export function groundOf(stage: Stage, { box, x, foot, size }: PlacedBuilding): number {
  const { scene, canvas, palette, terrain, view } = stage;
  if (terrain.isIsland && !rockBelow(stage)) return drawIslet(stage, { box, x, foot, size });
  if (PAVED.has(terrain.ground) || terrain.special) return 0;
  const { random } = canvas;
  const wide = (box.right - box.left) * size;
  const rock = rockBelow(stage);
  if (rock) {
    const high = Math.min(150, view.foot - view.horizon + 40);
    const colour = mix(
      toneAt(palette, depthAt(size * (130 / view.scale)) * 0.8 + 0.08),
      '#8c857a',
      palette.isDark ? 0.06 : 0.2,
    );
    stage.standing.push({
      scale: size * 0.999,
      shapes: crag(random, palette, {
        x,
        foot: foot + 12,
        wide: wide * 0.96,
        rise: high + 16,
        colour,
        lightX: stage.sky.x,
      }),
    });
    stage.shown.add(rock);
    canvas.recordDrawn(rock.what, rock.words);
    return high;
  }
  if (scene.things.some(({ what }) => what === 'town')) return 0;
  const rise = isOnHill(stage) ? 52 : random.between(16, 26);
  growBehind(stage, { box, x, foot: foot - rise + 4, size }, 4);
  const tint = terrain.ground === 'snow' ? null : groundTint(scene);
  const plain =
    terrain.ground === 'snow'
      ? snowColour(stage)
      : toneAt(palette, depthAt(size * (130 / stage.view.scale)) * 0.8 + 0.26);
  const colour = tint ? mix(plain, tint.colour, tint.share * 1.1) : plain;
  const [left, right] = [x - wide * random.between(0.95, 1.25), x + wide * random.between(0.95, 1.25)];
  const hill = outline([
    [left, foot + 10, 1],
    [left + wide * 0.22, foot + 2],
    [x - wide * 0.5, foot - rise * 0.92],
    [x, foot - rise - 3],
    [x + wide * 0.5, foot - rise * 0.92],
    [right - wide * 0.22, foot + 2],
    [right, foot + 10, 1],
  ]);
  const crest: land.Contour = (at) => foot - rise * Math.max(0, 1 - Math.abs(at - x) / (wide * 0.9)) ** 0.7;
  // Its foot runs out into the land that it rises from.
  canvas.add(
    [
      filled(
        colour,
        hill,
        ...(terrain.ground === 'snow'
          ? []
          : land.blades(random, crest, 6, 60, x - wide * 0.7, x + wide * 0.7)),
      ),
    ],
    {
      fade: { from: foot - rise * 0.7, to: foot + 6 },
      glow: 0.2,
      rim: 0.2,
      relief: 0,
      texture: { horizon: view.horizon, strength: 0.14 },
    },
  );
  return rise;
}

/** The rock or cliff on which the passage places a castle or church. */
function rockBelow({ scene: { things } }: Stage): SceneThing | undefined {
  const built = things.find(({ what }) => ON_ROCKS.has(what));
  if (!built) return undefined;
  const below =
    built.relation?.kind === 'on' && built.relation.to.kind === 'thing'
      ? things[built.relation.to.index]
      : undefined;
  const isOnTop =
    things.some(({ what, qualities }) => what === 'hill' && qualities.includes('tall')) &&
    things.some(({ what }) => what === 'mountain');
  return below && HEIGHTS.has(below.what)
    ? below
    : ((isOnTop ? things.find(({ what }) => what === 'hill') : undefined) ??
        things.find(({ what, count }) => what === 'cliff' || (what === 'rock' && count === undefined)));
}
/** "A castle on the summit of a steep hill." */
const HEIGHTS: ReadonlySet<string> = new Set(['hill', 'mountain', 'cliff', 'rock']);
const ON_ROCKS: ReadonlySet<string> = new Set(['castle', 'ruin', 'tower', 'monastery', 'lighthouse']);

const PAVED: ReadonlySet<string> = new Set(['stones', 'boards', 'bare', 'sand']);

/** The passage places it high up. */
const isOnHill = ({ scene }: Stage) =>
  scene.things.some(
    ({ what, qualities }) => what === 'hill' && (qualities.includes('rising') || scene.things.length < 4),
  );

/** Settings where an unmentioned tree by a house is plausible. */
const TREELESS: ReadonlySet<string> = new Set([
  'street',
  'square',
  'harbour',
  'station',
  'desert',
  'steppe',
  'snowfield',
  'sea',
  'battlefield',
  'roofs',
  'town',
  'bridge',
  'cliff',
  'mountains',
]);

/** Kinds of trees that also stand behind a house if the passage names them. */
const KINDS: ReadonlySet<string> = new Set([
  'birch tree',
  'pine',
  'fir tree',
  'lime',
  'oak',
  'poplar tree',
  'willow tree',
]);
const EVERGREEN: ReadonlySet<string> = new Set(['pine', 'fir tree']);

/** Trees behind a house, at its ends. @param most their maximum number */
export function growBehind(stage: Stage, { box, x, foot, size }: PlacedBuilding, most = 2): void {
  const { scene, canvas, palette, terrain } = stage;
  if (
    PAVED.has(terrain.ground) ||
    TREELESS.has(scene.setting?.value ?? '') ||
    scene.things.some(({ what }) => what === 'ravine')
  )
    return;
  if (!areTreesMentioned(scene) && isDismal(scene)) return;
  const { random } = canvas;
  const [wide, tall] = [(box.right - box.left) * size, -box.top * size];
  const isBare = isLeafless(scene) || terrain.ground === 'snow';
  const named =
    scene.things.find(({ what, count }) => count === 'many' && KINDS.has(what))?.what ?? 'leafy tree';
  const motif = MOTIFS.get(isBare && !EVERGREEN.has(named) ? 'bare tree' : named)!;
  const looks = coloursAt(palette, Math.min(0.66, depthAt(size * (130 / stage.view.scale)) + 0.22), {
    usual: usualColour(named, scene),
  });
  for (let i = 0; i < most; i++) {
    const side = i % 2 ? 1 : -1;
    const across = (0.46 + (i >> 1) * 0.2) * random.between(0.85, 1.15);
    const scale = Math.min(230, tall * random.between(0.62, 1.05)) / motif.height;
    const shapes = shapesOf(
      motif.draw(random, {}),
      { x: x + side * wide * across, y: foot + 3, scale, isFlipped: random.chance(0.5) },
      looks,
    );
    stage.standing.push({ scale: size * 0.998, shapes: [...snowOn(stage, shapes, 2), ...shapes] });
  }
}
