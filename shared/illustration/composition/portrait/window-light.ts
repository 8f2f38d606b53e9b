import { polygon, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import type { TheatreLayer } from '../../theatre/picture.ts';
import { HEIGHT, translucent } from '../canvas.ts';
import type { Scene } from '../../scene.ts';
import type { Palette } from '../palette.ts';

/** Copies that grow outwards: the light has soft borders. */
const SOFT = [0, 1.6, 3.2, 4.8] as const;
const COLUMNS = 2;
const ROWS = 4;

const WORN_INDOORS: ReadonlySet<string> = new Set(['lace cap', 'nightcap', 'kerchief', 'crown', 'turban']);

/** People without a hat, of whom no place is told, are at home. */
export const areAtHome = ({ people }: Scene): boolean => people.every(({ hat, being }) => !being && (!hat || WORN_INDOORS.has(hat.value.kind))); // prettier-ignore

/**
 * The panes of a window as its light falls on the wall behind a person: it says that somebody is in a room, and no more.
 *
 * @param side on which the light is: −1 left, 1 right
 */
export function windowLight({ light, ink }: Palette, random: Random, side: -1 | 1, middle: number): TheatreLayer[] {
  const [wide, tall, lean] = [random.between(84, 104), random.between(98, 118), random.between(0.16, 0.28) * side];
  const gap = 13;
  const [left, top] = [middle + side * random.between(120, 150) - wide, random.between(60, 92)];
  const slanted = (x: number, y: number): Point => [x - (y - top) * lean, y + (x - left) * lean * 0.5];
  const pane = (column: number, row: number, grown: number) => {
    const [x, y] = [left + column * (wide + gap), top + row * (tall + gap)];
    return polygon([slanted(x - grown, y - grown), slanted(x + wide + grown, y - grown), slanted(x + wide + grown, y + tall + grown), slanted(x - grown, y + tall + grown)]);
  };
  const panes = Array.from({ length: COLUMNS * ROWS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const);
  return [{
    shapes: SOFT.map((grown) => translucent(light, 0.075, ...panes.map(([column, row]) => pane(column, row, grown)))),
    // Lower down the wall it is lost.
    haze: { from: HEIGHT * 0.44, to: HEIGHT * 0.86, colour: ink, strength: 0.4 },
    glow: 0.3,
  }];
} // prettier-ignore
