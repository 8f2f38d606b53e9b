import { mix } from '../../../drawing/colour.ts';
import { hole, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import { filled, glowShapes, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { SHADOW } from '../room.ts';
import { lightAtDepth, type Stage } from './stage.ts';
import { COURSES, vaultAt, vaultOutline, type VaultForm } from './vault-profile.ts';

/** How far away the ribs of a long passage are, in metres: each farther than the one before by about the same share. */
export const LONG = [2.9, 4.5, 6.9, 10.4, 15.6, 23] as const;

/** How thick a rib is, in metres. */
const THICK = 0.34;

export interface PassageParts {
  ribs?: readonly number[];
  /** Draws what is between two ribs, after the vault over it. */
  drawBetween?: (near: number, far: number) => void;
  /** It ends in a wall, not in the dark. */
  hasEnd?: boolean;
}

/** A passage of stone under a vault, with arches that recede to its far end. */
export function drawPassage(
  stage: Stage,
  form: VaultForm,
  { ribs = LONG, drawBetween = () => {}, hasEnd = false }: PassageParts = {},
): void {
  if (!hasEnd) drawFarEnd(stage, form, ribs.at(-1)!);
  for (let i = ribs.length - 2; i >= 0; i--) {
    drawBay(stage, form, ribs[i]!, ribs[i + 1]!, i === 0);
    drawBetween(ribs[i]!, ribs[i + 1]!);
    drawRib(stage, form, ribs[i]!, i === 0);
  }
  // The floor goes on in front of the nearest arch.
  drawFlags(
    stage,
    { ...form, half: form.half + 2 },
    1.7,
    ribs[0]!,
    lightAtDepth(stage, (ribs[0]! + ribs[1]!) * 0.46, 0.06),
  );
}

/** The far end, where no light reaches it. */
function drawFarEnd(stage: Stage, form: VaultForm, z: number): void {
  if (stage.lampAt === null) return;
  stage.canvas.add([
    filled(
      mix(stage.palette.sky[0], stage.palette.ink, 0.6),
      polygon(vaultOutline(form).map(([x, y]) => stage.lens.at(x, y, z))),
    ),
  ]);
}

const BEYOND = rectangle(-60, -60, WIDTH + 120, HEIGHT + 120);

/** The vault and the floor from one rib to the next: a sheet with an opening at its far end. */
function drawBay(stage: Stage, form: VaultForm, near: number, far: number, isNearest: boolean): void {
  const { lens, canvas, palette } = stage;
  const { random } = canvas;
  const ring = (inset: number, z: number): Point[] =>
    vaultOutline(form, inset).map(([x, y]) => lens.at(x, y, z));
  const wall = lightAtDepth(stage, (near + far) / 2);
  const floor = mix(lightAtDepth(stage, (near + far) / 2, 0.1), palette.sky[1], 0.12);
  const stones: [Path[number][], Path[number][]] = [[], []];
  const joints: Path[number][] = [];
  const quad = (u: number, v: number, from: number, to: number) =>
    polygon([
      lens.at(...vaultAt(form, u), from),
      lens.at(...vaultAt(form, v), from),
      lens.at(...vaultAt(form, v), to),
      lens.at(...vaultAt(form, u), to),
    ]);
  const start = isNearest ? near * 0.55 : near;
  const long = (far - start) / (isNearest ? 4 : 3);
  for (let course = 0; course < COURSES; course++) {
    if (course > 0) joints.push(quad(course - 0.03, course + 0.03, start, far));
    for (let k = -1; k < (far - start) / long; k++) {
      const from = Math.max(start, start + (k + (course % 2) / 2) * long);
      const to = Math.min(far, start + (k + 1 + (course % 2) / 2) * long);
      if (to <= from) continue;
      joints.push(quad(course, course + 1, to - 0.012 * far * 0.3, to));
      if (random.chance(0.42)) stones[random.int(0, 1) as 0 | 1].push(quad(course, course + 1, from, to));
    }
  }
  canvas.add(
    [
      filled(wall, BEYOND, hole(ring(0, far))),
      translucent(palette.ink, 0.13, ...stones[0]),
      translucent(mix(wall, palette.light, 0.5), 0.12, ...stones[1]),
      translucent(palette.ink, 0.3, ...joints),
    ],
    { glow: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 } },
  );
  drawFlags(stage, form, start, far, floor);
}

/** The pavement between two ribs, of flags that are laid in rows. */
function drawFlags(stage: Stage, { half }: VaultForm, near: number, far: number, colour: string): void {
  const { lens, canvas, palette } = stage;
  const { random } = canvas;
  const flag = (from: number, to: number, left: number, right: number) =>
    polygon([lens.at(left, 0, from), lens.at(right, 0, from), lens.at(right, 0, to), lens.at(left, 0, to)]);
  const joints: Path[number][] = [];
  const tinted: [Path[number][], Path[number][]] = [[], []];
  const rows = 4;
  const long = (far - near) / rows;
  for (let row = 0; row < rows; row++) {
    const [from, to] = [near + row * long, near + (row + 1) * long];
    joints.push(flag(to - 0.012 * to * 0.5, to, -half, half));
    const wide = half / 2.2;
    for (let x = -half - (row % 2) * wide * 0.5; x < half; x += wide) {
      const [left, right] = [Math.max(-half, x), Math.min(half, x + wide)];
      if (right <= left) continue;
      joints.push(flag(from, to, right - 0.014, right));
      if (random.chance(0.5)) tinted[random.int(0, 1) as 0 | 1].push(flag(from, to, left, right));
    }
  }
  canvas.add(
    [
      filled(colour, flag(near, far, -half, half)),
      translucent(palette.ink, 0.12, ...tinted[0]),
      translucent(mix(colour, palette.light, 0.6), 0.14, ...tinted[1]),
      translucent(palette.ink, 0.34, ...joints),
    ],
    { glow: 0.42 },
  );
}

/** An arch of wedge-shaped stones on two piers. */
function drawRib(stage: Stage, form: VaultForm, z: number, isNearest: boolean): void {
  const { lens, canvas, palette } = stage;
  const rib = form.rib;
  const inner = vaultOutline(form, rib);
  const outer = vaultOutline(form, isNearest ? 0 : -0.04);
  const opening = inner.map(([x, y]) => lens.at(x, y, z));
  const around: Path = isNearest
    ? [BEYOND, hole([...opening])]
    : [polygon([...outer.map(([x, y]) => lens.at(x, y, z)), ...[...opening].reverse()])];
  const soffit = polygon([...opening, ...[...inner].reverse().map(([x, y]) => lens.at(x, y, z + THICK))]);
  const face = lightAtDepth(stage, z, -0.14);
  const seam = (course: number, deep: number, back: number) => {
    const [a, b] = [vaultAt(form, course - 0.05, rib), vaultAt(form, course + 0.05, rib)];
    const [c, d] = [vaultAt(form, course + 0.05, deep), vaultAt(form, course - 0.05, deep)];
    return polygon([lens.at(...a, z), lens.at(...b, z), lens.at(...c, z + back), lens.at(...d, z + back)]);
  };
  const courses = Array.from({ length: COURSES - 1 }, (_, i) => i + 1);
  const block = (low: number, high: number, out: number): Path =>
    [-1, 1].map((side) => {
      const [from, to] = [side * (form.half - rib - out), side * (form.half + (isNearest ? 0.36 : 0.04))];
      return polygon([
        lens.at(from, low, z),
        lens.at(from, high, z),
        lens.at(to, high, z),
        lens.at(to, low, z),
      ]);
    });
  canvas.add(
    [
      filled(lightAtDepth(stage, z, 0.16), soffit),
      translucent(palette.ink, 0.3, ...courses.map((course) => seam(course, rib, THICK))),
    ],
    { glow: 0.34 },
  );
  canvas.add(
    [
      filled(face, ...around),
      filled(mix(face, palette.light, 0.05), ...block(form.spring - 0.09, form.spring + 0.09, 0.07)),
      filled(mix(face, palette.ink, 0.1), ...block(-0.02, 0.22, 0.06)),
      translucent(palette.ink, 0.4, ...courses.map((course) => seam(course, isNearest ? -0.34 : -0.04, 0))),
      ...(isNearest
        ? [translucent(palette.ink, 0.4, band(stage, form, z, -0.34)), ...coursesBeyond(stage, form, z)]
        : []),
    ],
    { rim: 0.5, relief: 0.05, glow: 0.12, shadow: { ...SHADOW, colour: palette.ink, strength: 0.34 } },
  );
}

/** The line round the outer end of an arch's stones. */
function band({ lens }: Stage, form: VaultForm, z: number, inset: number): Path[number] {
  const line = (more: number) => vaultOutline(form, inset - more).map(([x, y]) => lens.at(x, y, z));
  return polygon([...line(0.03), ...line(0).reverse()]);
}

/** The level courses of the wall in which the nearest arch is. */
function coursesBeyond({ lens, canvas, palette }: Stage, form: VaultForm, z: number) {
  const { random } = canvas;
  const lines: Path[number][] = [];
  const [left, top] = lens.at(-form.half - 1.8, 4.6, z);
  const [right, bottom] = lens.at(form.half + 1.8, -0.4, z);
  const tall = 0.44 * lens.scaleAt(z);
  const arch = vaultOutline(form, -0.36).map(([x, y]) => lens.at(x, y, z));
  const isStone = (x: number, y: number) => !isWithin(arch, x, y);
  for (let y = bottom, row = 0; y > top; y -= tall, row++) {
    for (let x = left + (row % 2) * tall; x < right; x += tall * random.between(1.5, 2.2)) {
      if (isStone(x, y - tall / 2)) lines.push(rectangle(x, y - tall, 2, tall));
      for (let u = x; u < x + tall * 2.2; u += 12) if (isStone(u, y)) lines.push(rectangle(u, y, 12.4, 2));
    }
  }
  return [translucent(palette.ink, 0.34, ...lines)];
}

/** Whether a point is below the outline of an arch, in pixels. */
const isWithin = (arch: readonly Point[], x: number, y: number): boolean =>
  arch.some(([u, v], i) => {
    const next = arch[i + 1];
    return next !== undefined && (u - x) * (next[0] - x) <= 0 && y > Math.min(v, next[1]);
  });

/** A pool of light on the floor, and its shine in the air. */
export function drawPool({ canvas, palette, lens }: Stage, x: number, z: number, reach: number): void {
  const [u, v] = lens.at(x, 0, z);
  const wide = reach * lens.scaleAt(z);
  canvas.add(glowShapes(palette.light, 0.36, u, v, wide, wide * 0.2));
}
