import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Point } from '../canvas.ts';
import type { Stage } from '../stage.ts';
import { drawLock, drawRinglets, hairShade } from './locks.ts';
import { type Sitter, ownChance } from './sitter.ts';

/** What is seen of the hair behind neck and shoulders. */
export function drawBackHair(stage: Stage, sitter: Sitter): void {
  const { canvas, light } = stage;
  const { person, tone, head: y } = sitter;
  const hair = tone(person.hair.colour, 0.2);
  const { cut } = person.hair;
  if (cut === 'bald') return;
  const back = sitter.pose === 'profile' ? -58 : 0;
  if (cut === 'long' || (cut === 'curly' && person.sex === 'woman')) {
    canvas.path(`M${-100 + back} ${y - 50}Q${-158 + back} ${y + 90} ${-140 + back} ${y + 300}Q${-60 + back} ${y + 350} ${back} ${y + 290}Q${90 + back} ${y + 330} ${128 + back} ${y + 240}Q${136 + back} ${y + 60} ${104 + back / 2} ${y - 60}Z`, hair);
    for (let i = 0; i < 11; i++) {
      const across = i / 5 - 1;
      const x = back + across * 108;
      drawLock(canvas, [x * 0.8, y - 40], [x * 1.24, y + 150], [x * 1.12 + (i % 2 ? 16 : -12), y + 300 + (i % 3) * 22], 19, hairShade(stage, hair, across * 0.8, i));
    }
  } else if (cut === 'bun' && person.sex === 'woman') {
    // Under a hat there is only room for a low one.
    const isLow = ownChance(sitter, 'bun').chance(0.5) || person.hat !== null;
    const [x, by] = [(isLow ? -92 : -84) + back * 0.9, y + (isLow ? 54 : -132)];
    canvas.ellipse(x, by, 58, 52, hair);
    for (let i = 0; i < 7; i++) canvas.stroke(`M${x - 46 + i * 7} ${by + 22}q${18 + i * 2} ${-56 + i * 4} ${52 - i * 3} ${-22 - i * 3}`, hairShade(stage, hair, i / 4 - 1, i), 7, 0.75);
  } else if (cut === 'short' || cut === 'braid') canvas.ellipse(-14 + back * 0.2, y - 30, 103, 112, mix(hair, light.dark, 0.15));
} // prettier-ignore

/** Hair over forehead and temples, in locks: a smooth edge would be a cap. */
export function drawFrontHair(stage: Stage, sitter: Sitter): void {
  const { person } = sitter;
  if (person.hair.cut === 'bald') drawFringeOfBald(stage, sitter);
  else if (person.hair.cut === 'curly') drawCurls(stage, sitter);
  else if (person.sex === 'woman') drawParted(stage, sitter);
  else drawShort(stage, sitter);
}

function drawFringeOfBald(stage: Stage, { tone, person, head: y }: Sitter): void {
  const hair = tone(person.hair.colour);
  for (let i = 0; i < 7; i++) drawLock(stage.canvas, [-84, y - 62 + i * 11], [-106, y - 40 + i * 12], [-88 - (i % 2) * 10, y + 6 + i * 12], 9, hairShade(stage, hair, -0.7, i)); // prettier-ignore
  stage.canvas.glow(26, y - 122, 50, '#fff2dc', 0.5);
}

function drawCurls(stage: Stage, { tone, person, head: y }: Sitter): void {
  const places: Point[] = [];
  const isWoman = person.sex === 'woman';
  for (let ring = 2; ring >= 0; ring--) {
    const count = 12 + ring * 2;
    for (let i = 0; i < count; i++) {
      const a = Math.PI * (isWoman ? 0.86 : 0.9) + (i / (count - 1)) * Math.PI * (isWoman ? 1.28 : 1.2);
      const wave = ((i * 7 + ring * 3) % 5) * 4;
      places.push([
        2 + Math.cos(a) * (86 + ring * 14 + wave * 0.4),
        y - 56 + Math.sin(a) * (74 + ring * 24 + wave),
      ]);
    }
  }
  drawRinglets(stage, tone(person.hair.colour), places, 25);
  if (isWoman) drawRinglets(stage, tone(person.hair.colour), [0, 1, 2, 3, 4, 5].flatMap((i): Point[] => [[-106 + (i % 2) * 12, y + 10 + i * 32], [102 - (i % 2) * 10, y + 6 + i * 30]]), 21); // prettier-ignore
}

/** Drawn to both sides from a parting. */
function drawParted(stage: Stage, sitter: Sitter): void {
  const { canvas } = stage;
  const { person, tone, head: y } = sitter;
  const hair = tone(person.hair.colour);
  const isLoose = person.hair.cut === 'long' || person.hair.cut === 'braid';
  const part = ownChance(sitter, 'parting').pick([10, 28, 44]);
  const low = isLoose ? 70 : 22;
  canvas.path(`M${part} ${y - 112}Q-56 ${y - 96} -76 ${y - 30}Q-80 ${y + 20} -88 ${y + low}Q-126 ${y + 10} -112 ${y - 80}Q-84 ${y - 184} 8 ${y - 184}Q104 ${y - 180} 112 ${y - 66}Q114 ${y + 4} 98 ${y + low}Q96 ${y - 10} 84 ${y - 52}Q68 ${y - 100} ${part} ${y - 112}Z`, hair);
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    drawLock(canvas, [part - 2 - t * 16, y - 116 - t * 66], [-72 - t * 26, y - 112 - t * 44], [-84 - t * 30, y + low - 6 - t * 62], 13, hairShade(stage, hair, -0.25 - t * 0.7, i));
    drawLock(canvas, [part + 2 + t * 10, y - 116 - t * 64], [74 + t * 30, y - 110 - t * 40], [96 + t * 16, y + low - 8 - t * 54], 11, hairShade(stage, hair, 0.2 + t * 0.7, i));
  }
  if (!isLoose) for (const [x, to] of [[-82, -74], [96, 90]] as const) drawLock(canvas, [x, y + 4], [x + (x < 0 ? -14 : 12), y + 40], [to, y + 78], 7, hairShade(stage, hair, x / 100, 0));
  if (person.hair.cut !== 'braid') return;
  for (let i = 0; i < 9; i++) {
    const [x, by] = [-94 + i * 6, y + 80 + i * 38];
    drawLock(canvas, [x - 22, by - 22], [x - 8, by + 4], [x + 20, by + 26], 21, hairShade(stage, hair, -0.4, 1));
    drawLock(canvas, [x + 22, by - 22], [x + 10, by + 4], [x - 16, by + 26], 21, hairShade(stage, hair, 0.3, 0));
  }
  canvas.rect(-60, y + 424, 38, 16, tone(person.belt ?? '#8a3f38'));
} // prettier-ignore

/** Short hair with a fall of its own: parted, swept back, tousled, or over the brow. */
function drawShort(stage: Stage, sitter: Sitter): void {
  const { canvas } = stage;
  const { person, tone, head: y } = sitter;
  const hair = tone(person.hair.colour);
  const random = ownChance(sitter, 'hair');
  const fall = random.pick(['parted', 'swept', 'tousled', person.age === 'old' ? 'swept' : 'brow']);
  const high = person.age === 'old' ? random.int(14, 34) : random.int(0, 6);
  canvas.path(`M-90 ${y + 26}Q-120 ${y - 50} -102 ${y - 116}Q-64 ${y - 192} 22 ${y - 188}Q102 ${y - 178} 104 ${y - 86}Q106 ${y - 50} 95 ${y - 20}L88 ${y - 44}Q82 ${y - 84 - high * 0.6} 56 ${y - 106 - high}Q14 ${y - 122 - high} -30 ${y - 110 - high * 0.4}Q-62 ${y - 94} -68 ${y - 46}L-74 ${y + 20}Z`, hair);
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const across = t * 2 - 1;
    const jitter = random.between(-9, 9);
    const shade = hairShade(stage, hair, across * 0.9, i);
    if (fall === 'parted') {
      if (i < 6) drawLock(canvas, [-44, y - 178], [-104 + i * 4, y - 150 + i * 6], [-108 + i * 5, y + 16 - i * 15], 13, shade);
      else drawLock(canvas, [-46 + i * 2, y - 172 - (i % 3) * 8], [34 + jitter, y - 186 + (14 - i) * 7], [98 - (14 - i) * 11, y - 48 - (14 - i) * 9 - high * 0.6], 13, shade);
    } else if (fall === 'swept') {
      drawLock(canvas, [-66 + t * 148, y - 92 - Math.sin(t * 3.1) * 36 - high * 0.95], [-70 + t * 176, y - 190 + jitter], [-96 + t * 150, y - 168 - Math.sin(t * 3.1) * 30 + jitter], 15, shade);
    } else if (fall === 'tousled') {
      drawLock(canvas, [-60 + t * 120, y - 150], [-100 + t * 200, y - 196 + jitter], [-122 + t * 246, y - 74 - Math.sin(t * 3.1) * (96 + high) + jitter * 2], 15, shade);
    } else {
      drawLock(canvas, [-10 + jitter * 2, y - 186], [-100 + t * 204, y - 168 + jitter], [-82 + t * 170, y - 62 - Math.sin(t * 3.1) * 14 + jitter], 14, shade);
    }
  }
  for (let i = 0; i < 4; i++) drawLock(canvas, [-92 + i * 5, y - 60], [-104 + i * 4, y - 20], [-84 + i * 4, y + 28 - i * 5], 7, hairShade(stage, hair, -0.6, i));
} // prettier-ignore

/** A beard in locks from the ears to the breast, or a moustache. */
export function drawBeard(stage: Stage, sitter: Sitter): void {
  const { canvas, light } = stage;
  const { person, tone, head: y } = sitter;
  if (!person.beard) return;
  const hair = tone(person.beard.colour);
  const mid = sitter.pose === 'profile' ? 66 : 26;
  if (person.beard.cut === 'full') {
    const long = ownChance(sitter, 'beard').between(215, 290);
    const left = sitter.pose === 'profile' ? -44 : -88;
    const right = sitter.pose === 'profile' ? 104 : 94;
    canvas.path(`M${left} ${y + 2}Q${left + 6} ${y + 66} ${mid - 56} ${y + 72}Q${mid} ${y + 60} ${right - 26} ${y + 70}Q${right - 4} ${y + 56} ${right - 2} ${y + 26}Q${right + 16} ${y + 120} ${right - 22} ${y + 186}Q${mid + 20} ${y + long - 10} ${mid - 4} ${y + long}Q${mid - 50} ${y + long - 26} ${left + 26} ${y + 180}Q${left - 8} ${y + 100} ${left} ${y + 2}Z`, canvas.linear([[0, mix(hair, light.dark, 0.42)], [0.5, hair], [1, mix(hair, light.key, 0.28)]], true));
    for (let i = 0; i < 13; i++) {
      const t = i / 12;
      const x = left + 14 + t * (right - left - 24);
      const reach = long - Math.abs(t - 0.5) * 190 + (i % 3) * 12;
      drawLock(canvas, [x, y + 80 + Math.abs(t - 0.5) * -70], [x + (mid - x) * 0.1, y + 150], [x + (mid - x) * 0.46, y + reach], 10, hairShade(stage, hair, t * 1.7 - 0.95, i));
    }
    canvas.stroke(`M${mid - 18} ${y + 97}Q${mid + 4} ${y + 103} ${mid + 24} ${y + 96}`, '#7a3f38', 6);
  }
  for (const side of [-1, 1]) if (side > 0 || sitter.pose !== 'profile') for (let i = 0; i < 3; i++) drawLock(canvas, [mid + side * 2, y + 72 + i * 3], [mid + side * 30, y + 66 + i * 7], [mid + side * (56 - i * 8), y + 96 + i * 2], 9, hairShade(stage, hair, side * 0.5, i));
  if (sitter.pose === 'profile') for (let i = 0; i < 3; i++) drawLock(canvas, [100, y + 68 + i * 2], [82, y + 70 + i * 7], [56 + i * 8, y + 100], 8, hairShade(stage, hair, 0.2, i));
} // prettier-ignore
