import { mix } from '../../drawing/colour.ts';
import { outline, polygon, rectangle, type Path, type Point } from '../../drawing/path.ts';
import { points } from '../../drawing/points.ts';
import { drawShelves } from './book-shelves.ts';
import { filled, translucent, WIDTH, type Canvas } from '../canvas.ts';
import { drawSlope, drawSlopes } from './draw-slope.ts';
import { drawVaults, roundCourses } from './vaults.ts';
import type { Palette } from '../palette.ts';
import { PANELLING } from './panelling.ts';
import { isRough, SKIRTING, type RoomKind } from './room-shell.ts';
import type { Finish } from './room-style.ts';
import { ROUGH_WALLS } from './rough-walls.ts';
import { wainscot } from './wainscot.ts';
import { wallDecay } from './wall-decay.ts';
import { TOP, type DrawFinish } from './wall.ts';
import { WALLPAPERS } from './wallpapers.ts';

/** Walls seen straight on, papered, panelled, plastered or of logs; their colour is the ground of the picture. */
export function drawWall(canvas: Canvas, palette: Palette, room: RoomKind): void {
  const { finish, dado } = room.decor;
  const foot = SKIRTING - dado;
  const shapes = [...FINISHES[finish]({ canvas, palette, foot })];
  const line = palette.sky[0];
  const top = room.isLow ? 60 : TOP;
  if (room.features?.includes('round')) shapes.push(translucent(line, 0.22, ...roundCourses()));
  shapes.push(...wallDecay(room.features ?? [], { palette, random: canvas.random, foot, top }));
  if (dado > 0) shapes.push(...wainscot(palette, foot));
  if (!room.isLow && !room.hasSlope && !room.isVaulted && !isRough(finish))
    shapes.push(
      translucent(line, 0.4, rectangle(-10, -20, WIDTH + 20, 64)),
      translucent(line, 0.55, rectangle(-10, 44, WIDTH + 20, 4)),
      translucent(palette.light, 0.2, rectangle(-10, 48, WIDTH + 20, 2)),
    );
  if (room.isLow || room.hasBeams) {
    const beams: Path[number][] = [rectangle(-10, -10, WIDTH + 20, 70)];
    for (let x = 40; x < WIDTH; x += 190) beams.push(rectangle(x, 50, 44, 34));
    if (room.hasBeams)
      beams.push(
        rectangle(-10, 92, WIDTH + 20, 22),
        polygon(points`150,60 190,60 330,100 330,116`),
        polygon(points`874,60 834,60 694,100 694,116`),
      );
    shapes.push(translucent(palette.ink, room.hasBeams ? 0.78 : 0.62, ...beams));
  }
  shapes.push(
    translucent(line, 0.7, rectangle(-10, SKIRTING - 14, WIDTH + 20, 16)),
    translucent(palette.light, 0.14, rectangle(-10, SKIRTING - 15, WIDTH + 20, 2)),
  );
  canvas.add(shapes, { glow: 0.28 });
  if (room.hasShelves) drawShelves(canvas, palette);
  const features = room.features ?? [];
  if (features.includes('vaulted')) drawVaults(canvas, palette, room.hasPillar === true);
  else if (room.isVaulted)
    canvas.add([filled(mix(palette.sky[0], palette.ink, 0.5), ...vault())], {
      glow: 0.16,
      rim: 0.3,
      shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 },
    });
  if (room.hasSlope) (features.includes('sloping') ? drawSlopes : drawSlope)(canvas, palette);
}

const FINISHES: Readonly<Record<Finish, DrawFinish>> = { ...WALLPAPERS, ...PANELLING, ...ROUGH_WALLS };

/** Two ribs that meet at the top, everything outside them dark. */
function vault(): Path {
  const side = (mirror: boolean): Path[number] => {
    const at = (x: number, y: number, corner?: 1): Point =>
      corner ? [mirror ? WIDTH - x : x, y, corner] : [mirror ? WIDTH - x : x, y];
    return outline([
      at(-20, -20, 1),
      at(520, -20, 1),
      at(514, 36, 1),
      at(330, 80),
      at(196, 190),
      at(128, 330),
      at(116, 470, 1),
      at(116, SKIRTING + 10, 1),
      at(-20, SKIRTING + 10, 1),
    ]);
  };
  return [side(false), side(true)];
}
