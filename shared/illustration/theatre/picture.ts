import type { Shape } from '../drawing/layer.ts';

/** The input of the silhouette theatre: layers of cut paper, far ones first, in front of a luminous ground. */
export interface TheatrePicture {
  /** The same seed produces the same grain, clouds and edge. */
  seed: string;
  /** The page around it. */
  paper: string;
  ground: Ground;
  light: Light;
  layers: readonly TheatreLayer[];
  edge?: EdgeShape;
}

/**
 * The form of the picture's edge. `oval`; `arch`: round above and square below; `band`: wide and low; `round`; `ground`: an oval whose
 * foot dissolves into the paper.
 */
export const EDGES = ['oval', 'arch', 'band', 'round', 'ground'] as const;
export type EdgeForm = (typeof EDGES)[number];

export interface EdgeShape {
  form?: EdgeForm;
  /** Half the width and height of the vignette, as shares of the picture's; by default those of the form. */
  radiusX?: number;
  radiusY?: number;
}

/** A sky, or the wall of a room. */
export interface Ground {
  /** Colours from the top down, or from the light outwards; `at` grows from 0 to 1. */
  stops: readonly { at: number; colour: string }[];
  /** 0: from the top down; 1: around the light. */
  radial?: number;
  /** The distance of the last stop from the light, in pixels. */
  reach?: number;
  /** Marbling of the colours, by default 0.05. */
  marble?: number;
  /** Marbled in all directions like brushwork, rather than horizontally like clouds. */
  isBrushed?: boolean;
}

export interface Light {
  x: number;
  y: number;
  /** The radius of its core, in pixels. */
  radius: number;
  colour: string;
  /** The extent of its haze, by default 3.4. */
  air?: number;
  /** How strongly it colours the ground, 0 … 1. */
  onGround: number;
  /** How much of it covers everything as haze, 0 … 1. */
  bloom: number;
}

/**
 * Flat patches that get smaller towards a horizon, as on vegetation or bare ground; or round ones of a size in pixels, as
 * in the crowns of a wood.
 */
export type Texture = { strength: number } & ({ horizon: number } | { size: number });

export interface TheatreLayer {
  shapes: readonly Shape[];
  /** The layer fades into this colour from one height to another. */
  haze?: { from: number; to: number; colour: string; strength: number };
  /** It fades into this colour from one place across the picture to another, like a round form turning from the light; `keepsHue` darkens what is there by it instead. */
  turn?: { from: number; to: number; colour: string; strength: number; keepsHue?: boolean };
  /** It breaks up into the paper like crayon, from one height to another. */
  fade?: { from: number; to: number };
  /** The shadow of cut paper on the layers behind, away from the light. */
  shadow?: { blur: number; distance: number; colour: string; strength: number };
  /** How much of the light shines through it, 0 … 1. */
  glow?: number;
  /** Cylindrical shading, bright towards the light and dark away from it; 0 … 1. */
  volume?: number;
  /** Cushion-like shading of its masses, 0 … 1; by default derived from its rim. */
  relief?: number;
  /** Its patches of light and shade, and how strong they are, 0 … 1. */
  texture?: Texture;
  /** How bright its edge is towards the light, 0 … 1. */
  rim?: number;
  /** The width of that edge, in steps of two pixels, by default 1. */
  rimSteps?: number;
  /** One body with the layers before it that are: its edge is bright only where they end as well. */
  isOneBody?: boolean;
  /** How far it may extend beyond the vignette: a little, or to the margin of the picture. */
  reach?: 'inside' | 'beyond' | 'free';
}
