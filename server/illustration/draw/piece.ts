import type { Stage } from './stage.ts';

/** A surface's colour in a room's light, darker by `dim`. */
export type Tone = (base: string, dim?: number) => string;

/** Draws a piece of furniture whose foot, or whose middle where it hangs, is at (x, y). */
export type DrawPiece = (stage: Stage, x: number, y: number, tone: Tone) => void;
