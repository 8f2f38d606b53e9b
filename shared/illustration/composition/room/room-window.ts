import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, polygon, rectangle, type Path, type Point } from '../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { filled, translucent, type Canvas } from '../canvas.ts';
import { mapSky, isSkyHidden, skyPalette, type Palette, type Series } from '../palette.ts';
import { SKIRTING, type RoomKind } from './room-shell.ts';
import { stainedGlass } from './stained-glass.ts';
import { drawCurtains } from './curtains/curtains.ts';
import { besideWindow, isLong, windowBars } from './window-bars.ts';
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
  const isBarred = room.hasBars === true;
  const [left, top] = [x - width / 2, y - height];
  if (window.isRound) return drawRoundWindow(canvas, palette, scene, series, window);
  const wood = mix(palette.sky[1], palette.ink, palette.isDark ? 0.35 : 0.2);
  const outside = outsideOf(palette, scene, series);
  canvas.add([filled(wood, rectangle(left - 12, top - 12, width + 24, height + 16))], {
    shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.22 },
    glow: 0.2,
  });
  // The panes: a sky in bands, which is enough at this size, land, and a tree.
  const bands = 14;
  const panes: Shape[] = [];
  for (let i = 0; i < bands; i++) {
    const t = i / (bands - 1);
    const at = t * 3;
    const k = Math.min(2, Math.floor(at));
    panes.push(
      filled(
        mix(outside.sky[k]!, outside.sky[k + 1]!, at - k),
        rectangle(left, top + (height * i) / bands, width, height / bands + 1),
      ),
    );
  }
  const isNight = scene.time?.value === 'night';
  if ((isNight && !isSkyHidden(scene)) || scene.light?.value === 'moon')
    panes.push(
      filled('#f6f0d8', ellipse(left + width * 0.34, top + height * 0.12, Math.min(15, width * 0.09))),
    );
  panes.push(...viewFrom(random, scene, outside, window), ...passingBy(canvas, scene, outside, window));
  if (scene.weather?.value === 'rain' || scene.weather?.value === 'storm')
    panes.push(
      translucent(
        mix(outside.sky[3], '#ffffff', 0.5),
        0.5,
        ...Array.from({ length: 46 }, () => {
          const [u, v] = [left + width * random.next(), top + (height - 26) * random.next()];
          const long = random.between(8, 26);
          return polygon([
            [u, v],
            [u + 1.6, v],
            [u - 1.4, v + long],
            [u - 2.6, v + long],
          ]);
        }),
      ),
    );
  if (scene.weather?.value === 'fog')
    panes.push(translucent(mix(outside.haze, '#f2ead2', 0.3), 0.6, rectangle(left, top, width, height)));
  const isStained = !isBarred && scene.things.some(({ what }) => what === 'stained glass');
  if (isStained) panes.push(...stainedGlass(random, palette, window));
  canvas.add(panes, { glow: palette.isDark ? 0.06 : 0.24 });
  const { bars, frame } = windowBars(
    window,
    isBarred ? 'bars' : window.isArched ? 'round head' : room.decor.window,
  );
  const isShuttered = !isBarred && scene.things.some(({ what }) => what === 'shutter');
  const blind = scene.things.find(({ what }) => what === 'blind');
  const drapery = isShuttered ? 'shutters' : blind ? 'blind' : room.decor.drapery;
  // Behind curtains there is neither a shutter nor a seat.
  const isBare = isShuttered || (!window.curtain && drapery !== 'muslin' && drapery !== 'blind');
  const fixtures =
    isBarred || scene.setting?.value === 'carriage inside'
      ? []
      : besideWindow(palette, window, wood, {
          hasShutters: drapery === 'shutters' && isBare,
          hasSeat: room.decor.hasWindowSeat && isBare,
          hasApron: room.decor.dado > 0 && !isLong(window),
        });
  canvas.add(
    [
      ...fixtures,
      filled(mix(wood, palette.ink, 0.16), ...frame),
      filled(
        wood,
        ...(isStained ? [] : bars),
        ...(isLong(window) ? [] : [rectangle(left - 20, y, width + 40, 9)]),
      ),
    ],
    { glow: 0.2, rim: 0.2 },
  );
  if (isShuttered)
    canvas.add(shutterAjar(window, wood, palette), {
      rim: 0.4,
      glow: 0.1,
      shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
    });
  else if (drapery === 'muslin' || drapery === 'blind' || window.curtain)
    drawCurtains(canvas, palette, blind ? { ...window, curtain: undefined } : window, drapery, blind?.colour);
}

/** The leaf of a shutter that is half closed, with the light between its slats. */
function shutterAjar({ x, y, width, height }: Window, wood: string, palette: Palette): Shape[] {
  const [left, top, wide] = [x, y - height - 4, width * 0.48];
  const slats = Math.max(6, Math.round(height / 20));
  const each = (height - 12) / slats;
  const body = mix(wood, palette.ink, 0.3);
  return [
    filled(body, rectangle(left, top, wide, height + 6)),
    ...Array.from({ length: slats }, (_, i) =>
      translucent(
        palette.light,
        0.62,
        rectangle(left + 9, top + 8 + i * each + each * 0.62, wide - 18, Math.max(1.6, each * 0.2)),
      ),
    ),
    translucent(palette.light, 0.3, rectangle(left, top, 2, height + 6)),
  ];
}

/** A round window, as on a ship or under a gable: the sky in a ring of wood, crossed by two bars. */
function drawRoundWindow(
  canvas: Canvas,
  palette: Palette,
  scene: Scene,
  series: Series,
  { x, y, width }: Window,
): void {
  const radius = width / 2;
  const middle = y - radius;
  const wood = mix(palette.sky[1], palette.ink, palette.isDark ? 0.45 : 0.3);
  const outside = outsideOf(palette, scene, series);
  canvas.add([filled(wood, ellipse(x, middle, radius + 13))], {
    shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.26 },
    rim: 0.4,
    glow: 0.2,
  });
  const bands = 18;
  const chord = (v: number) => Math.sqrt(Math.max(0, radius ** 2 - (v - middle) ** 2));
  const panes = Array.from({ length: bands }, (_, i): Shape => {
    const [from, to] = [
      middle - radius + (2 * radius * i) / bands,
      middle - radius + (2 * radius * (i + 1)) / bands + 0.6,
    ];
    const at = (i / (bands - 1)) * 3;
    const k = Math.min(2, Math.floor(at));
    const isSea = i > bands * 0.64;
    const colour = isSea
      ? mix(outside.sky[0], palette.ink, 0.2)
      : mix(outside.sky[k]!, outside.sky[k + 1]!, at - k);
    return filled(
      colour,
      polygon([
        [x - chord(from), from],
        [x + chord(from), from],
        [x + chord(to), to],
        [x - chord(to), to],
      ]),
    );
  });
  canvas.add(panes, { glow: palette.isDark ? 0.06 : 0.24 });
  canvas.add(
    [
      filled(
        wood,
        rectangle(x - 2.5, middle - radius, 5, radius * 2),
        rectangle(x - radius, middle - 2.5, radius * 2, 5),
      ),
    ],
    { glow: 0.2 },
  );
}

/** The light outside: dark by lamplight unless the passage says otherwise. */
function outsideOf(palette: Palette, scene: Scene, series: Series): Palette {
  const isAfterDark = scene.time === null && palette.isDark;
  const dim = skyPalette(
    isAfterDark ? { ...scene, time: { value: 'dusk', source: 'passage', certainty: 0.5, words: [] } } : scene,
    series,
  );
  return isAfterDark ? { ...dim, sky: mapSky(dim.sky, (stop) => mix(stop, '#1b2540', 0.5)) } : dim;
}

/** Light that falls through a window: a faint beam in the air, and its panes on the floor. */
export function beam(canvas: Canvas, palette: Palette, { x, y, width, height }: Window, lean: number): void {
  const [near, far] = [SKIRTING + 126, SKIRTING + 26];
  const at = (across: number, along: number): Point => {
    const v = far + (near - far) * along;
    return [x + lean * (0.5 + 0.62 * along) + (across - 0.5) * width * (1.02 + 0.4 * along), v];
  };
  const panes: Path = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [a, b, c, d] = [column * 0.52 + 0.02, column * 0.52 + 0.46, row * 0.35 + 0.02, row * 0.35 + 0.3];
      return polygon([at(a, c), at(b, c), at(b, d), at(a, d)]);
    }),
  );
  const sill = y - height * 0.5;
  canvas.add(
    [
      translucent(
        palette.light,
        0.09,
        polygon([[x - width * 0.4, sill], [x + width * 0.4, sill], at(1, 1), at(0, 1)]),
      ),
    ],
    { haze: { from: near, to: sill, colour: palette.light, strength: 0.5 } },
  );
  canvas.add([translucent(palette.light, 0.34, ...panes)]);
}
