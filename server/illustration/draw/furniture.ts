import { mix, shade } from '../colour.ts';
import type { Setting } from '../scene-spec.ts';
import { type Point, smooth } from './canvas.ts';
import type { Stage } from './stage.ts';

type Tone = (base: string, dim?: number) => string;
type DrawPiece = (stage: Stage, x: number, y: number, tone: Tone) => void;

/** What stands in a room of which nothing more is told. */
const USUAL: Partial<Record<Setting, readonly string[]>> = {
  hall: ['window', 'chandelier', 'carpet'], parlour: ['window', 'fireplace', 'armchair', 'picture', 'carpet'], bedroom: ['window', 'bed', 'chair'],
  kitchen: ['window', 'stove', 'table', 'pots'], study: ['window', 'desk', 'shelves', 'armchair'], library: ['shelves', 'armchair', 'lamp', 'window'],
  tavern: ['fireplace', 'barrel', 'table', 'candle'], cellar: ['bars', 'barrel', 'candle'], cabin: ['stove', 'window', 'icon', 'table'],
  room: ['window', 'table', 'chair', 'picture'],
}; // prettier-ignore

/** Places along the back wall for what leans on it, high on it for what hangs, and on the floor for what stands free. */
const SLOTS = {
  wall: [330, 870, 600, 455, 745],
  high: [470, 735, 610, 860, 345],
  floor: [770, 400, 985, 215, 580],
} as const;

export function drawFurniture(stage: Stage, tone: Tone): void {
  const named = stage.scene.things.map((each) => each.kind).filter((kind) => kind in PIECES);
  const usual = USUAL[stage.scene.setting] ?? [];
  const kinds = [...new Set([...named, ...usual.slice(0, Math.max(1, 5 - named.length)), 'window'])].filter((kind) => kind in PIECES);
  const used = { wall: 0, high: 0, floor: 0 };
  const order = ['wall', 'high', 'floor'] as const;
  for (const place of order) {
    for (const kind of kinds) {
      const piece = PIECES[kind];
      if (!piece || piece.place !== place) continue;
      const times = Math.min(kind === 'lamp' || kind === 'shelves' || kind === 'candle' ? Math.max(2, stage.count(kind, kind === 'lamp' ? 3 : 2)) : stage.count(kind, 1), 3); // prettier-ignore
      for (let i = 0; i < times && used[place] < SLOTS[place].length; i++) {
        const x = SLOTS[place][used[place]++] ?? 600;
        const y = place === 'wall' ? 612 : place === 'high' ? 280 : 800;
        if (place === 'floor') stage.canvas.moved(`translate(${x * -0.28} ${y * -0.28}) scale(1.28)`, () => piece.draw(stage, x, y, tone));
        else piece.draw(stage, x, y, tone);
      }
    }
  }
} // prettier-ignore

const drawWindow: DrawPiece = (stage, x, _y, tone) => {
  const { canvas, light } = stage;
  const isRound = stage.scene.variant === 'attic';
  const [w, h, top] = [150, 240, 220];
  const d = isRound ? `M${x - 92} 330a92 92 0 1 0 184 0a92 92 0 1 0 -184 0Z` : `M${x - w / 2} ${top}h${w}v${h}h${-w}Z`;
  canvas.stroke(d, tone('#e2d6bc', 0.05), 22);
  canvas.within(d, () => {
    const isShut = stage.has('shutters');
    canvas.rect(x - 120, 190, 240, 300, isShut ? tone(stage.colour('shutters', '#6d5440'), 0.2) : canvas.linear([[0, light.skyTop], [0.5, light.skyMid], [0.72, light.skyLow], [0.73, stage.seen('#5d8391', 0.4)], [1, stage.seen('#3f6472', 0.2)]]));
    if (!isShut && light.isDark) canvas.ellipse(x + 34, 275, 17, 17, '#f7efd2');
    if (isShut) for (let i = 0; i < 12; i++) canvas.stroke(`M${x - 90} ${226 + i * 21}h180`, light.dark, 3, 0.4);
  });
  canvas.stroke(isRound ? `M${x - 92} 330h184M${x} 238v184` : `M${x} ${top}v${h}M${x - w / 2} ${top + h * 0.4}h${w}`, tone('#e2d6bc', 0.1), 8);
  if (!stage.has('shutters')) {
    if (!light.isDark) canvas.polygon([[x - 70, 470], [x + 70, 470], [x + 250, 900], [x - 10, 900]], light.key, 0.15);
    canvas.glow(x, 330, 270, light.key, light.isDark ? 0.14 : 0.32);
  }
  if (!isRound) {
    const cloth = tone(stage.colour('curtain', stage.fixed('curtain').pick(['#a8604e', '#5f7a7c', '#b08a4a', '#7d6a8a', '#6f8560'])), 0.08);
    for (const s of [-1, 1]) canvas.path(`M${x + s * 20} 196Q${x + s * 74} 330 ${x + s * 92} 500H${x + s * 134}Q${x + s * 122} 340 ${x + s * 128} 196Z`, canvas.linear([[0, mix(cloth, light.dark, 0.2)], [0.5, cloth], [1, mix(cloth, light.dark, 0.35)]], true));
    canvas.stroke(`M${x - 140} 196h280`, tone('#6b4b34', 0.1), 8);
  }
}; // prettier-ignore

const drawLampPiece: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const table = y > 700 ? y - 96 : y + 120;
  canvas.glow(x, table - 66, 330, '#ffc873', 0.6);
  canvas.rect(x - 46, table, 92, 9, tone('#5d4434'));
  canvas.path(`M${x - 22} ${table}q22 -46 0 -46h44q-22 0 0 46Z`, tone(stage.colour('lamp', '#b98f45')));
  canvas.ellipse(x, table - 26, 24, 21, tone(stage.colour('lamp', '#b98f45')));
  canvas.path(`M${x - 17} ${table - 44}q-14 -38 4 -66h26q18 28 4 66Z`, '#ffe9b4', 0.95);
  canvas.ellipse(x, table - 68, 8, 17, '#fffaf0');
};

const drawCandle: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const base = y > 700 ? y - 92 : y + 150;
  canvas.glow(x, base - 76, 270, '#ffbe66', 0.62);
  canvas.ellipse(x, base, 28, 8, tone('#b98f45'));
  canvas.rect(x - 8, base - 60, 16, 60, tone('#f1e6cc'));
  canvas.path(`M${x} ${base - 96}q13 22 0 36q-13 -14 0 -36Z`, '#fff0b4');
};

const drawShelves: DrawPiece = (stage, x, y, tone) => {
  const { canvas, light } = stage;
  const random = stage.fixed(`shelf${x}`);
  const wood = tone(stage.colour('shelves', '#5d412f'), 0.1);
  canvas.rect(x - 92, y - 430, 184, 430, wood);
  for (let row = 0; row < 6; row++) {
    const top = y - 420 + row * 69;
    canvas.rect(x - 82, top, 164, 62, mix(wood, light.dark, 0.55));
    for (let bx = x - 80; bx < x + 68;) {
      const [w, h] = [random.between(9, 19), random.between(38, 58)];
      canvas.rect(bx, top + 62 - h, w, h, tone(stage.colour('books', random.pick(['#8a3f38', '#3f5a5c', '#b98f45', '#4a4a5e', '#6d7a52', '#a8795a'])), random.between(0, 0.25))); // prettier-ignore
      bx += w + 1;
    }
  }
};

const drawFireplace: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const stone = tone(stage.colour('fireplace', '#b0a492'));
  canvas.rect(x - 130, y - 240, 260, 240, canvas.linear([[0, stone], [1, shade(stone, -0.25)]]));
  canvas.rect(x - 148, y - 262, 296, 28, tone('#c4b69e'));
  canvas.path(`M${x - 80} ${y}v-120q80 -64 160 0v120Z`, '#1d1518');
  canvas.glow(x, y - 40, 330, '#ff9a4a', 0.62);
  for (const [w, h, c] of [[46, 96, '#d9622b'], [32, 70, '#f09a3c'], [17, 44, '#ffe08a']] as const) canvas.path(`M${x - w} ${y - 8}q-6 -50 ${w} ${-h}q10 40 ${w} ${h}Z`, c);
}; // prettier-ignore

const drawBed: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const wood = tone('#5d412f');
  const cover = stage.colour(
    'quilt',
    stage.colour('bed', stage.fixed('bed').pick(['#a86558', '#5f7f98', '#8a9a6c'])),
  );
  canvas.path(`M${x - 170} ${y - 190}h22v200h-22Z`, wood);
  canvas.path(
    `M${x - 160} ${y - 84}h330l20 96h-350Z`,
    canvas.linear([
      [0, tone(cover)],
      [1, tone(cover, 0.35)],
    ]),
  );
  if (stage.has('quilt')) {
    const random = stage.fixed('quilt');
    for (let i = 0; i < 24; i++) canvas.polygon([[x - 58 + (i % 8) * 29, y - 84 + Math.floor(i / 8) * 30], [x - 31 + (i % 8) * 29, y - 84 + Math.floor(i / 8) * 30], [x - 29 + (i % 8) * 30, y - 56 + Math.floor(i / 8) * 30], [x - 57 + (i % 8) * 30, y - 56 + Math.floor(i / 8) * 30]], tone(random.pick([cover, '#c9973c', '#4f6f8c', '#d8b8a0', '#6f8c5c', '#b3564a']))); // prettier-ignore
  }
  canvas.path(`M${x - 148} ${y - 78}q6 -44 52 -42q44 2 42 42Z`, tone('#f1ece0'));
  canvas.rect(x + 168, y - 96, 20, 116, wood);
};

const drawTable: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const wood = tone(stage.colour('table', '#7a5638'));
  for (const dx of [-110, 96]) canvas.rect(x + dx, y - 92, 14, 118, shade(wood, -0.35));
  canvas.polygon(
    [
      [x - 128, y - 96],
      [x - 92, y - 126],
      [x + 92, y - 126],
      [x + 128, y - 96],
    ],
    shade(wood, 0.12),
  );
  canvas.rect(x - 128, y - 96, 256, 14, wood);
  if (stage.has('sheet') && !stage.has('piano')) canvas.path(`M${x - 128} ${y - 96}L${x - 92} ${y - 128}H${x + 92}L${x + 128} ${y - 96}V${y - 50}Q${x} ${y - 36} ${x - 128} ${y - 50}Z`, tone(stage.colour('sheet', '#f1ece0'))); // prettier-ignore
  if (stage.has('samovar')) {
    canvas.ellipse(x, y - 168, 34, 42, tone(stage.colour('samovar', '#c9973c')));
    canvas.rect(x - 15, y - 130, 30, 14, tone('#a87a30'));
    canvas.rect(x - 12, y - 226, 24, 22, tone('#c9973c'));
  } else {
    canvas.path(`M${x - 58} ${y - 118}v-34q14 -12 28 0v34Z`, tone('#5f7a6c'));
    canvas.ellipse(x + 30, y - 116, 30, 10, tone('#e8e0cc'));
  }
};

const drawPiano: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const body = tone(stage.colour('piano', '#26242b'));
  for (const dx of [-160, -10, 130]) canvas.rect(x + dx, y - 70, 18, 96, body);
  canvas.path(
    `M${x - 190} ${y - 150}H${x + 120}Q${x + 190} ${y - 140} ${x + 170} ${y - 70}H${x - 190}Z`,
    body,
  );
  canvas.path(
    `M${x - 170} ${y - 156}Q${x - 100} ${y - 330} ${x + 140} ${y - 300}Q${x + 100} ${y - 200} ${x + 110} ${y - 156}Z`,
    shade(body, 0.1),
  );
  canvas.rect(x - 206, y - 122, 66, 15, tone('#f1ece0'));
  if (stage.has('sheet')) canvas.path(`M${x - 196} ${y - 160}Q${x - 110} ${y - 320} ${x + 150} ${y - 292}Q${x + 204} ${y - 150} ${x + 186} ${y - 40}Q${x + 130} ${y - 66} ${x + 90} ${y - 34}Q${x + 10} ${y - 62} ${x - 60} ${y - 30}Q${x - 130} ${y - 60} ${x - 200} ${y - 44}Z`, canvas.linear([[0, tone(stage.colour('sheet', '#f1ece0'))], [1, tone(stage.colour('sheet', '#f1ece0'), 0.34)]]), 0.96); // prettier-ignore
  for (let i = 0; i < 5 && stage.has('sheet'); i++)
    canvas.stroke(`M${x - 120 + i * 62} ${y - 230}q-16 90 ${-10 + i * 4} 180`, tone('#b5ad9e', 0.15), 5, 0.5);
};

const drawStove: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  if (stage.scene.setting === 'cabin') {
    canvas.path(`M${x - 130} ${y}v-250h190v-190h70v440Z`, tone(stage.colour('stove', '#e8e0d0')));
    canvas.path(`M${x - 76} ${y - 60}v-70q50 -40 100 0v70Z`, '#2a1c1a');
    canvas.glow(x - 26, y - 90, 190, '#ff9a4a', 0.6);
    return;
  }
  const iron = tone(stage.colour('stove', '#3a383e'), 0.1);
  canvas.rect(x + 20, y - 480, 26, 300, iron);
  canvas.path(`M${x - 66} ${y - 16}v-150q66 -40 132 0v150Z`, iron);
  for (const dx of [-52, 40]) canvas.rect(x + dx, y - 18, 12, 24, iron);
  canvas.rect(x - 34, y - 110, 68, 46, '#ffb45e');
  canvas.glow(x, y - 86, 200, '#ff9a4a', 0.6);
};

const drawMirror: DrawPiece = (stage, x, _y, tone) => {
  const { canvas, light } = stage;
  canvas.path(`M${x - 62} 500V250q62 -76 124 0v250Z`, tone(stage.colour('frame', '#5b4030')));
  canvas.path(
    `M${x - 48} 486V262q48 -60 96 0v224Z`,
    canvas.linear([
      [0, light.skyLow],
      [0.6, tone('#8a97a0')],
      [1, tone('#5d6a72')],
    ]),
  );
  canvas.polygon(
    [
      [x - 30, 470],
      [x + 20, 250],
      [x + 36, 260],
      [x - 10, 480],
    ],
    '#ffffff',
    0.22,
  );
};

const drawPicture: DrawPiece = (stage, x, _y, tone) => {
  const { canvas, light } = stage;
  canvas.rect(x - 54, 216, 108, 128, tone(stage.colour('frame', '#b98f45')));
  canvas.rect(
    x - 42,
    228,
    84,
    104,
    canvas.linear([
      [0, light.skyMid],
      [0.6, light.skyLow],
      [0.62, tone('#5d7048')],
      [1, tone('#3f4a38')],
    ]),
  );
};

const drawIcon: DrawPiece = ({ canvas }, x, _y, tone) => {
  canvas.glow(x, 300, 150, '#ffcf7a', 0.5);
  canvas.rect(x - 38, 220, 76, 98, tone('#c9973c'));
  canvas.rect(x - 28, 230, 56, 78, tone('#7c2f2c'));
  canvas.ellipse(x, 262, 17, 17, tone('#e3c05a'));
  canvas.ellipse(x, 264, 9, 12, tone('#a8764e'));
  canvas.path(`M${x - 22} 308q22 -56 44 0Z`, tone('#2f4a6c'));
};

const drawArmchair: DrawPiece = (stage, x, y, tone) => {
  const cloth = tone(stage.colour('armchair', stage.colour('sofa', stage.fixed('armchair').pick(['#a8584a', '#4f7478', '#8a9a5c', '#b5854a']))));
  const { canvas, light } = stage;
  canvas.path(`M${x - 74} ${y - 30}V${y - 180}q74 -60 148 0v150Z`, canvas.linear([[0, shade(cloth, 0.1)], [1, mix(cloth, light.dark, 0.3)]]));
  canvas.path(`M${x - 70} ${y - 96}h140v76h-140Z`, shade(cloth, 0.06));
  for (const s of [-1, 1]) canvas.path(`M${x + s * 58} ${y - 112}q${s * 50} -6 ${s * 46} 30v86h${-s * 40}Z`, mix(cloth, light.dark, 0.18));
  for (const dx of [-84, 66]) canvas.rect(x + dx, y - 6, 18, 24, tone('#4a3428'));
}; // prettier-ignore

const drawSofa: DrawPiece = (stage, x, y, tone) => {
  const cloth = tone(stage.colour('sofa', '#6d5a3f'));
  stage.canvas.path(`M${x - 170} ${y - 30}v-120q0 -34 40 -34h260q40 0 40 34v120Z`, cloth);
  stage.canvas.rect(x - 176, y - 90, 352, 74, shade(cloth, 0.08));
  for (const dx of [-196, 158]) stage.canvas.rect(x + dx, y - 118, 38, 118, shade(cloth, -0.2));
};

const drawChair: DrawPiece = (stage, x, y, tone) => {
  const wood = tone(stage.colour('chair', '#6b4b34'));
  for (const [dx, h] of [[-40, 190], [30, 190]] as const) stage.canvas.rect(x + dx, y - h, 11, h + 14, wood);
  for (const h of [180, 140]) stage.canvas.rect(x - 40, y - h, 80, 16, wood);
  stage.canvas.polygon([[x - 50, y - 84], [x - 36, y - 102], [x + 46, y - 102], [x + 56, y - 84]], shade(wood, 0.14));
  for (const dx of [-50, 46]) stage.canvas.rect(x + dx, y - 84, 10, 112, shade(wood, -0.2));
}; // prettier-ignore

const drawCarpet: DrawPiece = (stage, _x, _y, tone) => {
  const cloth = stage.colour('carpet', '#8a4440');
  stage.canvas.polygon(
    [
      [400, 680],
      [800, 680],
      [960, 860],
      [240, 860],
    ],
    tone(cloth, 0.1),
  );
  stage.canvas.polygon(
    [
      [424, 694],
      [776, 694],
      [908, 842],
      [292, 842],
    ],
    tone('#d8b878', 0.12),
  );
  stage.canvas.polygon(
    [
      [440, 704],
      [760, 704],
      [876, 830],
      [324, 830],
    ],
    tone(cloth, 0.05),
  );
  stage.canvas.ellipse(600, 764, 130, 34, tone('#d8b878', 0.15), 0.7);
};

const drawChandelier: DrawPiece = ({ canvas }, _x, _y, tone) => {
  canvas.stroke('M600 0V130', tone('#8a6a30'), 6);
  canvas.glow(600, 190, 420, '#ffd58a', 0.6);
  canvas.stroke(
    'M480 180Q540 250 600 190Q660 250 720 180M530 170Q570 220 600 190Q630 220 670 170',
    tone('#c9973c'),
    8,
  );
  for (const x of [480, 530, 600, 670, 720]) {
    canvas.rect(x - 5, 138, 10, 34, tone('#f1e6cc'));
    canvas.ellipse(x, 128, 7, 13, '#fff0b4');
  }
};

const drawClock: DrawPiece = ({ canvas }, x, y, tone) => {
  canvas.path(`M${x - 46} ${y}v-370q46 -50 92 0v370Z`, tone('#5d3f2c'));
  canvas.ellipse(x, y - 322, 35, 35, tone('#f1e8d0'));
  canvas.stroke(`M${x} ${y - 322}v-24M${x} ${y - 322}l16 10`, '#2a2428', 4);
  canvas.rect(x - 24, y - 250, 48, 170, tone('#2f211b'));
  canvas.ellipse(x, y - 120, 16, 16, tone('#c9973c'));
};

const drawBarrel: DrawPiece = (stage, x, y, tone) => {
  const wood = tone(stage.colour('barrel', '#8a6238'));
  for (const [dx, dy] of [[-58, 0], [58, 0], [0, -118]] as const) {
    stage.canvas.path(`M${x + dx - 44} ${y + dy - 120}h88q22 60 0 120h-88q-22 -60 0 -120Z`, stage.canvas.linear([[0, shade(wood, 0.12)], [1, shade(wood, -0.4)]], true));
    for (const h of [96, 26]) stage.canvas.stroke(`M${x + dx - 52} ${y + dy - h}h104`, tone('#4a4648'), 7);
  }
}; // prettier-ignore

const drawBars: DrawPiece = ({ canvas, light }, x) => {
  canvas.rect(x - 66, 210, 132, 120, light.skyLow);
  canvas.polygon(
    [
      [x - 66, 330],
      [x + 66, 330],
      [x + 330, 900],
      [x + 60, 900],
    ],
    light.key,
    0.16,
  );
  for (let i = 0; i < 5; i++) canvas.rect(x - 60 + i * 28, 204, 9, 132, '#2a282c');
};

const drawDoor: DrawPiece = (stage, x, y, tone) => {
  const wood = tone(stage.colour('door', '#6b4a34'));
  stage.canvas.rect(x - 80, y - 360, 160, 360, shade(wood, -0.35));
  stage.canvas.rect(x - 68, y - 348, 136, 348, wood);
  for (const [dx, dy, h] of [[-54, -330, 130], [8, -330, 130], [-54, -176, 150], [8, -176, 150]] as const) stage.canvas.rect(x + dx, y + dy, 46, h, shade(wood, -0.16));
  stage.canvas.ellipse(x + 56, y - 176, 7, 7, tone('#c9973c'));
}; // prettier-ignore

const drawChest: DrawPiece = (stage, x, y, tone) => {
  const wood = tone(stage.colour('chest', '#7a5434'));
  stage.canvas.path(`M${x - 90} ${y}v-76q0 -44 90 -44t90 44v76Z`, wood);
  stage.canvas.rect(x - 90, y - 76, 180, 9, shade(wood, -0.4));
  for (const dx of [-62, 48]) stage.canvas.rect(x + dx, y - 112, 14, 112, tone('#55504c'));
  stage.canvas.rect(x - 12, y - 82, 24, 28, tone('#c9973c'));
};

const drawPots: DrawPiece = ({ canvas }, x, _y, tone) => {
  canvas.rect(x - 84, 330, 168, 10, tone('#5d412f'));
  const points: Point[] = [
    [x - 70, 330],
    [x - 76, 290],
    [x - 40, 286],
    [x - 34, 330],
  ];
  canvas.path(smooth(points), tone('#b3683c'));
  canvas.ellipse(x, 306, 24, 25, tone('#5d7484'));
  canvas.ellipse(x + 52, 310, 20, 21, tone('#c2a25c'));
};

const PIECES: Readonly<Record<string, { place: 'wall' | 'high' | 'floor'; draw: DrawPiece } | undefined>> = {
  carpet: { place: 'wall', draw: drawCarpet }, shelves: { place: 'wall', draw: drawShelves }, fireplace: { place: 'wall', draw: drawFireplace },
  stove: { place: 'wall', draw: drawStove }, clock: { place: 'wall', draw: drawClock }, door: { place: 'wall', draw: drawDoor },
  window: { place: 'high', draw: drawWindow }, mirror: { place: 'high', draw: drawMirror }, picture: { place: 'high', draw: drawPicture },
  icon: { place: 'high', draw: drawIcon }, bars: { place: 'high', draw: drawBars }, pots: { place: 'high', draw: drawPots },
  chandelier: { place: 'high', draw: drawChandelier }, bed: { place: 'floor', draw: drawBed }, piano: { place: 'floor', draw: drawPiano },
  table: { place: 'floor', draw: drawTable }, desk: { place: 'floor', draw: drawTable }, armchair: { place: 'floor', draw: drawArmchair },
  sofa: { place: 'floor', draw: drawSofa }, chair: { place: 'floor', draw: drawChair }, barrel: { place: 'floor', draw: drawBarrel },
  chest: { place: 'floor', draw: drawChest }, lamp: { place: 'floor', draw: drawLampPiece }, candle: { place: 'floor', draw: drawCandle },
}; // prettier-ignore
