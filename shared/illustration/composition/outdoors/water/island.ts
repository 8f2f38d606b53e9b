import { mix } from '../../../drawing/colour.ts';
import { ellipse, polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import type * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Far } from '../../terrain/base-terrains.ts';
import * as ranges from '../far/ranges.ts';
import * as reliefs from '../far/reliefs.ts';
import type { Stage } from '../stage.ts';

/** An island seen from the sea: rocks or hills above its woods, the woods in rows down to the shore, sand and surf. */
export function drawIsland(stage: Stage): void {
  const { scene, canvas, palette, view, sky } = stage;
  const { random } = canvas;
  const shore = view.horizon + 16;
  const [from, to] = [random.between(70, 120), random.between(890, 950)];
  const names = new Set(scene.things.map(({ what }) => what));
  const rock = mix(toneAt(palette, 0.3), palette.sky[0], 0.14);
  const rises = risesOf(stage, shore, from, to);
  // Rock above the woods, lit from one side, fading into the mist over the shore.
  for (const [k, rise] of rises.entries()) {
    const contour = reliefs.islandOutline(rise, from + 40, to - 40, shore);
    const colour = mix(rock, palette.haze, 0.34 - 0.26 * k);
    canvas.add(
      [
        filled(colour, ...reliefs.islandBelow(rise, from + 40, to - 40, shore)),
        translucent(
          mix(rock, palette.ink, 0.5),
          0.36,
          ...ranges.darkSides(random, contour, shore, sky.x, { from: from + 90, to: to - 90 }),
        ),
      ],
      {
        haze: { from: shore - 190, to: shore - 6, colour: palette.haze, strength: 0.5 },
        glow: 0.2,
        rim: 0.3,
        relief: 0.2,
        texture: { size: 14, strength: 0.1 },
      },
    );
  }
  const isWooded = names.has('wood') || names.has('tree') || names.has('pine');
  const grey = scene.things.find(
    ({ what, colour }) => colour && (what === 'wood' || what === 'tree'),
  )?.colour;
  const kind: reliefs.Woods = names.has('pine') || names.has('fir tree') ? 'fir' : 'leafy';
  // Each row of woods lies lower, nearer and darker than the one behind it.
  [0, 1, 2].forEach((row) => {
    const crest = ranges.hillLine(
      random,
      shore - 16 + row * 6,
      (rises.length > 0 ? 112 : 150) * (1 - row * 0.27),
    );
    const [left, right] = [from + 10 + (2 - row) * 26, to - 10 - (2 - row) * 26];
    const base = toneAt(palette, 0.42 - row * 0.12);
    const tone = grey
      ? mix(base, grey, 0.4)
      : isWooded
        ? mix(base, palette.leaf ?? '#5d7444', palette.isDark ? 0.06 : 0.2)
        : base;
    const shapes = [filled(tone, ...reliefs.islandBelow((x) => crest(x), left, right, shore))];
    if (isWooded)
      shapes.push(
        filled(
          tone,
          ...reliefs.crownOf(
            random,
            reliefs.islandOutline((x) => crest(x) + 5, left, right, shore),
            left + 40,
            right - 40,
            30 + row * 4,
            kind === 'fir' && row < 2 ? 'fir' : 'leafy',
          ),
        ),
      );
    if (names.has('pine') && row === 1)
      shapes.push(
        filled(
          toneAt(palette, 0.4),
          ...reliefs
            .crownOf(random, reliefs.islandOutline(crest, left, right, shore), 300, 720, 74, 'fir')
            .filter((_, i) => i % 4 === 0),
        ),
      );
    canvas.add(shapes, {
      haze: { from: shore - 40, to: shore + 8, colour: palette.haze, strength: 0.4 - row * 0.1 },
      glow: 0.3,
      rim: 0.2,
      relief: 0.3,
      texture: { size: 7, strength: 0.17 },
    });
  });
  const sand = scene.things.find(({ what }) => what === 'sand' || what === 'shore');
  if (sand)
    canvas.add(
      [
        filled(
          mix(sand.colour ?? '#d9bf86', palette.haze, 0.25),
          ...streaks(random, from + 30, to - 30, shore),
        ),
      ],
      { glow: 0.3 },
    );
  // Surf along the beach: a white seam, and breaking rollers if the passage mentions them.
  if (names.has('wave')) drawBreakers(stage, from, to, shore);
  canvas.add([
    translucent(
      '#ffffff',
      0.72,
      ...Array.from({ length: 46 }, () => {
        const x = random.between(from, to);
        const half = random.between(8, 26);
        return taper(
          [
            [x - half, shore + 3 + random.between(0, 6)],
            [x, shore + 1],
            [x + half, shore + 3],
          ],
          [0.4, 2.2, 0.4],
        );
      }),
    ),
  ]);
}

/** Rollers that stand up, turn over in foam and run up the beach. */
function drawBreakers({ canvas, palette }: Stage, from: number, to: number, shore: number): void {
  const { random } = canvas;
  const foam = mix('#ffffff', palette.sky[3], 0.12);
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let x = from + 24; x < to - 24; x += random.between(6, 15)) {
    // It tapers off at both ends of the beach.
    const high = Math.min(1, (x - from) / 190, (to - x) / 190);
    upper.push([x, shore + 3 - random.between(0.5, 9) * high]);
    lower.unshift([x, shore + 4 + random.between(0, 5) * high]);
  }
  canvas.add([filled(foam, polygon([...upper, ...lower]))], { glow: 0.2 });
  for (const [k, opacity] of [0.85, 0.7].entries()) {
    const rings: Path[number][] = [];
    const y = shore + 18 + k * 18;
    for (
      let x = from - 10 + random.between(0, 40);
      x < to + 10;
      x += random.between(60, 120) * (1 + k * 0.2)
    ) {
      const half = random.between(44, 90) * (1 + k * 0.16);
      const tall = (3 + k * 1.8) * random.between(0.7, 1.25);
      rings.push(
        taper(
          [
            [x - half, y + 1],
            [x - half * 0.4, y - tall * 0.5],
            [x + half * 0.3, y - tall * 0.6],
            [x + half, y + 1],
          ],
          [0.6, tall * 0.62, tall * 0.7, 0.6],
        ),
      );
      for (let i = 0; i < 7; i++)
        rings.push(
          ellipse(
            x + random.between(-0.6, 0.6) * half,
            y - tall - random.between(-2, 5 + k * 2),
            random.between(0.8, 2.4),
          ),
        );
    }
    canvas.add([translucent(foam, opacity, ...rings)], { glow: 0.2 });
  }
}

/** The land above the woods, farthest first: needles of rock, a table mountain, or hills. */
function risesOf(
  { canvas: { random }, terrain, view }: Stage,
  shore: number,
  from: number,
  to: number,
): land.Contour[] {
  const has = (...of: readonly Far[]) => of.some((each) => terrain.far.includes(each));
  const tall = Math.min(300, view.horizon * 0.56);
  const rises: land.Contour[] = [];
  const table = has('table mountain') ? random.pick([400, 620]) : null;
  if (has('spires'))
    rises.push(
      ranges.massif(random, shore, tall * 0.62, 5, 512 + random.between(-120, 120)),
      ranges.spires(random, shore - tall * 0.2, tall * (table === null ? 0.8 : 0.5), from + 130, to - 130),
    );
  if (table !== null) rises.push(reliefs.tableMountain(random, table, shore, tall * 1.16));
  if (rises.length === 0 && has('hills', 'ridge', 'crowned hill', 'peaks'))
    rises.push(ranges.massif(random, shore, tall * 0.8, 3, random.pick([400, 620])));
  return rises;
}

/** Sand between the trees and the water. */
const streaks = (random: Stage['canvas']['random'], from: number, to: number, shore: number): Path =>
  Array.from({ length: 12 }, () => {
    const x = random.between(from, to);
    const half = random.between(30, 90);
    const y = shore - random.between(0, 9);
    return taper(
      [
        [x - half, y + 2],
        [x, y - 1],
        [x + half, y + 2],
      ],
      [0.4, random.between(2, 4.4), 0.4],
    );
  });
