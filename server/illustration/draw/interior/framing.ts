import { mix } from '#shared/illustration/drawing/colour.ts';
import { HEIGHT, WIDTH } from '../canvas.ts';
import type { Tone } from '../piece.ts';
import type { Stage } from '../stage.ts';

/** From where a room is looked at: the middle of the floor, near one side, its door, past a curtain, or over a table. */
const VIEWS = ['middle', 'near', 'doorway', 'curtain', 'table'] as const;
type View = (typeof VIEWS)[number];

/** Draws the room as one of its views has it, half of them from the other side; another take has another view. */
export function drawView(stage: Stage, tone: Tone, draw: () => void): void {
  const random = stage.varied('view');
  const isBare = stage.scene.setting === 'cellar' || stage.scene.setting === 'cabin';
  const view: View = random.pick(isBare ? ['middle', 'near', 'doorway'] : VIEWS);
  const isPortrait = stage.scene.type === 'character';
  const side = random.chance(0.5) ? 1 : -1;
  const [scale, shift] = view === 'near' ? [1.42, random.between(-120, 40)] : [1.14, 0];
  const x = 600 - 600 * scale * side + shift * side;
  const y = (view === 'near' ? -230 : -66) + (view === 'table' ? -46 : 0);
  stage.canvas.moved(`translate(${x.toFixed(0)} ${y}) scale(${(scale * side).toFixed(2)} ${scale})`, draw);
  if (isPortrait) return;
  if (view === 'doorway') drawDoorway(stage, tone);
  if (view === 'curtain') drawDrape(stage, tone, side);
  if (view === 'table') drawNearTable(stage, tone, side);
}

/** The jambs of the door one stands in, dark against the room. */
function drawDoorway({ canvas, light }: Stage, tone: Tone): void {
  const wood = mix(tone('#6a4e38'), light.dark, 0.3);
  for (const side of [1, -1]) {
    canvas.moved(side > 0 ? 'translate(0 0)' : `translate(${WIDTH} 0) scale(-1 1)`, () => {
      canvas.rect(-10, -10, 92, HEIGHT + 20, mix(wood, light.dark, 0.55));
      canvas.rect(82, 40, 46, HEIGHT, canvas.linear([[0, mix(wood, light.dark, 0.3)], [0.8, wood], [1, mix(wood, light.key, 0.3)]], true)); // prettier-ignore
      canvas.stroke(`M96 60V${HEIGHT}M112 70V${HEIGHT}`, mix(wood, light.dark, 0.5), 3, 0.8);
    });
  }
  canvas.rect(-10, -10, WIDTH + 20, 52, mix(wood, light.dark, 0.4));
  canvas.rect(82, 40, WIDTH - 164, 40, canvas.linear([[0, mix(wood, light.dark, 0.4)], [1, mix(wood, light.key, 0.16)]])); // prettier-ignore
  canvas.rect(128, HEIGHT - 26, WIDTH - 256, 30, mix(wood, light.key, 0.12));
}

/** A curtain gathered at the near side. */
function drawDrape(stage: Stage, tone: Tone, side: number): void {
  const { canvas, light } = stage;
  const silk = mix(tone(stage.colour('curtain', stage.fixed('drape').pick(['#7c2f34', '#3f5a5a', '#7a5a2c', '#4c3f62']))), light.dark, 0.34); // prettier-ignore
  canvas.moved(side > 0 ? 'translate(0 0)' : `translate(${WIDTH} 0) scale(-1 1)`, () => {
    canvas.path(`M-20 -20H300Q270 200 120 470Q230 640 170 ${HEIGHT + 20}H-20Z`, canvas.linear([[0, mix(silk, light.dark, 0.5)], [0.5, silk], [0.8, mix(silk, light.key, 0.2)], [1, mix(silk, light.dark, 0.2)]], true)); // prettier-ignore
    for (const [from, to] of [[60, 30], [130, 62], [200, 90], [256, 112]] as const) canvas.path(`M${from} -20Q${from - 10} 240 ${to} 470Q${from} 250 ${from + 26} -20Z`, light.dark, 0.32); // prettier-ignore
    for (const x of [20, 70, 118]) canvas.path(`M${x} 480Q${x + 40} 680 ${x + 10} ${HEIGHT + 20}H${x + 34}Q${x + 66} 680 ${x} 480Z`, light.dark, 0.3); // prettier-ignore
    canvas.path('M-20 440Q60 500 132 452L138 494Q60 540 -20 486Z', mix(tone('#c9973c'), light.dark, 0.25));
  });
}

/** The edge of a table right before the eye, with what somebody left on it. */
function drawNearTable({ canvas, light }: Stage, tone: Tone, side: number): void {
  const wood = mix(tone('#6d4a34'), light.dark, 0.3);
  const at = (x: number) => 600 + x * side;
  canvas.path(`M-20 836Q600 800 1220 836V${HEIGHT + 20}H-20Z`, canvas.linear([[0, mix(wood, light.key, 0.24)], [0.25, wood], [1, mix(wood, light.dark, 0.5)]])); // prettier-ignore
  canvas.stroke('M-20 836Q600 800 1220 836', mix(wood, light.key, 0.5), 4, 0.6);
  const [book, cup] = [at(-350), at(330)];
  canvas.ellipse(book + 20, 858, 150, 18, light.dark, 0.3);
  canvas.polygon([[book - 120, 850], [book - 90, 818], [book + 116, 814], [book + 130, 846]], mix(tone('#8a4a40'), light.dark, 0.2)); // prettier-ignore
  canvas.polygon(
    [
      [book - 104, 836],
      [book - 84, 812],
      [book + 108, 808],
      [book + 118, 832],
    ],
    tone('#efe4cc'),
  );
  canvas.path(`M${book - 96} 822Q${book - 40} 796 ${book + 6} 818Q${book + 60} 792 ${book + 112} 814L${book + 116} 828Q${book + 60} 808 ${book + 8} 832Q${book - 50} 812 ${book - 100} 834Z`, tone('#f6eeda')); // prettier-ignore
  canvas.ellipse(cup, 846, 64, 12, light.dark, 0.3);
  canvas.ellipse(cup, 838, 58, 10, tone('#e6dcc8'));
  canvas.path(`M${cup - 34} 786H${cup + 34}Q${cup + 30} 834 ${cup + 12} 838H${cup - 12}Q${cup - 30} 834 ${cup - 34} 786Z`, canvas.linear([[0, tone('#cfc4ae')], [0.4, tone('#f6efe0')], [1, tone('#a89c88')]], true)); // prettier-ignore
  canvas.ellipse(cup, 786, 34, 7, tone('#7a4a2c'));
  canvas.stroke(`M${cup + 32} 796q24 2 18 20q-6 12 -24 8`, tone('#d8ccb6'), 6);
}
