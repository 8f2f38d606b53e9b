import { mix } from '../../drawing/colour.ts';
import { ellipse, placed, taper, type Path, type Point } from '../../drawing/path.ts';
import { seeded } from '../../drawing/seeded.ts';
import type { EdgeShape, TheatreLayer } from '../../theatre/picture.ts';
import { edgePoint } from '../../theatre/vignette.ts';
import { filled, HEIGHT, WIDTH } from '../canvas.ts';
import { toneAt, type Palette, type Series } from '../palette.ts';
import { blade, plantsOf, spray } from '../sprays.ts';

/** How far up its sides they reach, in radians from the right. */
const TIP = 0.24;
/** How far inside the vignette's edge they run. */
const INSIDE = 0.97;

/** Hardly seen against a coat. */
const THIN: ReadonlySet<string> = new Set(['thorn', 'fir', 'willow']);

/**
 * Two boughs of the book's own plant along the foot of a cameo, tied where they cross: an ornament that suggests no
 * setting, and behind which the figure ends.
 */
export function boughs(series: Series, palette: Palette, edge: EdgeShape): TheatreLayer {
  const random = seeded(series.seed, 'boughs');
  const plant = plantsOf(series).find((each) => !THIN.has(each)) ?? 'laurel';
  const spine = ({ t }: { t: number }): Point => {
    const [x, y] = edgePoint(edge, Math.PI / 2 + 0.1 - (Math.PI / 2 + 0.1 - TIP) * t);
    return [WIDTH / 2 + (x - WIDTH / 2) * INSIDE, HEIGHT / 2 + (y - HEIGHT / 2) * INSIDE];
  };
  const grown = spray(random, plant, spine, 0.86);
  const both = (half: Path): Path => [...half, ...placed(half, { x: WIDTH, y: 0, isFlipped: true })];
  const ink = mix(toneAt(palette, 0.1), '#46583a', palette.isDark ? 0.2 : 0.62);
  const accent = mix(mix(series.tint, '#a8382c', 0.5), ink, 0.2);
  const [x, y] = edgePoint(edge, Math.PI / 2);
  const at = HEIGHT / 2 + (y - HEIGHT / 2) * INSIDE;
  const knot: Path = [ellipse(x, at, 10, 8), ...[-1, 1].flatMap((side) => [blade([x, at], side > 0 ? -0.36 : Math.PI + 0.36, 46, 0.2), taper([[x, at + 2], [x + side * 16, at + 20], [x + side * 36, at + 26]], [3.4, 2.4, 0.4])])]; // prettier-ignore
  return {
    shapes: [filled(ink, ...both(grown.leaves)), filled(accent, ...both(grown.fruit), ...knot)],
    reach: 'beyond',
    rim: 0.5,
    glow: 0.04,
    shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.24 },
  };
}
