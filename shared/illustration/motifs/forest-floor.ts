import { polygon, stroke, type Path, type Point, type Ring } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import { leafAt } from './flowers.ts';
import { accent, fold, ink, lined, onGround, onTable, onWall, white, type Motifs } from './motif.ts';
import { pen } from './pen.ts';
import { pointAhead } from './tree-shapes.ts';

/** What grows and lies on the floor of a forest; in centimetres. */
const { cut, disc, line, loop, rod, shape } = pen(0.01);

export const FOREST_FLOOR: Motifs = {
  fern: onGround(0.8, 1.32, (random) => [
    lined(
      'along',
      ink(
        ...[-74, -48, -22, 6, 30, 54, 78].flatMap((turn, i) =>
          frond(turn, 66 + (i % 3) * 10 + random.between(-4, 4)),
        ),
      ),
    ),
  ]),
  mushroom: onGround(0.16, 0.21, () => [
    white(shape('-2.6,8! -2.4,4 -3.6,0! 3,0! 2.4,4 2.4,8!'), shape('5.4,5! 5.6,2 5,0! 8.6,0! 8,2 8,5!')),
    accent(
      shape('-10,7.6! -9,12 -4,15.6 1,15.8 7,13 9,8! 4,6.6 -5,6.4'),
      shape('3,4.6! 4,7.6 7,8.4 10,7 11,4.6! 7,4'),
    ),
    white(
      disc(-5, 11.4, 1.3, 1),
      disc(0, 13.4, 1.2, 0.9),
      disc(5, 10.6, 1.1, 0.9),
      disc(-1, 9, 0.9, 0.7),
      disc(7, 6.6, 0.7, 0.5),
    ),
    ink(
      cut('-9,7.4 0,6.4 8,7.8', 0.4),
      cut('-1,5.6 -1.4,1', 0.35),
      line('-8,.4 -10,3', 0.3),
      line('-7,.4 -6,2.6', 0.3),
      line('10,.4 11,3', 0.3),
    ),
  ]),
  stump: onGround(
    0.6,
    0.96,
    () => [
      ink(
        shape(
          `
            -28,50! -30,36 -30,18 -38,7 -48,0! -30,-.6 -20,3 -8,0! 6,-.6 16,3 30,0! 48,0! 38,8 31,20
            30,40 31,56! 24,52! 20,60! 14,52 0,49 -16,49`,
        ),
      ),
      white(shape('-28,50 -16,54 0,55 14,53 22,51 14,47.6 0,46.4 -16,47')),
      fold(
        cut('-18,50.6 -4,48.6 10,50', 0.7),
        cut('-23,42 -24,22 -30,8', 1),
        cut('-8,42 -9,20 -12,6', 1),
        cut('8,43 9,24 8,8', 1),
        cut('22,46 23,24 30,8', 1),
      ),
    ],
    { beside: ['mushroom', 'axe', 'fern'] },
  ),
  log: onGround(
    0.62,
    2.38,
    () => [
      ink(
        shape('-110,40! -60,44 20,42 100,46! 118,44! 116,4! 104,1 30,-1 -60,1 -110,2!'),
        shape('-40,42! -34,58 -26,62! -26,52 -24,42!'),
        shape('50,43! 58,54 68,56! 66,48 66,43!'),
      ),
      white(disc(-110, 21, 9.6, 19)),
      ink(...loop(-110, 21, 6.6, 0.9, 13), ...loop(-110, 21, 3.4, 0.8, 7), disc(-110, 21, 0.9, 1.6)),
      fold(
        cut('-92,34 -20,35 60,33', 1.1),
        cut('-90,24 0,22 90,26', 1),
        cut('-84,12 20,10 106,12', 1),
        cut('20,30 60,28 104,34', 0.9),
      ),
    ],
    { anchors: { seat: { x: 0.2, y: -0.42, width: 1.4 } }, beside: ['campfire', 'mushroom'] },
  ),
  branch: onWall(0.61, 1.36, (random) => [
    lined(
      'along',
      ink(
        ...rod('-64,6 -30,18 10,26 46,40 62,50', 2.4, 1.9, 1.4, 1, 0.5),
        ...rod('-20,20 0,36 16,52', 1.1, 0.8, 0.4),
        ...rod('14,27 34,22 52,26', 0.9, 0.7, 0.4),
      ),
    ),
    ink(
      ...points`-6,30 6,42 16,53 30,34 46,42 62,51 36,22 52,27 -30,19 20,29`
        .flatMap(([x, y]) => [
          leafAt(x, y, 0.46, random.between(-70, -20)),
          leafAt(x, y, 0.42, random.between(10, 60)),
        ])
        .flat(),
    ),
  ]),
  leaf: onTable(0.18, 0.22, () => [
    accent(
      shape(
        `
          -3,4! -8,4 -7,7.6! -11,8.4 -9,11! -10.6,14.6! -6,13.4! -5,17! -2,15 0,18! 2,15 5,17.4!
          6,13.4! 10.6,14.4! 9,11! 11,8.6 7,7.6! 8,4.4 3,4! 0,3`,
      ),
    ),
    ink(
      line('.4,0 0,5 0,15', 0.4),
      cut('0,6 -7,10.6', 0.35),
      cut('0,6 7,10.6', 0.35),
      cut('0,9 -4,14', 0.3),
      cut('0,9 4,14', 0.3),
    ),
  ]),
};

function frond(turn: number, length: number): Path {
  const rings: Ring[] = [];
  const bow = (share: number): Point => {
    const angle = turn * (0.35 + share * 0.65);
    return pointAhead([0, 0], angle, (length / 100) * share);
  };
  rings.push(stroke([bow(0), bow(0.5), bow(1)], 0.012));
  for (let k = 3; k < 16; k++) {
    const share = k / 16;
    const [at, beyond] = [bow(share), bow(share + 0.03)];
    const heading = (Math.atan2(beyond[0] - at[0], at[1] - beyond[1]) * 180) / Math.PI;
    const reach = 0.15 * Math.sin(Math.PI * (share * 0.8 + 0.2));
    for (const side of [-1, 1]) {
      const tip = pointAhead(at, heading + side * 66, reach);
      if (tip[1] > 0) continue;
      rings.push(polygon([pointAhead(at, heading, 0.024), tip, pointAhead(at, heading + 180, 0.02)]));
    }
  }
  return rings;
}
