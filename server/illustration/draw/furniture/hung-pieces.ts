import { mix } from '#shared/illustration/drawing/colour.ts';
import { type Point, smooth } from '../canvas.ts';
import { isSnowy } from '../land.ts';
import type { DrawPiece } from '../piece.ts';
import { drawOnPanes } from '../sky.ts';
import type { Stage } from '../stage.ts';

/** Rooms whose windows have long curtains though the text does not speak of them. */
const CURTAINED: ReadonlySet<string> = new Set(['parlour', 'bedroom', 'study', 'room']);

const hasCurtains = ({ has, scene }: Stage): boolean => has('curtain') || CURTAINED.has(scene.setting);

/** What is seen through a window: the sea where the text speaks of it, else roofs, else trees. */
function drawView(stage: Stage, x: number): void {
  const { canvas, light } = stage;
  if (stage.has('water') || stage.has('ship')) {
    canvas.rect(x - 120, 390, 240, 100, canvas.linear([[0, stage.seen('#5d8391', 0.5)], [1, stage.seen('#3f6472', 0.2)]])); // prettier-ignore
    return;
  }
  const random = stage.fixed('view');
  const isTown = stage.has('roof') || stage.has('house') || stage.has('tower');
  for (let i = 0; i < 6; i++) {
    const [at, rise] = [x - 110 + i * 42, random.between(30, 70)];
    if (isTown) canvas.polygon([[at - 26, 490], [at - 26, 470 - rise], [at, 446 - rise], [at + 26, 470 - rise], [at + 26, 490]], stage.seen(random.pick(['#8a6a5c', '#7a5c54', '#9a7a64']), 0.5)); // prettier-ignore
    else canvas.ellipse(at, 478 - rise * 0.4, 34, rise, stage.seen(isSnowy(stage) ? '#cfd6dd' : random.pick(['#6f8a5a', '#5f7c52', '#7d9460']), 0.5)); // prettier-ignore
  }
  canvas.rect(
    x - 120,
    462,
    240,
    40,
    mix(stage.seen(isSnowy(stage) ? '#e6ebf0' : '#7f9460', 0.35), light.haze, 0.2),
  );
}

export const drawWindow: DrawPiece = (stage, x, _y, tone) => {
  const { canvas, light } = stage;
  const isRound = stage.scene.variant === 'attic';
  const [w, h, top] = [150, 240, 220];
  const d = isRound ? `M${x - 92} 330a92 92 0 1 0 184 0a92 92 0 1 0 -184 0Z` : `M${x - w / 2} ${top}h${w}v${h}h${-w}Z`;
  canvas.stroke(d, tone('#e2d6bc', 0.05), 22);
  canvas.within(d, () => {
    const isShut = stage.has('shutters');
    canvas.rect(x - 120, 190, 240, 300, isShut ? tone(stage.colour('shutters', '#6d5440'), 0.2) : canvas.linear([[0, light.skyTop], [0.5, light.skyMid], [1, light.skyLow]]));
    if (!isShut) drawView(stage, x);
    if (!isShut) drawOnPanes(stage, [x - 92, 220, 184, 240]);
    if (!isShut && light.isDark) canvas.ellipse(x + 34, 275, 17, 17, '#f7efd2');
    if (isShut) for (let i = 0; i < 12; i++) canvas.stroke(`M${x - 90} ${226 + i * 21}h180`, light.dark, 3, 0.4);
  });
  canvas.stroke(isRound ? `M${x - 92} 330h184M${x} 238v184` : `M${x} ${top}v${h}M${x - w / 2} ${top + h * 0.4}h${w}`, tone('#e2d6bc', 0.1), 8);
  if (!stage.has('shutters')) {
    if (!light.isDark) canvas.polygon([[x - 70, 470], [x + 70, 470], [x + 250, 900], [x - 10, 900]], canvas.linear([[0, light.key, 0.3], [1, light.key, 0.06]]));
    canvas.glow(x, 330, 270, light.key, light.isDark ? 0.14 : 0.32);
  }
  if (!isRound && hasCurtains(stage)) {
    const cloth = tone(stage.colour('curtain', stage.fixed('curtain').pick(['#a8604e', '#5f7a7c', '#b08a4a', '#7d6a8a', '#6f8560'])), 0.08);
    for (const s of [-1, 1]) canvas.path(`M${x + s * 20} 196Q${x + s * 74} 330 ${x + s * 92} 500H${x + s * 134}Q${x + s * 122} 340 ${x + s * 128} 196Z`, canvas.linear([[0, mix(cloth, light.dark, 0.2)], [0.5, cloth], [1, mix(cloth, light.dark, 0.35)]], true));
    canvas.stroke(`M${x - 140} 196h280`, tone('#6b4b34', 0.1), 8);
  }
}; // prettier-ignore

export const drawMirror: DrawPiece = (stage, x, _y, tone) => {
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

export const drawPicture: DrawPiece = (stage, x, _y, tone) => {
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

export const drawIcon: DrawPiece = ({ canvas }, x, _y, tone) => {
  canvas.glow(x, 300, 150, '#ffcf7a', 0.5);
  canvas.rect(x - 38, 220, 76, 98, tone('#c9973c'));
  canvas.rect(x - 28, 230, 56, 78, tone('#7c2f2c'));
  canvas.ellipse(x, 262, 17, 17, tone('#e3c05a'));
  canvas.ellipse(x, 264, 9, 12, tone('#a8764e'));
  canvas.path(`M${x - 22} 308q22 -56 44 0Z`, tone('#2f4a6c'));
};

export const drawBars: DrawPiece = ({ canvas, light }, x) => {
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

export const drawPots: DrawPiece = ({ canvas }, x, _y, tone) => {
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

export const drawChandelier: DrawPiece = ({ canvas }, _x, _y, tone) => {
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
