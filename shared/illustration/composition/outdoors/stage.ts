import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import type { Bounds } from '../../drawing/path.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import type { EdgeForm } from '../../theatre/picture.ts';
import type { Canvas, Row } from '../canvas.ts';
import type { Way } from '../land-and-sky/land.ts';
import type { Palette } from '../palette.ts';
import type { Sky } from '../land-and-sky/sky.ts';
import type { Terrain } from '../terrain/base-terrains.ts';
import type { View } from './viewpoint.ts';

/** The waterline along a hull. */
export interface Waterline {
  x: number;
  /** Half the length of the hull, in pixels. */
  half: number;
  /** In pixels from the top. */
  at: (x: number) => number;
}

/** The ground line, in pixels from the top, of things at a scale. */
export const footAt = ({ horizon, foot, scale }: View, at: number) =>
  Math.min(foot + NEAREST, horizon + ((foot - horizon) * at) / scale);

/** The ground line of things at a scale, which on the floor of a hollow lies far below its edges. */
export const groundAt = ({ view, terrain }: Pick<Stage, 'view' | 'terrain'>, at: number): number =>
  terrain.relief === 'hollow' ? 494 + Math.min(1, at / view.scale) * 110 : footAt(view, at);

/** The maximum distance of things in front of people, in pixels. */
const NEAREST = 22;

/** Whether things of a scale are on the near ground, with the people who are the subject. */
export const isNear = ({ scale: nearest }: View, scale: number): boolean => scale > nearest * NEAR;
/** As a share of the scale of the nearest people. */
export const NEAR = 0.55;

/** The atmospheric depth of things at a scale. */
export const depthAt = (at: number) =>
  Math.max(0, Math.min(0.8, 0.8 * (1 - Math.log(at / 6) / Math.log(130 / 6))));

/** Colours of distant things, all of them dulled by fog. */
export function foggedColours<T extends Readonly<Record<string, string>>>(
  { scene, palette }: Pick<Stage, 'scene' | 'palette'>,
  looks: T,
): T {
  if (scene.weather?.value !== 'fog') return looks;
  return Object.fromEntries(
    Object.entries(looks).map(([material, colour]) => [material, mix(colour, palette.haze, FOG)]),
  ) as T;
}
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
  /** The middle distance in front of the buildings: carriages, animals and scattered things. */
  open: Row;
  /** The edge of the picture. */
  edge: EdgeForm;
  /** Horses already placed in front of a vehicle. */
  harnessed: Set<SceneThing>;
  /** Things already drawn as part of something else. */
  shown: Set<SceneThing>;
  /** Things of the passage placed in the picture. */
  placed: Set<SceneThing>;
  /** Pixels per metre of the subject, so that its neighbours are not much larger than in life. */
  subjectScale?: number;
  /** The position of a building that is the subject, in pixels from the left, which a village must not hide. */
  subjectSpan?: readonly [left: number, right: number];
  /** The direction of the nearest horse and the position of the first house, in pixels from the left: no house is behind its head. */
  facing?: 'left' | 'right';
  houseAt?: number;
  /** The road or stream that leads from the reader into the distance. */
  way?: { way: Way; colour: string; isWater: boolean };
  /** The waterlines of ships. */
  waterlines: Waterline[];
  /** Shapes reflected in still water. */
  mirrored: Shape[];
  /** Things at each distance, collected before they are drawn. */
  standing: {
    shapes: Shape[];
    scale: number;
    /** The thing that it shows. */
    thing?: SceneThing;
    /** On the water or across it, which shows no shadow. */
    isOverWater?: boolean;
  }[];
}

/** A building with its position. */
export interface PlacedBuilding {
  /** The bounds of its drawing, in metres. */
  box: Bounds;
  /** The position of its middle, in pixels. */
  x: number;
  foot: number;
  /** Pixels of a metre. */
  size: number;
}

/** The lower edge of the far bank of wide water, in pixels from the top, below the things on it. */
export const waterEdge = ({ horizon }: Pick<Stage['view'], 'horizon'>): number => horizon + 38;
