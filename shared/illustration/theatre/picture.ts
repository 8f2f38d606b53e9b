import type { Shape } from '../drawing/layer.ts';

/** What the silhouette theatre shows: layers of cut paper, far ones first, before a luminous ground. */
export interface TheatrePicture {
  /** The same seed gives the same grain, clouds and edge. */
  seed: string;
  /** The page around it. */
  paper: string;
  ground: Ground;
  light: Light;
  layers: readonly TheatreLayer[];
  edge?: EdgeShape;
}

/**
 * How the picture ends. `oval`; `arch`: round above and square below; `band`: wide and low; `round`; `ground`: an oval whose
 * foot dissolves into the paper.
 */
export const EDGES = ['oval', 'arch', 'band', 'round', 'ground'] as const;
export type EdgeForm = (typeof EDGES)[number];

export interface EdgeShape {
  form?: EdgeForm;
  /** Half the width and height of the vignette, as shares of the picture's; those of the form where they are left out. */
  radiusX?: number;
  radiusY?: number;
}

/** A sky, or the wall of a room. */
export interface Ground {
  /** Colours from the top down, or from the light outwards; `at` grows from 0 to 1. */
  stops: readonly { at: number; colour: string }[];
  /** 0: from the top down; 1: around the light. */
  radial?: number;
  /** How far from the light the last stop is, in pixels. */
  reach?: number;
  /** How much the colours run into each other like marbled paper; 0.05 where it is left out. */
  marble?: number;
  /** They run about like a painter's brush, and not across like clouds. */
  isBrushed?: boolean;
}

export interface Light {
  x: number;
  y: number;
  /** Of its core, in pixels. */
  radius: number;
  colour: string;
  /** How far its haze carries; 3.4 where it is left out. */
  air?: number;
  /** How strongly it colours the ground, 0 … 1. */
  onGround: number;
  /** How much of it lies over everything, 0 … 1. */
  bloom: number;
}

/**
 * Patches that lie flat and become smaller towards a horizon, as on grown or trodden ground; or round ones of a size in pixels, as
 * of a wood's crowns.
 */
export type Texture = { strength: number } & ({ horizon: number } | { size: number });

export interface TheatreLayer {
  shapes: readonly Shape[];
  /** The layer dissolves into this colour from one height to another. */
  haze?: { from: number; to: number; colour: string; strength: number };
  /** It turns into this colour from one place across the picture to another, as a round form turns from the light. */
  turn?: { from: number; to: number; colour: string; strength: number };
  /** It breaks up into the paper like crayon, from one height to another. */
  fade?: { from: number; to: number };
  /** Of cut paper, on what is behind it, away from the light. */
  shadow?: { blur: number; distance: number; colour: string; strength: number };
  /** How much of the light shines through it, 0 … 1. */
  glow?: number;
  /** How round it looks: bright towards the light and dark away from it, as what a lathe makes; 0 … 1. */
  volume?: number;
  /** How much its masses swell towards the light like cushions, 0 … 1; by its rim where it is left out. */
  relief?: number;
  /** Its patches of light and shade, and how strong they are, 0 … 1. */
  texture?: Texture;
  /** How bright its edge is towards the light, 0 … 1. */
  rim?: number;
  /** How broad that edge is, in steps of two pixels; 1 where it is left out. */
  rimSteps?: number;
  /** How far it may reach beyond the vignette: a little, or to the margin of the picture. */
  reach?: 'inside' | 'beyond' | 'free';
}
