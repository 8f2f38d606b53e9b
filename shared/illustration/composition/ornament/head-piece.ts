import { LINES, type Material } from '../../motifs/motif.ts';
import { WIDTH } from '../canvas.ts';

export const PIECE_HEIGHT = 150;

export const PIECE_WIDTH = 230;

/** The base line. */
export const BASE = 448;

export const MIDDLE = WIDTH / 2;

export const MATERIALS = Object.keys(LINES) as Material[];
