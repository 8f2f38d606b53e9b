import { HEIGHT, WIDTH, type Shape } from '../drawing/layer.ts';
import { boundsOf, ellipse, placed, type Bounds, type Path, type Placement } from '../drawing/path.ts';
import { seeded, type Random } from '../drawing/seeded.ts';
import type { Material, Part } from '../motifs/motif.ts';
import type { Light, TheatreLayer, TheatrePicture } from '../theatre/picture.ts';
import type { TextRange } from '../scene.ts';

/** Something drawn in the picture and the words that name it; no words if it only frames the picture. */
export interface Drawn {
  what: string;
  words: readonly TextRange[];
}

export interface Composition {
  picture: TheatrePicture;
  drawn: readonly Drawn[];
  /** Its arrangement in a few words; stored with the picture. */
  template: string;
}

/** Collects layers, far ones first, in pixels of 1024 × 768. */
export interface Canvas {
  readonly random: Random;
  readonly layers: TheatreLayer[];
  readonly drawn: Drawn[];
  add: (shapes: readonly Shape[], how?: Omit<TheatreLayer, 'shapes'>) => void;
  /** Records that a thing of the passage is in the picture. */
  recordDrawn: (what: string, words: readonly TextRange[]) => void;
}

export function createCanvas(...seed: readonly (string | number)[]): Canvas {
  const layers: TheatreLayer[] = [];
  const drawn: Drawn[] = [];
  return {
    random: seeded(...seed),
    layers,
    drawn,
    add: (shapes, how = {}) => {
      if (shapes.length > 0) layers.push({ ...how, shapes });
    },
    recordDrawn: (what, words) => drawn.push({ what, words }),
  };
}

/** Different line directions set walls apart from roofs. */
const SLANTS: Readonly<Partial<Record<Material, number>>> = { roof: 24, side: 90 };

/** Where parts are put so that the middle of their width is at `x`. */
export function centred(parts: readonly Part[], at: Placement): Placement {
  const { left, right } = boxOf(parts);
  const { scale = 1, isFlipped = false } = at;
  return { ...at, x: at.x - ((left + right) / 2) * (isFlipped ? -1 : 1) * scale };
}

/** Parts of a drawing, put on the canvas and coloured by their materials. */
export function shapesOf(
  parts: readonly Part[],
  at: Placement,
  looks: Readonly<Record<Material, string>>,
): Shape[] {
  return parts.map(({ path, material }) => {
    const slant = SLANTS[material];
    return {
      path: placed(path, at),
      colour: looks[material],
      ...(slant === undefined ? {} : { slant: at.isFlipped ? -slant : slant }),
    };
  });
}

export const filled = (colour: string, ...path: Path): Shape => ({ path, colour });
export const translucent = (colour: string, opacity: number, ...path: Path): Shape => ({
  path,
  colour,
  opacity,
});

/** The steps that a glow needs for each pixel of its radius at full strength. */
const GLOW_STEPS_PER_PIXEL = 0.16;
const GLOW_STEPS = 11;

/** A glow that fades out without an edge. @param strength of its middle, 0 … 1 */
export function glowShapes(
  colour: string,
  strength: number,
  x: number,
  y: number,
  radiusX: number,
  radiusY = radiusX,
): Shape[] {
  // The steps of a large strong glow would be seen as rings.
  const steps = Math.max(GLOW_STEPS, Math.ceil(radiusX * strength * GLOW_STEPS_PER_PIXEL));
  return Array.from({ length: steps }, (_, i) => 1 - i / steps).map((share) =>
    translucent(colour, 1 - (1 - strength) ** (1 / steps), ellipse(x, y, radiusX * share, radiusY * share)),
  );
}

/** Like {@link shapesOf}, keeping the opacity of translucent parts such as shadows and sheens. */
export function translucentShapesOf(
  parts: readonly Part[],
  at: Placement,
  looks: Readonly<Record<Material, string>>,
): Shape[] {
  return shapesOf(parts, at, looks).map((shape, i) => {
    const { opacity } = parts[i]!;
    return opacity === undefined ? shape : { ...shape, opacity };
  });
}

/** The smallest box around drawings, in their own units. */
export const boxOf = (parts: readonly { path: Path }[]): Bounds => boundsOf(parts.map(({ path }) => path));

/** Swaps left and right, the light included. */
export function mirrored(
  layers: readonly TheatreLayer[],
  light: Light,
): { layers: TheatreLayer[]; light: Light } {
  const flip = { x: WIDTH, y: 0, isFlipped: true };
  return {
    layers: layers.map((layer) => ({
      ...layer,
      ...(layer.turn
        ? { turn: { ...layer.turn, from: WIDTH - layer.turn.from, to: WIDTH - layer.turn.to } }
        : {}),
      shapes: layer.shapes.map((shape) => ({ ...shape, path: placed(shape.path, flip) })),
    })),
    light: { ...light, x: WIDTH - light.x },
  };
}

/** Scales everything, the light included. @param at the new position of the picture's corner, in pixels */
export function enlarged(
  layers: readonly TheatreLayer[],
  light: Light,
  at: { x: number; y: number; scale: number },
): { layers: TheatreLayer[]; light: Light } {
  const { x, y, radius } = light;
  return {
    layers: enlargedLayers(layers, at),
    light: { ...light, x: at.x + x * at.scale, y: at.y + y * at.scale, radius: radius * at.scale },
  };
}

/** Layers, scaled. @param at the new position of the picture's corner, in pixels */
export function enlargedLayers(
  layers: readonly TheatreLayer[],
  at: { x: number; y: number; scale: number },
): TheatreLayer[] {
  const across = (x: number) => at.x + x * at.scale;
  const down = (y: number) => at.y + y * at.scale;
  return layers.map((layer) => ({
    ...layer,
    shapes: layer.shapes.map((shape) => ({ ...shape, path: placed(shape.path, at) })),
    ...(layer.haze ? { haze: { ...layer.haze, from: down(layer.haze.from), to: down(layer.haze.to) } } : {}),
    ...(layer.fade ? { fade: { from: down(layer.fade.from), to: down(layer.fade.to) } } : {}),
    ...(layer.texture && 'horizon' in layer.texture
      ? { texture: { ...layer.texture, horizon: down(layer.texture.horizon) } }
      : {}),
    ...(layer.turn
      ? { turn: { ...layer.turn, from: across(layer.turn.from), to: across(layer.turn.to) } }
      : {}),
  }));
}

/** Keeps track of the free space along a row. */
export interface Row {
  /** Reserves the free position nearest to `wanted` that fits `width`; null if there is none. */
  take: (wanted: number, width: number, options?: { overlap?: number }) => number | null;
  isFree: (left: number, right: number) => boolean;
  block: (left: number, right: number) => void;
}

const EDGE = 96;

export function createRow(left = EDGE, right = WIDTH - EDGE): Row {
  const taken: [number, number][] = [];
  const isFree = (from: number, to: number) => taken.every(([a, b]) => to <= a || from >= b);
  return {
    isFree,
    block: (from, to) => void taken.push([from, to]),
    take: (wanted, width, { overlap = 0 } = {}) => {
      const half = width / 2 - overlap;
      let best: number | null = null;
      for (let x = left + width / 2; x <= right - width / 2; x += 6) {
        if (!isFree(x - half, x + half)) continue;
        if (best === null || Math.abs(x - wanted) < Math.abs(best - wanted)) best = x;
      }
      if (best !== null) taken.push([best - half, best + half]);
      return best;
    },
  };
}

export { HEIGHT, WIDTH };
