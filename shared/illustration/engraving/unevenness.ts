import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { octaveNoise, type Noise } from '../drawing/noise.ts';

/** The noise changes slowly: computed for every eighth pixel and interpolated between them. */
const GRID = 8;

/** The wavering of hand-cut lines, about −1 … 1, at pixels up to a third beyond the picture. */
export function unevenness(noise: Noise, scale = 0.0065): Noise {
  const source = octaveNoise(noise, 2);
  return interpolated((x, y) => source(x * scale, y * scale));
}

/** A slowly changing function, interpolated from its values on a grid. */
export function interpolated(source: Noise): Noise {
  const columns = Math.ceil(WIDTH / GRID) + 2;
  const rows = Math.ceil((HEIGHT * 1.7) / GRID) + 2;
  const values = new Float32Array(columns * rows);
  for (let row = 0, i = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, i++) values[i] = source(column * GRID, row * GRID);
  // Called several times per pixel, so it allocates no arrays.
  return (x, y) => {
    const u = x / GRID;
    const v = y / GRID;
    const column = u | 0;
    const row = v | 0;
    const right = u - column;
    const down = v - row;
    const at = row * columns + column;
    const above = values[at]! + (values[at + 1]! - values[at]!) * right;
    const below = values[at + columns]! + (values[at + columns + 1]! - values[at + columns]!) * right;
    return above + (below - above) * down;
  };
}
