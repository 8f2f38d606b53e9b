import { mix } from '../../../drawing/colour.ts';
import type { Canvas } from '../../canvas.ts';
import type { Look } from './hang-cloth.ts';
import { HEAVY_CURTAINS } from './heavy-curtains.ts';
import { LIGHT_CURTAINS } from './light-curtains.ts';
import type { Palette } from '../../palette.ts';
import { SKIRTING } from '../room-shell.ts';
import type { Drapery } from '../room-style.ts';
import { SWAGGED_CURTAINS } from './swagged-curtains.ts';
import type { Window } from '../window-view.ts';

/** What hangs at a window. @param dye its colour, if it is not that of the window's curtain */
export function drawCurtains(
  canvas: Canvas,
  palette: Palette,
  window: Window,
  drapery: Drapery,
  dye?: string,
): void {
  const cloth = window.curtain && mix(window.curtain, palette.ink, palette.isDark ? 0.28 : 0.1);
  // Cloth that the passage names hangs even where usually there is none.
  const kind =
    cloth && (drapery === 'none' || drapery === 'shutters' || drapery === 'blind' || drapery === 'muslin')
      ? canvas.random.chance(0.5)
        ? 'poles'
        : 'one side'
      : drapery;
  const look: Look = {
    canvas,
    palette,
    window,
    cloth: dye ?? cloth ?? mix('#f4ead2', palette.ink, palette.isDark ? 0.34 : 0.06),
    foot: Math.min(SKIRTING + 6, window.y + 104),
  };
  HUNG[kind](look);
}

/** What is nothing here is only fixed beside the window. */
const HUNG: Readonly<Record<Drapery, (look: Look) => void>> = {
  none: () => {},
  shutters: () => {},
  ...LIGHT_CURTAINS,
  ...HEAVY_CURTAINS,
  ...SWAGGED_CURTAINS,
};
