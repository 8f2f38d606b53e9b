import { mix } from '../../drawing/colour.ts';
import { ellipse, polygon, rectangle, type Path, type Point } from '../../drawing/path.ts';
import type { TheatreLayer } from '../../theatre/picture.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import type { Palette } from '../palette.ts';

/** The opening: its top and half its width, in pixels. */
const TOP = 96;
const HALF = 206;
/** Breadth of the case around it. */
const CASE = 44;

/**
 * The open doorway, of a house or a room, for a person placed only there by the passage.
 *
 * @param side where the door leaf hangs: −1 left, 1 right
 */
export function doorCase({ sky, ink, light }: Palette, side: 1 | -1): TheatreLayer[] {
  const [left, right] = [WIDTH / 2 - HALF, WIDTH / 2 + HALF];
  const wood = mix(mix('#4a3524', ink, 0.35), sky[1], 0.15);
  const tall = HEIGHT - TOP + 40;
  const hinge = side > 0 ? right : left;
  const at = (x: number, y: number): Point => [hinge + side * x, y];
  /** A panel of the door leaf in perspective: the farther from the hinge, the nearer to the eye. */
  const field = (x: number, y: number, wide: number, high: number): Path[number] =>
    polygon([
      at(x, y - x * 0.2),
      at(x + wide, y - (x + wide) * 0.2),
      at(x + wide, y + high + (x + wide) * 0.1),
      at(x, y + high + x * 0.1),
    ]);
  return [
    {
      shapes: [filled(mix(mix(light, '#f2cf8e', 0.4), sky[3], 0.2), rectangle(left, TOP, 2 * HALF, tall))],
      turn: { from: WIDTH / 2 - side * HALF, to: WIDTH / 2 + side * HALF, colour: sky[2], strength: 0.6 },
      glow: 0.2,
    },
    {
      shapes: [
        filled(
          wood,
          rectangle(left - CASE, TOP - 8, CASE, tall + 8),
          rectangle(right, TOP - 8, CASE, tall + 8),
          rectangle(left - CASE - 10, TOP - 62, 2 * HALF + 2 * CASE + 20, 60),
        ),
        translucent(
          light,
          0.3,
          rectangle(left - CASE + 13, TOP, 2.4, tall),
          rectangle(right + CASE - 15, TOP, 2.4, tall),
          rectangle(left - CASE - 10, TOP - 48, 2 * HALF + 2 * CASE + 20, 2.4),
          rectangle(left - CASE + 13, TOP - 18, 2 * HALF + 2 * CASE - 28, 2.4),
        ),
      ],
      rim: 0.7,
      glow: 0.06,
      shadow: { blur: 4, distance: 8, colour: ink, strength: 0.3 },
    },
    {
      shapes: [
        filled(
          mix(wood, sky[1], 0.18),
          polygon([
            at(CASE - 8, TOP - 6),
            at(152, TOP - 34),
            at(152, HEIGHT + 40),
            at(CASE - 8, HEIGHT + 40),
          ]),
        ),
        translucent(
          ink,
          0.45,
          field(CASE + 8, TOP + 40, 30, 200),
          field(CASE + 62, TOP + 40, 34, 200),
          field(CASE + 8, TOP + 288, 30, 240),
          field(CASE + 62, TOP + 288, 34, 240),
        ),
        filled(mix('#b58f4c', ink, 0.2), ellipse(at(138, 0)[0], 448, 9, 10)),
      ],
      rim: 0.5,
      turn: { from: hinge + side * 150, to: hinge, colour: ink, strength: 0.4 },
      shadow: { blur: 4, distance: 8, colour: ink, strength: 0.3 },
    },
  ];
}
