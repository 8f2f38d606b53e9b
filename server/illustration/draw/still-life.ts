import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Random } from '#shared/illustration/drawing/seeded.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { drawOnPanes } from './sky.ts';
import type { Stage } from './stage.ts';
import { OBJECTS } from './still-life/objects.ts';

/** Things that have a form of their own on the table. */
export const STILL_THINGS: ReadonlySet<string> = new Set(Object.keys(OBJECTS));

/** What stands beside a thing that the text leaves alone. */
const COMPANY: Readonly<Record<string, readonly [string, ...string[]]>> = {
  letter: ['candle', 'books'], books: ['candle', 'glass'], key: ['box', 'letter'], sword: ['candle', 'letter'], gun: ['bottle', 'letter'],
  ring: ['box', 'letter'], watch: ['letter', 'books'], skull: ['candle', 'books'], fruit: ['bottle', 'vase'], flowers: ['books', 'letter'],
  globe: ['books', 'map'], mask: ['candle', 'flowers'], pipe: ['glass', 'books'], samovar: ['glass', 'fruit'], instrument: ['letter', 'candle'],
}; // prettier-ignore
const HANGING: ReadonlySet<string> = new Set(['garment', 'picture', 'frame', 'icon', 'mirror']);
/** What shines itself. */
const LIGHTS: ReadonlySet<string> = new Set(['lamp', 'candle']);

/** The thing itself on a table, in light from a window at the left, its shadow falling to the right. */
export function drawStillLife(stage: Stage): void {
  const { canvas, light, scene } = stage;
  const random = stage.varied('still');
  const kinds = scene.things.map((each) => each.kind).filter((kind) => STILL_THINGS.has(kind));
  const main = kinds[0] ?? random.pick(['vase', 'books', 'candle', 'fruit']);
  const beside = [...new Set([...kinds.slice(1, 3), ...(kinds.length > 1 ? [] : [random.pick(COMPANY[main] ?? ['vase', 'books', 'glass'])])])];
  drawWall(stage, random, main);
  drawTableTop(stage, random);
  const side = random.chance(0.5) ? 1 : -1;
  beside.filter((kind) => kind !== main && !(main === 'flowers' && kind === 'vase')).forEach((kind, i) => place(stage, kind, 600 + (i ? -1 : 1) * side * 320, 690 - i * 8, 0.72));
  place(stage, main, 600 - side * (beside.length > 0 ? 60 : 0), 752, 1.2);
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.radial([[0.5, light.dark, 0], [1, light.dark, 0.5]]));
} // prettier-ignore

function drawWall(stage: Stage, random: Random, main: string): void {
  const { canvas, light } = stage;
  const ground = stage.seen(random.pick(['#7d7f6a', '#8a6a58', '#63747c', '#8d7a52', '#6f5a66', '#5d7468']));
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.linear([[0, mix(ground, light.key, 0.16)], [0.6, ground], [1, mix(ground, light.dark, 0.55)]], true));
  for (let i = 0; i < 26; i++) {
    const [x, y, w] = [random.between(0, WIDTH), random.between(0, 620), random.between(80, 260)];
    canvas.ellipse(x, y, w, w * 0.4, canvas.radial([[0, random.chance(0.5) ? light.key : light.dark, 0.07], [1, ground, 0]]));
  }
  if (LIGHTS.has(main) && light.isDark) return;
  // A corner of the window, and its light slanting over the wall.
  canvas.polygon([[0, 60], [170, 20], [170, 520], [0, 560]], canvas.linear([[0, light.skyTop], [0.6, light.skyMid], [1, light.skyLow]]));
  canvas.within('M0 60L170 20V520L0 560Z', () => {
    canvas.path('M0 470Q90 430 180 460V560H0Z', stage.seen('#7f9460', 0.4));
    drawOnPanes(stage, [0, 30, 170, 520]);
  });
  canvas.stroke('M0 60L170 20V520L0 560M86 40V540M0 226L170 190M0 392L170 356', mix(stage.seen('#e9dfcc'), light.dark, 0.08), 13);
  canvas.polygon([[182, 20], [182, 520], [900, 690], [900, 300]], canvas.linear([[0, light.key, 0.34], [1, light.key, 0]], true));
  canvas.glow(180, 280, 520, mix(light.key, '#ffe2b0', 0.4), 0.5);
} // prettier-ignore

function drawTableTop(stage: Stage, random: Random): void {
  const { canvas, light } = stage;
  const wood = stage.seen(stage.colour('table', '#85603f'));
  canvas.rect(-10, 612, WIDTH + 20, 300, canvas.linear([[0, mix(wood, light.key, 0.22)], [0.5, wood], [1, mix(wood, light.dark, 0.42)]]));
  for (let i = 0; i < 16; i++) {
    const y = 620 + i * i * 1.2 + random.between(-3, 3);
    canvas.stroke(`M-10 ${y}Q${random.between(200, 500)} ${y + random.between(-6, 8)} 600 ${y + 2}T1210 ${y}`, mix(wood, light.dark, 0.4), 1.4 + i * 0.12, 0.3);
  }
  canvas.rect(-10, 610, WIDTH + 20, 6, mix(wood, light.key, 0.45), 0.8);
  // A cloth over the edge, in folds.
  const linen = stage.seen(stage.colour('sheet', random.pick(['#e6dbc4', '#b9625a', '#5f7a86', '#d9c48a'])));
  const [from, to] = random.chance(0.5) ? [-40, 700] : [480, 1240];
  const middle = (from + to) / 2;
  canvas.path(`M${from} 668Q${middle} 640 ${to} 662L${to + 40} 920H${from - 60}Z`, canvas.linear([[0, mix(linen, light.key, 0.25)], [0.45, linen], [1, mix(linen, light.dark, 0.4)]]));
  for (let i = 0; i < 6; i++) {
    const x = from + ((i + 0.6) * (to - from)) / 6.4;
    const bend = random.between(-60, 60);
    canvas.path(`M${x} 668Q${x + bend} 780 ${x + bend * 0.4} 920H${x + bend * 0.4 + 46}Q${x + bend + 26} 780 ${x} 668Z`, light.dark, 0.15);
    canvas.stroke(`M${x + 30} 672Q${x + bend + 44} 780 ${x + bend * 0.4 + 62} 920`, mix(linen, light.key, 0.5), 7, 0.35);
  }
} // prettier-ignore

function place(stage: Stage, kind: string, x: number, y: number, scale: number): void {
  const { canvas, light } = stage;
  // Hung things lean or hang against the wall.
  const foot = HANGING.has(kind) ? Math.min(y, kind === 'garment' ? 690 : 640) : y;
  const shadow = canvas.radial([[0, light.dark, 0.62], [0.6, light.dark, 0.4], [1, light.dark, 0]]);
  canvas.ellipse(x + 96 * scale, foot + 2, 250 * scale, 36 * scale, shadow);
  canvas.moved(`translate(${x} ${foot}) scale(${scale})`, () =>
    OBJECTS[kind]?.(stage, mix(stage.seen(stage.colour(kind, USUAL_COLOURS[kind] ?? '#9a7448')), stage.colour(kind, USUAL_COLOURS[kind] ?? '#9a7448'), 0.35)),
  );
} // prettier-ignore

const USUAL_COLOURS: Readonly<Record<string, string>> = {
  books: '#7c3a36', vase: '#6f8f9a', bottle: '#3f6a4c', fruit: '#b8463a', flowers: '#d88f9d', lamp: '#8a6f3c', candle: '#b98f45',
  sword: '#c9d0d6', shield: '#aab4bc', key: '#b98f45', ring: '#d9ae55', watch: '#d9ae55', clock: '#a8824a', crown: '#d9ae55',
  samovar: '#c9973c', boots: '#5a4030', hat: '#4a3a34', garment: '#5a4a5c', instrument: '#a8602e', mask: '#7c2433', globe: '#a89456',
}; // prettier-ignore
