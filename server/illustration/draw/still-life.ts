import { mix, shade } from '../colour.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import type { Stage } from './stage.ts';

/** The thing itself on a table, in light from one side. */
export function drawStillLife(stage: Stage): void {
  const { canvas, light } = stage;
  const random = stage.varied('still');
  const ground = stage.seen(random.pick(['#6d6f62', '#7a5f52', '#56616a', '#7d6a4a']));
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.linear([
      [0, mix(ground, light.dark, 0.55)],
      [1, ground],
    ]),
  );
  canvas.glow(480, 330, 560, mix(light.key, '#ffdca0', 0.5), 0.6);
  const wood = stage.seen(stage.colour('table', '#7d5a3c'));
  canvas.rect(
    -10,
    620,
    WIDTH + 20,
    300,
    canvas.linear([
      [0, mix(wood, light.key, 0.2)],
      [1, mix(wood, light.dark, 0.45)],
    ]),
  );
  canvas.path(
    'M-10 660Q300 610 620 640T1210 610V700Q900 690 640 720T-10 740Z',
    stage.seen(stage.colour('sheet', '#e6dbc4')),
    0.9,
  );
  const kinds = stage.scene.things.map((each) => each.kind).filter((kind) => kind in OBJECTS);
  const main = kinds[0] ?? random.pick(['vase', 'box', 'candle']);
  const others = kinds.slice(1, 3);
  others.forEach((kind, i) => place(stage, kind, i ? 880 : 330, 650, 0.62));
  place(stage, main, 600, 690, 1.15);
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.radial([
      [0.4, light.dark, 0],
      [1, light.dark, 0.5],
    ]),
  );
}

function place(stage: Stage, kind: string, x: number, y: number, scale: number): void {
  stage.canvas.ellipse(x + 50 * scale, y + 6, 200 * scale, 26 * scale, stage.light.dark, 0.42);
  stage.canvas.moved(`translate(${x} ${y}) scale(${scale})`, () => OBJECTS[kind]?.(stage, stage.seen(stage.colour(kind, '#9a7448'))));
} // prettier-ignore

type DrawObject = (stage: Stage, colour: string) => void;

const drawBox: DrawObject = ({ canvas, light }, c) => {
  canvas.path(
    'M-170 0V-130L-120 -190H190L170 0Z',
    canvas.linear(
      [
        [0, mix(c, light.key, 0.2)],
        [1, mix(c, light.dark, 0.4)],
      ],
      true,
    ),
  );
  canvas.path('M-170 -130L-120 -190H190L172 -130Z', mix(c, light.key, 0.28));
  canvas.rect(-12, -146, 26, 40, '#d9ae55');
};

const drawBookPile: DrawObject = ({ canvas, light }, c) => {
  [c, shade(c, -0.3), '#7c3a36'].forEach((each, i) => {
    const y = -i * 56;
    canvas.rect(-170 + i * 22, y - 54, 330 - i * 34, 54, mix(each, light.dark, 0.12));
    canvas.rect(-160 + i * 22, y - 46, 322 - i * 34, 36, '#eadfc4');
    canvas.rect(-170 + i * 22, y - 54, 40, 54, mix(each, light.key, 0.14));
  });
};

const drawVessel: DrawObject = ({ canvas, light }, c) =>
  canvas.path('M-40 -300H40V-250C130 -200 120 -40 70 0H-70C-120 -40 -130 -200 -40 -250Z', canvas.linear([[0, mix(c, light.key, 0.5)], [0.35, c], [1, mix(c, light.dark, 0.5)]], true)); // prettier-ignore

const drawBlade: DrawObject = ({ canvas }, c) => {
  canvas.polygon(
    [
      [-330, -40],
      [180, -96],
      [190, -66],
      [-330, -34],
    ],
    mix('#c9d0d6', c, 0.15),
  );
  canvas.polygon(
    [
      [170, -130],
      [196, -134],
      [212, -30],
      [186, -26],
    ],
    '#b98f45',
  );
  canvas.polygon(
    [
      [198, -98],
      [330, -112],
      [334, -82],
      [202, -66],
    ],
    '#4a342a',
  );
};

const drawKey: DrawObject = ({ canvas }, c) => {
  canvas.stroke('M-60 -70H230M190 -70v56M226 -70v66', c, 24);
  canvas.stroke('M-190 -70a64 64 0 1 0 128 0a64 64 0 1 0 -128 0', c, 25);
};

const drawPaper: DrawObject = ({ canvas, light }) => {
  canvas.polygon(
    [
      [-200, -20],
      [-130, -180],
      [200, -190],
      [170, -14],
    ],
    '#f0e6cc',
  );
  for (let i = 0; i < 5; i++)
    canvas.stroke(`M${-130 + i * -9} ${-150 + i * 26}q60 -9 120 0t130 -4`, light.dark, 2.6, 0.35);
  canvas.ellipse(110, -42, 24, 22, '#a8342e');
};

const drawLantern: DrawObject = ({ canvas, light }, c) => {
  canvas.glow(0, -140, 380, '#ffc873', 0.8);
  canvas.stroke('M-60 -260Q0 -380 60 -260', c, 12);
  canvas.polygon(
    [
      [-80, -260],
      [0, -310],
      [80, -260],
    ],
    mix(c, light.dark, 0.2),
  );
  canvas.rect(-66, -260, 132, 230, '#ffedb8');
  canvas.stroke('M-66 -260V-30M66 -260V-30M0 -260V-30M-66 -150H66', c, 10);
  canvas.path('M0 -200q34 60 0 110q-34 -50 0 -110Z', '#fffaf0');
  canvas.rect(-90, -34, 180, 34, c);
};

const drawRound: DrawObject = ({ canvas, light }, c) => {
  for (const [x, y, r] of [
    [-90, -66, 66],
    [70, -70, 70],
    [-8, -150, 62],
  ] as const) {
    canvas.ellipse(
      x,
      y,
      r,
      r,
      canvas.radial([
        [0, mix(c, light.key, 0.55)],
        [0.6, c],
        [1, mix(c, light.dark, 0.45)],
      ]),
    );
    canvas.stroke(`M${x} ${y - r}q6 -24 20 -30`, '#4a3a28', 6);
  }
};

const drawDial: DrawObject = ({ canvas, light }, c) => {
  canvas.ellipse(
    0,
    -140,
    150,
    150,
    canvas.linear(
      [
        [0, mix(c, light.key, 0.4)],
        [1, mix(c, light.dark, 0.4)],
      ],
      true,
    ),
  );
  canvas.ellipse(0, -140, 122, 122, '#f3ead4');
  canvas.stroke('M0 -140V-226M0 -140L56 -106', '#2c262a', 8);
  canvas.ellipse(0, -140, 10, 10, '#2c262a');
};

const drawPlant: DrawObject = (stage, c) => {
  drawVessel(stage, '#6f8f9a');
  const random = stage.fixed('bunch');
  for (let i = 0; i < 15; i++) {
    const [x, y] = [random.between(-150, 150), -random.between(300, 480)];
    stage.canvas.stroke(`M0 -290Q${x * 0.3} -340 ${x} ${y}`, stage.seen('#55793f'), 6);
    stage.canvas.ellipse(x, y, 32, 30, shade(c, random.between(-0.15, 0.3)));
  }
};

const OBJECTS: Readonly<Record<string, DrawObject | undefined>> = {
  box: drawBox, chest: drawBox, books: drawBookPile, vase: drawVessel, bottle: drawVessel, glass: drawVessel, samovar: drawVessel,
  pots: drawVessel, sword: drawBlade, gun: drawBlade, key: drawKey, letter: drawPaper, map: drawPaper, lamp: drawLantern,
  candle: drawLantern, fruit: drawRound, globe: drawRound, skull: drawRound, ring: drawDial, watch: drawDial, clock: drawDial,
  mirror: drawDial, flowers: drawPlant, mask: drawDial, picture: drawPaper, icon: drawPaper, basket: drawBox,
}; // prettier-ignore

/** Things that have a form of their own on the table. */
export const STILL_THINGS: ReadonlySet<string> = new Set(Object.keys(OBJECTS));
