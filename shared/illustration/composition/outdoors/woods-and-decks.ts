import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { limb, outline, rectangle, type Path } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import { filled, shapesOf, WIDTH, type Canvas } from '../canvas.ts';
import * as land from '../land.ts';
import { looksAt, toneAt, type Palette } from '../palette.ts';
import { groundTint } from '../terrain.ts';
import { isLeafless } from './garden-wall.ts';
import type { View } from './viewpoint.ts';

/** The trees of a wood: those that the passage names, or those of its region and season. */
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

/** A wood seen from a clearing: rows of trees that grow paler behind each other, and dark stems at both sides. */
export function drawWood(canvas: Canvas, palette: Palette, scene: Scene, { horizon, foot }: View): void {
  const { random } = canvas;
  const kinds = treesOf(scene);
  const tint = groundTint(scene);
  // A low sun lies on the tops, and below it is dark.
  const isLow = scene.time?.value === 'sunset' || scene.time?.value === 'dawn' || scene.time?.value === 'dusk' || scene.light?.value === 'low sun'; // prettier-ignore
  const gold = mix('#f2b765', palette.light, 0.2);
  const haze = (from: number, to: number, strength: number) =>
    isLow
      ? { from: from - 20, to: from - 250, colour: gold, strength: strength * 0.85 }
      : { from, to, colour: palette.haze, strength };
  for (const [depth, count, tall, wide] of [
    [0.74, 9, 330, 0],
    [0.56, 7, 400, 60],
    [0.36, 4, 500, 190],
  ] as const) {
    const base = horizon + (foot - horizon) * (0.82 - depth);
    const shapes: Shape[] = [];
    for (let i = 0; i < count; i++) {
      const x = 60 + ((i + random.between(0.2, 0.8)) / count) * (WIDTH - 120);
      // A way into the light stays open.
      if (wide > 0 && Math.abs(x - 540) < wide) continue;
      const motif = MOTIFS.get(random.pick(kinds as [string, ...string[]]))!;
      const scale = (tall * random.between(0.82, 1.12)) / motif.height;
      shapes.push(...shapesOf(motif.draw(random, {}), { x, y: base + 6, scale, isFlipped: random.chance(0.5) }, looksAt(palette, isLow ? depth * 0.66 : depth))); // prettier-ignore
    }
    canvas.add(shapes, { haze: haze(base - 190, base + 10, depth * 0.9), glow: isLow ? 0.1 : 0.2 + depth * 0.3, rim: 0.3, shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.1 } }); // prettier-ignore
    const ground = tint ? mix(toneAt(palette, depth), tint.colour, tint.share * 0.5) : toneAt(palette, depth);
    canvas.add([filled(ground, ...land.landBelow(land.rolling(random, base + 8, 12, 300)), ...land.blades(random, () => base + 6, 12, 90))], { ...(isLow ? {} : { haze: haze(base, foot + 20, 0.3) }), glow: isLow ? 0.1 : 0.3 }); // prettier-ignore
  }
  for (const side of [0, 1]) canvas.add(stem(random, palette, side === 0 ? random.between(104, 136) : random.between(886, 920), foot), { rim: 0.5, glow: 0.05, reach: 'inside', fade: { from: foot + 24, to: 750 }, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.2 } }); // prettier-ignore
}

/** A near stem that leaves the picture at its top. */
function stem(random: Canvas['random'], palette: Palette, x: number, foot: number): Shape[] {
  const width = random.between(40, 58);
  const base = foot + 34;
  const lean = random.between(-16, 16);
  const inwards = x < WIDTH / 2 ? 1 : -1;
  const boughs: Path[] = Array.from({ length: 3 }, (_, i) => {
    const y = 90 + i * 92 + random.between(-20, 20);
    const reach = random.between(110, 190) * inwards;
    return limb([[x + lean, y + 34], [x + reach * 0.45, y], [x + reach, y - random.between(14, 52)]], [width * 0.2, width * 0.12, 1.4]); // prettier-ignore
  });
  return [
    filled(
      toneAt(palette, 0.08),
      outline([[x - width * 1.25, base + 8, 1], [x - width * 0.6, base - 26], [x - width * 0.46, base - 150], [x + lean - width * 0.4, 120], [x + lean * 1.3 - width * 0.36, -60, 1], [x + lean * 1.3 + width * 0.36, -60, 1], [x + lean + width * 0.4, 120], [x + width * 0.46, base - 150], [x + width * 0.62, base - 24], [x + width * 1.2, base + 8, 1]]), // prettier-ignore
      ...boughs.flat(),
    ),
  ];
}

/** The rail of a ship, with the sea behind it. */
export function drawDeck(canvas: Canvas, palette: Palette, { foot }: View): void {
  const rail = foot - 88;
  const shapes: Path[number][] = [
    rectangle(-20, rail, WIDTH + 40, 12),
    rectangle(-20, rail + 70, WIDTH + 40, 8),
  ];
  for (let x = 20; x < WIDTH; x += 44)
    shapes.push(outline([[x - 4, rail + 8, 1], [x - 8, rail + 30], [x - 3, rail + 48], [x - 5, rail + 74, 1], [x + 5, rail + 74, 1], [x + 3, rail + 48], [x + 8, rail + 30], [x + 4, rail + 8, 1]])); // prettier-ignore
  canvas.add([filled(toneAt(palette, 0.06), ...shapes), filled(toneAt(palette, 0.1), ...land.landBelow(() => foot - 8))], { fade: { from: foot + 20, to: 748 }, rim: 0.5, reach: 'beyond', shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.2 } }); // prettier-ignore
}
