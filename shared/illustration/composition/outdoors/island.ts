import { mix } from '../../drawing/colour.ts';
import { taper, type Path } from '../../drawing/path.ts';
import { filled, thin } from '../canvas.ts';
import * as land from '../land.ts';
import { toneAt } from '../palette.ts';
import * as reliefs from './reliefs.ts';
import type { Stage } from './stage.ts';

/** An island seen from the sea: what rises above its woods, the woods in rows down to the shore, sand and surf. */
export function drawIsland(stage: Stage): void {
  const { scene, canvas, palette, view, terrain, heaven } = stage;
  const { random } = canvas;
  const shore = view.horizon + 16;
  const [from, to] = [random.between(70, 120), random.between(890, 950)];
  const names = new Set(scene.things.map(({ what }) => what));
  const rock = mix(toneAt(palette, 0.48), palette.sky[0], 0.14);
  const rises: { contour: land.Contour; tops: readonly number[] }[] = [];
  if (terrain.far.includes('spires')) rises.push(reliefs.spires(random, shore - 74));
  if (terrain.far.includes('table mountain')) rises.push({ contour: reliefs.tableMountain(640, shore - 40), tops: [640] }); // prettier-ignore
  if (rises.length === 0 && (terrain.far.includes('hills') || terrain.far.includes('ridge') || terrain.far.includes('crowned hill'))) rises.push({ contour: reliefs.hill(560, shore, 176, 190), tops: [560] }, { contour: reliefs.hill(330, shore, 112, 150), tops: [330] }); // prettier-ignore
  // It fills the picture, and does not float small in it.
  const grown = rises.map(({ contour, tops }) => ({
    tops,
    contour: (x: number) => shore - (shore - contour(x)) * 1.42,
  }));
  for (const { contour, tops } of grown)
    canvas.add([filled(rock, ...reliefs.islandBelow(contour, from + 60, to - 60, shore)), thin(mix(rock, palette.ink, 0.5), 0.3, ...within(from + 70, to - 70, reliefs.shadedSides(random, reliefs.ofIsland(contour, from + 60, to - 60, shore), tops.filter((x) => x > from + 130 && x < to - 130), shore - 30, heaven.x)))], { haze: { from: shore - 120, to: shore - 10, colour: palette.haze, strength: 0.55 }, glow: 0.3 }); // prettier-ignore
  const isWooded = names.has('wood') || names.has('tree') || names.has('pine');
  const grey = scene.things.find(
    ({ what, colour }) => colour && (what === 'wood' || what === 'tree'),
  )?.colour;
  const kind: reliefs.Woods = names.has('pine') || names.has('fir tree') ? 'fir' : 'leafy';
  // Each row of woods lies lower, nearer and darker than the one behind it.
  [0, 1, 2].forEach((row) => {
    const crest = land.rolling(random, shore - 46 + row * 15, 40 - row * 9, 230 - row * 40);
    const [left, right] = [from + 10 + (2 - row) * 26, to - 10 - (2 - row) * 26];
    const base = toneAt(palette, 0.54 - row * 0.09);
    const tone = grey ? mix(base, grey, 0.4) : isWooded ? mix(base, palette.leaf ?? '#5d7444', palette.isDark ? 0.06 : 0.2) : base; // prettier-ignore
    const shapes = [filled(tone, ...reliefs.islandBelow((x) => crest(x), left, right, shore))];
    if (isWooded) shapes.push(filled(tone, ...reliefs.crownOf(random, (x) => Math.min(shore, crest(x) + 6), left + 84, right - 84, 38 + row * 4, kind === 'fir' && row < 2 ? 'fir' : 'leafy'))); // prettier-ignore
    if (names.has('pine') && row === 1) shapes.push(filled(toneAt(palette, 0.4), ...reliefs.crownOf(random, crest, 300, 700, 84, 'fir').filter((_, i) => i % 4 === 0))); // prettier-ignore
    canvas.add(shapes, { haze: { from: shore - 40, to: shore + 8, colour: palette.haze, strength: 0.4 - row * 0.1 }, glow: 0.3, rim: 0.2 }); // prettier-ignore
  });
  const sand = scene.things.find(({ what }) => what === 'sand' || what === 'shore');
  if (sand) canvas.add([filled(mix(sand.colour ?? '#d9bf86', palette.haze, 0.25), ...streaks(random, from + 30, to - 30, shore))], { glow: 0.3 }); // prettier-ignore
  // Surf along the beach.
  canvas.add([thin('#ffffff', 0.72, ...Array.from({ length: 46 }, () => { const x = random.between(from, to); const half = random.between(8, 26); return taper([[x - half, shore + 3 + random.between(0, 6)], [x, shore + 1], [x + half, shore + 3]], [0.4, 2.2, 0.4]); }))]); // prettier-ignore
}

/** No part of a drawing farther to the left or right. */
const within = (left: number, right: number, path: Path): Path => path.map((ring) => ring.map((value, i) => (i % 2 ? value : Math.max(left, Math.min(right, value))))); // prettier-ignore

/** Sand between the trees and the water. */
const streaks = (random: Stage['canvas']['random'], from: number, to: number, shore: number): Path => Array.from({ length: 12 }, () => { const x = random.between(from, to); const half = random.between(30, 90); const y = shore - random.between(0, 9); return taper([[x - half, y + 2], [x, y - 1], [x + half, y + 2]], [0.4, random.between(2, 4.4), 0.4]); }); // prettier-ignore
