import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { outline, polygon, taper, type Path, type Point } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import { filled, HEIGHT, shapesOf, WIDTH, type Canvas } from '../canvas.ts';
import * as land from '../land.ts';
import { coloursAt } from '../material-colours.ts';
import { toneAt, type Palette } from '../palette.ts';
import { groundTint } from '../terrain.ts';
import { isLeafless } from '../foliage.ts';
import { HOUSES } from './main-thing.ts';
import type { View } from './viewpoint.ts';

/** The trees of a wood: those that the passage names, or the usual ones of its region and season. */
function treesOf(scene: Scene): readonly string[] {
  const named = scene.things.map(({ what }) => KINDS[what]).filter((kind) => kind !== undefined);
  const bare = isLeafless(scene);
  if (named.length > 0) return named.map((kind) => (bare && kind !== 'fir tree' && kind !== 'pine' && kind !== 'cypress' ? 'bare tree' : kind)); // prettier-ignore
  if (scene.region === 'east') return bare ? ['bare birch', 'fir tree'] : ['birch tree', 'fir tree', 'leafy tree']; // prettier-ignore
  return bare ? ['bare tree', 'bare oak'] : ['leafy tree', 'oak', 'leafy tree'];
}

const KINDS: Readonly<Record<string, string>> = {
  'fir tree': 'fir tree', pine: 'pine', oak: 'oak', 'birch tree': 'birch tree', lime: 'lime', maple: 'maple', 'willow tree': 'willow tree',
  'poplar tree': 'poplar tree', cypress: 'cypress', 'palm tree': 'palm',
}; // prettier-ignore

const CONIFERS: ReadonlySet<string> = new Set(['fir tree', 'cypress']);

/** The rows of a wood, far ones first: haze in front, number and thickness of trunks, and width of the clearing. */
const ROWS = [
  { air: 0.8, count: 17, girth: 6, open: 0 },
  { air: 0.62, count: 12, girth: 11, open: 60 },
  { air: 0.42, count: 8, girth: 19, open: 120 },
  { air: 0.2, count: 5, girth: 34, open: 230 },
] as const;
/** Half the clearing round a house, in pixels. */
const GLADE = 300;

/** A wood from within: rows of trunks that get paler towards the light, under a closed canopy. */
export function drawWood(canvas: Canvas, palette: Palette, scene: Scene, { horizon, foot }: View): void {
  const { random } = canvas;
  const kinds = treesOf(scene) as [string, ...string[]];
  const isBare = isLeafless(scene);
  const tint = groundTint(scene);
  const isSnowy = scene.season?.value === 'winter' || scene.weather?.value === 'snow';
  // A low sun lights the tops; below it is dark.
  const isLow = scene.time?.value === 'sunset' || scene.time?.value === 'dawn' || scene.time?.value === 'dusk' || scene.light?.value === 'low sun'; // prettier-ignore
  const gold = mix('#f2b765', palette.light, 0.2);
  // The near trees leave room for what stands among them.
  const isGlade = scene.things.some(({ what }) => HOUSES.has(what));
  const way = isGlade ? WIDTH / 2 : random.between(470, 590);
  const hasWay = random.chance(0.6) || scene.things.some(({ what }) => what === 'path' || what === 'road' || what === 'trail' || what === 'avenue'); // prettier-ignore
  ROWS.forEach(({ air, count, girth, open }, row) => {
    const base = horizon + (foot - horizon) * [0.1, 0.3, 0.56, 0.94][row]!;
    const depth = isLow ? air * 0.8 : air;
    const tone = toneAt(palette, depth);
    const green = mix(tone, palette.leaf ?? '#5d7444', palette.isDark ? 0.08 : 0.34 - air * 0.24);
    const shapes: Shape[] = [];
    for (let i = 0; i < count; i++) {
      const x = 20 + ((i + random.between(0.1, 0.9)) / count) * (WIDTH - 40);
      if (open > 0 && Math.abs(x - way) < (isGlade && row > 1 ? GLADE : open) * random.between(0.8, 1.2)) continue; // prettier-ignore
      const kind = random.pick(kinds);
      if (CONIFERS.has(kind)) {
        const motif = MOTIFS.get(kind)!;
        const tall = [290, 400, 520, 600][row]! * random.between(0.8, 1.15);
        shapes.push(...shapesOf(motif.draw(random, {}), { x, y: base + 8, scale: tall / motif.height, isFlipped: random.chance(0.5) }, { ...coloursAt(palette, depth), leaf: green })); // prettier-ignore
      } else shapes.push(...stem(random, { x, base, girth: girth * random.between(0.7, 1.3), row, tone, green, isBirch: kind.includes('birch'), isBare, isPine: kind === 'pine', palette })); // prettier-ignore
    }
    canvas.add(shapes, { haze: isLow ? { from: base - 60, to: base - 420, colour: gold, strength: 0.72 * Math.min(1, air * 1.3) ** 1.2 } : { from: base - 260, to: base + 16, colour: palette.haze, strength: air * 0.85 }, glow: 0.12 + air * 0.5, rim: 0.5, shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.08 + 0.06 * row } }); // prettier-ignore
    const floor = isSnowy ? mix(mix('#eeecef', palette.sky[2], 0.3), palette.sky[0], 0.16 + 0.06 * row) : tint ? mix(tone, tint.colour, tint.share * 0.55) : tone; // prettier-ignore
    const crest = land.rolling(random, base + 6, 13, 260);
    canvas.add([filled(floor, ...land.landBelow(crest)), ...(isSnowy ? [] : [filled(floor, ...land.blades(random, crest, 8 + row * 7, 100))])], { haze: { from: base + 4, to: base + 90, colour: isLow ? toneAt(palette, depth * 0.6) : palette.haze, strength: isLow ? 0.3 : 0.5 * air + 0.1 }, glow: 0.1 + air * 0.4, texture: { horizon, strength: isSnowy ? 0.07 : 0.3 } }); // prettier-ignore
    if (hasWay && row === 2) {
      const path = land.windingWay(random, { x: way + random.between(-60, 60), y: foot + 30, half: 70 }, { x: way, y: horizon + (foot - horizon) * 0.2, half: 6 }); // prettier-ignore
      canvas.add([filled(isSnowy ? mix(floor, palette.sky[1], 0.4) : mix(mix(toneAt(palette, 0.6), '#cdb48a', 0.2), palette.light, 0.2), ...land.waySection(path, 0, HEIGHT))], { glow: 0.5, haze: { from: horizon + 60, to: horizon, colour: palette.haze, strength: 0.6 } }); // prettier-ignore
    }
  });
  if (!isSnowy) {
    const fern = MOTIFS.get('fern')!;
    const ferns = [150, 260, 800, 900].filter(() => random.chance(0.7)).flatMap((x) => shapesOf(fern.draw(random, {}), { x: x + random.between(-50, 50), y: foot + 22, scale: random.between(80, 130), isFlipped: random.chance(0.5) }, coloursAt(palette, 0.06))); // prettier-ignore
    canvas.add(ferns, { rim: 0.4, glow: 0.05, reach: 'beyond', fade: { from: foot + 30, to: 760 } });
  }
}

interface Stem {
  x: number;
  base: number;
  girth: number;
  /** 0 is the farthest. */
  row: number;
  tone: string;
  green: string;
  isBirch: boolean;
  isBare: boolean;
  isPine: boolean;
  palette: Palette;
}

/** A trunk that extends beyond the top of the picture, with its visible boughs and leaves. */
function stem(random: Canvas['random'], { x, base, girth, row, tone, green, isBirch, isBare, isPine, palette }: Stem): Shape[] {
  const half = girth / 2;
  const lean = random.between(-0.06, 0.06) * base;
  const at = (share: number): number => x + lean * share + Math.sin(share * 5 + x) * girth * 0.22;
  const spine = [0.12, 0.34, 0.58, 0.8, 1.06];
  const left = spine.map((share): Point => [at(share) - half * (1 - share * 0.42), base * (1 - share)]);
  const right = spine.map((share): Point => [at(share) + half * (1 - share * 0.42), base * (1 - share)]).reverse(); // prettier-ignore
  const wood: Path[number][] = [outline([[x - half * 2.3, base + 12, 1], [x - half * 1.2, base - girth * 0.5], ...left, ...right, [x + half * 1.25, base - girth * 0.5], [x + half * 2.5, base + 12, 1]])]; // prettier-ignore
  const leaves: Path[number][] = [];
  const boughs = isBirch ? 7 : isPine ? 4 : 6;
  for (let k = 0; k < boughs; k++) {
    const share = random.between(isPine ? 0.62 : 0.36, 0.98);
    const side = random.chance(0.5) ? 1 : -1;
    const reach = girth * random.between(2.4, 5.6) + 20;
    const from: Point = [at(share), base * (1 - share)];
    const rise = isBirch ? random.between(-0.5, 0.1) : random.between(0.3, 0.9);
    const middle: Point = [from[0] + side * reach * 0.5, from[1] - reach * (isBirch ? 0.3 : rise * 0.6)];
    const end: Point = [from[0] + side * reach, from[1] - reach * rise];
    wood.push(taper([from, middle, end], [half * (isBirch ? 0.16 : 0.36), half * 0.2, 0.5]));
    for (let i = 0; i < 3; i++) {
      const t = random.between(0.35, 1);
      const root: Point = [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t + (t < 0.9 ? (middle[1] - (from[1] + end[1]) / 2) * 0.6 : 0)]; // prettier-ignore
      const twig: Point = [root[0] + side * reach * random.between(0.05, 0.34), root[1] + reach * (isBirch ? random.between(0.1, 0.5) : random.between(-0.4, 0.12))]; // prettier-ignore
      wood.push(taper([root, twig], [Math.max(0.6, half * 0.09), 0.3]));
      if (isBare) continue;
      const size = 4 + row * 2.6;
      for (let n = 0; n < (row < 2 ? 5 : 8); n++) {
        const [u, v] = [twig[0] + random.between(-1, 1) * size * 3.4, twig[1] + random.between(-1, 1) * size * 2.6];
        const long = size * random.between(0.6, 1.25);
        const tilt = random.between(-0.7, 0.7);
        leaves.push(isPine ? polygon([[u - long * 1.6, v], [u, v - long * 0.5], [u + long * 1.6, v], [u, v + long * 0.3]]) : outline([[u - long, v - long * tilt, 1], [u - long * 0.1, v - long * 0.42], [u + long, v + long * tilt, 1], [u + long * 0.1, v + long * 0.42]])); // prettier-ignore
      }
    }
  }
  if (!isBirch) return [filled(tone, ...wood), ...(leaves.length > 0 ? [filled(green, ...leaves)] : [])];
  // White bark in the shade, with black scars.
  const bark = mix(tone, mix('#f0ebdf', palette.haze, 0.3), 0.62 - row * 0.06);
  const scars: Path[number][] = [];
  for (let y = base - 20; y > 20; y -= random.between(9, 24) * (0.5 + row * 0.3)) {
    const u = at(1 - y / base) + random.between(-0.6, 0.6) * half;
    scars.push(polygon([[u - half * random.between(0.2, 0.7), y], [u, y - girth * 0.09], [u + half * random.between(0.2, 0.6), y + 1], [u, y + girth * 0.07]])); // prettier-ignore
  }
  const [trunk, ...twigs] = wood;
  return [filled(tone, ...twigs), filled(bark, trunk!), filled(mix(tone, palette.ink, 0.5), ...scars), ...(leaves.length > 0 ? [filled(green, ...leaves)] : [])]; // prettier-ignore
} // prettier-ignore
