import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { part, softPart } from './costume-parts.ts';
import { jabot, laceOnGown } from './lace.ts';
import type { Widen } from './widened.ts';

/** Costly cloth on the front of a coat or gown: silk, brocade, quilting, embroidery, lace, fur along the edges. */
export function fineCloth(bust: Bust, w: Widen): Part[] {
  const { wears } = bust;
  const isGown = isOfGown(bust);
  return [
    ...(wears.has('silk') ? silk(w, isGown) : []),
    ...(wears.has('brocade') ? [brocade(w, isGown)] : []),
    ...(wears.has('quilted') ? quilting(w, isGown) : []),
    ...(wears.has('embroidered') ? embroidery(w, isGown) : []),
    ...(wears.has('lace') ? (isGown ? laceOnGown(w) : jabot()) : []),
    ...(wears.has('fur') && bust.garment !== 'fur coat' ? furEdge(w, isGown) : []),
  ];
}

/** The same for the near sleeve. */
export function fineSleeve(bust: Bust, w: Widen): Part[] {
  const { wears } = bust;
  return [
    ...(wears.has('silk')
      ? sheen(
          [
            points`-1.06,1.06 -1.12,1.5 -1.1,2.1`,
            points`-.78,1.1 -.74,1.5 -.8,2`,
            points`-1.0,2.5 -.96,3 -.98,3.6`,
          ].map(w),
        )
      : []),
    ...(wears.has('brocade')
      ? [softPart('fold', 0.7, ...SLEEVE_SPRIGS.flatMap(([x, y]) => sprig(w, x, y)))]
      : []),
  ];
}

const isOfGown = ({ sex, garment }: Bust): boolean =>
  sex === 'woman' && (garment === 'dress' || garment === 'ball dress' || garment === 'peasant dress');

/** Light that runs in sharp bands down the folds, with a dark one beside each. */
const sheen = (bands: readonly (readonly Point[])[]): Part[] => [
  softPart(
    'depth',
    0.4,
    ...bands.map((band) =>
      stroke(
        band.map(([x, y]): Point => [x + 0.1, y + 0.04]),
        0.12,
        true,
      ),
    ),
  ),
  softPart('fold', 0.3, ...bands.map((band) => stroke(band, 0.17, true))),
  softPart('light', 0.34, ...bands.map((band) => stroke(band, 0.07, true))),
  softPart('light', 0.6, ...bands.map((band) => stroke(band, 0.022, true))),
];

const silk = (w: Widen, isGown: boolean): Part[] =>
  sheen(
    (isGown
      ? [
          points`-.5,.96 -.42,1.3 -.3,1.9`,
          points`.5,.94 .48,1.3 .36,1.9`,
          points`-.02,1.2 .0,1.6 .04,2.1`,
          points`-.5,2.5 -.7,3 -.9,3.8`,
          points`-.16,2.56 -.2,3.1 -.26,3.9`,
          points`.16,2.5 .3,3.1 .4,3.9`,
          points`.44,2.5 .76,3 1.06,3.7`,
        ]
      : [
          points`-.46,1 -.4,1.6 -.44,2.3`,
          points`-.24,1.5 -.16,2.2 -.2,3`,
          points`.66,1.1 .7,1.7 .66,2.4`,
          points`.58,2.5 .66,3.1 .62,3.8`,
          points`-.4,2.7 -.34,3.2 -.4,3.8`,
        ]
    ).map(w),
  );

/** A leaf with two others beside it. */
const sprig = (w: Widen, x: number, y: number): Path =>
  [
    [
      [0, -0.1],
      [0.035, -0.03],
      [0, 0.06],
      [-0.035, -0.03],
    ],
    [
      [0.02, 0.05],
      [0.08, -0.01],
      [0.1, -0.07],
      [0.04, -0.02],
    ],
    [
      [-0.02, 0.05],
      [-0.08, -0.01],
      [-0.1, -0.07],
      [-0.04, -0.02],
    ],
  ].map((leaf) => outline(w(leaf.map(([dx, dy]): Point => [x + dx!, y + dy!]))));

const SLEEVE_SPRIGS = [
  [-1, 1.2],
  [-0.78, 1.42],
  [-1, 1.66],
  [-0.78, 1.9],
  [-1, 2.14],
] as const;

function brocade(w: Widen, isGown: boolean): Part {
  const at: Path[number][] = [];
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 6; column++) {
      const x = -0.5 + column * 0.26 + (row % 2) * 0.13;
      const y = 0.98 + row * 0.27;
      if (isOnCloth(x, y, isGown)) at.push(...sprig(w, x, y));
    }
  return softPart('fold', 0.7, ...at);
}

/** Neither on the linen nor beyond the edge of the cloth. */
function isOnCloth(x: number, y: number, isGown: boolean): boolean {
  if (isGown) return Math.abs(x - 0.06) < (y < 2.3 ? 0.52 : 0.7);
  return x < 0.76 && (y > 2.3 || x < -0.14 - (y < 1.3 ? 0.2 : 0) || x > 0.62);
}

function quilting(w: Widen, isGown: boolean): Part[] {
  const lines: Path[number][] = [];
  for (let i = 0; i < 22; i++) {
    const y = 0.7 + i * 0.2;
    for (const side of [1, -1])
      for (let k = 0; k < 7; k++) {
        const x = -0.5 + k * 0.2;
        const [from, to] = [y + side * (k * 0.2 - 0.6), y + side * ((k + 1) * 0.2 - 0.6)];
        if (isOnCloth(x, from, isGown) && isOnCloth(x + 0.2, to, isGown) && Math.min(from, to) > 0.9)
          lines.push(
            stroke(
              w([
                [x, from],
                [x + 0.2, to],
              ]),
              0.02,
            ),
          );
      }
  }
  return [softPart('depth', 0.75, ...lines), softPart('fold', 0.3, ...lines.map(shifted))];
}

const shifted = (ring: Path[number]): Path[number] => ring.map((value) => value + 0.018);

/** Scrolls of gold along the edges. */
function embroidery(w: Widen, isGown: boolean): Part[] {
  const scroll = (x: number, y: number, side: 1 | -1): Path => [
    taper(
      openCurve(
        w([
          [x, y],
          [x + side * 0.09, y + 0.06],
          [x + side * 0.06, y + 0.15],
          [x - side * 0.01, y + 0.13],
          [x + side * 0.02, y + 0.07],
        ]),
      ),
      [0.006, 0.015, 0.014, 0.01],
    ),
    ellipse(...(w([[x + side * 0.11, y + 0.13]])[0]!.slice(0, 2) as [number, number]), 0.018),
  ];
  const along = isGown
    ? [0.98, 1.16, 1.34, 1.52, 1.7, 1.88, 2.06].flatMap((y) => [...scroll(0.0, y, -1), ...scroll(0.12, y, 1)])
    : [1.74, 1.94, 2.14, 2.34, 2.54, 2.74, 2.94, 3.14].flatMap((y) => [
        ...scroll(0.2, y, -1),
        ...scroll(0.44, y, 1),
      ]);
  const edges = isGown
    ? [points`.06,.9 .06,1.5 .06,2.2`, points`-.56,2.2 0,2.32 .56,2.2`]
    : [points`.26,1.7 .28,2.4 .28,3.4`, points`.38,1.7 .38,2.4 .4,3.4`];
  return [part('gold', ...along, ...edges.map((edge) => stroke(w(edge), 0.02)))];
}

/** A band of pale fur with dark tails, round the collar and down the front. */
function furEdge(w: Widen, isGown: boolean): Part[] {
  const band = isGown
    ? points`-.5,.84 -.1,1.16 .06,1.3 .3,1.1 .5,.84`
    : points`-.5,.5 -.3,.8 .06,1.3 .32,1.8 .36,2.6 .36,3.8`;
  const line = openCurve(w(band));
  return [
    { path: [taper(line, [0.15, 0.16, 0.16, 0.15])], material: 'linen' },
    {
      path: line.flatMap(([x, y], i) =>
        i % 3 === 1
          ? [
              stroke(
                [
                  [x - 0.03 + (i % 2) * 0.06, y - 0.05],
                  [x - 0.02 + (i % 2) * 0.06, y + 0.06],
                ],
                0.03,
                true,
              ),
            ]
          : [],
      ),
      material: 'lash',
    },
    {
      path: line.flatMap(([x, y], i) => [
        stroke(
          [
            [x - 0.12, y],
            [x - 0.17, y + 0.06 + (i % 2) * 0.03],
          ],
          0.014,
          true,
        ),
        stroke(
          [
            [x + 0.12, y],
            [x + 0.16, y + 0.06 + (i % 2) * 0.03],
          ],
          0.014,
          true,
        ),
      ]),
      material: 'grey',
      opacity: 0.8,
    },
  ];
}
