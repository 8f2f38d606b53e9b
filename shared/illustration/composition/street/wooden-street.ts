import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { polygon, type Path } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import { centred, filled, shapesOf, translucent, type Canvas } from '../canvas.ts';
import { isLeafless } from '../land-and-sky/foliage.ts';
import { coloursAt } from '../colours/material-colours.ts';
import { toneAt, type Palette } from '../palette.ts';
import { airBefore, type StreetView } from './street-view.ts';
import { hasSnow } from '../terrain/has-snow.ts';
import { usualColour } from '../colours/usual-colours.ts';

/** The row of houses down one side, in metres: how far it stands from the middle of the street. */
const FRONT = 7.6;
/** How far away the last houses are, in metres. */
const END = 88;

/** The two sides of a village street: log houses, the plank fences between them, and trees in the yards behind. */
export function drawWoodenSides(
  canvas: Canvas,
  palette: Palette,
  scene: Scene,
  look: StreetView,
  isMisty: boolean,
): void {
  const { random } = canvas;
  const plots = [-1, 1].flatMap((side) => {
    const houses: number[] = [];
    for (
      let away = side < 0 ? random.between(14, 16) : random.between(16, 20);
      away < END;
      away += random.between(12, 17)
    )
      houses.push(away);
    return houses.map((away, i): Plot => ({ side, away, until: houses[i + 1] ?? END }));
  });
  canvas.add([filled(verge(palette, scene), ...[-1, 1].flatMap((side) => verges(look, side)))], {
    glow: 0.2,
    haze: { from: look.at(0, 0, 20)[1], to: look.at(0, 0, END)[1], colour: palette.haze, strength: 0.6 },
    texture: { horizon: look.at(0, 0, END)[1], strength: 0.3 },
  });
  for (const plot of plots.sort((a, b) => b.away - a.away)) {
    const air = airBefore(plot.away, isMisty) * 0.9;
    const far = look.at(FRONT, 0, plot.away)[1];
    const layer = {
      glow: 0.08 + air * 0.34,
      rim: 0.34,
      haze: {
        from: far - 190,
        to: far + 8,
        colour: palette.haze,
        strength: (isMisty ? 0.5 : 0.22) * (0.3 + air),
      },
      shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.16 },
    };
    canvas.add(tree(canvas, palette, scene, look, plot, air), layer);
    canvas.add(fence(canvas, palette, look, plot, air), layer);
    canvas.add(house(canvas, palette, scene, look, plot, air), layer);
    canvas.add([translucent(palette.ink, 0.16, shade(look, plot))]);
  }
}

const verge = (palette: Palette, scene: Scene): string =>
  hasSnow(scene)
    ? mix('#eeecef', palette.sky[1], 0.3)
    : mix(toneAt(palette, 0.4), '#74824a', palette.isDark ? 0.1 : 0.4);

/** Grass from the ruts to the fences, and beyond them. */
const verges = (look: StreetView, side: number): Path => [
  polygon([
    look.at(side * 4.4, 0, END),
    look.at(side * 60, 0, END),
    look.at(side * 60, 0, 4),
    look.at(side * 4.6, 0, 4),
    look.at(side * 4.9, 0, 9),
    look.at(side * 4.2, 0, 16),
    look.at(side * 4.7, 0, 30),
  ]),
];

/** A yard and its house. */
interface Plot {
  /** −1 at the left, 1 at the right. */
  side: number;
  /** The distance of its house, in metres. */
  away: number;
  /** The distance of the next house, or of the end of the street. */
  until: number;
}

function house(
  { random }: Canvas,
  palette: Palette,
  scene: Scene,
  look: StreetView,
  { side, away }: Plot,
  air: number,
): Shape[] {
  const parts = MOTIFS.get('izba')!.draw(random, {});
  const scale = look.scaleAt(away) * random.between(0.94, 1.1);
  const [x, y] = look.at(side * (FRONT + 4.4), 0, away);
  // The gable is turned to the street.
  return shapesOf(
    parts,
    centred(parts, { x, y: y + 2, scale, isFlipped: side < 0 }),
    coloursAt(palette, air, { usual: usualColour('izba', scene) }),
  );
}

function tree(
  { random }: Canvas,
  palette: Palette,
  scene: Scene,
  look: StreetView,
  { side, away }: Plot,
  air: number,
): Shape[] {
  const isBare = isLeafless(scene);
  const motif = MOTIFS.get(
    random.chance(0.4) ? (isBare ? 'bare birch' : 'birch tree') : isBare ? 'bare tree' : 'leafy tree',
  )!;
  const [x, y] = look.at(side * (FRONT + random.between(10, 14)), 0, away + 5);
  const scale = (look.scaleAt(away + 5) * random.between(8.4, 12)) / motif.height;
  return shapesOf(
    motif.draw(random, {}),
    { x, y, scale, isFlipped: random.chance(0.5) },
    coloursAt(palette, Math.min(0.9, air + 0.12)),
  );
}

/** Planks from this house to the next. */
function fence(
  { random }: Canvas,
  palette: Palette,
  look: StreetView,
  { side, away, until }: Plot,
  air: number,
): Shape[] {
  const across = side * FRONT;
  const [from, to] = [away + 3.2, Math.max(away + 4, until - 2.2)];
  const high = random.between(1.3, 1.7);
  const tone = mix(toneAt(palette, air), '#7d6a55', palette.isDark ? 0.12 : 0.3 * (1 - air));
  const wall = polygon([
    look.at(across, -0.05, from),
    look.at(across, high, from),
    look.at(across, high, to),
    look.at(across, -0.05, to),
  ]);
  const gaps: Path[number][] = [];
  for (let z = from + 0.5; z < to && look.scaleAt(z) > 12; z += 0.5)
    gaps.push(
      polygon([
        look.at(across, 0, z),
        look.at(across, high, z),
        look.at(across, high, z + 0.06),
        look.at(across, 0, z + 0.06),
      ]),
    );
  return [filled(tone, wall), ...(gaps.length > 0 ? [translucent(palette.ink, 0.34, ...gaps)] : [])];
}

/** What a house and its fence cast before them. */
function shade(look: StreetView, { side, away, until }: Plot): Path[number] {
  const out = (metres: number, z: number) => look.at(side * (FRONT - metres), 0, z);
  return polygon([
    out(0, away - 3),
    out(1.7, away - 3),
    out(1.7, away + 3),
    out(0.7, away + 3.4),
    out(0.7, until - 3),
    out(0, until - 3),
  ]);
}
