import { mix } from '../drawing/colour.ts';
import { ellipse, outline, polygon, rectangle, stroke, type Path } from '../drawing/path.ts';
import { INSIDE, type Scene } from '../scene.ts';
import { filled, HEIGHT, thin, WIDTH, type Canvas } from './canvas.ts';
import { farTree } from './far-trees.ts';
import * as land from './land.ts';
import { toneAt, type Palette } from './palette.ts';

/** What is behind somebody seen close by: pale, and never so strong that the face is lost before it. */
type Backdrop = 'doorway' | 'window' | 'compartment' | 'room' | 'open' | 'none';

const INDOORS: ReadonlySet<string> = new Set(INSIDE);

export function backdropOf({ place, things }: Scene): Backdrop {
  const names = new Set(things.map(({ what }) => what));
  if (place?.value === 'carriage inside') return 'compartment';
  if (names.has('doorway') || names.has('door') || names.has('threshold')) return 'doorway';
  if (names.has('window')) return 'window';
  // Where the chapter was some pages before says little of where somebody is now.
  if (place?.source !== 'passage') return 'none';
  return INDOORS.has(place.value) ? 'room' : 'open';
}

/** @returns the concepts of the passage that it shows */
export function drawBackdrop(canvas: Canvas, palette: Palette, scene: Scene): string[] {
  const backdrop = backdropOf(scene);
  const { random } = canvas;
  const wall = palette.sky[1];
  const dim = (share: number) => mix(palette.haze, wall, share);
  switch (backdrop) {
    case 'none':
      return [];
    case 'doorway': {
      const frame: Path = [rectangle(238, 40, 26, HEIGHT), rectangle(752, 40, 26, HEIGHT), polygon([[222, 30], [794, 30], [784, 62], [232, 62]])]; // prettier-ignore
      canvas.add([filled(dim(0.92), rectangle(-20, -20, 260, HEIGHT + 40), rectangle(776, -20, 280, HEIGHT + 40), rectangle(-20, -20, WIDTH + 40, 60)), thin(palette.ink, 0.2, ...courses())], { glow: 0.16 }); // prettier-ignore
      canvas.add([filled(mix(wall, palette.ink, 0.55), ...frame), thin(palette.light, 0.3, rectangle(262, 62, 3, HEIGHT), rectangle(751, 62, 3, HEIGHT))], { rim: 0.6, shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.26 } }); // prettier-ignore
      return ['doorway', 'door', 'threshold'];
    }
    case 'window': {
      canvas.add([filled(dim(0.75), rectangle(-20, -20, 600, HEIGHT + 40), rectangle(900, -20, 200, HEIGHT + 40), rectangle(-20, -20, WIDTH + 40, 100), rectangle(560, 560, 360, 260))], { glow: 0.3 }); // prettier-ignore
      canvas.add([filled(mix(wall, palette.ink, 0.35), ...grid(580, 80, 320, 480))], { rim: 0.5 });
      return ['window'];
    }
    case 'compartment': {
      canvas.add([filled(mix(palette.sky[2], '#bcd3dc', 0.5), rectangle(560, 150, 340, 260)), filled(mix('#8ea077', palette.haze, 0.35), ...land.landBelow(land.rolling(random, 356, 22, 200), 12, 420))], { glow: 0.5 }); // prettier-ignore
      canvas.add([filled(dim(0.66), rectangle(-20, -20, 580, HEIGHT + 40), rectangle(900, -20, 200, HEIGHT + 40), rectangle(-20, -20, WIDTH + 40, 172), rectangle(556, 410, 350, 400)), thin(palette.ink, 0.16, ...Array.from({ length: 22 }, (_, i) => rectangle(i * 48, -10, 1.6, HEIGHT)))], { glow: 0.2 }); // prettier-ignore
      const velvet = mix('#6d3138', palette.ink, 0.3);
      const net: Path = [stroke([[-20, 120], [1044, 120]], 6), ...Array.from({ length: 24 }, (_, i) => stroke([[i * 46 - 20, 120], [i * 46 + 6, 84]], 1.6)), ...Array.from({ length: 24 }, (_, i) => stroke([[i * 46 + 6, 120], [i * 46 - 20, 84]], 1.6)), stroke([[-20, 84], [1044, 84]], 3)]; // prettier-ignore
      canvas.add([filled(mix(wall, palette.ink, 0.4), ...net, ...[[556, 148, 350, 10], [556, 404, 350, 12], [552, 148, 12, 268], [896, 148, 12, 268], [724, 150, 8, 260]].map(([x, y, w, h]) => rectangle(x!, y!, w!, h!)))], { rim: 0.4, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.2 } }); // prettier-ignore
      canvas.add([filled(velvet, outline([[-40, 800, 1], [-40, 250], [60, 216], [330, 218], [420, 260], [440, 360], [436, 800, 1]])), thin(palette.ink, 0.4, ...[80, 170, 260, 350].flatMap((x) => [330, 430, 530].map((y) => ellipse(x, y, 5)))), thin(palette.light, 0.14, stroke([[20, 240], [330, 240], [410, 290]], 6, true))], { glow: 0.1, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.24 } }); // prettier-ignore
      return [];
    }
    case 'room':
      canvas.add([thin(dim(0.8), 0.34, ...Array.from({ length: 18 }, (_, i) => rectangle(20 + i * 58, -10, 22, HEIGHT)))], { haze: { from: 500, to: 260, colour: palette.haze, strength: 0.4 } }); // prettier-ignore
      return [];
    case 'open': {
      for (const [base, depth, tall] of [
        [470, 0.82, 46],
        [560, 0.66, 66],
      ] as const) {
        const contour = land.rolling(random, base, 36, 300);
        const trees: Path[number][] = [];
        for (let x = random.between(20, 90); x < WIDTH; x += random.between(60, 170)) trees.push(...farTree(random, x, contour(x) + 4, tall * random.between(0.6, 1.2), scene.season?.value === 'winter' ? 'bare' : 'leafy')); // prettier-ignore
        canvas.add([filled(toneAt(palette, depth), ...land.landBelow(contour), ...trees)], { haze: { from: base, to: base + 120, colour: palette.haze, strength: 0.7 }, glow: 0.4 }); // prettier-ignore
      }
      return [];
    }
  }
}

/** Joints of a stone wall at both sides of a door. */
const courses = (): Path => Array.from({ length: 17 }, (_, row) => row * 46).flatMap((y, row) => [rectangle(-20, y, 240, 1.6), rectangle(794, y, 260, 1.6), ...[60, 150, 860, 950].map((x) => rectangle(x + (row % 2) * 44, y, 1.6, 46))]); // prettier-ignore

/** The frame and bars of a window. */
const grid = (x: number, y: number, width: number, height: number): Path => [[x - 10, y - 12, width + 20, 16], [x - 18, y + height - 6, width + 36, 18], [x - 10, y, 14, height], [x + width - 4, y, 14, height], [x + width / 2 - 4, y, 8, height], [x, y + height * 0.36, width, 7], [x, y + height * 0.7, width, 5]].map(([u, v, w, h]) => rectangle(u!, v!, w!, h!)); // prettier-ignore
