import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { createNoise, octaveNoise } from '../../../drawing/noise.ts';
import { ellipse, outline, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import type { Part } from '../../../motifs/motif.ts';
import type { SceneThing } from '../../../scene.ts';
import { filled } from '../../canvas.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';
import { wallsOf, type CoveredWalls } from './covered-walls.ts';

/**
 * What grows over a building that has just been drawn: its leaves cover the walls up to the eaves, round the windows, and hang over
 * them; the flowers or fruit lie on the leaves.
 *
 * @param shapes the drawing, part for part
 * @param size pixels of a metre
 */
export const coveringOf = (
  stage: Stage,
  climbers: readonly SceneThing[],
  parts: readonly Part[],
  shapes: readonly Shape[],
  size: number,
): Shape[] => leavesOver(stage, climbers, wallsOf(parts, shapes, size), size);

/** What grows over walls. */
export function leavesOver(
  stage: Stage,
  climbers: readonly SceneThing[],
  walls: CoveredWalls,
  size: number,
): Shape[] {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const isBare = isLeafless(scene) && !climbers.some(({ qualities }) => qualities.includes('in flower'));
  const isAllOver = climbers.some(({ qualities }) => qualities.includes('all over'));
  const grown = grownOver(random, walls, size, walls.share ?? (isAllOver ? 0.93 : 0.66));
  const leafage = leafColour(stage, climbers);
  const unit = Math.max(1.5, size * 0.105);
  const masses: Path[number][] = [];
  const shaded: Path[number][] = [];
  const lit: Path[number][] = [];
  const runners: Path[number][] = [];
  const fall = createNoise(`light on leaves ${random.next()}`);
  for (const [x, y] of grown) {
    if (isBare) {
      if (random.chance(0.5)) runners.push(twig(random, x, y, unit));
      continue;
    }
    const [u, v] = [x + random.between(-0.6, 0.6) * unit, y + random.between(-0.6, 0.6) * unit];
    masses.push(clump(random, u, v, unit * random.between(1.1, 1.7)));
    const light = fall(u / (size * 1.1), v / (size * 0.8));
    if (random.chance(0.3 - 0.5 * light))
      shaded.push(clump(random, u + unit * 0.4, v + unit * 0.7, unit * random.between(0.5, 0.9)));
    if (random.chance(0.34 + 0.6 * light))
      lit.push(clump(random, u - unit * 0.3, v - unit * 0.5, unit * random.between(0.34, 0.62)));
  }
  // Young shoots hang over the windows and reach out beyond the edge.
  for (const { left, right, top, bottom } of walls.openings)
    for (let x = left; x < right; x += unit * random.between(0.7, 1.6)) {
      if (isBare || !grown.some(([u, v]) => Math.abs(u - x) < unit * 2 && Math.abs(v - top) < unit * 3))
        continue;
      const long = Math.min(bottom - top, unit * 5) * random.between(0.16, 0.7);
      masses.push(
        ...tendril(random, [x, top - unit * 0.6], [x + random.between(-1, 1) * unit, top + long], unit),
      );
    }
  const dark = mix(leafage, palette.ink, palette.isDark ? 0.3 : 0.4);
  return [
    filled(mix(toneAt(palette, 0.16), '#5a4636', 0.4), ...runners),
    filled(leafage, ...masses),
    filled(dark, ...shaded),
    filled(mix(leafage, palette.light, palette.isDark ? 0.08 : 0.22), ...lit),
    ...climbers.flatMap((climber) => borneBy(stage, climber, grown, unit)),
  ].filter(({ path }) => path.length > 0);
}

/** The colour of the leaves: stated, of the season, and dark for ivy. */
function leafColour({ scene, palette }: Stage, climbers: readonly SceneThing[]): string {
  const stated = climbers.find(
    ({ what, colour, qualities }) => colour && what === 'ivy' && !qualities.includes('in flower'),
  )?.colour;
  const green = mix(
    toneAt(palette, palette.isDark ? 0.04 : 0.12),
    palette.leaf ?? '#4d6a40',
    palette.isDark ? 0.16 : 0.5,
  );
  if (stated) return mix(green, stated, palette.isDark ? 0.2 : 0.5);
  return scene.season?.value === 'autumn' ? mix(green, '#a5452c', palette.isDark ? 0.12 : 0.46) : green;
}

/** The places where leaves are: in drifts that climb to the eaves, with ragged edges. @param share of the walls that it covers */
function grownOver(random: Random, { box, isWall }: CoveredWalls, size: number, share: number): Point[] {
  const noise = octaveNoise(createNoise(`ivy ${random.next()}`), 3);
  const step = Math.max(3, size * 0.16);
  const points: Point[] = [];
  for (let x = box.left; x <= box.right; x += step)
    for (let y = box.top; y <= box.bottom + step; y += step) {
      const [u, v] = [x + random.between(-0.4, 0.4) * step, y + random.between(-0.4, 0.4) * step];
      // It is thinner towards its upper edge, which rises and falls along the wall.
      const up = (box.bottom - v) / (box.bottom - box.top);
      const reach = share * 1.06 + 0.34 * noise(u / (size * 3.2), 7);
      const open = 0.5 + 0.5 * noise(u / (size * 1.5), v / (size * 1.5));
      if (up > reach || open > share + 0.26 - 0.3 * Math.max(0, up - reach + 0.24)) continue;
      if (isWall(u, v)) points.push([u, v]);
    }
  return points;
}

/** Its flowers or fruit. */
function borneBy(
  { canvas: { random }, palette }: Stage,
  { what, colour, qualities }: SceneThing,
  grown: readonly Point[],
  unit: number,
): Shape[] {
  const shade = (tone: string, share: number) => mix(tone, palette.ink, palette.isDark ? 0.6 : share);
  if (qualities.includes('grapes')) {
    const bunches = grown.filter(() => random.chance(0.05)).map(([x, y]) => bunch(random, x, y, unit));
    const tone = mix(colour ?? '#5d3f78', '#5d3f78', 0.4);
    return [
      filled(shade(tone, 0.2), ...bunches.flat()),
      filled(
        mix(tone, palette.light, 0.35),
        ...bunches.flatMap((rings) =>
          rings.filter((_, i) => i % 3 === 0).map((ring) => ring.map((value) => value - unit * 0.12)),
        ),
      ),
    ];
  }
  const isOfFlowers = what !== 'ivy' && what !== 'leaf' && what !== 'moss';
  if (!isOfFlowers && !qualities.includes('in flower')) return [];
  const tone = colour ?? (what === 'flowers' ? '#e8dfc4' : '#cf5f66');
  const isHanging = colour === '#8f7dc2';
  const noise = createNoise(`bloom ${random.next()}`);
  const places = grown.filter(
    ([x, y]) => random.chance(isHanging ? 0.12 : 0.3) && noise(x / (unit * 9), y / (unit * 9)) > -0.12,
  );
  if (isHanging) {
    const hung = places.map(([x, y]) =>
      taper(
        [
          [x, y - unit],
          [x + unit * 0.1, y + unit],
          [x + unit * 0.2, y + unit * random.between(2.6, 4.4)],
        ],
        [unit * 0.5, unit * 0.95, unit * 0.2],
      ),
    );
    return [
      filled(shade(tone, 0.16), ...hung),
      filled(
        mix(tone, palette.light, 0.4),
        ...places.map(([x, y]) => ellipse(x - unit * 0.2, y + unit * 0.6, unit * 0.3, unit * 0.9)),
      ),
    ];
  }
  const blooms = places.map(([x, y]) => ({ x, y, half: unit * random.between(0.5, 0.98) }));
  return [
    filled(shade(tone, 0.14), ...blooms.map(({ x, y, half }) => clump(random, x, y, half))),
    filled(
      mix(tone, mix(palette.light, '#ffffff', 0.3), 0.46),
      ...blooms.map(({ x, y, half }) => ellipse(x - half * 0.24, y - half * 0.26, half * 0.46, half * 0.4)),
    ),
  ];
}

/** A bunch of grapes. */
const bunch = (random: Random, x: number, y: number, unit: number): Path[number][] =>
  [3, 4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, k) =>
      ellipse(
        x + (k - (count - 1) / 2) * unit * 0.56 + random.between(-0.1, 0.1) * unit,
        y + row * unit * 0.52,
        unit * 0.34,
      ),
    ),
  );

/** A ragged clump of leaves. */
const clump = (random: Random, x: number, y: number, half: number): Path[number] => {
  const first = random.between(0, 6);
  return outline(
    Array.from({ length: 8 }, (_, k): Point => {
      const angle = first + (k / 8) * 2 * Math.PI;
      const out = half * (k % 2 ? random.between(0.6, 0.8) : random.between(0.95, 1.2));
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out];
    }),
  );
};

/** A shoot with leaves along it. */
function tendril(random: Random, from: Point, to: Point, unit: number): Path[number][] {
  const rings: Path[number][] = [taper([from, to], [unit * 0.22, unit * 0.1])];
  for (let t = 0; t <= 1; t += 0.2)
    rings.push(
      clump(
        random,
        from[0] + (to[0] - from[0]) * t + random.between(-0.4, 0.4) * unit,
        from[1] + (to[1] - from[1]) * t,
        unit * (0.62 - 0.34 * t),
      ),
    );
  return rings;
}

/** A bare stem, in winter. */
const twig = (random: Random, x: number, y: number, unit: number): Path[number] =>
  taper(
    [
      [x, y + unit * 2.4],
      [x + random.between(-1, 1) * unit, y],
      [x + random.between(-1.6, 1.6) * unit, y - unit * random.between(1, 2.6)],
    ],
    [unit * 0.2, unit * 0.16, unit * 0.06],
  );
