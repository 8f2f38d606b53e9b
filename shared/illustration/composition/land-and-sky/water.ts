import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, outline, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { filled, translucent, WIDTH, type Canvas } from '../canvas.ts';
import { landBelow } from './land.ts';
import type { Palette } from '../palette.ts';

export interface WaterSurface {
  /** From the horizon to where the water ends, in pixels from the top. */
  from: number;
  to: number;
  /** The position of the glitter under the light. */
  lightX: number;
  /** Without a visible sun or moon there is only a sheen. */
  isDull?: boolean;
  /** 0 a mirror … 1 a storm. */
  roughness: number;
  /** Long smooth waves that do not break. */
  isSwell?: boolean;
  colour?: string | undefined;
}

/** A little lens of light or shadow that lies on the water. */
const ripple = (x: number, y: number, half: number, height: number): Path[number] =>
  taper(
    [
      [x - half, y],
      [x - half * 0.3, y - height * 0.3],
      [x + half * 0.4, y + height * 0.2],
      [x + half, y],
    ],
    [0.2, height / 2, height / 2, 0.2],
  );

/** The colours of deep water, and of water that reflects the sky. */
export function waterColours(palette: Palette, colour: string | undefined): { deep: string; near: string } {
  const deep = colour
    ? mix(colour, palette.ink, 0.3)
    : mix(mix(palette.sky[0], '#22414a', 0.42), palette.ink, 0.2);
  const near = mix(palette.sky[2], palette.sky[1], 0.45);
  return { deep, near: colour ? mix(near, colour, 0.3) : near };
}

/** Water from the horizon down: it reflects the sky, darkens towards the reader, and glitters under the light. */
export function drawWater(canvas: Canvas, palette: Palette, waters: WaterSurface): void {
  const { random } = canvas;
  const { from, to, roughness, colour } = waters;
  const { deep, near } = waterColours(palette, colour);
  canvas.add([filled(near, ...landBelow(() => from))], {
    glow: 0.55,
    haze: { from, to: to + 30, colour: deep, strength: 0.86 },
  });
  const rows = 15;
  const darks: Path[number][] = [];
  const lights: Path[number][] = [];
  for (let k = 0; k < rows; k++) {
    const t = (k + 0.5) / rows;
    const y = from + 3 + (to - from) * t ** 1.7;
    const count = Math.round(24 - 13 * t);
    for (let i = 0; i < count; i++) {
      const x = ((i + random.between(-0.4, 0.4)) / count) * (WIDTH + 120) - 60;
      const half = (10 + 74 * t) * random.between(0.5, 1.25);
      const height = (1 + (5 + 12 * roughness) * t) * random.between(0.6, 1.2);
      const v = y + random.between(-9, 9) * t;
      darks.push(ripple(x, v, half, height));
      if (random.chance(0.55))
        lights.push(ripple(x + half * 0.3, v - height * 0.9, half * 0.62, height * 0.36));
    }
  }
  canvas.add(
    [
      translucent(mix(deep, palette.ink, 0.24), 0.32, ...darks),
      translucent(mix(palette.sky[3], palette.light, 0.4), 0.36, ...lights),
    ],
    { glow: 0.25 },
  );
  canvas.add([
    translucent(mix(palette.light, '#ffffff', 0.3), waters.isDull ? 0.3 : 0.74, ...glitter(random, waters)),
  ]);
  if (waters.isSwell) swell(canvas, palette, waters);
  else if (roughness > 0.25) billows(canvas, palette, waters);
}

/** A path of sparks towards the reader, broken by the waves. */
function glitter(random: Random, { from, to, lightX, roughness }: WaterSurface): Path {
  return Array.from({ length: 150 }, () => {
    const t = random.next() ** 1.3;
    const y = from + 3 + t * (to - from);
    const spread = 20 + t * (60 + 130 * roughness);
    const x = lightX + (random.next() + random.next() - 1) * spread;
    return ripple(x, y, random.between(4, 11) * (0.6 + t * 1.8), 0.8 + t * 2.4);
  });
}

/** The colour of the water at a height, as drawWater lays it. @param y in pixels from the top */
export function waterColourAt(
  palette: Palette,
  { from, to, colour }: Pick<WaterSurface, 'from' | 'to' | 'colour'>,
  y: number,
): string {
  const { deep, near } = waterColours(palette, colour);
  return mix(near, deep, 0.86 * Math.max(0, Math.min(1, (y - from) / (to + 30 - from))));
}

/** Long waves one behind the other, each bright at its thin crest and dark in the trough in front of it. */
function swell(canvas: Canvas, palette: Palette, waters: WaterSurface): void {
  const { random } = canvas;
  const { from, to } = waters;
  const { deep } = waterColours(palette, waters.colour);
  const rows = 6;
  for (let k = 0; k < rows; k++) {
    const t = (k + 0.4) / rows;
    const y = from + (to - from) * t ** 1.5;
    const [long, tall, phase] = [
      (190 + 520 * t) * random.between(0.9, 1.2),
      8 + 78 * t,
      random.between(0, 6),
    ];
    const rise = (x: number) => (0.5 + 0.5 * Math.sin((x / long) * 2 * Math.PI + phase)) ** 1.6;
    const head = (x: number) =>
      y - tall * rise(x) - tall * 0.09 * Math.sin(x / 61 + k) - tall * 0.05 * Math.sin(x / 23 + k * 2);
    // Bluer than the sky over it, or it would be taken for snow.
    const own = mix(mix(waterColourAt(palette, waters, y), deep, 0.42), palette.ink, 0.2 * t);
    const heads: Path[number][] = [];
    const folds: Path[number][] = [];
    for (let x = -40; x < WIDTH + 40; x += 9) {
      const high = rise(x);
      // Ruffled by the wind along its head, and in long folds down its front.
      if (high > 0.45 && random.chance(0.62))
        heads.push(
          ripple(
            x,
            head(x) + 2 + random.between(0, 5) * t,
            random.between(8, 26) * (0.4 + t),
            0.8 + 2.6 * t * high,
          ),
        );
      if (random.chance(0.4)) {
        const down = random.between(0.14, 0.9) * tall * 1.3;
        folds.push(
          ripple(
            x,
            head(x) + 8 + down,
            random.between(14, 46) * (0.3 + t),
            (1 + 5 * t) * (1 - down / (tall * 1.5)),
          ),
        );
      }
    }
    canvas.add([filled(own, ...landBelow(head, 10, Math.min(to + 40, y + 40 + 90 * t)))], {
      glow: 0.3 - 0.2 * t,
      fade: { from: y + 8, to: y + 30 + 70 * t },
      haze: {
        from: y + 16 + 50 * t,
        to: y - tall * 1.1,
        colour: mix(own, mix(palette.sky[2], palette.light, 0.3), 0.34),
        strength: 0.8,
      },
      rim: 0.3,
      shadow: { blur: 4, distance: -4, colour: palette.ink, strength: 0.14 },
    });
    canvas.add(
      [
        translucent(mix(own, palette.ink, 0.4), 0.3, ...folds),
        translucent(mix(palette.sky[3], palette.light, 0.5), 0.46, ...heads),
      ],
      { glow: 0.2 },
    );
  }
}

/** Waves with a back, a front and, where they are high, foam on their heads; larger towards the reader. */
function billows(canvas: Canvas, palette: Palette, { from, to, roughness, colour }: WaterSurface): void {
  const { random } = canvas;
  const { deep, near } = waterColours(palette, colour);
  const rows = roughness > 0.6 ? 6 : 5;
  const foam = mix('#ffffff', palette.sky[3], 0.3);
  for (let k = 0; k < rows; k++) {
    const t = (k + 0.6) / rows;
    const y = from + (to - from) * t ** 1.45;
    const height = (3 + 44 * t) * roughness;
    const backs: Path[number][] = [];
    const heads: Path[number][] = [];
    for (let x = -80 + random.between(0, 90); x < WIDTH + 120;) {
      const long = (46 + 190 * t) * random.between(0.7, 1.3);
      const tall = height * random.between(0.5, 1.1);
      const peak = x + long * random.between(0.52, 0.66);
      const ridge: Point[] = [
        [x, y],
        [x + long * 0.3, y - tall * 0.42],
        [peak, y - tall, 1],
      ];
      backs.push(
        outline([
          [x, y, 1],
          [x + long * 0.3, y - tall * 0.42],
          [peak, y - tall, 1],
          [peak + long * 0.1, y - tall * 0.36],
          [x + long, y + 2, 1],
          [x + long * 0.5, y + tall * 0.34 + 2],
        ]),
      );
      if (tall > 5) {
        heads.push(taper(ridge, [0.3, 0.5 + tall * 0.03, 0.8 + tall * 0.09]));
        // Foam runs down its front.
        if (roughness > 0.5) {
          for (let i = 0; i < 4; i++)
            heads.push(
              taper(
                [
                  [peak - random.between(0, 14) * t, y - tall * random.between(0.7, 1)],
                  [peak + long * 0.06, y - tall * 0.5],
                  [peak + long * random.between(0.08, 0.2), y - tall * random.between(0.05, 0.3)],
                ],
                [0.5, 1.4 * t + 0.4, 0.3],
              ),
            );
          for (let i = 0; i < 5; i++)
            heads.push(
              ellipse(
                peak + random.between(-16, 12) * t,
                y - tall - random.between(0, 16) * t,
                random.between(0.8, 2.2) * t + 0.3,
              ),
            );
        }
      }
      x += long * random.between(0.8, 1.5);
    }
    const body: Shape = translucent(mix(deep, near, 0.32 - 0.3 * t), 0.86, ...backs);
    canvas.add(heads.length > 0 ? [body, translucent(foam, 0.5 + 0.3 * roughness, ...heads)] : [body], {
      glow: 0.3 - 0.2 * t,
      rim: 0.35,
      haze: { from: y - height, to: y + height * 0.4, colour: mix(deep, near, 0.5), strength: 0.5 },
    });
  }
}

/** The sea running out on the sand: lines of foam with wet sand between them. @param foot of the sand */
export function drawSurf(canvas: Canvas, palette: Palette, foot: (x: number) => number): void {
  const { random } = canvas;
  const foam = mix('#ffffff', palette.sky[3], 0.25);
  for (const [rise, opacity] of [
    [34, 0.5],
    [17, 0.7],
    [3, 0.9],
  ] as const) {
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let x = -40; x <= WIDTH + 60; x += random.between(46, 110)) {
      const y = foot(x) - rise + random.between(-5, 5);
      upper.push([x, y - random.between(1, 4)]);
      lower.unshift(
        [x, y + random.between(2, 7)],
        [x - random.between(12, 30), y + random.between(5, 13), 1],
      );
    }
    canvas.add([translucent(foam, opacity, outline([...upper, ...lower]))], { glow: 0.3 });
  }
}

/** The reflection of things on the far bank in still water. @param bank their foot, in pixels from the top */
export function reflected(shapes: readonly Shape[], bank: number, palette: Palette): Shape[] {
  const down = (ring: Path[number]): number[] => {
    const turned: number[] = [];
    // Reversed, since mirroring changes the direction of an outline.
    for (let i = ring.length - 2; i >= 0; i -= 2) turned.push(ring[i]!, bank + (bank - ring[i + 1]!) * 0.62);
    return turned;
  };
  return shapes
    .filter(({ opacity = 1 }) => opacity > 0.6)
    .map(({ path, colour }) => ({
      path: path.map(down),
      colour: mix(colour, palette.sky[1], 0.3),
      opacity: 0.3,
    }));
}
