import type { Random } from '../drawing/seeded.ts';
import { accent, fold, ink, light, lined, onGround, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Doors and gates; in centimetres. */
const { box, cut, disc, flat, line, loop, moved, shape, lathed } = pen(0.01);

export const DOORS: Motifs = {
  door: onGround(
    2.26,
    1.36,
    () => [
      ink(
        flat('-62,0 -62,216 62,216 62,0'),
        shape('-68,214! 68,214! 66,222 60,226! -60,226! -66,222'),
        flat('-66,3 66,3 66,0 -66,0'),
      ),
      fold(flat('-50,3 -50,204 50,204 50,3')),
      ink(flat('-48,3 -48,202 48,202 48,3')),
      fold(
        ...[-25, 25].flatMap((x) => [
          box(x - 15, 118, 30, 70),
          box(x - 15, 66, 30, 40),
          box(x - 15, 14, 30, 42),
        ]),
      ),
      ink(
        ...[-25, 25].flatMap((x) => [
          box(x - 13.4, 119.6, 26.8, 66.8),
          box(x - 13.4, 67.6, 26.8, 36.8),
          box(x - 13.4, 15.6, 26.8, 38.8),
        ]),
      ),
      accent(disc(40, 108, 3.4)),
      fold(cut('-60,219 60,219', 1)),
    ],
    { anchors: { door: { x: 0, y: -0.03, width: 0.96 } }, beside: ['coat hooks', 'umbrella', 'threshold'] },
  ),
  'open door': onGround(
    2.3,
    1.7,
    (_, options) => [
      ink(flat('-62,0 -62,216 62,216 62,0'), shape('-68,214! 68,214! 66,222 60,226! -60,226! -66,222')),
      (options.isLit === false ? fold : light)(flat('-50,0 -50,204 50,204 50,0')),
      ink(flat('50,204 50,0 98,-4 98,214')),
      fold(flat('58,194 90,202 90,114 58,112'), flat('58,100 90,101 90,12 58,16')),
      ink(flat('60,191 88,198.6 88,116 60,114'), flat('60,98 88,99 88,14.6 60,18')),
      accent(disc(92, 106, 3)),
    ],
    { anchors: { door: { x: 0, y: 0, width: 1 } } },
  ),
  threshold: onGround(
    0.34,
    2,
    () => [
      ink(
        flat('-100,12 100,12 100,0 -100,0'),
        flat('-78,24 78,24 80,12 -80,12'),
        flat('-60,34 60,34 60,24 -60,24'),
      ),
      fold(cut('-96,11 60,11', 0.9), cut('-76,23 50,23', 0.8), cut('-20,33 40,33', 0.8)),
    ],
    { anchors: { seat: { x: 0, y: -0.34 } } },
  ),
  gate: onGround(
    2.92,
    4.44,
    () => [
      ink(
        box(-196, 0, 18, 250),
        box(178, 0, 18, 250),
        shape('-222,246! -222,258! 0,292! 222,258! 222,246! 0,278!'),
        flat('-200,244 200,244 200,236 -200,236'),
      ),
      lined(
        'along',
        ink(
          ...Array.from({ length: 10 }, (_, i) =>
            flat(
              `
                ${-176 + i * 17.6},6 ${-162 + i * 17.6},6 ${-162 + i * 17.6},${188 + i * 3}
                ${-169 + i * 17.6},${196 + i * 3} ${-176 + i * 17.6},${188 + i * 3}`,
            ),
          ),
          ...Array.from({ length: 10 }, (_, i) =>
            flat(
              `
                ${176 - i * 17.6},6 ${162 - i * 17.6},6 ${162 - i * 17.6},${188 + i * 3}
                ${169 - i * 17.6},${196 + i * 3} ${176 - i * 17.6},${188 + i * 3}`,
            ),
          ),
          flat('-178,150 178,162 178,146 -178,134'),
          flat('-178,60 178,52 178,38 -178,46'),
        ),
      ),
      fold(
        cut('-176,142 -6,148', 1.2),
        cut('-176,52 -6,48', 1.2),
        cut('-210,254 0,284 210,254', 1.4),
        ...loop(-14, 112, 6, 1.6),
      ),
    ],
    { anchors: { door: { x: 0, y: 0, width: 3.4 } }, beside: ['rail fence', 'izba', 'birch tree'] },
  ),
  'iron gate': onGround(3.44, 4.92, ironGate, {
    anchors: { door: { x: 0, y: 0, width: 3 } },
    beside: ['iron railings', 'lime', 'hedge'],
  }),
  archway: onGround(
    4.4,
    4.8,
    () => [
      ink(
        ...[
          [-240, -128],
          [128, 240],
        ].map(([a, b]) => box(a!, 0, b! - a!, 250)),
        shape(
          `
            -240,248! -240,440! 240,440! 240,248! 128,248! 124,300 92,350 40,376 0,382 -40,376 -92,350
            -124,300 -128,248!`,
        ),
      ),
      fold(
        flat('-142,256 -116,256 -116,244 -142,244'),
        flat('142,256 116,256 116,244 142,244'),
        ...Array.from({ length: 11 }, (_, i) => {
          const a = Math.PI * (0.06 + i * 0.088);
          return line(
            `${Math.cos(a) * 132},${250 + Math.sin(a) * 136} ${Math.cos(a) * 164},${250 + Math.sin(a) * 168}`,
            1.8,
          );
        }),
        ...[60, 120, 180].flatMap((y, i) => [
          line(`-240,${y} -128,${y}`, 1.2),
          line(`128,${y} 240,${y}`, 1.2),
          line(`${-190 + i * 14},${y - 58} ${-190 + i * 14},${y}`, 1.2),
          line(`${180 - i * 14},${y - 58} ${180 - i * 14},${y}`, 1.2),
        ]),
      ),
    ],
    { anchors: { door: { x: 0, y: 0, width: 2.5 } } },
  ),
};

/** Between piers with urns, one wing ajar. */
function ironGate(_: Random): Part[] {
  const bars = (from: number, to: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const share = i / 8;
      const x = from + (to - from) * share;
      const top = 196 + Math.sin(share * 1.5) * 56;
      return [line(`${x},8 ${x},${top}`, 2.6), flat(`${x - 4},${top} ${x},${top + 16} ${x + 4},${top}`)];
    }).flat();
  const wing = (from: number, to: number) => [
    ...bars(from, to),
    flat(`${from},36 ${to},36 ${to},30 ${from},30`),
    flat(`${from},110 ${to},110 ${to},104 ${from},104`),
    line(`${from},186 ${(from + to) / 2},216 ${to},240`, 4),
  ];
  return [
    ink(
      ...[-200, 200].flatMap((x) => [
        box(x - 34, 0, 68, 250),
        flat(`${x - 44},250 ${x + 44},250 ${x + 40},264 ${x - 40},264`),
        flat(`${x - 42},22 ${x + 42},22 ${x + 46},0 ${x - 46},0`),
        ...moved([lathed('0,80 4,76 3,70 12,66 20,58! 22,54! 12,46 20,34 16,18 6,10 14,4 16,0!')], x, 264),
      ]),
    ),
    ink(...wing(-164, -8), ...wing(164, 28)),
    ink(
      ...[-86, 96].flatMap((x) => [
        ...loop(x, 72, 22, 3),
        ...loop(x - 16, 146, 14, 2.6),
        ...loop(x + 16, 146, 14, 2.6),
      ]),
    ),
    fold(...[-200, 200].flatMap((x) => [flat(`${x - 24},236 ${x + 24},236 ${x + 24},40 ${x - 24},40`)])),
    ink(...[-200, 200].map((x) => flat(`${x - 22},234 ${x + 22},234 ${x + 22},42 ${x - 22},42`))),
    accent(disc(-10, 112, 5)),
  ];
}
