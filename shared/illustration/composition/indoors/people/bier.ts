import { part } from '#painter-parts';
import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { outline, placed, polygon, stroke, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { bustOf } from '../../figures/dressed-person.ts';
import { ADULT_HEIGHT_M, figureOf, headPixels } from '../../figures/figures.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { statedColours } from '../../colours/stated-colours.ts';
import { addForeground, FRONT_Y, type Room } from '../room.ts';
import { individuals, recordNamedThing, recordPeople } from '../placing/record-shown.ts';
import { motifShapes } from '../in-room-parts.ts';
import { personShapes } from './person-in-room.ts';
import { isLying } from '../../../is-lying.ts';

/** Where it stands, in pixels from the left, and how long and high the bier is, in metres. */
const MIDDLE = 590;
const LONG = 2.2;
const HIGH = 0.62;

/** A coffin is laid out indoors. */
export const hasBier = ({ scene }: Pick<Room, 'scene'>): boolean =>
  scene.things.some(({ what, certainty }) => what === 'coffin' && certainty >= 0.7);

/** A coffin on a draped bier between tall candles, with the deceased and the mourners. */
export function drawBier(room: Room): void {
  const { scene, palette, scale } = room;
  const top = FRONT_Y - HIGH * scale;
  const half = (LONG / 2) * scale;
  const cloth = mix(mix('#4a2a34', palette.ink, 0.4), palette.light, 0.06);
  for (const x of [MIDDLE - half - 34, MIDDLE + half + 34]) addForeground(room, tallCandle(room, x), 0.3);
  addForeground(
    room,
    [
      filled(
        cloth,
        polygon([
          [MIDDLE - half, top],
          [MIDDLE + half, top],
          [MIDDLE + half + 12, FRONT_Y],
          [MIDDLE - half - 12, FRONT_Y],
        ]),
      ),
      translucent(
        palette.light,
        0.14,
        ...[-0.8, -0.45, -0.1, 0.3, 0.62, 0.9].map((t) =>
          stroke(
            [
              [MIDDLE + half * t, top + 4],
              [MIDDLE + half * t * 1.04, FRONT_Y - 4],
            ],
            2,
            true,
          ),
        ),
      ),
      filled(
        mix('#c9a050', cloth, 0.4),
        polygon([
          [MIDDLE - half - 11, FRONT_Y - 10],
          [MIDDLE + half + 11, FRONT_Y - 10],
          [MIDDLE + half + 12, FRONT_Y - 4],
          [MIDDLE - half - 12, FRONT_Y - 4],
        ]),
      ),
    ],
    0.5,
  );
  const dead = scene.people.find((person) => person.count === 1 && isLying(person));
  if (dead) {
    const unit = headPixels(scale * ADULT_HEIGHT_M);
    const { behind, head } = part('people').drawSmallHead({
      ...bustOf(figureOf(dead, scene, 0, {})),
      hat: undefined,
    });
    const looks = coloursAt(palette, 0, { ...statedColours(dead), isFaceLit: true });
    const white = mix('#efe3c8', palette.ink, 0.1);
    const [x, rim] = [MIDDLE - half * 0.78, top - 0.32 * scale];
    addForeground(
      room,
      [
        filled(
          white,
          outline([
            [x - 34, rim + 16],
            [x - 34, rim - 18],
            [x + 4, rim - 30],
            [x + 44, rim - 16],
            [x + 60, rim + 16],
          ]),
        ),
        ...[...behind, ...head].map(({ path, material }) => ({
          path: placed(path, { x: x + 42, y: rim - 16, scale: unit, turn: -76 }),
          colour: looks[material],
        })),
        // Folded hands under the shroud.
        filled(
          mix(white, palette.light, 0.2),
          outline([
            [x + 44, rim + 16],
            [x + 60, rim - 18],
            [x + 104, rim - 34],
            [x + 150, rim - 30],
            [x + 240, rim - 12],
            [MIDDLE + half * 0.76, rim - 22],
            [MIDDLE + half * 0.86, rim + 16],
          ]),
        ),
        translucent(
          palette.ink,
          0.2,
          stroke(
            [
              [x + 110, rim - 24],
              [x + 190, rim - 10],
              [MIDDLE + half * 0.7, rim - 6],
            ],
            2,
            true,
          ),
        ),
      ],
      0.6,
    );
    addForeground(room, openCoffin(palette.ink, top, half, scale), 0.7);
  } else
    addForeground(room, motifShapes(room, 'coffin', MIDDLE, { foot: top + 4, scale: scale * 0.98 }), 0.7);
  const others = individuals({ ...scene, people: scene.people.filter((person) => person !== dead) }, 2);
  others.forEach(({ person, index }, i) => {
    const isBent = BENT.has(person.posture?.value ?? '');
    const figure = figureOf(person, scene, index, isBent ? {} : { posture: 'wait' });
    addForeground(
      room,
      personShapes(room, figure, MIDDLE - half + (isBent ? -52 : [-92, -172][i]!), false),
      0.95,
    );
  });
  room.floor.block(120, 900);
  recordPeople(room, scene.people);
  for (const what of ['coffin', 'candle', 'candlestick']) recordNamedThing(room, what);
}

/** Who does this is close to the coffin. */
const BENT: ReadonlySet<string> = new Set(['bow', 'kneel', 'pray', 'lean', 'weep']);

/** Without its lid, seen from the side: widest at the shoulders. */
function openCoffin(ink: string, top: number, half: number, scale: number): Shape[] {
  const at = (u: number, up: number): Point => [MIDDLE + half * u, top - up * scale];
  const wood = mix('#5a3a26', ink, 0.4);
  return [
    filled(wood, polygon([at(-0.9, 0.28), at(-0.52, 0.34), at(0.9, 0.3), at(0.84, 0), at(-0.86, 0)])),
    filled(mix(wood, '#d8b878', 0.4), stroke([at(-0.9, 0.28), at(-0.52, 0.34), at(0.9, 0.3)], 4)),
    translucent('#d8b878', 0.3, stroke([at(-0.84, 0.08), at(0.84, 0.08)], 2)),
  ];
}

/** A church candle on a stand as high as a man's breast. */
function tallCandle(room: Room, x: number): ReturnType<typeof motifShapes> {
  const { palette, scale } = room;
  const foot = FRONT_Y - 1.05 * scale;
  return [
    filled(
      mix('#8a6a34', palette.ink, 0.4),
      polygon([
        [x - 5, foot],
        [x + 5, foot],
        [x + 4, FRONT_Y - 10],
        [x - 4, FRONT_Y - 10],
      ]),
      outline([
        [x - 26, FRONT_Y, 1],
        [x - 14, FRONT_Y - 12],
        [x + 14, FRONT_Y - 12],
        [x + 26, FRONT_Y, 1],
      ]),
    ),
    ...motifShapes(room, 'candle', x, { foot: foot + 2, scale: scale * 0.9 }),
  ];
}
