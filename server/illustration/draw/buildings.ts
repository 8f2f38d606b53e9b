import { luminance, mix, shade } from '#shared/illustration/drawing/colour.ts';
import type { Random } from '#shared/illustration/drawing/seeded.ts';
import { HEIGHT, type Point } from './canvas.ts';
import { isSnowy } from './land.ts';
import type { Stage } from './stage.ts';

const PLASTER = ['#d9c7a3', '#c9a98a', '#b8b3a4', '#cf9d7c', '#a8b0a8', '#dccfb8'] as const;
const ROOFS = ['#8a4a3c', '#6a4a46', '#5a5560', '#7a5a48'] as const;
const GLASS_LIT = '#ffd487';

/** Windows burn after sunset, or where the text speaks of lamps. */
/** After dark, or where lamps are named; never where the text has the windows dark. */
const areWindowsLit = ({ light, has, colours }: Stage): boolean =>
  (light.isDark || has('lamp')) && !colours('window').some((each) => luminance(each) < 0.27);

/** A house seen from the front, standing on (x, y): x is its left side. */
export function drawHouse(
  stage: Stage,
  random: Random,
  {
    x,
    y,
    width,
    height,
    depth,
    index = 0,
    pitch = 0.5,
  }: { x: number; y: number; width: number; height: number; depth: number; index?: number; pitch?: number },
): void {
  const { canvas, light } = stage;
  const wallBase = stage.colour('house', random.pick(PLASTER), index);
  const wall = stage.seen(wallBase, depth);
  const roof = stage.seen(isSnowy(stage) && stage.colours('roof').length === 0 ? '#eef1f4' : stage.colour('roof', random.pick(ROOFS), index), depth * 0.9); // prettier-ignore
  const isModern = stage.scene.era === 'modern';
  const rise = isModern ? width * 0.06 : width * pitch * random.between(0.85, 1.15);
  if (random.chance(0.8) && !isModern) {
    const cx = x + width * random.between(0.2, 0.75);
    canvas.rect(cx, y - height - rise * 0.92, width * 0.1, rise * 0.7, mix(wall, light.dark, 0.35));
  }
  canvas.rect(
    x,
    y - height,
    width,
    height + 6,
    canvas.linear([
      [0, mix(wall, light.key, 0.08)],
      [1, mix(wall, light.dark, 0.24 * (1 - depth))],
    ]),
  );
  canvas.rect(x + width * 0.76, y - height, width * 0.24, height + 6, light.dark, 0.16 * (1 - depth * 0.6));
  if (stage.scene.era === 'medieval' && stage.scene.region === 'west')
    drawTimbers(stage, { x, y, width, height, wall });
  if (isModern) canvas.rect(x - width * 0.03, y - height - rise, width * 1.06, rise + 4, mix(wall, light.dark, 0.3));
  else canvas.polygon([[x - width * 0.07, y - height + 3], [x + width / 2, y - height - rise], [x + width * 1.07, y - height + 3]], canvas.linear([[0, mix(roof, light.key, 0.1)], [1, mix(roof, light.dark, 0.15)]])); // prettier-ignore
  const rows = Math.max(1, Math.round(height / (width * 0.48)));
  const columns = width > 46 ? (width > 130 ? 3 : 2) : 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const w = (width / columns) * 0.38;
      const h = (height / rows) * 0.5;
      const wx = x + (column + 0.5) * (width / columns) - w / 2;
      const wy = y - height + (row + 0.28) * (height / rows);
      const isLit = areWindowsLit(stage) && random.chance(0.55);
      canvas.rect(wx - w * 0.12, wy - h * 0.08, w * 1.24, h * 1.16, mix(wall, '#fff6e2', 0.25), 0.8);
      canvas.rect(wx, wy, w, h, isLit ? GLASS_LIT : mix(stage.seen('#4b5a68', depth), light.skyMid, 0.2));
      if (isLit && depth < 0.7) canvas.glow(wx + w / 2, wy + h / 2, w * 2.4, '#ffc66e', 0.35);
      if (w > 9)
        canvas.stroke(
          `M${wx + w / 2} ${wy}v${h}M${wx} ${wy + h * 0.45}h${w}`,
          mix(wall, light.dark, 0.3),
          w * 0.07,
        );
    }
  }
  canvas.rect(x + width * 0.42, y - Math.min(height * 0.3, width * 0.4), width * 0.18, Math.min(height * 0.3, width * 0.4) + 4, stage.seen('#5b4032', depth)); // prettier-ignore
}

/** The beams of a half-timbered wall. */
function drawTimbers(
  { canvas, light, seen }: Stage,
  { x, y, width, height, wall }: { x: number; y: number; width: number; height: number; wall: string },
): void {
  const beam = mix(mix(seen('#4a3626'), wall, 0.2), light.dark, 0.1);
  const w = Math.max(1.5, width * 0.035);
  const floors = Math.max(1, Math.round(height / (width * 0.5)));
  for (let i = 0; i <= floors; i++) {
    const at = y - (height * i) / floors;
    canvas.stroke(`M${x} ${at}h${width}`, beam, w);
    if (i === floors) continue;
    const rise = height / floors;
    canvas.stroke(`M${x + width * 0.5} ${at}v${-rise}M${x + w} ${at}l${width * 0.24} ${-rise}M${x + width - w} ${at}l${-width * 0.24} ${-rise}`, beam, w * 0.8); // prettier-ignore
  }
  canvas.stroke(`M${x} ${y}v${-height}M${x + width} ${y}v${-height}`, beam, w);
}

/** A log hut with carved window frames. */
export function drawIzba(stage: Stage, random: Random, x: number, y: number, width: number, depth: number, index = 0): void {
  const { canvas, light } = stage;
  const height = width * 0.5;
  const log = stage.seen(stage.colour('house', random.pick(['#8a6a4a', '#7a5c42', '#96765a']), index), depth);
  const roof = stage.seen(isSnowy(stage) ? '#f0f3f6' : stage.colour('roof', random.pick(['#6d665c', '#7d6a4c', '#5d5650'])), depth);
  canvas.rect(x + width * 0.62, y - height - width * 0.42, width * 0.09, width * 0.3, mix(log, light.dark, 0.3));
  canvas.rect(x, y - height, width, height + 6, canvas.linear([[0, log], [1, mix(log, light.dark, 0.3)]]));
  for (let i = 1; i < 7; i++) canvas.stroke(`M${x} ${y - height + (i * height) / 7}h${width}`, mix(log, light.dark, 0.3), width * 0.008, 0.7);
  canvas.polygon([[x - width * 0.1, y - height + 4], [x + width * 0.48, y - height - width * 0.4], [x + width * 1.1, y - height + 4]], canvas.linear([[0, mix(roof, light.key, 0.1)], [1, mix(roof, light.dark, 0.2)]])); // prettier-ignore
  for (const at of [0.16, 0.44, 0.72]) {
    const [w, h] = [width * 0.13, height * 0.38];
    const [wx, wy] = [x + width * at, y - height * 0.72];
    canvas.rect(wx - w * 0.2, wy - h * 0.18, w * 1.4, h * 1.3, stage.seen('#e6e2d2', depth));
    const isLit = areWindowsLit(stage) && random.chance(0.75);
    canvas.rect(wx, wy, w, h, isLit ? GLASS_LIT : stage.seen('#3f4a56', depth));
    if (isLit) canvas.glow(wx + w / 2, wy + h / 2, w * 2.6, '#ffc66e', 0.4);
    canvas.stroke(`M${wx + w / 2} ${wy}v${h}M${wx} ${wy + h / 2}h${w}`, stage.seen('#e6e2d2', depth), w * 0.08);
  }
} // prettier-ignore

/** A plastered cottage under thatch, with roses at its door. */
export function drawCottage(stage: Stage, random: Random, x: number, y: number, width: number, depth: number, index = 0): void {
  const { canvas, light } = stage;
  const height = width * 0.44;
  const wall = stage.seen(stage.colour('house', random.pick(['#e8dcc2', '#dccdb4', '#e3d3c8']), index), depth);
  const thatch = stage.seen(isSnowy(stage) ? '#f0f3f6' : stage.colour('roof', random.pick(['#8a7350', '#7a6848', '#94805c'])), depth);
  const glass = (isLit: boolean) => (isLit ? GLASS_LIT : stage.seen('#48525c', depth));
  canvas.rect(x + width * 0.72, y - height - width * 0.5, width * 0.12, width * 0.36, mix(wall, light.dark, 0.3));
  canvas.rect(x, y - height, width, height + 6, canvas.linear([[0, wall], [1, mix(wall, light.dark, 0.26)]]));
  canvas.path(`M${x - width * 0.1} ${y - height * 0.86}Q${x} ${y - height * 1.5} ${x + width * 0.2} ${y - height - width * 0.4}H${x + width * 0.8}Q${x + width} ${y - height * 1.5} ${x + width * 1.1} ${y - height * 0.86}Q${x + width * 0.5} ${y - height * 1.02} ${x - width * 0.1} ${y - height * 0.86}Z`, canvas.linear([[0, mix(thatch, light.key, 0.16)], [1, mix(thatch, light.dark, 0.28)]])); // prettier-ignore
  canvas.rect(x + width * 0.44, y - height * 0.62, width * 0.14, height * 0.64, stage.seen('#5b6a4c', depth));
  for (const at of [0.12, 0.7]) {
    const [w, h, wx, wy] = [width * 0.18, height * 0.34, x + width * at, y - height * 0.66];
    const isLit = areWindowsLit(stage) && random.chance(0.75);
    canvas.rect(wx, wy, w, h, glass(isLit));
    if (isLit) canvas.glow(wx + w / 2, wy + h / 2, w * 2.2, '#ffc66e', 0.4);
    canvas.stroke(`M${wx} ${wy}h${w}v${h}h${-w}ZM${wx + w / 2} ${wy}v${h}M${wx} ${wy + h / 2}h${w}`, mix(wall, '#ffffff', 0.5), w * 0.07); // prettier-ignore
  }
} // prettier-ignore

/** A church: white walls and domes, or a stone tower with a spire. */
export function drawChurch(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  isDomed: boolean,
): void {
  const { canvas, light } = stage;
  const wall = stage.seen(stage.colour('church', isDomed ? '#f0eadb' : '#b5ada0'), depth);
  const dark = mix(wall, light.dark, 0.28);
  const top = stage.seen(isDomed ? stage.colour('dome', '#4f6f8c') : stage.colour('roof', '#5d6068'), depth);
  const block = (bx: number, w: number, h: number) => {
    canvas.rect(bx, y - h, w, h + 5, wall);
    canvas.rect(bx + w * 0.66, y - h, w * 0.34, h + 5, dark, 0.6);
  };
  const dome = (cx: number, base: number, r: number) => {
    canvas.rect(cx - r * 0.55, base - r * 0.9, r * 1.1, r, dark);
    canvas.path(`M${cx - r * 0.6} ${base - r * 0.85}C${cx - r * 1.5} ${base - r * 1.9} ${cx - r * 0.5} ${base - r * 2.3} ${cx} ${base - r * 3}C${cx + r * 0.5} ${base - r * 2.3} ${cx + r * 1.5} ${base - r * 1.9} ${cx + r * 0.6} ${base - r * 0.85}Z`, canvas.linear([[0, mix(top, light.key, 0.35)], [0.5, top], [1, mix(top, light.dark, 0.3)]], true)); // prettier-ignore
    canvas.stroke(
      `M${cx} ${base - r * 3}v${-r * 0.8}M${cx - r * 0.25} ${base - r * 3.5}h${r * 0.5}`,
      stage.seen('#c9973c', depth * 0.7),
      r * 0.09,
    );
  };
  block(x - size * 0.35, size * 0.95, size * 0.62);
  if (isDomed) {
    block(x + size * 0.66, size * 0.3, size * 1.05);
    dome(x + size * 0.81, y - size * 1.05, size * 0.13);
    for (const [at, r] of [
      [-0.18, 0.1],
      [0.42, 0.1],
      [0.12, 0.18],
    ] as const)
      dome(x + size * at, y - size * 0.62, size * r);
  } else {
    canvas.polygon([[x - size * 0.4, y - size * 0.6], [x - size * 0.3, y - size * 0.95], [x + size * 0.55, y - size * 0.95], [x + size * 0.65, y - size * 0.6]], top); // prettier-ignore
    block(x + size * 0.5, size * 0.32, size * 1.15);
    canvas.polygon(
      [
        [x + size * 0.47, y - size * 1.14],
        [x + size * 0.66, y - size * 1.95],
        [x + size * 0.85, y - size * 1.14],
      ],
      top,
    );
  }
  for (const at of [-0.22, 0.02, 0.26]) {
    const [wx, w, h] = [x + size * at, size * 0.09, size * 0.26];
    canvas.path(`M${wx} ${y - size * 0.16}v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}Z`, areWindowsLit(stage) ? GLASS_LIT : stage.seen('#4b5560', depth)); // prettier-ignore
  }
}

/** A castle on its rock. */
export function drawCastle(stage: Stage, x: number, y: number, size: number, depth: number): void {
  const { canvas, light } = stage;
  const random = stage.fixed('castle');
  const stone = stage.seen(stage.colour('wall', '#8d8a88'), depth);
  const isRuin = stage.scene.variant === 'ruin';
  // What is left of a wall: its top has fallen in steps.
  const broken = (left: number, top: number, width: number, foot: number): Point[] => {
    const steps = Math.max(5, Math.round(width / 34));
    const rim = Array.from({ length: steps * 2 }, (_, i): Point => [
      left + (Math.ceil(i / 2) / steps) * width,
      top + (i % 2 ? 0.9 : 1) * random.between(0, 0.2) * (foot - top),
    ]);
    return [[left, foot], ...rim, [left + width, foot]];
  };
  const tower = (cx: number, w: number, h: number, hasRoof: boolean) => {
    const fill = canvas.linear([[0, mix(stone, light.key, 0.16)], [0.45, stone], [1, mix(stone, light.dark, 0.42)]], true); // prettier-ignore
    if (isRuin) canvas.polygon(broken(cx - w / 2, y - h * random.between(0.7, 1), w, y + 40), fill);
    else canvas.rect(cx - w / 2, y - h, w, h + 40, fill);
    if (isRuin) canvas.stroke(`M${cx - w * 0.2} ${y - h * 0.3}q${w * 0.1} ${h * 0.1} 0 ${h * 0.2}`, mix(stone, light.dark, 0.4), 3);
    else if (hasRoof) canvas.polygon([[cx - w * 0.62, y - h], [cx, y - h - w * 1.35], [cx + w * 0.62, y - h]], stage.seen(stage.colour('roof', '#4f5a6c'), depth)); // prettier-ignore
    else for (let i = 0; i < 4; i++) canvas.rect(cx - w * 0.58 + i * w * 0.31, y - h - w * 0.17, w * 0.2, w * 0.2, stone);
    for (let i = 0; i < 3; i++) {
      if (!random.chance(0.7) || (isRuin && i < 2)) continue;
      const isLit = !isRuin && areWindowsLit(stage) && random.chance(0.7);
      canvas.rect(cx - w * 0.07, y - h * (0.85 - i * 0.24), w * 0.14, w * 0.32, isLit ? GLASS_LIT : mix(stone, light.dark, 0.6));
      if (isLit) canvas.glow(cx, y - h * (0.85 - i * 0.24), w * 0.8, '#ffc66e', 0.4);
    }
  };
  tower(x - size * 0.1, size * 0.26, size * 1.35, true);
  tower(x + size * 0.32, size * 0.2, size * 1.05, true);
  if (isRuin) canvas.polygon(broken(x - size * 0.6, y - size * 0.42, size * 1.25, y + size * 0.05), mix(stone, light.dark, 0.12)); // prettier-ignore
  else canvas.rect(x - size * 0.6, y - size * 0.55, size * 1.25, size * 0.6, mix(stone, light.dark, 0.12));
  for (let i = 0; i < (isRuin ? 0 : 13); i++) canvas.rect(x - size * 0.6 + i * size * 0.098, y - size * 0.61, size * 0.055, size * 0.07, mix(stone, light.dark, 0.12));
  tower(x - size * 0.58, size * 0.24, size * 0.86, false);
  tower(x + size * 0.62, size * 0.26, size * 0.78, false);
  canvas.path(`M${x - size * 0.06} ${y + 20}v${-size * 0.26}a${size * 0.09} ${size * 0.1} 0 0 1 ${size * 0.18} 0v${size * 0.26}Z`, light.dark, 0.8);
} // prettier-ignore

/** A lighthouse standing on (x, y), its beam over the water after dark. */
export function drawLighthouse(stage: Stage, x: number, y: number, height: number, depth: number): void {
  const { canvas, light } = stage;
  const base = stage.colour('lighthouse', '#f1ece0');
  const wall = stage.seen(base, depth);
  const w = height * 0.11;
  const side = canvas.linear([[0, mix(wall, light.key, 0.2)], [0.5, wall], [1, mix(wall, light.dark, 0.4)]], true);
  if (light.isDark || stage.scene.weather === 'fog') {
    const beam = canvas.linear([[0, '#ffe2a0', 0], [1, '#ffe2a0', 0.5]], true);
    canvas.polygon([[x, y - height * 1.02], [x - 760, y - height * 1.32], [x - 760, y - height * 0.86]], beam);
  }
  canvas.polygon([[x - w, y + 4], [x - w * 0.62, y - height * 0.92], [x + w * 0.62, y - height * 0.92], [x + w, y + 4]], side);
  for (const at of [0.2, 0.5, 0.8]) {
    const half = w * (1 - 0.38 * at);
    canvas.rect(x - half, y - height * 0.92 * at - height * 0.05, half * 2, height * 0.09, stage.seen('#a8473c', depth), 0.85);
  }
  canvas.rect(x - w * 0.82, y - height * 0.95, w * 1.64, height * 0.035, stage.seen('#3f4450', depth));
  canvas.rect(x - w * 0.45, y - height * 1.06, w * 0.9, height * 0.11, '#ffe6a8');
  canvas.path(`M${x - w * 0.6} ${y - height * 1.05}Q${x} ${y - height * 1.2} ${x + w * 0.6} ${y - height * 1.05}Z`, stage.seen('#8a3f38', depth));
  canvas.glow(x, y - height * 1.01, height * 0.55, '#ffe0a0', light.isDark ? 0.85 : 0.4);
} // prettier-ignore

/** A street lamp, its foot on (x, y). */
export function drawLamp(stage: Stage, x: number, y: number, height: number, depth: number): void {
  const { canvas, light } = stage;
  const iron = mix(stage.seen('#2b2c36', depth), light.dark, 0.3);
  canvas.rect(x - height * 0.012, y - height * 0.86, height * 0.024, height * 0.86, iron);
  canvas.rect(x - height * 0.03, y - height * 0.08, height * 0.06, height * 0.08, iron);
  const isLit = areWindowsLit(stage);
  const own = stage.colours('glow')[0] ?? '#ffcf7a';
  if (isLit) {
    canvas.glow(x, y - height * 0.93, height * 0.62, own, 0.6);
    canvas.ellipse(x, y - height * 0.93, height * 0.17, height * 0.17, own, 0.28);
  }
  canvas.polygon([[x - height * 0.05, y - height], [x + height * 0.05, y - height], [x + height * 0.034, y - height * 0.86], [x - height * 0.034, y - height * 0.86]], isLit ? '#fff0c0' : stage.seen('#cfd6d2', depth)); // prettier-ignore
  canvas.polygon(
    [
      [x - height * 0.06, y - height],
      [x, y - height * 1.06],
      [x + height * 0.06, y - height],
    ],
    iron,
  );
}

/** Stones lying about. */
export function drawRocks(
  stage: Stage,
  random: Random,
  top: number,
  count: number,
  colour = '#7d7a78',
): void {
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 0.7;
    const [x, y, r] = [random.between(-30, 1230), top + t * (HEIGHT - top), 8 + t * 54 * random.next()];
    const body = stage.seen(shade(colour, random.between(-0.2, 0.12)), (1 - t) * 0.4);
    const peak: Point = [x - r * random.between(0.1, 0.3), y - r * random.between(0.6, 0.8)];
    const edge: Point = [x + r * random.between(0.1, 0.35), y - r * 0.3];
    const outline: Point[] = [[x - r, y + r * 0.06], [x - r * 0.8, y - r * 0.4], peak, [x + r * 0.5, y - r * 0.52], [x + r, y + r * 0.02], [x + r * 0.3, y + r * 0.16]]; // prettier-ignore
    stage.canvas.polygon(outline, mix(body, stage.light.dark, 0.12));
    // The face turned to the light.
    stage.canvas.polygon([[x - r * 0.8, y - r * 0.4], peak, [x + r * 0.5, y - r * 0.52], edge], mix(body, stage.light.key, 0.24)); // prettier-ignore
    stage.canvas.polygon([[x + r * 0.5, y - r * 0.52], [x + r, y + r * 0.02], [x + r * 0.3, y + r * 0.16], edge], mix(body, stage.light.dark, 0.4)); // prettier-ignore
  }
}
