import type { Point } from '../canvas.ts';
import type { Stage } from '../stage.ts';
import { drawLock, drawRinglets, hairShade } from './locks.ts';
import { type Sitter, ownChance } from './sitter.ts';

/** Hair over the skull of a head seen from the side. */
export function drawProfileHair(stage: Stage, sitter: Sitter): void {
  const { canvas } = stage;
  const { person, tone, head: y } = sitter;
  const hair = tone(person.hair.colour);
  const { cut } = person.hair;
  if (cut === 'bald') {
    canvas.path(`M-62 ${y - 150}Q-128 ${y - 120} -122 ${y - 20}Q-116 ${y + 60} -60 ${y + 96}V${y - 20}Z`, tone(person.skin, 0.3));
    for (let i = 0; i < 8; i++) drawLock(canvas, [-50 - i * 8, y - 34], [-62 - i * 10, y + 10], [-52 - i * 6, y + 64 - i * 5], 11, hairShade(stage, hair, -0.2 - i * 0.08, i));
    return;
  }
  const isDrawnBack = person.sex === 'woman' && cut !== 'curly';
  canvas.path(`M78 ${y - 108}Q30 ${y - 196} -56 ${y - 182}Q-142 ${y - 150} -136 ${y - 30}Q-130 ${y + 60} -66 ${y + 108}Q-50 ${y + 60} -50 ${y + 30}Q-64 ${y - 24} -26 ${y - 24}Q-12 ${y - 12} ${isDrawnBack ? -4 : 2} ${y + 16}Q30 ${y - 20} 36 ${y - 60}Q60 ${y - 78} 78 ${y - 108}Z`, hair);
  if (cut === 'curly') {
    const places = Array.from({ length: 34 }, (_, i): Point => [-44 + Math.cos(i * 2.4) * (30 + i * 2.4), y - 64 + Math.sin(i * 2.4) * (26 + i * 2.5)]);
    drawRinglets(stage, hair, places.filter(([x, py]) => x < 40 || py < y - 84), 25);
    return;
  }
  const random = ownChance(sitter, 'hair');
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const jitter = random.between(-6, 6);
    const from: Point = [74 - t * 52, y - 110 + t * 66 - Math.sin(t * 3) * 16];
    const over: Point = [-10 - t * 40, y - 192 + t * 150 + jitter];
    const to: Point = isDrawnBack ? [-124 + t * 20, y - 40 + t * 70] : [-118 + t * 50, y - 96 + t * 190 + jitter * 2];
    drawLock(canvas, from, over, to, 14, hairShade(stage, hair, 0.7 - t * 1.4, i));
  }
  if (isDrawnBack) for (let i = 0; i < 4; i++) drawLock(canvas, [-16 + i * 5, y - 6], [0 + i * 3, y + 20], [-8 + i * 5, y + 52 - i * 8], 5, hairShade(stage, hair, 0, i));
  if (cut === 'braid') for (let i = 0; i < 9; i++) for (const side of [-1, 1]) drawLock(canvas, [-112 - side * 20, y + 60 + i * 36], [-112, y + 80 + i * 36], [-112 + side * 18, y + 106 + i * 36], 19, hairShade(stage, hair, side * 0.4, i));
} // prettier-ignore
