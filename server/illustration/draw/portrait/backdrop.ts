import { mix, toRgb } from '#shared/illustration/drawing/colour.ts';
import { HEIGHT, WIDTH } from '../canvas.ts';
import { drawOnPanes } from '../sky.ts';
import type { Stage } from '../stage.ts';

/** Behind a person of whom no place is known: a wall with a window, a panelled corner, shelves of books, or leaves. */
export type Backdrop = 'books' | 'leaves' | 'window' | 'panel';

/** `facing` 1 has the light at the right, −1 at the left. */
export function drawBackdrop(stage: Stage, backdrop: Backdrop, facing: number): void {
  if (backdrop === 'leaves') return drawLeaves(stage);
  drawGround(stage);
  const mirrored = facing > 0 ? 'translate(0 0)' : `translate(${WIDTH} 0) scale(-1 1)`;
  const draw = { window: drawWindow, panel: drawPanel, books: drawBooks }[backdrop];
  stage.canvas.moved(mirrored, () => draw(stage));
}

/** Out of doors, out of focus: soft rounds of leaf and light. */
function drawLeaves(stage: Stage): void {
  const { canvas, light, scene, varied } = stage;
  const random = varied('leaves');
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.linear([[0, light.skyMid], [0.5, light.skyLow], [1, stage.seen('#6f8050', 0.2)]]));
  const leaf = { spring: '#8fb060', summer: '#66864a', autumn: '#c08a40', winter: '#9aa4ac' }[scene.season];
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random.between(-60, WIDTH + 60), random.between(-60, HEIGHT)];
    const r = random.between(50, 150);
    const isLit = random.chance(0.3);
    const colour = isLit ? mix(stage.seen(leaf), light.key, 0.6) : mix(stage.seen(leaf), light.dark, random.between(0, 0.42));
    canvas.ellipse(x, y, r, r * 0.9, canvas.radial([[0, colour, isLit ? 0.5 : 0.62], [0.7, colour, isLit ? 0.36 : 0.5], [1, colour, 0]]));
  }
  canvas.rect(0, 0, WIDTH, HEIGHT, light.dark, 0.1);
} // prettier-ignore

/** A bookcase at the right with a lamp before it, the wall at the left. */
function drawBooks(stage: Stage): void {
  const { canvas, light, varied } = stage;
  const random = varied('books');
  const wood = mix(stage.seen('#5d4232'), light.dark, 0.2);
  canvas.rect(640, -10, 580, 920, wood);
  for (let row = 0; row < 5; row++) {
    const top = -20 + row * 190;
    canvas.rect(662, top, 560, 168, mix(wood, light.dark, 0.6));
    for (let x = 668; x < WIDTH; ) {
      const [w, h] = [random.between(22, 44), random.between(104, 152)];
      const cloth = mix(stage.seen(random.pick(['#8a3f38', '#3f5a5c', '#b98f45', '#4a4a5e', '#6d7a52', '#a8795a'])), light.dark, random.between(0.1, 0.3));
      canvas.rect(x, top + 168 - h, w, h, canvas.linear([[0, mix(cloth, light.key, 0.14)], [1, mix(cloth, light.dark, 0.3)]], true));
      canvas.rect(x + 3, top + 168 - h * 0.8, w - 6, 7, '#c9a566', 0.6);
      x += w + 2;
    }
  }
  canvas.glow(1080, 380, 520, '#ffcf86', light.isDark ? 0.55 : 0.28);
} // prettier-ignore

/** In a tone that the clothes stand out from, deep enough that the face is the lightest place. */
function drawGround(stage: Stage): void {
  const { canvas, light, scene } = stage;
  const random = stage.varied('ground');
  const clothes = scene.people[0]?.clothes.colour ?? '#6b4b3a';
  const tones = ['#6a5c48', '#3f5a5a', '#7a5a36', '#5a4a5c', '#4f6048', '#3c4a62'] as const;
  const far = [...tones].sort((a, b) => distance(b, clothes) - distance(a, clothes));
  const ground = mix(stage.seen(far[random.int(0, 2)] ?? tones[0]), far[0] ?? tones[0], 0.3);
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.linear([[0, mix(ground, light.dark, 0.1)], [1, mix(ground, light.dark, 0.5)]])); // prettier-ignore
  for (let i = 0; i < 24; i++) {
    const [x, y, w] = [random.between(-100, WIDTH), random.between(-40, HEIGHT), random.between(60, 240)];
    const tone = mix(ground, random.chance(0.5) ? light.key : light.dark, random.between(0.05, 0.2));
    const [dx, dy] = [w * random.between(0.3, 0.8), w * random.between(-0.8, 0.8)];
    canvas.stroke(`M${x.toFixed(0)} ${y.toFixed(0)}q${(dx / 2 + dy * 0.2).toFixed(0)} ${(dy / 2).toFixed(0)} ${dx.toFixed(0)} ${dy.toFixed(0)}`, tone, random.between(20, 60), 0.22); // prettier-ignore
  }
}

function distance(a: string, b: string): number {
  const [x, y] = [toRgb(a), toRgb(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** A tall window at the right, a curtain beside it, its light across the wall. */
function drawWindow(stage: Stage): void {
  const { canvas, light } = stage;
  const isWinter = stage.scene.season === 'winter';
  canvas.rect(880, 40, 260, 640, canvas.linear([[0, light.skyTop], [0.55, light.skyMid], [0.8, light.skyLow], [1, light.haze]]));
  canvas.within('M880 40H1140V680H880Z', () => {
    const land = stage.seen(isWinter ? '#e4eaf0' : '#7f9460', 0.5);
    canvas.path('M860 540Q940 490 1010 530T1160 510V700H860Z', land);
    for (let i = 0; i < 6; i++) canvas.ellipse(900 + i * 50, 540 - (i % 3) * 16, 34, 40, mix(land, light.dark, 0.25 + (i % 2) * 0.1));
    canvas.glow(1040, 300, 300, light.key, 0.7);
    drawOnPanes(stage, [880, 40, 260, 640]);
  });
  const wood = stage.seen('#e9dfcc');
  canvas.stroke('M880 40V680H1140V40M1010 40V680M880 250H1140M880 466H1140', mix(wood, light.dark, 0.24), 15);
  canvas.rect(856, 676, 310, 30, mix(wood, light.dark, 0.12));
  const silk = stage.seen(stage.colour('curtain', stage.varied('curtain').pick(['#7c2f34', '#4c5a44', '#8a6a3c', '#46506e'])));
  canvas.path('M1100 -10Q1120 300 1070 480Q1130 620 1110 920H1220V-10Z', canvas.linear([[0, mix(silk, light.key, 0.2)], [0.4, silk], [1, mix(silk, light.dark, 0.5)]], true));
  canvas.path('M840 -10H1220V60Q1030 110 840 44Z', mix(silk, light.dark, 0.3));
  canvas.polygon([[880, 60], [880, 660], [150, 980], [150, 480]], light.key, 0.1);
  canvas.glow(900, 380, 560, light.key, 0.34);
} // prettier-ignore

/** Wainscot, a picture on the wall and a lamp on its table at the right. */
function drawPanel(stage: Stage): void {
  const { canvas, light, varied } = stage;
  const wood = mix(stage.seen('#5d4232'), light.dark, 0.25);
  canvas.rect(0, 560, WIDTH, 360, wood);
  for (let x = 20; x < WIDTH; x += 170) canvas.stroke(`M${x} 610h130v330h-130Z`, mix(wood, light.dark, 0.4), 6);
  canvas.rect(0, 548, WIDTH, 18, mix(wood, light.key, 0.2));
  const random = varied('panel');
  const gold = stage.seen('#b08a44');
  canvas.rect(70, 110, 240, 300, mix(gold, light.dark, 0.3));
  canvas.rect(88, 128, 204, 264, canvas.linear([[0, '#6a7a86'], [0.5, '#b8a888'], [1, '#4f5a44']]));
  canvas.path('M88 330Q150 260 210 300T292 280V392H88Z', '#3f4a3c');
  if (random.chance(0.5)) {
    canvas.rect(930, 660, 330, 26, mix(wood, light.key, 0.16));
    canvas.stroke('M1070 660V520', gold, 16);
    canvas.glow(1070, 460, 420, '#ffcf86', 0.75);
    canvas.path('M1010 530L1036 410H1104L1130 530Z', '#ffe6b0');
  } else {
    const silk = stage.seen('#6e2f34');
    canvas.path('M960 -10Q1010 300 930 940H1220V-10Z', canvas.linear([[0, silk], [0.3, mix(silk, light.key, 0.14)], [0.6, mix(silk, light.dark, 0.3)], [1, mix(silk, light.dark, 0.55)]], true));
    for (const x of [1020, 1090, 1160]) canvas.stroke(`M${x} -10Q${x + 30} 400 ${x - 20} 930`, mix(silk, light.dark, 0.5), 12, 0.5);
  }
} // prettier-ignore
