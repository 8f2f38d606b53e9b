import { mix } from '../../drawing/colour.ts';
import { outline, polygon, stroke, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { isInterior } from '../../setting.ts';
import type { Scene } from '../../scene.ts';
import type { TheatreLayer } from '../../theatre/picture.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import { farTree } from '../land-and-sky/far-trees.ts';
import { landBelow } from '../land-and-sky/land.ts';
import type { Palette } from '../palette.ts';
import { hillLine } from '../outdoors/far/ranges.ts';

const WORN_INDOORS: ReadonlySet<string> = new Set(['lace cap', 'nightcap', 'kerchief', 'crown', 'turban']);
const DARK: ReadonlySet<string> = new Set(['night', 'dusk']);

/**
 * The background of a person without a stated place: the open air for a person in a hat or out of doors, a room for a
 * person indoors, and nothing for imaginary beings or where nothing is known.
 *
 * @param side the side of the light: −1 left, 1 right
 */
export function backdrop(scene: Scene, palette: Palette, random: Random, side: -1 | 1): TheatreLayer[] {
  const { people, setting, time } = scene;
  if (people.some(({ being }) => being)) return [];
  const isOut = setting
    ? !isInterior(setting.value)
    : people.some(({ hat }) => hat && !WORN_INDOORS.has(hat.value.kind));
  if (isOut) return openAir(palette, random);
  // A window or a curtain would claim a room.
  if (!setting && !isAtHome(people)) return [];
  const isDark = palette.isDark || DARK.has(time?.value ?? 'day');
  const kind = random.pick(['panes', 'panes', 'drapery', 'plain', 'plain'] as const);
  return kind === 'drapery' || (kind === 'panes' && isDark)
    ? drapery(palette, random, side)
    : kind === 'panes'
      ? panes(palette, random, side)
      : [];
}

const isAtHome = (people: Scene['people']) =>
  people.some(
    ({ hat, clothes }) =>
      (hat && WORN_INDOORS.has(hat.value.kind)) ||
      clothes?.value.kind === 'dressing gown' ||
      clothes?.value.kind === 'night shirt',
  );

/** Copies that grow outwards: the light has soft borders. */
const SOFT = [0, 1.6, 3.2, 4.8] as const;
const COLUMNS = 2;
const ROWS = 4;

/** The panes of a window as its light falls on the wall. */
function panes({ light, ink }: Palette, random: Random, side: -1 | 1): TheatreLayer[] {
  const [wide, tall, lean] = [
    random.between(84, 104),
    random.between(98, 118),
    random.between(0.16, 0.28) * side,
  ];
  const gap = 13;
  const [left, top] = [WIDTH / 2 + side * random.between(120, 150) - wide, random.between(60, 92)];
  const slanted = (x: number, y: number): Point => [x - (y - top) * lean, y + (x - left) * lean * 0.5];
  const pane = (column: number, row: number, grown: number) => {
    const [x, y] = [left + column * (wide + gap), top + row * (tall + gap)];
    return polygon([
      slanted(x - grown, y - grown),
      slanted(x + wide + grown, y - grown),
      slanted(x + wide + grown, y + tall + grown),
      slanted(x - grown, y + tall + grown),
    ]);
  };
  const all = Array.from(
    { length: COLUMNS * ROWS },
    (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const,
  );
  return [
    {
      shapes: SOFT.map((grown) =>
        translucent(light, 0.075, ...all.map(([column, row]) => pane(column, row, grown))),
      ),
      // It fades out lower on the wall.
      haze: { from: HEIGHT * 0.44, to: HEIGHT * 0.86, colour: ink, strength: 0.4 },
      glow: 0.3,
    },
  ];
}

/** A curtain that hangs on the dark side and is gathered by a cord. */
function drapery({ sky, ink, light }: Palette, random: Random, side: -1 | 1): TheatreLayer[] {
  const at = (u: number, v: number, corner?: 1): Point =>
    corner ? [WIDTH / 2 - side * u, v, corner] : [WIDTH / 2 - side * u, v];
  const tie = random.between(470, 540);
  const inner = random.between(70, 130);
  const cloth = mix(sky[1], ink, 0.45);
  const edge = [
    at(inner, -20, 1),
    at(inner + 30, 150),
    at(inner + 96, 330),
    at(inner + 186, tie),
    at(inner + 150, tie + 90),
    at(inner + 140, HEIGHT + 20, 1),
  ];
  const fold = (t: number) =>
    stroke(
      [
        at(inner + (400 - inner) * t, -10),
        at(inner + 40 + (380 - inner) * t, 180),
        at(inner + 190 + (200 - inner * 0.4) * t, tie - 8),
      ],
      3.4,
      true,
    );
  const below = (t: number) =>
    stroke([at(inner + 190 + 150 * t, tie + 16), at(inner + 150 + 220 * t, HEIGHT)], 3.4, true);
  return [
    {
      shapes: [
        filled(cloth, outline([...edge, at(460, HEIGHT + 20, 1), at(460, -20, 1)])),
        translucent(
          mix(cloth, light, 0.5),
          0.4,
          ...[0.12, 0.3, 0.5, 0.72, 0.92].map(fold),
          ...[0.1, 0.36, 0.62].map(below),
        ),
        translucent(ink, 0.4, ...[0.2, 0.4, 0.6, 0.82].map(fold)),
      ],
      rim: 0.3,
      glow: 0.1,
      shadow: { blur: 6, distance: 14, colour: ink, strength: 0.3 },
    },
  ];
}

/** Two hills in the haze with a few trees, low behind the shoulders. */
function openAir({ sky, haze, leaf }: Palette, random: Random): TheatreLayer[] {
  return [0, 1].map((k): TheatreLayer => {
    const base = 520 + k * 66;
    const contour = hillLine(random, base, 60 - k * 16);
    const tone = mix(mix(haze, sky[1], 0.42 + k * 0.26), leaf ?? '#5d7444', 0.1);
    const trees = Array.from({ length: 5 + k * 2 }, () => random.between(170, WIDTH - 170)).flatMap((x) =>
      farTree(random, x, contour(x) + 5, random.between(26, 44) * (1 + k * 0.5), 'leafy'),
    );
    return {
      shapes: [filled(tone, ...landBelow(contour, 8), ...trees)],
      haze: { from: base - 60, to: base + 110, colour: haze, strength: 0.4 - 0.15 * k },
      glow: 0.3,
    };
  });
}
