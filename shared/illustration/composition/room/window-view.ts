import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { polygon, rectangle, type Path } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { boxOf, filled, shapesOf, translucent, type Canvas } from '../canvas.ts';
import { DRAWN_BY_HORSES } from '../kinds-of-things.ts';
import { motifOf } from '../motif-of.ts';
import { rolling, landBelow } from '../land-and-sky/land.ts';
import { areTreesMentioned, isDismal, isLeafless } from '../land-and-sky/foliage.ts';
import { coloursAt } from '../colours/material-colours.ts';
import type { Palette } from '../palette.ts';
import { hasSnow } from '../terrain/has-snow.ts';

/** A window in the wall of a room, in pixels; `x` is its middle. */
export interface Window {
  x: number;
  /** The height of the sill. */
  y: number;
  width: number;
  height: number;
  isArched?: boolean;
  isRound?: boolean;
  curtain?: string | undefined;
}

/** Animals that look in at a window, and vehicles in front of it: they are not in the room. */
const LOOKING_IN: ReadonlySet<string> = new Set(['wolf', 'bear', 'deer', 'cow', 'ox', 'goat', 'horse']);
export const isOutsideWindow = ({ what }: SceneThing): boolean =>
  LOOKING_IN.has(what) || DRAWN_BY_HORSES.has(what);

/** The animal or vehicle in front of the window, if the passage names one. */
export function passingBy(
  canvas: Canvas,
  scene: Scene,
  outside: Palette,
  { x, y, width, height }: Window,
): Shape[] {
  const thing = scene.things.find((each) => each.certainty >= 0.5 && isOutsideWindow(each));
  const motif = thing && motifOf(thing, scene, canvas.random)?.motif;
  if (!motif || scene.setting?.value === 'carriage inside') return [];
  canvas.recordDrawn(thing.what, thing.words);
  const parts = motif.draw(canvas.random, {});
  const { left, right, top } = boxOf(parts);
  // A beast is so near that its head fills the panes; of a vehicle there is all that fits.
  const isNear = LOOKING_IN.has(thing.what);
  const scale = isNear ? (height * 0.74) / -top : (width * 1.3) / (right - left);
  const at = isNear
    ? { x: x - (right - (right - left) * 0.16) * scale, y: y + height * 0.12 }
    : { x: x - ((left + right) / 2) * scale, y: y - height * 0.04 };
  const looks = isNear
    ? coloursAt(outside, 0, { body: mix(thing.colour ?? outside.ink, outside.ink, 0.7) })
    : coloursAt(outside, 0.3, { body: thing.colour });
  return shapesOf(parts, { ...at, scale }, looks).map((shape) => ({
    ...shape,
    path: clipped(shape.path, x - width / 2, y - height, width, height),
  }));
}

/** The view from a window, which differs between neighbouring pictures of a book. */
export function viewFrom(
  random: Canvas['random'],
  scene: Scene,
  outside: Palette,
  { x, y, width, height, isArched }: Window,
): Shape[] {
  const [left, top] = [x - width / 2, y - height];
  const within = (path: Path) => clipped(path, left, top, width, height);
  const isSnowy = hasSnow(scene);
  const land = isSnowy
    ? mix('#e6e9ee', outside.sky[1], 0.4)
    : mix(mix(outside.ink, outside.haze, 0.5), outside.leaf ?? outside.haze, outside.isDark ? 0.1 : 0.3);
  const far = mix(outside.ink, outside.haze, 0.62);
  const shapes: Shape[] = [];
  const isBare = isLeafless(scene) || (scene.season?.value === 'autumn' && random.chance(0.5));
  const tree = (at: number, tall: number, depth: number) => {
    const motif = MOTIFS.get(isBare ? 'bare tree' : 'leafy tree')!;
    for (const shape of shapesOf(
      motif.draw(random, {}),
      { x: left + width * at, y: y - height * 0.06, scale: (height * tall) / motif.height },
      coloursAt(outside, depth),
    ))
      shapes.push({ ...shape, path: within(shape.path) });
  };
  // Without a stated view: what may be seen anywhere.
  const kind = scene.things.some(({ what }) => SEAS.has(what))
    ? 'sea'
    : areTreesMentioned(scene)
      ? random.pick(['tree', 'branch'])
      : scene.things.some(({ what }) => TOWNS.has(what))
        ? 'roofs'
        : scene.things.some(({ what }) => LANDS.has(what))
          ? 'hills'
          : isArched
            ? null
            : usualView(random, scene);
  if (kind === null) return [];
  if (kind === 'sea') {
    // The horizon, ripples, and a sail far out.
    const line = y - height * 0.38;
    const water = mix(outside.sky[0], outside.ink, outside.isDark ? 0.3 : 0.12);
    const ripples = Array.from({ length: 14 }, () => {
      const [u, v] = [left + width * random.next(), line + 4 + height * 0.34 * random.next()];
      return rectangle(u, v, width * random.between(0.06, 0.16), 1.6);
    });
    const at = left + width * random.between(0.26, 0.4);
    return [
      filled(water, rectangle(left, line, width, y - line)),
      translucent(outside.light, 0.5, ...within(ripples)),
      filled(
        mix(outside.haze, '#ffffff', 0.4),
        ...within([
          polygon([
            [at, line - 1],
            [at, line - height * 0.09],
            [at + width * 0.07, line - 3],
          ]),
        ]),
      ),
      filled(far, rectangle(at - width * 0.04, line - 2, width * 0.11, 4)),
    ];
  }
  if (kind === 'roofs') {
    const roofs: Path[number][] = [];
    for (let u = -0.05; u < 1; u += random.between(0.16, 0.26)) {
      const [wide, tall] = [random.between(0.16, 0.24) * width, random.between(0.24, 0.42) * height];
      const at = left + u * width;
      roofs.push(
        polygon([
          [at, y],
          [at, y - tall],
          [at + wide / 2, y - tall - wide * 0.5],
          [at + wide, y - tall],
          [at + wide, y],
        ]),
        rectangle(at + wide * 0.64, y - tall - wide * 0.52, wide * 0.14, wide * 0.4),
      );
    }
    shapes.push(filled(far, ...within(roofs)));
    if (random.chance(0.6) && !isDismal(scene)) tree(random.between(0.7, 0.9), 0.5, 0.3);
  } else if (kind === 'hills') {
    shapes.push(
      filled(
        mix(far, outside.haze, 0.35),
        ...within(landBelow(rolling(random, y - height * 0.34, height * 0.12, width * 0.9), 6)),
      ),
      filled(far, ...within(landBelow(rolling(random, y - height * 0.2, height * 0.08, width * 0.7), 6))),
      filled(land, ...within(landBelow(rolling(random, y - height * 0.08, height * 0.05, width), 6))),
    );
  } else {
    shapes.push(
      filled(land, ...within(landBelow(rolling(random, y - height * 0.12, height * 0.08, width * 0.8), 6))),
    );
    tree(
      kind === 'branch' ? random.pick([0.02, 0.98]) : random.between(0.35, 0.7),
      kind === 'branch' ? 1.15 : 0.62,
      kind === 'branch' ? 0.15 : 0.35,
    );
  }
  return shapes;
}

/** No trees where only sky or sea is visible. */
function usualView(random: Canvas['random'], { setting }: Scene): 'branch' | 'hills' | 'roofs' | null {
  const from = setting?.value ?? 'room';
  if (SHUT_IN.has(from)) return null;
  return from === 'carriage inside'
    ? 'hills'
    : from === 'attic' || from === 'office' || from === 'shop'
      ? 'roofs'
      : random.pick(['branch', 'branch', 'hills']);
}
const SHUT_IN: ReadonlySet<string> = new Set([
  'prison',
  'cellar',
  'cave',
  'ship cabin',
  'church inside',
  'ballroom',
  'theatre',
]);
const SEAS: ReadonlySet<string> = new Set(['sea', 'bay', 'harbour', 'wave', 'ship under sail']);
const TOWNS: ReadonlySet<string> = new Set(['street', 'town', 'square', 'roof', 'house', 'village']);
const LANDS: ReadonlySet<string> = new Set([
  'hill',
  'field',
  'meadow',
  'mountain',
  'moor',
  'plain',
  'valley',
  'lawn',
  'grass',
]);

/** A path clipped to a window: points outside are moved to its edge. */
function clipped(path: Path, left: number, top: number, width: number, height: number): Path {
  return path.map((ring) =>
    ring.map((v, i) =>
      i % 2 ? Math.max(top, Math.min(top + height, v)) : Math.max(left, Math.min(left + width, v)),
    ),
  );
}
