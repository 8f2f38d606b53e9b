import { mix, shade } from '#shared/illustration/drawing/colour.ts';
import type { Random } from '#shared/illustration/drawing/seeded.ts';
import { HEIGHT, WIDTH, type Point, smooth, straight } from './canvas.ts';
import { isSnowy } from './land.ts';
import type { Stage } from './stage.ts';

export type TreeKind = 'conifer' | 'broadleaf' | 'birch' | 'bare';

/** What trees wear in the season, unless the text names the colour. */
function leafColour(stage: Stage, random: Random, kind: TreeKind): string {
  const named = stage.colours(kind === 'conifer' ? 'conifer' : kind === 'birch' ? 'birch' : 'tree')[0];
  if (named && kind !== 'birch') return shade(named, random.between(-0.1, 0.1));
  if (kind === 'conifer') return random.pick(['#3f5f52', '#36564a', '#4a6a56']);
  const { season } = stage.scene;
  if (season === 'spring') return random.pick(['#9dbb66', '#86a95c', '#b7c97c', '#e8c4cc']);
  if (season === 'autumn') return random.pick(['#c9772e', '#b0522a', '#d9a441', '#a8632f']);
  return random.pick(['#5f8248', '#6f9150', '#547a4c', '#7f9a55']);
}

/** The forest's kind from the text, the season and the place. */
export function treeKind({ scene, has }: Stage): TreeKind {
  if (scene.variant === 'conifer' || scene.variant === 'birch' || scene.variant === 'bare')
    return scene.variant;
  if (scene.season === 'winter') return has('conifer') ? 'conifer' : 'bare';
  return 'broadleaf';
}

/** One tree standing at (x, y), `height` tall, at a depth. */
export function drawTree(
  stage: Stage,
  random: Random,
  kind: TreeKind,
  x: number,
  y: number,
  height: number,
  depth: number,
): void {
  const leaf = leafColour(stage, random, kind);
  // Without its shadow a tree hangs over the ground.
  const { canvas, light } = stage;
  const ground = canvas.radial([[0, light.dark, 0.34 * (1 - depth)], [1, light.dark, 0]]); // prettier-ignore
  canvas.ellipse(x, y + 3, height * (kind === 'bare' ? 0.14 : 0.27), height * 0.035, ground);
  if (kind === 'conifer') drawConifer(stage, random, x, y, height, depth, leaf);
  else {
    drawBranches(stage, random, kind, x, y, height, depth);
    if (kind !== 'bare' && stage.scene.season !== 'winter') drawCrown(stage, random, x, y - height * (kind === 'birch' ? 0.66 : 0.62), height * (kind === 'birch' ? 0.24 : 0.36), height * 0.36, depth, leaf); // prettier-ignore
  }
}

function drawConifer(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  height: number,
  depth: number,
  leaf: string,
): void {
  const { canvas, light } = stage;
  const tiers = Math.max(5, Math.round(height / 34));
  const spread = height * random.between(0.17, 0.23);
  const points: Point[] = [[x, y - height]];
  const otherSide: Point[] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const out = spread * t ** 0.85 * random.between(0.85, 1.12);
    const level = y - height + t * height * 0.94;
    points.push([x + out, level + height * 0.015], [x + out * 0.5, level - height * 0.012]);
    otherSide.unshift([x - out * 0.5, level - height * 0.012]);
    otherSide.unshift([x - out * random.between(0.9, 1.1), level + height * 0.015]);
  }
  const body = stage.seen(leaf, depth);
  canvas.rect(
    x - height * 0.014,
    y - height * 0.1,
    height * 0.028,
    height * 0.11,
    stage.seen('#4a3a32', depth),
  );
  canvas.path(straight([...points, ...otherSide]), canvas.linear([[0, mix(body, light.key, 0.14 * (1 - depth))], [1, mix(body, light.dark, 0.34 * (1 - depth))]])); // prettier-ignore
  if (isSnowy(stage) && depth < 0.8) {
    for (let i = 1; i < tiers; i++) {
      const t = i / tiers;
      const level = y - height + t * height * 0.94;
      const out = spread * t * 0.8;
      canvas.stroke(`M${x - out} ${level}Q${x - out * 0.3} ${level - height * 0.03} ${x + out * 0.25} ${level - height * 0.012}`, stage.seen('#f4f6f8', depth), height * 0.016, 0.9); // prettier-ignore
    }
  }
}

function drawBranches(
  stage: Stage,
  random: Random,
  kind: TreeKind,
  x: number,
  y: number,
  height: number,
  depth: number,
): void {
  const { canvas, light } = stage;
  const isBirch = kind === 'birch';
  const bark = stage.seen(
    isBirch ? '#eee8da' : stage.scene.season === 'winter' ? '#54484a' : '#5a4536',
    depth,
  );
  const grow = (
    bx: number,
    by: number,
    angle: number,
    length: number,
    width: number,
    level: number,
  ): void => {
    const ex = bx + Math.sin(angle) * length;
    const ey = by - Math.cos(angle) * length;
    const sway = random.between(-0.12, 0.12) * length;
    if (level === 0) {
      // The trunk spreads at its foot and grows thinner, lit from one side.
      const [foot, tip] = [width * (isBirch ? 0.6 : 0.86), width * 0.3];
      const grain = canvas.linear([[0, mix(bark, light.dark, 0.34 * (1 - depth))], [0.6, bark], [1, mix(bark, light.key, 0.2 * (1 - depth))]], true); // prettier-ignore
      canvas.path(`M${bx - foot} ${by}Q${bx - width * 0.42} ${by - length * 0.16} ${(bx + ex) / 2 + sway - width * 0.38} ${(by + ey) / 2}L${ex - tip} ${ey}H${ex + tip}L${(bx + ex) / 2 + sway + width * 0.38} ${(by + ey) / 2}Q${bx + width * 0.42} ${by - length * 0.16} ${bx + foot} ${by}Z`, grain); // prettier-ignore
    } else canvas.stroke(`M${bx.toFixed(1)} ${by.toFixed(1)}Q${((bx + ex) / 2 + sway).toFixed(1)} ${((by + ey) / 2).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`, isBirch && level > 1 ? stage.seen('#6a5a50', depth) : bark, width); // prettier-ignore
    if (level >= (kind === 'bare' || stage.scene.season === 'winter' ? 4 : isBirch ? 1 : 2)) return;
    const forks = level === 0 ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const turn = (i - (forks - 1) / 2) * random.between(0.55, 0.85) + random.between(-0.15, 0.15);
      const back = level === 0 ? random.between(0, 0.4) : random.between(0, 0.25);
      grow(ex + (bx - ex) * back, ey + (by - ey) * back, angle * 0.8 + turn, length * random.between(0.56, 0.74) * (isBirch ? 0.62 : 1), width * (isBirch ? 0.34 : 0.6), level + 1); // prettier-ignore
    }
  };
  grow(
    x,
    y + 4,
    random.between(-0.06, 0.06),
    height * (isBirch ? 0.56 : 0.4),
    height * (isBirch ? 0.038 : 0.058),
    0,
  );
  if (!isBirch || depth > 0.7) return;
  for (let i = 0; i < 9; i++) {
    const by = y - height * (0.04 + i * 0.056);
    canvas.stroke(`M${x - height * 0.016} ${by}l${height * random.between(0.012, 0.026)} ${height * 0.004}`, stage.seen('#3a3434', depth), height * 0.008); // prettier-ignore
  }
}

/** Boughs of leaves from the top down, each dark below and lit above, so that every one stands out from the next. */
export function drawCrown(stage: Stage, random: Random, x: number, y: number, rx: number, ry: number, depth: number, leaf: string): void {
  const { canvas, light } = stage;
  const body = stage.seen(leaf, depth);
  const deep = mix(body, light.dark, 0.42 * (1 - depth));
  const shady = mix(body, light.dark, 0.2 * (1 - depth));
  const bright = mix(body, light.key, (light.isDark ? 0.13 : 0.3) * (1 - depth * 0.7));
  canvas.path(leafy(random, x, y, rx * 0.66, ry * 0.76), deep);
  const boughs = rx < 34 ? 4 : 8;
  const [turn, detail] = [random.between(0, 6), Math.round(6 * (1 - depth) + 2)];
  const places = Array.from({ length: boughs }, (_, i) => {
    const angle = turn + i * 2.4;
    const far = Math.sqrt((i + 0.6) / boughs) * 0.72;
    return { cx: x + Math.cos(angle) * rx * far * 1.08, cy: y + Math.sin(angle) * ry * far * 0.95 };
  }).sort((one, other) => one.cy - other.cy);
  for (const { cx, cy } of places) {
    const [w, h] = [rx * random.between(0.32, 0.46), ry * random.between(0.26, 0.38)];
    canvas.path(leafy(random, cx, cy + h * 0.26, w * 1.06, h), shady);
    canvas.path(leafy(random, cx + w * 0.06, cy - h * 0.06, w * 0.92, h * 0.78), body);
    canvas.path(leafy(random, cx + w * 0.16, cy - h * 0.36, w * 0.6, h * 0.42), bright);
    if (rx < 34) continue;
    for (let i = 0; i < detail; i++) {
      const angle = random.between(0, 6.28);
      const dab = rx * random.between(0.035, 0.065);
      canvas.ellipse(cx + Math.cos(angle) * w * 1.06, cy + h * 0.14 + Math.sin(angle) * h * 1.02, dab * 1.3, dab, Math.sin(angle) < 0 ? bright : shady);
    }
  }
} // prettier-ignore

/** A clump with an uneven rim. */
export function leafy(random: Random, x: number, y: number, rx: number, ry: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2;
    const wobble = i % 2 ? random.between(0.72, 0.92) : random.between(1, 1.2);
    points.push([x + Math.cos(angle) * rx * wobble, y + Math.sin(angle) * ry * wobble]);
  }
  return smooth(points);
}

/** Far woods as one soft edge. */
export function drawTreeLine(
  stage: Stage,
  y: number,
  height: number,
  depth: number,
  kind: TreeKind,
  name: string,
): void {
  const random = stage.fixed(name);
  const colour = stage.seen(
    kind === 'conifer' ? '#44604f' : leafColour(stage, random, kind === 'bare' ? 'bare' : kind),
    depth,
  );
  const tone = kind === 'bare' ? stage.seen('#6a5d60', depth) : colour;
  const points: Point[] = [[-20, y + 40]];
  for (let x = -20; x < WIDTH + 30; x += kind === 'conifer' ? 13 : 24) {
    const h = height * random.between(0.45, 1);
    if (kind === 'conifer') points.push([x, y - h * 0.3], [x + 7, y - h], [x + 13, y - h * 0.3]);
    else points.push([x, y - h * 0.8], [x + 12, y - h]);
  }
  points.push([WIDTH + 40, y + 40]);
  stage.canvas.path(kind === 'conifer' ? straight(points) : smooth(points), stage.canvas.linear([[0, tone], [1, mix(tone, stage.light.haze, 0.4)]])); // prettier-ignore
}

/** Blades along the lower edge, the frame nearest to the eye. */
export function drawGrass(stage: Stage, y: number, height: number, colour: string): void {
  const random = stage.varied('grass');
  const { canvas } = stage;
  for (let i = 0; i < 210; i++) {
    const x = random.between(-20, WIDTH + 20);
    const h = height * random.between(0.35, 1) * (0.6 + 0.8 * Math.abs(x / WIDTH - 0.5));
    const lean = random.between(-0.35, 0.35) * h;
    const base = Math.min(HEIGHT + 10, y + random.between(-8, 50));
    const tone = stage.seen(shade(colour, random.between(-0.45, 0.1)));
    canvas.path(`M${(x - 3).toFixed(1)} ${base.toFixed(1)}Q${x.toFixed(1)} ${(base - h * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(base - h).toFixed(1)}Q${(x + 3).toFixed(1)} ${(base - h * 0.5).toFixed(1)} ${(x + 4).toFixed(1)} ${base.toFixed(1)}Z`, tone); // prettier-ignore
  }
}

const FLOWERS = ['#d8655f', '#e8c4cc', '#f1ece0', '#e3c05a', '#7a5a9c'] as const;

/** Dots of flower colour scattered over the ground, larger toward the viewer. */
export function drawFlowers(stage: Stage, top: number, amount = 150): void {
  const random = stage.varied('flowers');
  const named = stage.colours('flowers');
  for (let i = 0; i < amount; i++) {
    const t = random.next();
    const y = top + 20 + t ** 1.4 * (HEIGHT - top);
    const size = 1.6 + t ** 1.4 * 7;
    const colour = stage.seen(named[i % Math.max(1, named.length)] ?? random.pick(FLOWERS), 0.1 * (1 - t));
    const x = random.between(0, WIDTH);
    stage.canvas.ellipse(x, y, size, size * 0.8, colour);
    stage.canvas.ellipse(x - size * 0.2, y - size * 0.2, size * 0.35, size * 0.3, shade(colour, 0.4));
  }
}
