import { accent, fold, ink, light, lined, onGround, type Motifs } from './motif.ts';
import { pen } from './pen.ts';

/** Stairs and porches; in centimetres. */
const { box, cut, flat, line, moved, rod, shape, lathed } = pen(0.01);

export const STAIRS: Motifs = {
  porch: onGround(
    3.68,
    3.68,
    (_, { isLit }) => [
      ink(
        flat('-150,70 150,70 150,60 -150,60'),
        flat('-150,62 -110,62 -110,46 -150,46'),
        ...[0, 1, 2, 3].map((i) => box(-190 + i * 20, i * 16, 200 - i * 20, 16)),
        box(-30, 0, 180, 62),
        shape('-178,262! -20,350! 0,368 20,350! 178,262! 172,254! 0,336! -172,254!'),
        flat('-160,262 160,262 160,250 -160,250'),
        ...[-140, -56, 56, 140].flatMap((x) =>
          moved([lathed('7,252! 7,236! 4.6,226 7.4,200 5,180 7,168! 7,70!')], x, 0),
        ),
        flat('56,128 146,128 146,120 56,120'),
        ...Array.from({ length: 7 }, (_, i) =>
          moved([lathed('2,120! 4.4,108 2,96 4.4,82 2,70!')], 64 + i * 12.4, 0),
        ).flat(),
      ),
      fold(flat('-44,70 -44,216 38,216 38,70')),
      (isLit ? light : ink)(flat('-40,70 -40,212 34,212 34,70')),
      lined(
        'across',
        fold(
          cut('-150,256 150,256', 1),
          ...[0, 1, 2].map((i) => line(`${-188 + i * 20},${15 + i * 16} ${-32},${15 + i * 16}`, 1)),
          shape('0,326! -18,310 -26,294! -12,300 0,296 12,300 26,294! 18,310'),
          ...Array.from({ length: 19 }, (_, i) =>
            flat(`${-158 + i * 17},250 ${-147 + i * 17},250 ${-152.5 + i * 17},240`),
          ),
        ),
      ),
    ],
    {
      anchors: {
        door: { x: -0.03, y: -0.7, width: 0.8 },
        deck: { x: 0, y: -0.7, width: 2.4 },
        seat: { x: -1.1, y: -0.32 },
      },
      beside: ['birch tree', 'rose bush', 'bucket'],
    },
  ),
  staircase: onGround(
    3.26,
    4.24,
    () => [
      ink(...Array.from({ length: 12 }, (_, i) => box(-190 + i * 30, 0, 410 - i * 30, (i + 1) * 17))),
      ink(
        line('-186,118 172,320', 7),
        ...Array.from({ length: 12 }, (_, i) =>
          moved([lathed('1.8,94! 4.4,80 2,60 5,36 2,20 4,0!')], -174 + i * 30, 17 + i * 17),
        ).flat(),
        ...moved([lathed('0,126 7,122 8,115 4,108 6,104! 6,92! 7.4,50 6,0!')], -196, 0),
        ...rod('172,319 190,322 204,314', 3.6, 3.6, 4),
      ),
      accent(
        ...Array.from({ length: 12 }, (_, i) =>
          flat(
            `
              ${-190 + i * 30},${(i + 1) * 17 + 1.2} ${-158 + i * 30},${(i + 1) * 17 + 1.2}
              ${-158 + i * 30},${(i + 1) * 17 - 2.4} ${-190 + i * 30},${(i + 1) * 17 - 2.4}`,
          ),
        ),
      ),
      fold(cut('-150,8 200,190', 1.6)),
    ],
    {
      anchors: { deck: { x: 2, y: -2.04 }, seat: { x: -0.9, y: -0.68 } },
      beside: ['candlestick', 'portrait', 'carpet'],
    },
  ),
  steps: onGround(
    0.96,
    3.6,
    () => [
      ink(
        ...Array.from({ length: 6 }, (_, i) =>
          shape(
            `
              ${-170 + i * 16},${i * 16}! ${170 - i * 16},${i * 16}! ${172 - i * 16},${i * 16 + 8}
              ${170 - i * 16},${i * 16 + 16}! ${-170 + i * 16},${i * 16 + 16}!
              ${-172 + i * 16},${i * 16 + 8}`,
          ),
        ),
      ),
      fold(
        ...Array.from({ length: 5 }, (_, i) =>
          line(`${-160 + i * 16},${(i + 1) * 16} ${160 - i * 16},${(i + 1) * 16}`, 1.2),
        ),
      ),
      ink(shape('-182,0! -180,30! -172,34 -164,30! -160,0!'), shape('160,0! 164,30! 172,34 180,30! 182,0!')),
    ],
    { anchors: { seat: { x: 0.4, y: -0.48 }, deck: { x: 0, y: -0.96, width: 1.6 } } },
  ),
};
