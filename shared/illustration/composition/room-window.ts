import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path, type Point } from '../drawing/path.ts';
import { MOTIFS } from '../motifs/library.ts';
import type { Scene } from '../scene.ts';
import { filled, shapesOf, thin, type Canvas } from './canvas.ts';
import { rolling, landBelow } from './land.ts';
import { isSkyHidden, looksAt, skyPalette, type Palette, type Series } from './palette.ts';
import { SKIRTING, type RoomKind } from './room-shell.ts';

export interface Window {
  x: number;
  /** Of the sill. */
  y: number;
  width: number;
  height: number;
  isArched?: boolean;
  curtain?: string | undefined;
}

/** A window with what the hour shows outside, and its curtains. */
export function drawWindow(
  canvas: Canvas,
  palette: Palette,
  room: RoomKind,
  scene: Scene,
  series: Series,
  window: Window,
): void {
  const { random } = canvas;
  const { x, y, width, height } = window;
  const [left, top] = [x - width / 2, y - height];
  const wood = mix(palette.sky[1], palette.ink, palette.isDark ? 0.35 : 0.2);
  const outside = skyPalette(scene, series);
  canvas.add([filled(wood, rectangle(left - 12, top - 12, width + 24, height + 16))], { shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.22 }, glow: 0.2 }); // prettier-ignore
  // The panes: a sky in bands, which is enough at this size, land, and a tree.
  const bands = 14;
  const panes: Shape[] = [];
  for (let i = 0; i < bands; i++) {
    const t = i / (bands - 1);
    const at = t * 3;
    const k = Math.min(2, Math.floor(at));
    panes.push(filled(mix(outside.sky[k]!, outside.sky[k + 1]!, at - k), rectangle(left, top + (height * i) / bands, width, height / bands + 1))); // prettier-ignore
  }
  const isNight = scene.time?.value === 'night';
  if ((isNight && !isSkyHidden(scene)) || scene.light?.value === 'moon') panes.push(filled('#f6f0d8', ellipse(left + width * 0.34, top + height * 0.26, Math.min(15, width * 0.09)))); // prettier-ignore
  const isSnowy = scene.season?.value === 'winter';
  const ground = rolling(random, y - height * 0.12, height * 0.08, width * 0.8);
  panes.push(filled(isSnowy ? mix('#e6e9ee', outside.sky[1], 0.4) : mix(mix(outside.ink, outside.haze, 0.5), outside.leaf ?? outside.haze, outside.isDark ? 0.1 : 0.3), ...clipped(landBelow(ground, 6), left, top, width, height))); // prettier-ignore
  const isBare = isSnowy || (scene.season?.value === 'autumn' && random.chance(0.5));
  const tree = MOTIFS.get(isBare ? 'bare tree' : 'leafy tree')!;
  const treeParts = tree.draw(random, {});
  for (const shape of shapesOf(
    treeParts,
    { x: left + width * 0.66, y: y - height * 0.08, scale: (height * 0.62) / tree.height },
    looksAt(outside, 0.35),
  ))
    // prettier-ignore
    panes.push({ ...shape, path: clipped(shape.path, left, top, width, height) });
  if (scene.weather?.value === 'rain' || scene.weather?.value === 'storm')
    panes.push(thin(mix(outside.sky[3], '#ffffff', 0.5), 0.5, ...Array.from({ length: 46 }, () => { const [u, v] = [left + width * random.next(), top + (height - 26) * random.next()]; const long = random.between(8, 26); return polygon([[u, v], [u + 1.6, v], [u - 1.4, v + long], [u - 2.6, v + long]]); }))); // prettier-ignore
  canvas.add(panes, { glow: palette.isDark ? 0.06 : 0.24 });
  const bar = 5;
  const [columns, rows] = room.hasBars ? [4, 1] : room.isLow ? [2, 2] : [2, 3];
  const bars: Path[number][] = [];
  for (let i = 1; i < columns; i++)
    bars.push(rectangle(left + (width * i) / columns - bar / 2, top, bar, height));
  for (let i = 1; i < rows; i++) bars.push(rectangle(left, top + (height * i) / rows - bar / 2, width, bar));
  canvas.add([filled(wood, ...bars, rectangle(left - 20, y, width + 40, 9))], { glow: 0.2 });
  if (window.curtain) drawCurtains(canvas, palette, window, window.curtain);
}

/** What of a path lies in a window: points outside are drawn to its edge. */
function clipped(path: Path, left: number, top: number, width: number, height: number): Path {
  return path.map((ring) => ring.map((v, i) => (i % 2 ? Math.max(top, Math.min(top + height, v)) : Math.max(left, Math.min(left + width, v))))); // prettier-ignore
}

function drawCurtains(
  canvas: Canvas,
  palette: Palette,
  { x, y, width, height }: Window,
  colour: string,
): void {
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const cloth = mix(colour, palette.ink, palette.isDark ? 0.28 : 0.1);
  const cut = mix(cloth, palette.light, 0.38);
  const foot = Math.min(SKIRTING + 6, y + 104);
  const tie = top + (foot - top) * 0.6;
  const drop = (edge: number, inwards: 1 | -1): Shape[] => {
    const at = (u: number, v: number, corner?: 1): Point => (corner ? [edge + inwards * u, v, corner] : [edge + inwards * u, v]); // prettier-ignore
    const wide = width * 0.36;
    return [
      filled(cloth, outline([at(-46, top - 26, 1), at(wide, top - 26, 1), at(wide * 0.86, top + height * 0.3), at(wide * 0.3, tie - 20), at(-4, tie), at(wide * 0.14, tie + 30), at(wide * 0.3, foot - 30), at(wide * 0.3, foot, 1), at(-48, foot, 1), at(-50, tie)])), // prettier-ignore
      thin(cut, 0.5, ...[0.1, 0.34, 0.58, 0.8].map((t) => stroke([at(-30 + (wide + 30) * t, top - 20), at(-30 + (wide + 24) * t * 0.84, top + height * 0.34), at(-26 + 20 * t, tie - 8)], 1.6, true)), ...[0.2, 0.55, 0.85].map((t) => stroke([at(-34 + 30 * t, tie + 12), at(-40 + 66 * t, foot - 8)], 1.5, true))), // prettier-ignore
      filled(mix(cut, palette.light, 0.25), stroke([at(-48, tie - 2), at(-20, tie + 6), at(2, tie)], 4)),
    ];
  };
  const pelmet: Path[number][] = [rectangle(left - 62, top - 44, width + 124, 12)];
  const swags = Math.max(3, Math.round((width + 110) / 64));
  const step = (width + 110) / swags;
  for (let i = 0; i < swags; i++) {
    const from = left - 55 + i * step;
    pelmet.push(outline([[from, top - 36, 1], [from + step, top - 36, 1], [from + step * 0.94, top - 16], [from + step / 2, top + 12], [from + step * 0.06, top - 16]])); // prettier-ignore
  }
  canvas.add([...drop(left, 1), ...drop(right, -1), filled(cloth, ...pelmet)], { glow: 0.14, rim: 0.35, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.3 } }); // prettier-ignore
}

/** Light that falls through a window: a breath of it in the air, and its panes on the floor. */
export function beam(canvas: Canvas, palette: Palette, { x, y, width, height }: Window, lean: number): void {
  const [near, far] = [SKIRTING + 126, SKIRTING + 26];
  const at = (across: number, along: number): Point => {
    const v = far + (near - far) * along;
    return [x + lean * (0.5 + 0.62 * along) + (across - 0.5) * width * (1.02 + 0.4 * along), v];
  };
  const panes: Path = [0, 1].flatMap((column) => [0, 1, 2].map((row) => { const [a, b, c, d] = [column * 0.52 + 0.02, column * 0.52 + 0.46, row * 0.35 + 0.02, row * 0.35 + 0.3]; return polygon([at(a, c), at(b, c), at(b, d), at(a, d)]); })); // prettier-ignore
  const sill = y - height * 0.5;
  canvas.add([thin(palette.light, 0.09, polygon([[x - width * 0.4, sill], [x + width * 0.4, sill], at(1, 1), at(0, 1)]))], { haze: { from: near, to: sill, colour: palette.light, strength: 0.5 } }); // prettier-ignore
  canvas.add([thin(palette.light, 0.34, ...panes)]);
}
