import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import type { Scene, ScenePerson } from '../../../scene.ts';
import { createRow, filled, translucent, WIDTH } from '../../canvas.ts';
import { figureOf, headPixels, ADULT_HEIGHT_M } from '../../figures/figures.ts';
import { isLying } from '../../../is-lying.ts';
import { layTable } from '../people/at-table.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from '../people/person-in-room.ts';
import { placeFloorThings } from '../placing/place-floor-things.ts';
import { individuals, recordIndividuals, recordNamedThing } from '../placing/record-shown.ts';
import { addForeground, FRONT_Y, keepInFrame, SHADOW, type Room } from '../room.ts';

/** Whether a tavern or a shop is seen from before its counter. */
export function isAtCounter({ setting, things, people }: Scene): boolean {
  if (setting?.value !== 'shop' && setting?.value !== 'tavern') return false;
  const has = (...names: readonly string[]) => things.some(({ what }) => names.includes(what));
  if (people.some(isLying) || has('fireplace', 'stove', 'bed')) return false;
  if (has('counter')) return true;
  return (
    setting.value === 'shop' &&
    !people.some(({ posture }) => posture?.value === 'sit') &&
    !has('table', 'bench')
  );
}

/** The light of such a room, in pixels: it falls on the goods. */
export const LIGHT_OF_COUNTER = { x: 560, y: 236 } as const;

/** The height of people before the counter, in pixels. */
export const TALL_AT_COUNTER = 306;

/** Both ends of the counter, its top, and its foot; in pixels. */
const [LEFT, RIGHT, TOP, FOOT] = [120, 904, 492, 640];
/** The shelves behind it. */
const SHELVES = [206, 292, 378] as const;

export function drawCounter(room: Room): void {
  const { scene, canvas } = room;
  drawShelves(room);
  const guests = individuals(scene, 5);
  const behind = guests.filter(({ person }) => isBehind(person, scene));
  behind.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { canSit: false, posture: 'wait' });
    canvas.add(personShapes(room, figure, 610 + i * 130, true, FOOT - 6), {
      rim: 0.9,
      relief: 0.08,
      glow: 0.06,
      shadow: { ...SHADOW, colour: room.palette.ink, strength: 0.28 },
    });
  });
  drawFront(room);
  const row = createRow(LEFT + 60, RIGHT - 60);
  if (scene.setting?.value === 'shop' && !scene.things.some(({ what }) => what === 'scales'))
    addOn(room, 'scales', 300, row);
  layTable(room, row, TOP + 2, 540);
  if (room.source === 'table') {
    addOn(room, 'lamp', room.light.x, row);
    for (const what of ['lamp', 'candle']) recordNamedThing(room, what);
  }
  for (const what of ['counter', 'shop', 'shelf', 'wall', 'table']) recordNamedThing(room, what);
  const before = guests.filter(({ person }) => !isBehind(person, scene));
  before.forEach(({ person, index }, i) => {
    const figure = figureOf(person, scene, index, { canSit: false });
    const unit = headPixels(room.scale * ADULT_HEIGHT_M) * figure.size;
    const wide = (figure.box.right - figure.box.left) * unit;
    const x = room.floor.take(before.length === 1 ? 380 : 280 + i * 116, wide * 0.9);
    if (x !== null) addForeground(room, personShapes(room, figure, x, i % 2 === 1), 0.95);
  });
  recordIndividuals(room, guests);
  hangLights(room);
  placeFloorThings(room);
  keepInFrame(room, [{ path: [rectangle(100, 84, WIDTH - 200, 600)], colour: room.palette.ink }]);
}

/** Chandeliers over both ends, where they are named. */
function hangLights(room: Room): void {
  const { scene, canvas } = room;
  const named = scene.things.find(({ what }) => what === 'chandelier');
  if (!named) return;
  for (const x of named.count === 'many' ? [300, 724] : [WIDTH / 2])
    canvas.add(motifShapes(room, 'chandelier', x, { foot: 214, scale: 96, body: '#d0a85a' }), {
      rim: 0.4,
      glow: 0.2,
    });
  for (const what of ['chandelier', 'lamp', 'lights']) recordNamedThing(room, what);
}

/** "The barman stood behind the bar." */
const isBehind = ({ relation }: ScenePerson, { things }: Scene): boolean =>
  relation?.kind === 'behind' &&
  relation.to.kind === 'thing' &&
  things[relation.to.index]?.what === 'counter';

function addOn(room: Room, name: string, x: number, row: ReturnType<typeof createRow>): void {
  if (!row.isFree(x - 44, x + 44)) return;
  row.block(x - 44, x + 44);
  room.canvas.add(motifShapes(room, name, x, { foot: TOP + 2, scale: room.scale * 1.2 }), {
    rim: 0.6,
    glow: 0.1,
    shadow: { ...SHADOW, colour: room.palette.ink, strength: 0.26 },
  });
}

/** Bottles behind a bar, jars and drawers behind the counter of a shop. */
function drawShelves(room: Room): void {
  const { canvas, palette, scene } = room;
  const isBar = scene.setting?.value === 'tavern';
  const wood = mix(mix(palette.sky[1], '#4c3120', 0.6), palette.ink, 0.16);
  const [from, to] = [190, 834];
  canvas.add(
    [
      filled(wood, rectangle(from - 16, 118, to - from + 32, FOOT - 118)),
      filled(mix(wood, palette.ink, 0.36), rectangle(from, 134, to - from, FOOT - 140)),
      filled(mix(wood, palette.light, 0.14), rectangle(from - 26, 108, to - from + 52, 14)),
      filled(wood, ...SHELVES.map((y) => rectangle(from, y, to - from, 9))),
      translucent(palette.light, 0.3, ...SHELVES.map((y) => rectangle(from, y, to - from, 2))),
      filled(wood, rectangle(WIDTH / 2 - 122, 134, 10, 300), rectangle(WIDTH / 2 + 112, 134, 10, 300)),
    ],
    { glow: 0.2, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 } },
  );
  const hasMirror =
    isBar && (scene.things.some(({ what }) => what === 'mirror') || canvas.random.chance(0.5));
  if (hasMirror) drawBarMirror(room);
  for (const y of SHELVES)
    for (let x = from + 24; x < to - 14; x += isBar ? 27 : 41) {
      const isMiddle = Math.abs(x - WIDTH / 2) < 122;
      if ((hasMirror && isMiddle) || Math.abs(Math.abs(x - WIDTH / 2) - 117) < 16) continue;
      if (isBar) drawBottle(room, x, y);
      else drawJar(room, x, y);
    }
  if (!isBar) drawDrawers(room, from, to);
  for (const what of isBar ? ['bottle', 'wine glass', 'mirror', 'decanter'] : ['jar', 'bottle', 'box'])
    recordNamedThing(room, what);
}

const GLASS = ['#3f5b3c', '#6a4020', '#7c5a24', '#2f4a4c', '#7a2a26', '#c9b987'] as const;

function drawBottle({ canvas, palette }: Room, x: number, y: number): void {
  const { random } = canvas;
  const [half, tall] = [random.between(7, 9.5), random.between(46, 66)];
  const glass = mix(random.pick([...GLASS] as [string, ...string[]]), palette.sky[1], 0.2);
  const at = (points: readonly Point[]): Point[] =>
    points.map(([u, v, corner]) => (corner ? [x + u, y - v, corner] : [x + u, y - v]));
  canvas.add(
    [
      filled(
        glass,
        outline(
          at([
            [-half, 0, 1],
            [-half, tall * 0.52],
            [-half * 0.36, tall * 0.7],
            [-half * 0.34, tall, 1],
            [half * 0.34, tall, 1],
            [half * 0.36, tall * 0.7],
            [half, tall * 0.52],
            [half, 0, 1],
          ]),
        ),
      ),
      filled(mix('#e6dcc0', palette.sky[1], 0.25), rectangle(x - half, y - tall * 0.4, half * 2, tall * 0.2)),
      translucent(palette.light, 0.5, rectangle(x - half * 0.7, y - tall * 0.54, 2, tall * 0.5)),
    ],
    { glow: 0.2, rim: 0.4 },
  );
}

function drawJar({ canvas, palette }: Room, x: number, y: number): void {
  const { random } = canvas;
  const [half, tall] = [random.between(13, 17), random.between(40, 58)];
  const own = random.pick(['#c8b48a', '#8c5a3a', '#a9a79a', '#6f7f6a', '#b98a4a']);
  const isRound = random.chance(0.66);
  const colour = mix(own, palette.sky[1], 0.24);
  canvas.add(
    [
      filled(
        colour,
        isRound
          ? outline([
              [x - half, y, 1],
              [x - half, y - tall * 0.7],
              [x - half * 0.66, y - tall * 0.82],
              [x + half * 0.66, y - tall * 0.82],
              [x + half, y - tall * 0.7],
              [x + half, y, 1],
            ])
          : rectangle(x - half, y - tall * 0.86, half * 2, tall * 0.86),
      ),
      filled(
        mix(colour, palette.ink, 0.4),
        rectangle(x - half * 0.72, y - tall * 0.94, half * 1.44, tall * 0.13),
      ),
      filled(
        mix('#efe6cd', palette.sky[1], 0.3),
        rectangle(x - half * 0.66, y - tall * 0.54, half * 1.32, tall * 0.24),
      ),
      translucent(palette.light, 0.4, rectangle(x - half * 0.74, y - tall * 0.68, 2.4, tall * 0.6)),
    ],
    { glow: 0.2, rim: 0.3 },
  );
}

function drawDrawers({ canvas, palette }: Room, from: number, to: number): void {
  const lines: Path[number][] = [];
  for (const y of [408, 446])
    for (let x = from + 8; x < to - 40; x += 54) lines.push(rectangle(x, y, 48, 32));
  canvas.add(
    [
      filled(mix(mix(palette.sky[1], '#6a4526', 0.6), palette.ink, 0.1), ...lines),
      filled(
        mix('#c9a050', palette.ink, 0.2),
        ...lines.map((_, i) => {
          const perRow = lines.length / 2;
          return ellipse(from + 32 + (i % perRow) * 54, (i < perRow ? 408 : 446) + 16, 3.4);
        }),
      ),
    ],
    { glow: 0.14, rim: 0.2 },
  );
}

function drawBarMirror({ canvas, palette }: Room): void {
  const arch = (grow: number): Path[number] =>
    outline([
      [WIDTH / 2 - 104 - grow, 420 + grow, 1],
      [WIDTH / 2 - 104 - grow, 206],
      [WIDTH / 2 - 60, 152 - grow],
      [WIDTH / 2 + 60, 152 - grow],
      [WIDTH / 2 + 104 + grow, 206],
      [WIDTH / 2 + 104 + grow, 420 + grow, 1],
    ]);
  canvas.add(
    [
      filled(mix('#b58a3e', palette.sky[1], 0.2), arch(10)),
      filled(mix(palette.sky[2], palette.light, 0.36), arch(0)),
      translucent(
        '#ffffff',
        0.26,
        polygon([
          [WIDTH / 2 - 70, 410],
          [WIDTH / 2 + 10, 160],
          [WIDTH / 2 + 42, 160],
          [WIDTH / 2 - 38, 410],
        ]),
      ),
    ],
    { glow: 0.3, rim: 0.4, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
}

/** The counter itself, of panels under a thick top. */
function drawFront({ canvas, palette, scene }: Room): void {
  const stated = scene.things.find(({ what }) => what === 'counter')?.colour;
  const wood = mix(mix(palette.sky[1], stated ?? '#5b3820', 0.72), palette.ink, 0.14);
  const panels = Array.from({ length: 7 }, (_, i) => LEFT + 22 + i * 108);
  const inset = (x: number): Path => [
    rectangle(x, TOP + 42, 88, 3),
    rectangle(x, FOOT - 30, 88, 3),
    rectangle(x, TOP + 42, 3, FOOT - TOP - 72),
    rectangle(x + 85, TOP + 42, 3, FOOT - TOP - 72),
  ];
  canvas.add(
    [
      filled(wood, rectangle(LEFT, TOP + 10, RIGHT - LEFT, FOOT - TOP - 10)),
      translucent(palette.light, 0.2, ...panels.flatMap(inset)),
      translucent(palette.ink, 0.36, rectangle(LEFT, FOOT - 14, RIGHT - LEFT, 14)),
      filled(mix(wood, palette.light, 0.2), rectangle(LEFT - 16, TOP, RIGHT - LEFT + 32, 20)),
      translucent('#ffffff', 0.24, rectangle(LEFT - 16, TOP, RIGHT - LEFT + 32, 4)),
    ],
    {
      rim: 0.5,
      relief: 0.06,
      glow: 0.12,
      shadow: { ...SHADOW, distance: 12, colour: palette.ink, strength: 0.32 },
    },
  );
  canvas.add([translucent(palette.ink, 0.22, ellipse(WIDTH / 2, Math.min(FRONT_Y, FOOT + 4), 420, 12))]);
}
