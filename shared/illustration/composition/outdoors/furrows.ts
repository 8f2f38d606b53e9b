import { mix } from '../../drawing/colour.ts';
import { polygon, taper, type Path, type Point } from '../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import * as land from '../land-and-sky/land.ts';
import { toneAt } from '../palette.ts';
import type { Tillage } from '../terrain/base-terrains.ts';
import type { Stage } from './stage.ts';

/** For each kind of field: its earth or crop, and the distance between rows at the bottom of the picture, in pixels. */
const FIELDS: Readonly<Record<Tillage, { colour: string; apart: number; depth: number }>> = {
  crop: { colour: '#c8a552', apart: 62, depth: 0.5 },
  stubble: { colour: '#b99c66', apart: 76, depth: 0.5 },
  ploughed: { colour: '#5a4434', apart: 92, depth: 0.3 },
};
/** The reach of the rows to both sides of the vanishing point. */
const ROWS = 46;
/** The distance of the field's far end below the vanishing point, in pixels. */
const BRINK = 13;

/** The position of a row of a field at a height, in pixels. */
interface Rows {
  at: (row: number, y: number) => number;
  top: number;
  apartAt: (y: number) => number;
}

/** A field whose rows run from a vanishing point on the horizon to the reader's feet. */
export function drawFurrows(stage: Stage, tillage: Tillage): void {
  const { scene, canvas, palette, view } = stage;
  const { random } = canvas;
  const { colour: own, apart, depth } = FIELDS[tillage];
  const isGreen = tillage === 'crop' && scene.season?.value === 'spring';
  const named = scene.things.find(
    ({ what, colour }) => colour && (what === 'wheat' || what === 'field'),
  )?.colour;
  const share = palette.isDark ? 0.24 : 0.6;
  const ground = mix(toneAt(palette, depth), named ? mix(own, named, 0.5) : isGreen ? '#8ba05c' : own, share);
  const vanish = view.horizon + 10 - BRINK;
  const middle = random.pick([352, 420, 610, 668]);
  const bend = random.between(-34, 34);
  const nearness = (y: number) => (y - vanish) / (HEIGHT - vanish);
  const rows: Rows = {
    top: view.horizon + 10,
    apartAt: (y) => apart * nearness(y),
    at: (row, y) => middle + row * apart * nearness(y) + bend * Math.sin(Math.PI * Math.min(1, nearness(y))),
  };
  const brow = land.rolling(random, rows.top, 5, 420);
  const far = mix(ground, palette.haze, 0.5);
  canvas.add([filled(ground, ...land.landBelow(brow))], {
    haze: { from: rows.top + (HEIGHT - rows.top) * 0.5, to: rows.top, colour: far, strength: 0.8 },
    glow: 0.3,
    texture: { horizon: rows.top - 20, strength: 0.2 },
  });
  const dark = mix(ground, palette.ink, tillage === 'ploughed' ? 0.5 : 0.4);
  const lit = mix(ground, palette.light, tillage === 'ploughed' ? 0.26 : 0.36);
  const haze = {
    haze: { from: rows.top + (HEIGHT - rows.top) * 0.42, to: rows.top + 4, colour: far, strength: 0.86 },
    glow: 0.24,
  };
  canvas.add(
    [
      translucent(dark, tillage === 'crop' ? 0.55 : 0.7, ...bands(rows, 0, 0.3)),
      translucent(lit, 0.5, ...bands(rows, 0.4, 0.26)),
    ],
    haze,
  );
  if (tillage === 'ploughed')
    canvas.add(
      [translucent(dark, 0.8, ...clods(stage, rows)), translucent(lit, 0.5, ...clods(stage, rows))],
      haze,
    );
  else
    canvas.add(
      [
        translucent(dark, 0.75, ...stems(stage, rows, tillage)),
        translucent(lit, 0.8, ...stems(stage, rows, tillage)),
      ],
      haze,
    );
  for (const thing of scene.things)
    if (thing.what === 'wheat') {
      stage.shown.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
}

/** A stripe along every row, from the brow of the field to the reader. @param offset and @param wide as shares of a row */
function bands({ at, top }: Rows, offset: number, wide: number): Path {
  const heights = Array.from({ length: 9 }, (_, i) => top + 3 + (HEIGHT - top) * (i / 8) ** 1.7);
  const stripes: Path[number][] = [];
  for (let row = -ROWS; row <= ROWS; row++) {
    const side = (shift: number) => heights.map((y): Point => [at(row + shift, y), y]);
    stripes.push(polygon([...side(offset), ...side(offset + wide).reverse()]));
  }
  return stripes;
}

/** Places along the rows, denser farther away. */
function* along(
  { canvas: { random } }: Stage,
  rows: Rows,
  count: number,
): Generator<{ x: number; y: number; size: number }> {
  for (let i = 0; i < count; i++) {
    const y = rows.top + 8 + (HEIGHT - rows.top) * random.next() ** 1.25;
    const size = rows.apartAt(y);
    const row = Math.round(random.between(-1.1, 1.1) * (WIDTH / Math.max(14, size)));
    const x = rows.at(row + 0.5 + random.between(-0.16, 0.16), y);
    if (x > -10 && x < WIDTH + 10) yield { x, y, size };
  }
}

/** Ears on their stalks, or the stubble. */
function stems(stage: Stage, rows: Rows, tillage: Tillage): Path {
  const { random } = stage.canvas;
  return [...along(stage, rows, tillage === 'crop' ? 900 : 620)].flatMap(({ x, y, size }) => {
    const tall = size * (tillage === 'crop' ? 0.66 : 0.24) * random.between(0.7, 1.2);
    const lean = tall * random.between(-0.16, 0.24);
    const half = Math.max(0.5, size * 0.018);
    const stalk = taper(
      [
        [x, y],
        [x + lean * 0.4, y - tall * 0.6],
        [x + lean, y - tall],
      ],
      [half, half, half * 0.7],
    );
    if (tillage === 'stubble' || size < 16) return [stalk];
    const ear = taper(
      [
        [x + lean, y - tall],
        [x + lean * 1.5, y - tall * 1.2],
        [x + lean * 2.2, y - tall * 1.36],
      ],
      [half, half * 2.7, half * 0.4],
    );
    return [stalk, ear];
  });
}

/** Clods that the plough has turned over. */
function clods(stage: Stage, rows: Rows): Path {
  const { random } = stage.canvas;
  return [...along(stage, rows, 420)].map(({ x, y, size }) => {
    const [half, tall] = [size * random.between(0.06, 0.17), size * random.between(0.04, 0.1)];
    return polygon([
      [x - half, y],
      [x - half * 0.5, y - tall],
      [x + half * 0.4, y - tall * 0.8],
      [x + half, y - tall * 0.1],
      [x + half * 0.2, y + tall * 0.3],
    ]);
  });
}
