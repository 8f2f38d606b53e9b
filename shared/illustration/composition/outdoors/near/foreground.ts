import { drawNear } from './draw-near.ts';
import { foregroundsFor, growsAtFoot, type Foreground } from './foregrounds-for.ts';
import type { Stage } from '../stage.ts';
import { FRAMED_VIEWS } from '../viewpoint.ts';

/** Draws one foreground, or two that go together, and returns their names. */
export function drawForeground(stage: Stage): Foreground[] {
  if (stage.terrain.isWaterfront) return drawNear(stage, 'moorings') ? ['moorings'] : [];
  const drawn = drawTall(stage);
  if (drawn.length === 0 && growsAtFoot(stage) && drawNear(stage, 'verge')) drawn.push('verge');
  return drawn;
}

function drawTall(stage: Stage): Foreground[] {
  const { canvas, view } = stage;
  const wanted = foregroundsFor(stage);
  if (wanted.length === 0) return [];
  if (!FRAMED_VIEWS.has(view.kind) && !canvas.random.chance(SHARE)) return [];
  const framing = wanted.filter((each) => FRAMING.has(each));
  const first = canvas.random.pick(
    (framing.length > 0 && canvas.random.chance(FRAMED_SHARE) ? framing : wanted) as [
      Foreground,
      ...Foreground[],
    ],
  );
  const drawn: Foreground[] = [];
  if (drawNear(stage, first)) drawn.push(first);
  if (
    first === 'tree' &&
    wanted.includes('plants') &&
    canvas.random.chance(0.25) &&
    drawNear(stage, 'plants')
  )
    drawn.push('plants');
  return drawn;
}

/** The probability of an unmentioned foreground. */
const SHARE = 0.84;

/** The probability of a tree among those, if possible: nothing else makes the land behind so bright. */
const FRAMED_SHARE = 0.66;

const FRAMING: ReadonlySet<Foreground> = new Set<Foreground>(['tree', 'trunk']);
