import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import { figureOf } from '../../figures/figures.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from '../people/person-in-room.ts';
import { individuals, recordNamedThing, recordPeople } from '../placing/record-shown.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';
import { drawAudience } from './stage-scene.ts';

export const isInCourt = ({ setting }: Scene): boolean => setting?.value === 'courtroom';

/** The height of people in a court, in pixels, and where its light is. */
export const TALL_IN_COURT = 250;
export const LIGHT_OF_COURT = { x: 512, y: 210 } as const;

const MIDDLE = WIDTH / 2;
/** The judge's bench: its top, its foot and half its width; in pixels. */
const BENCH = { top: 372, foot: 590, half: 196 } as const;
/** The box of the witness or the prisoner. */
const BOX = { x: 250, top: 436, foot: 606, half: 74 } as const;

/** A court: the judge's high bench under its canopy, the box, and the public from behind. */
export function drawCourt(room: Room): void {
  const { scene, canvas, palette } = room;
  const wood = mix(mix(palette.sky[1], '#5a3a22', 0.66), palette.ink, 0.1);
  drawWindows(room);
  drawCanopy(room, wood);
  const guests = individuals({ ...scene, people: scene.people.filter(({ count }) => count !== 'many') }, 4);
  const judge = guests.find(({ person }) => SITS.has(person.posture?.value ?? '') || isRobed(person));
  const others = guests.filter((guest) => guest !== judge);
  const put = ({ person, index }: (typeof guests)[number], x: number, foot: number, isFlipped = false) => {
    const figure = figureOf(person, scene, index, { canSit: false, posture: 'wait' });
    canvas.add(personShapes(room, figure, x, isFlipped, foot), {
      rim: 0.9,
      relief: 0.1,
      glow: 0.06,
      shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 },
    });
  };
  if (judge) put(judge, MIDDLE, BENCH.top + 150);
  drawPanelled(room, wood, { x: MIDDLE, ...BENCH });
  if (others[0]) put(others[0], BOX.x, BOX.foot - 30);
  drawPanelled(room, mix(wood, palette.ink, 0.12), BOX);
  others.slice(1).forEach((guest, i) => put(guest, 770 + i * 90, 600, true));
  drawClerksTable(room, wood);
  recordPeople(room, scene.people);
  for (const what of ['bench', 'wall', 'window', 'table', 'chair', 'door', 'floor'])
    recordNamedThing(room, what);
  drawAudience(room);
  keepInFrame(room, [{ path: [rectangle(100, 60, WIDTH - 200, 640)], colour: palette.ink }]);
}

const SITS: ReadonlySet<string> = new Set(['sit', 'read', 'write']);
const isRobed = ({ clothes }: Scene['people'][number]): boolean => clothes?.value.kind === 'robe';

function drawWindows({ canvas, palette, source }: Room): void {
  const glass =
    source === 'window' ? mix(palette.light, '#ffffff', 0.3) : mix(palette.sky[1], '#6f86ab', 0.3);
  const arch = (x: number, grow: number): Path[number] =>
    outline([
      [x - 44 - grow, 372 + grow, 1],
      [x - 44 - grow, 176],
      [x - 26, 132 - grow],
      [x + 26, 132 - grow],
      [x + 44 + grow, 176],
      [x + 44 + grow, 372 + grow, 1],
    ]);
  for (const x of [236, 788])
    canvas.add(
      [
        filled(mix(palette.sky[1], palette.ink, 0.3), arch(x, 12)),
        filled(glass, arch(x, 0)),
        filled(
          mix(palette.sky[1], palette.ink, 0.3),
          rectangle(x - 2.5, 134, 5, 238),
          ...[196, 254, 312].map((y) => rectangle(x - 44, y, 88, 4)),
        ),
      ],
      { glow: 0.4 },
    );
}

/** The canopy and the arms over the judge's chair. */
function drawCanopy(room: Room, wood: string): void {
  const { canvas, palette } = room;
  canvas.add(
    [
      filled(mix(wood, palette.ink, 0.1), rectangle(MIDDLE - 112, 138, 224, 300)),
      filled(mix('#7a2a2a', palette.ink, 0.2), rectangle(MIDDLE - 92, 158, 184, 270)),
      filled(
        mix(wood, palette.light, 0.14),
        polygon([
          [MIDDLE - 150, 140],
          [MIDDLE, 86],
          [MIDDLE + 150, 140],
        ]),
        rectangle(MIDDLE - 158, 136, 316, 14),
      ),
    ],
    { glow: 0.2, rim: 0.4, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
  canvas.add(motifShapes(room, 'shield', MIDDLE, { foot: 252, scale: 96, body: '#b58a3e' }), {
    glow: 0.2,
    rim: 0.4,
  });
  canvas.add(
    [
      filled(
        mix(wood, palette.ink, 0.4),
        outline([
          [MIDDLE - 46, BENCH.top + 10, 1],
          [MIDDLE - 46, 292],
          [MIDDLE - 30, 266],
          [MIDDLE + 30, 266],
          [MIDDLE + 46, 292],
          [MIDDLE + 46, BENCH.top + 10, 1],
        ]),
      ),
    ],
    { glow: 0.1, rim: 0.3 },
  );
}

interface Panelled {
  x: number;
  top: number;
  foot: number;
  half: number;
}

function drawPanelled({ canvas, palette }: Room, wood: string, { x, top, foot, half }: Panelled): void {
  const count = Math.max(2, Math.round(half / 48));
  const wide = (half * 2 - 16) / count;
  const panels = Array.from({ length: count }, (_, i): Path => {
    const left = x - half + 14 + i * wide;
    const [width, high] = [wide - 12, foot - top - 62];
    return [
      rectangle(left, top + 40, width, 3),
      rectangle(left, top + 40 + high, width, 3),
      rectangle(left, top + 40, 3, high),
      rectangle(left + width - 3, top + 40, 3, high),
    ];
  });
  canvas.add(
    [
      filled(wood, rectangle(x - half, top + 8, half * 2, foot - top)),
      translucent(palette.light, 0.2, ...panels.flat()),
      filled(mix(wood, palette.light, 0.2), rectangle(x - half - 12, top, half * 2 + 24, 16)),
      translucent('#ffffff', 0.2, rectangle(x - half - 12, top, half * 2 + 24, 3)),
    ],
    { rim: 0.5, glow: 0.12, shadow: { ...SHADOW, distance: 10, colour: palette.ink, strength: 0.32 } },
  );
}

/** The table below the bench, with its papers. */
function drawClerksTable({ canvas, palette }: Room, wood: string): void {
  const sheet = (x: number, y: number): Point[] => [
    [x - 22, y],
    [x + 18, y],
    [x + 24, y + 9],
    [x - 20, y + 9],
  ];
  canvas.add(
    [
      filled(
        mix('#3f5a4a', palette.ink, 0.2),
        polygon([
          [MIDDLE - 108, 556],
          [MIDDLE + 108, 556],
          [MIDDLE + 126, 578],
          [MIDDLE - 126, 578],
        ]),
      ),
      filled(mix(wood, palette.ink, 0.3), rectangle(MIDDLE - 126, 578, 252, 36)),
      filled(
        mix('#efe6cd', palette.sky[1], 0.2),
        ...[-60, 0, 58].map((dx) => polygon(sheet(MIDDLE + dx, 561))),
      ),
      translucent(palette.ink, 0.2, ellipse(MIDDLE, 618, 150, 8)),
    ],
    { rim: 0.4, glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
  );
}
