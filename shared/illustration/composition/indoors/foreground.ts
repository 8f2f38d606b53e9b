import { mix } from '../../drawing/colour.ts';
import { outline, polygon, stroke, type Path, type Point } from '../../drawing/path.ts';
import { filled, HEIGHT, thin } from '../canvas.ts';
import type { Room } from './room.ts';

/** Dark shapes close to the reader, through which a room is seen: what makes its depth. */
export function drawForeground(room: Room): void {
  const { canvas, palette, kind, floor, scene } = room;
  const { random } = canvas;
  const isPlain = kind.wall !== 'paper' && kind.wall !== 'panel';
  if (isPlain || scene.place?.value === 'carriage inside' || !random.chance(0.55)) return;
  // On the side away from the light, where nobody stands.
  if (!floor.isFree(110, 196)) return;
  const cloth = mix(
    mix(kind.curtain ?? palette.sky[1], palette.ink, 0.62),
    palette.ink,
    palette.isDark ? 0.4 : 0.1,
  );
  const edge: Point[] = [
    [-30, -30, 1],
    [330, -30, 1],
    [262, 90],
    [186, 250],
    [120, 400],
    [84, 470],
  ];
  const fall: Point[] = [
    [116, 500],
    [140, 620],
    [150, HEIGHT + 20, 1],
    [-30, HEIGHT + 20, 1],
  ];
  const folds: Path = [0.2, 0.42, 0.64, 0.86].map((t) => stroke([[330 * t, -20], [250 * t, 160], [150 * t + 4, 330], [78 * t, 466]], 3, true)); // prettier-ignore
  const below: Path = [0.25, 0.55, 0.85].map((t) => stroke([[84 * t, 500], [112 * t, 620], [126 * t, HEIGHT]], 3, true)); // prettier-ignore
  canvas.add([filled(cloth, outline([...edge, ...fall])), thin(mix(cloth, palette.light, 0.5), 0.34, ...folds, ...below), filled(mix(cloth, '#c9a050', 0.4), stroke([[-20, 470], [40, 490], [82, 478]], 9))], { rim: 0.45, glow: 0.06, shadow: { blur: 5, distance: 14, colour: palette.ink, strength: 0.34 } }); // prettier-ignore
}

/** A cobweb in the corner under the ceiling, and its spider on a thread. */
export function drawWebs({ canvas, palette, scene, shown }: Room): void {
  const webs = scene.things.filter(({ what }) => what === 'cobweb' || what === 'spider');
  if (webs.length === 0) return;
  const corner: Point = [152, 84];
  const spokes = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (i / 6) * 1.5 + 0.04;
    const reach = 170 - (i % 2) * 26;
    return [corner[0] + Math.cos(angle) * reach, corner[1] + Math.sin(angle) * reach];
  });
  const threads: Path[number][] = spokes.map((end) => stroke([corner, end], 1.5));
  for (const share of [0.24, 0.42, 0.6, 0.78, 0.94])
    for (let i = 1; i < spokes.length; i++) {
      const [a, b] = [spokes[i - 1]!, spokes[i]!];
      const at = ([x, y]: Point, s: number): Point => [corner[0] + (x - corner[0]) * s, corner[1] + (y - corner[1]) * s];
      const [from, to] = [at(a, share), at(b, share)];
      threads.push(stroke([from, [(from[0] + to[0]) / 2 - 4 * share, (from[1] + to[1]) / 2 - 6 * share], to], 1.2));
    }
  const hang: Path = [stroke([[252, 150], [252, 236]], 1), polygon([[246, 240], [252, 232], [258, 240], [256, 252], [248, 252]]), ...[-1, 1].flatMap((side) => [236, 242, 248, 254].map((y, i) => stroke([[252, 244], [252 + side * 11, y - 3], [252 + side * 16, y + 6 + i]], 1.3)))];
  canvas.add([thin(mix(palette.light, '#ffffff', 0.4), 0.7, ...threads), ...(webs.some(({ what }) => what === 'spider') ? [filled(palette.ink, ...hang)] : [])]);
  for (const web of webs) {
    if (!shown.has(web)) canvas.note(web.what, web.words);
    shown.add(web);
  }
} // prettier-ignore
