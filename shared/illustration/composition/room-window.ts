import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Scene } from '../scene.ts';
import { filled, translucent, type Canvas } from './canvas.ts';
import { mapSky, isSkyHidden, skyPalette, type Palette, type Series } from './palette.ts';
import { SKIRTING, type RoomKind } from './room-shell.ts';
import { passingBy, viewFrom, type Window } from './window-view.ts';

/** A window with its curtains and the view outside at that time of day. */
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
  if (window.isRound) return drawRoundWindow(canvas, palette, scene, series, window);
  const wood = mix(palette.sky[1], palette.ink, palette.isDark ? 0.35 : 0.2);
  const outside = outsideOf(palette, scene, series);
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
  if ((isNight && !isSkyHidden(scene)) || scene.light?.value === 'moon') panes.push(filled('#f6f0d8', ellipse(left + width * 0.34, top + height * 0.12, Math.min(15, width * 0.09)))); // prettier-ignore
  panes.push(...viewFrom(random, scene, outside, window), ...passingBy(canvas, scene, outside, window));
  if (scene.weather?.value === 'rain' || scene.weather?.value === 'storm')
    panes.push(translucent(mix(outside.sky[3], '#ffffff', 0.5), 0.5, ...Array.from({ length: 46 }, () => { const [u, v] = [left + width * random.next(), top + (height - 26) * random.next()]; const long = random.between(8, 26); return polygon([[u, v], [u + 1.6, v], [u - 1.4, v + long], [u - 2.6, v + long]]); }))); // prettier-ignore
  if (scene.weather?.value === 'fog') panes.push(translucent(mix(outside.haze, '#f2ead2', 0.3), 0.6, rectangle(left, top, width, height))); // prettier-ignore
  canvas.add(panes, { glow: palette.isDark ? 0.06 : 0.24 });
  const bar = room.hasBars ? 6 : 5;
  const style = room.hasBars
    ? 'bars'
    : window.isArched
      ? 'arched'
      : room.isLow
        ? 'low'
        : random.pick(['sash', 'sash', 'lights', 'lattice', 'arched']);
  const bars: Path[number][] = [];
  const across = (t: number, from = 0, to = 1) => bars.push(rectangle(left + width * from, top + height * t - bar / 2, width * (to - from), bar)); // prettier-ignore
  const down = (t: number, from = 0, to = 1) => bars.push(rectangle(left + width * t - bar / 2, top + height * from, bar, height * (to - from))); // prettier-ignore
  if (style === 'bars') for (const t of [0.2, 0.4, 0.6, 0.8]) down(t);
  else if (style === 'low') {
    down(0.5);
    across(0.5);
  } else if (style === 'sash') {
    down(0.333);
    down(0.667);
    for (const t of [0.25, 0.5, 0.5, 0.75]) across(t);
  } else if (style === 'lights') {
    down(0.5);
    across(0.3);
    across(0.66);
  } else if (style === 'lattice')
    for (let t = -1; t < 1; t += 0.2)
      bars.push(...[1, -1].map((lean) => diagonal(left, top, width, height, t, lean as 1 | -1)));
  else {
    down(0.5);
    across(0.36);
    across(0.68);
  }
  const spandrels: Path =
    style === 'arched' ? [1, -1].map((side) => spandrel(x, top, (width / 2) * side, height * 0.22)) : [];
  canvas.add([filled(wood, ...bars, ...spandrels, rectangle(left - 20, y, width + 40, 9))], { glow: 0.2 });
  if (window.curtain) drawCurtains(canvas, palette, window, window.curtain);
}

/** A round window, as on a ship or under a gable: the sky in a ring of wood, crossed by two bars. */
function drawRoundWindow(canvas: Canvas, palette: Palette, scene: Scene, series: Series, { x, y, width }: Window): void {
  const radius = width / 2;
  const middle = y - radius;
  const wood = mix(palette.sky[1], palette.ink, palette.isDark ? 0.45 : 0.3);
  const outside = outsideOf(palette, scene, series);
  canvas.add([filled(wood, ellipse(x, middle, radius + 13))], { shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.26 }, rim: 0.4, glow: 0.2 }); // prettier-ignore
  const bands = 18;
  const chord = (v: number) => Math.sqrt(Math.max(0, radius ** 2 - (v - middle) ** 2));
  const panes = Array.from({ length: bands }, (_, i): Shape => {
    const [from, to] = [middle - radius + (2 * radius * i) / bands, middle - radius + (2 * radius * (i + 1)) / bands + 0.6];
    const at = (i / (bands - 1)) * 3;
    const k = Math.min(2, Math.floor(at));
    const isSea = i > bands * 0.64;
    const colour = isSea ? mix(outside.sky[0], palette.ink, 0.2) : mix(outside.sky[k]!, outside.sky[k + 1]!, at - k);
    return filled(colour, polygon([[x - chord(from), from], [x + chord(from), from], [x + chord(to), to], [x - chord(to), to]]));
  });
  canvas.add(panes, { glow: palette.isDark ? 0.06 : 0.24 });
  canvas.add([filled(wood, rectangle(x - 2.5, middle - radius, 5, radius * 2), rectangle(x - radius, middle - 2.5, radius * 2, 5))], { glow: 0.2 }); // prettier-ignore
} // prettier-ignore

/** The light outside: dark by lamplight unless the passage says otherwise. */
function outsideOf(palette: Palette, scene: Scene, series: Series): Palette {
  const isAfterDark = scene.time === null && palette.isDark;
  const dim = skyPalette(isAfterDark ? { ...scene, time: { value: 'dusk', source: 'passage', certainty: 0.5, words: [] } } : scene, series); // prettier-ignore
  return isAfterDark ? { ...dim, sky: mapSky(dim.sky, (stop) => mix(stop, '#1b2540', 0.5)) } : dim; // prettier-ignore
}

/** Between the arch of a window and the corner of its frame; `half` is negative on the left. */
function spandrel(x: number, top: number, half: number, rise: number): Path[number] {
  const arch = Array.from({ length: 9 }, (_, i): Point => { const angle = (i / 8) * (Math.PI / 2); return [x + half * Math.sin(angle), top + rise * (1 - Math.cos(angle))]; }); // prettier-ignore
  return polygon([[x, top - 2], ...arch, [x + half * 1.02, top + rise], [x + half * 1.02, top - 2]]);
}

/** One lead of a lattice, which leans to one side. */
function diagonal(
  left: number,
  top: number,
  width: number,
  height: number,
  t: number,
  lean: 1 | -1,
): Path[number] {
  const from = t < 0 ? [0, -t] : [t, 0];
  const long = Math.min(1 - from[0]!, 1 - from[1]!);
  const at = (u: number, v: number): Point => [left + width * (lean > 0 ? u : 1 - u), top + height * v];
  return stroke([at(from[0]!, from[1]!), at(from[0]! + long, from[1]! + long)], 2.2);
}

function drawCurtains(
  canvas: Canvas,
  palette: Palette,
  { x, y, width, height }: Window,
  colour: string,
): void {
  const style = canvas.random.pick(['swags', 'straight']);
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
      translucent(cut, 0.5, ...[0.1, 0.34, 0.58, 0.8].map((t) => stroke([at(-30 + (wide + 30) * t, top - 20), at(-30 + (wide + 24) * t * 0.84, top + height * 0.34), at(-26 + 20 * t, tie - 8)], 1.6, true)), ...[0.2, 0.55, 0.85].map((t) => stroke([at(-34 + 30 * t, tie + 12), at(-40 + 66 * t, foot - 8)], 1.5, true))), // prettier-ignore
      filled(mix(cloth, palette.ink, 0.34), stroke([at(-48, tie - 2), at(-24, tie + 6), at(-6, tie + 1)], 4)),
    ];
  };
  if (style !== 'swags') {
    // Straight from rings on a pole, or half a curtain before the lower panes.
    const pole: Path = [
      rectangle(left - 66, top - 36, width + 132, 7),
      ellipse(left - 70, top - 32, 9),
      ellipse(right + 70, top - 32, 9),
    ];
    const straight = (edge: number, inwards: 1 | -1): Shape[] => {
      const at = (u: number, v: number): Point => [edge + inwards * u, v];
      const wide = width * 0.2;
      return [
        filled(
          cloth,
          outline([
            [...at(-50, top - 30), 1],
            [...at(wide, top - 30), 1],
            at(wide * 0.94, top + height * 0.4),
            at(wide * 1.02, foot - 40),
            [...at(wide * 1.06, foot), 1],
            [...at(-54, foot), 1],
            at(-50, tie),
          ] as Point[]),
        ),
        translucent(
          cut,
          0.5,
          ...[0.12, 0.3, 0.5, 0.7, 0.88].map((t) =>
            stroke(
              [
                at(-48 + (wide + 46) * t, top - 26),
                at(-49 + (wide + 46) * t, tie),
                at(-50 + (wide + 52) * t, foot - 4),
              ],
              1.8,
              true,
            ),
          ),
        ),
      ];
    };
    canvas.add(
      [...straight(left, 1), ...straight(right, -1), filled(mix(palette.ink, cloth, 0.3), ...pole)],
      { glow: 0.14, rim: 0.35, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.3 } },
    );
    return;
  }
  const pelmet: Path[number][] = [rectangle(left - 62, top - 44, width + 124, 12)];
  const swags = Math.max(3, Math.round((width + 110) / 64));
  const step = (width + 110) / swags;
  for (let i = 0; i < swags; i++) {
    const from = left - 55 + i * step;
    pelmet.push(outline([[from, top - 36, 1], [from + step, top - 36, 1], [from + step * 0.94, top - 16], [from + step / 2, top + 12], [from + step * 0.06, top - 16]])); // prettier-ignore
  }
  canvas.add([...drop(left, 1), ...drop(right, -1), filled(cloth, ...pelmet)], { glow: 0.14, rim: 0.35, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.3 } }); // prettier-ignore
}

/** Light that falls through a window: a faint beam in the air, and its panes on the floor. */
export function beam(canvas: Canvas, palette: Palette, { x, y, width, height }: Window, lean: number): void {
  const [near, far] = [SKIRTING + 126, SKIRTING + 26];
  const at = (across: number, along: number): Point => {
    const v = far + (near - far) * along;
    return [x + lean * (0.5 + 0.62 * along) + (across - 0.5) * width * (1.02 + 0.4 * along), v];
  };
  const panes: Path = [0, 1].flatMap((column) => [0, 1, 2].map((row) => { const [a, b, c, d] = [column * 0.52 + 0.02, column * 0.52 + 0.46, row * 0.35 + 0.02, row * 0.35 + 0.3]; return polygon([at(a, c), at(b, c), at(b, d), at(a, d)]); })); // prettier-ignore
  const sill = y - height * 0.5;
  canvas.add([translucent(palette.light, 0.09, polygon([[x - width * 0.4, sill], [x + width * 0.4, sill], at(1, 1), at(0, 1)]))], { haze: { from: near, to: sill, colour: palette.light, strength: 0.5 } }); // prettier-ignore
  canvas.add([translucent(palette.light, 0.34, ...panes)]);
}
