import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import type { Bounds } from '../../drawing/path.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import type { EdgeForm } from '../../theatre/picture.ts';
import type { Canvas, Row } from '../canvas.ts';
import type { Way } from '../land.ts';
import type { Palette } from '../palette.ts';
import type { Sky } from '../sky.ts';
import type { Terrain } from '../terrain.ts';
import type { View } from './viewpoint.ts';

/** Where the water stands along a hull. */
export interface Waterline {
  x: number;
  /** Half the length of the hull, in pixels. */
  half: number;
  /** In pixels from the top. */
  at: (x: number) => number;
}

/** Things at a scale stand on this line: the ground runs to the horizon. */
export const footAt = ({ horizon, foot, scale }: View, at: number) =>
  Math.min(foot + NEAREST, horizon + ((foot - horizon) * at) / scale);

/** Nothing stands nearer than this before people, in pixels. */
const NEAREST = 22;

/** How much air lies before things at a scale. */
export const depthAt = (at: number) =>
  Math.max(0, Math.min(0.8, 0.8 * (1 - Math.log(at / 6) / Math.log(130 / 6))));

/** Colours of what stands behind: fog takes them all, those of leaves too. */
export function foggedColours<T extends Readonly<Record<string, string>>>({ scene, palette }: Pick<Stage, 'scene' | 'palette'>, looks: T): T {
  if (scene.weather?.value !== 'fog') return looks;
  return Object.fromEntries(Object.entries(looks).map(([material, colour]) => [material, mix(colour, palette.haze, FOG)])) as T;
} // prettier-ignore
const FOG = 0.42;

export interface Stage {
  scene: Scene;
  canvas: Canvas;
  palette: Palette;
  terrain: Terrain;
  view: View;
  sky: Sky;
  near: Row;
  middle: Row;
  /** In the middle distance too, but before the buildings: carriages, beasts and what lies about. */
  open: Row;
  /** How the picture ends. */
  edge: EdgeForm;
  /** Horses that draw something, and are placed with it. */
  harnessed: Set<SceneThing>;
  /** What is drawn already as part of something else. */
  shown: Set<SceneThing>;
  /** What of the passage stands in the picture. */
  placed: Set<SceneThing>;
  /** Pixels of a metre of the subject: what stands by it is not much larger than life beside it. */
  subjectScale?: number;
  /** Where a building stands that is the subject, in pixels from the left: a village leaves it open to view. */
  subjectSpan?: readonly [left: number, right: number];
  /** Where the nearest horse looks, and where the first house stands, in pixels from the left: no house is behind its head. */
  facing?: 'left' | 'right';
  houseAt?: number;
  /** The road or the stream that comes to the reader's feet. */
  way?: { way: Way; colour: string; isWater: boolean };
  /** Of the ships that lie in the water. */
  waterlines: Waterline[];
  /** What still water mirrors. */
  mirrored: Shape[];
  /** What stands at each distance, until it is drawn. */
  standing: {
    shapes: Shape[];
    scale: number;
    /** The thing of the passage that it is. */
    thing?: SceneThing;
    /** It lies on the water, and throws no shadow on the ground. */
    isAfloat?: boolean;
  }[];
}

/** A building where it stands. */
export interface PlacedBuilding {
  /** Around its drawing, in metres. */
  box: Bounds;
  /** Of its middle, in pixels. */
  x: number;
  foot: number;
  /** Pixels of a metre. */
  size: number;
}

/** Where the far bank of a wide water ends, in pixels from the top: below the feet of what stands on it. */
export const waterEdge = ({ horizon }: Pick<Stage['view'], 'horizon'>): number => horizon + 38;
