import { points } from '../drawing/points.ts';
import {
  ellipse,
  openCurve,
  outline,
  polygon,
  stroke,
  taper,
  type Path,
  type Point,
} from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { HEM_Y, part, softPart, cutLines, creaseLines } from './costume-parts.ts';
import { drawNeckwear } from './neckwear.ts';

/** The fronts of coats and gowns: open over linen and waistcoat, closed to the chin, edged with fur. */

/** Shirt, neckcloth and waistcoat between the lapels. */
export function breast(bust: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
  const { wears, waistcoat = 'lining' } = bust;
  const isHalfOpen = wears.has('two buttons');
  const isPlain = bust.neckwear === 'open';
  const parts: Part[] = [
    part(
      isPlain ? 'lining' : 'linen',
      outline(w(points`-.36,.24 -.1,.4 .12,.44 .34,.56 .5,.78 .5,1.3 .38,1.8 .2,1.3 0,.8 -.2,.5`)),
    ),
    // Pleats of the shirt.
    creaseLines(0.008, w(points`.3,.8 .34,1.1 .34,1.4`), w(points`.38,.8 .4,1.1 .38,1.4`)),
    // The waistcoat, cut low.
    part(
      isHalfOpen ? 'linen' : waistcoat,
      outline(
        w(
          points`
            .02,.82! .18,1.12 .33,1.36! .42,1.16 .5,.86! .58,1.2 .56,2.4 .6,3.4 .62,${HEM_Y}!
            -.2,${HEM_Y}! -.1,2.4 -.06,1.4`,
        ),
      ),
    ),
    part(
      'gold',
      ...(isHalfOpen ? [] : [1.56, 1.84, 2.12, 2.4, 2.7]).map((y) =>
        ellipse(0.36 + (y - 1.5) * 0.012, y, 0.026),
      ),
    ),
    creaseLines(0.012, w(points`.33,1.36 .35,2 .37,3 .38,${HEM_Y}`)),
  ];
  // A neckcloth wound twice and tied; the shirt of the poor is open at the throat.
  if (isPlain)
    parts.push(
      part('skin', outline(points`-.2,.3 .06,.36 .2,.46 .32,.66 .36,1.06! .2,.8 0,.6 -.22,.44`)),
      part('depth', stroke(points`-.3,.36 -.02,.58 .2,.8 .36,1.06`, 0.03, true)),
    );
  else
    parts.push(
      // One strip of linen round the neck, its upper edge under the jaw.
      part(
        'linen',
        outline(
          points`-.4,.06! -.22,.1 -.02,.135 .1,.15 .17,.185! .21,.34 .2,.48 .14,.56 -.08,.52 -.42,.36!`,
        ),
      ),
      creaseLines(0.01, points`-.39,.2 -.08,.3 .18,.34`, points`-.38,.3 -.08,.41 .19,.44`),
    );
  parts.push(...drawNeckwear(bust.neckwear ?? (wears.has('tie') ? 'tie' : 'bow')));
  return parts;
}

/** The lapels of an open coat over what is worn under it, and its buttons. */
export function openFront(bust: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
  const { garment, wears, isStooped, isButtoned = false } = bust;
  /** Fastened only below, so the linen is visible above. */
  const isHalfOpen = wears.has('two buttons');
  const parts = breast(bust, w);
  const bent = isStooped ? 0.08 : 0;
  // Collar and lapels: their shadow, then the cloth, then the lit edge.
  const nearCollar = w([
    [-0.38, 0.12 - bent, 1],
    [-0.5, 0.2],
    [-0.62, 0.46],
    [-0.5, 0.74],
    [-0.26, 1.02, 1],
    [0.0, 0.9, 1],
    [-0.12, 0.68],
    [-0.28, 0.42],
    [-0.33, 0.24],
  ]);
  /** A closed coat has short lapels. */
  const short = (points: readonly Point[]): readonly Point[] =>
    isButtoned
      ? points.map(([x, y, corner]): Point => {
          const v = y > 0.95 ? 0.95 + (y - 0.95) * 0.42 : y;
          return corner ? [x, v, corner] : [x, v];
        })
      : points;
  const nearLapel = w(
    short(points`0,.9! -.22,1.06 -.38,1.06! -.34,1.4 -.12,1.86 .26,2.34! .3,2 .2,1.5 .1,1.2`),
  );
  const farLapel = w(
    short(
      points`.3,.56! .46,.64 .62,.82 .64,.96 .78,1.08! .72,1.4 .58,1.9 .36,2.34! .46,1.8 .52,1.2 .48,.84`,
    ),
  );
  if (isHalfOpen)
    parts.push(
      part(
        'ink',
        outline(w(points`.14,1.9! .3,2.14! .48,1.9! .8,2 .8,3 .86,${HEM_Y}! -.3,${HEM_Y}! -.2,3 0,2`)),
      ),
      cutLines(0.016, w(points`.3,2.16 .36,3 .46,${HEM_Y}`)),
    );
  if (isButtoned)
    parts.push(
      part(
        'ink',
        outline(w(points`0,1! .3,1.5! .66,1! .78,1.6 .76,2.4 .76,${HEM_Y}! -.3,${HEM_Y}! -.26,2.4 -.26,1.5`)),
      ),
    );
  parts.push(
    softPart(
      'depth',
      0.55,
      outline(nearLapel.map(([x, y]): Point => [x - 0.05, y + 0.06])),
      outline(farLapel.map(([x, y]): Point => [x + 0.04, y + 0.05])),
    ),
    part('ink', outline(farLapel), outline(nearLapel), outline(nearCollar)),
    creaseLines(0.022, w(points`0,.9 -.22,1.06 -.38,1.06`)),
    cutLines(
      0.018,
      w(points`0,.9 -.12,.68 -.28,.42 -.34,.22`),
      w(short(points`-.38,1.07 -.34,1.4 -.12,1.86 .24,2.32`)),
      w(points`-.62,.46 -.5,.74 -.27,1`),
      w(short(points`.64,.96 .78,1.08 .72,1.4 .58,1.9 .38,2.3`)),
    ),
  );
  // A frock coat has two rows of buttons.
  const buttons = (isHalfOpen ? [2.3, 2.66] : isButtoned ? [1.72, 2.06, 2.4, 2.74, 3.08] : [2.5, 2.86, 3.2])
    .flatMap((y): Point[] =>
      garment === 'frock coat' && !isHalfOpen
        ? [
            [0.26, y],
            [0.58, y - 0.03],
          ]
        : [[0.42, y]],
    )
    .map((point) => w([point])[0]!);
  parts.push(
    part('depth', ...buttons.map(([x, y]) => ellipse(x, y, isHalfOpen ? 0.075 : 0.055))),
    ...(isHalfOpen ? [part('gold', ...buttons.map(([x, y]) => ellipse(x, y, 0.055)))] : []),
    cutLines(
      0.012,
      ...buttons.map(([x, y]): Point[] => [
        [x - 0.03, y - 0.02],
        [x, y - 0.045],
        [x + 0.04, y - 0.02],
      ]),
    ),
    cutLines(
      0.016,
      w(
        isButtoned
          ? [
              [0.4, 1.5],
              [0.62, 1.9],
              [0.64, 3],
              [0.6, HEM_Y],
            ]
          : [
              [0.26, 2.34],
              [0.3, 3],
              [0.32, HEM_Y],
            ],
      ),
    ),
  );
  return parts;
}

/** A turned-up collar, which hides the neck and the linen. */
export const collarUp = (): Part[] => [
  softPart('depth', 0.5, outline(points`-.62,.1 -.2,.2 .34,.4 .5,.84 .1,.96 -.5,.8`)),
  part(
    'ink',
    outline(
      points`
        -.42,-.3! -.5,-.06 -.62,.3 -.56,.66 -.2,.9 .2,1.02! .3,.78 .32,.44 .28,.12! .1,.1 -.1,-.02
        -.26,-.16`,
    ),
  ),
  part('ink', outline(points`.27,.2! .42,.24 .5,.5 .52,.84! .34,1.02 .24,.96`)),
  cutLines(0.018, points`-.42,-.29 -.24,-.14 -.08,0 .12,.12 .27,.14`, points`.29,.16 .32,.5 .28,.86 .2,1`),
  creaseLines(0.022, points`-.5,.1 -.36,.46 -.06,.74`),
];

/** Closed to the chin over everything, with one row of buttons. */
export function buttonedFront(isCollarUp: boolean, w: (points: readonly Point[]) => Point[]): Part[] {
  const middle = (y: number): Point =>
    w([[y < 1.1 ? 0.24 + (y - 0.5) * 0.22 : 0.37 + (y - 1.1) * 0.02, y]])[0]!;
  const heights = [0.68, 0.98, 1.28, 1.6, 1.94, 2.3, 2.68, 3.1];
  return [
    part(
      'ink',
      outline(
        w(
          points`
            -.38,.3 -.06,.42 .2,.46 .48,.66 .7,.84 .84,1.2 .84,2.4 .9,${HEM_Y}! -.4,${HEM_Y}! -.4,2
            -.5,.8`,
        ),
      ),
    ),
    cutLines(0.02, w(points`.3,.52 .46,.8 .54,1.3 .54,2.4 .6,${HEM_Y}`)),
    creaseLines(0.026, w(points`-.24,.9 -.1,1.6 -.14,2.4`), w(points`.72,1.2 .68,2 .76,2.9`)),
    part('depth', ...heights.map((y) => ellipse(middle(y)[0], y + 0.02, 0.062))),
    part('gold', ...heights.map((y) => ellipse(middle(y)[0], y, 0.05))),
    ...(isCollarUp
      ? collarUp()
      : [
          part('ink', outline(points`-.42,.02! -.14,.12 .14,.12! .24,.34 .3,.58 .06,.58 -.3,.5 -.52,.4!`)),
          cutLines(0.018, points`-.41,.04 -.14,.14 .13,.14 .23,.34 .28,.56`, points`-.5,.4 -.3,.5 .06,.58`),
        ]),
  ];
}

/** Coats and gowns closed at the neck, each with its own front. */
export function closedFront({ garment, wears }: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
  switch (garment) {
    case 'uniform':
      return [
        part('accent', outline(points`-.38,.06! -.1,.14 .16,.16! .24,.36 .28,.56 .06,.52 -.4,.34!`)),
        part(
          'gold',
          stroke(points`-.38,.08 -.1,.16 .16,.18 .25,.38 .28,.56`, 0.028),
          stroke(points`-.4,.34 .06,.52 .26,.57`, 0.028),
          ...[-0.24, -0.08, 0.06].map((x) =>
            stroke(
              [
                [x, 0.26],
                [x + 0.1, 0.32],
              ],
              0.022,
            ),
          ),
        ),
        creaseLines(0.024, w(points`.26,.58 .34,1.2 .36,2.2 .38,${HEM_Y}`)),
        part(
          'gold',
          ...[0.82, 1.12, 1.42, 1.74, 2.06, 2.4, 2.8].flatMap((y) => [
            ellipse(w([[0.08 - (y - 0.8) * 0.02, y]])[0]![0], y, 0.042),
            ellipse(w([[0.56, y]])[0]![0], y - 0.02, 0.036),
          ]),
          ...[0.82, 1.12, 1.42, 1.74, 2.06].map((y) =>
            stroke(
              w([
                [0.06, y],
                [0.3, y + 0.05],
                [0.55, y - 0.02],
              ]),
              0.018,
            ),
          ),
        ),
        // The strap across the breast.
        part('linen', polygon(w(points`-.6,.74 -.5,.68 .86,2.3 .84,2.5`))),
        creaseLines(0.01, w(points`-.56,.72 .82,2.4`)),
      ];
    case 'fur coat':
    case 'great coat':
      return [...furFront(w)];
    case 'kaftan':
      return [
        part('lining', outline(points`-.36,.26! -.06,.38 .18,.4 .26,.52 .3,.8 .1,.62 -.38,.4!`)),
        creaseLines(0.016, points`-.35,.34 -.04,.46 .2,.5`),
        part(
          'lining',
          outline(
            w(
              points`
                .06,.44 .3,.56 .46,.72! .5,1.4 .36,2.3 .28,${HEM_Y}! .16,${HEM_Y}! .24,2.3 .36,1.4
                .26,.8`,
            ),
          ),
        ),
        cutLines(
          0.018,
          w(points`.28,.66 .38,1.4 .26,2.3 .18,${HEM_Y}`),
          w(points`.48,.76 .52,1.4 .4,2.3 .3,${HEM_Y}`),
        ),
        creaseLines(
          0.026,
          w(points`-.2,1.2 -.1,1.8 -.14,2.3`),
          w(points`.66,1.2 .64,1.7 .56,2.2`),
          w(points`-.1,2.7 -.2,3.4 -.24,${HEM_Y}`),
          w(points`.6,2.7 .68,3.4 .7,${HEM_Y}`),
        ),
      ];
    case 'dressing gown':
      return [
        part(
          wears.has('greasy') || wears.has('ragged') ? 'lining' : 'linen',
          outline(points`-.36,.2! -.06,.34 .18,.36 .36,.6 .4,1.2 .2,.9 -.1,.56 -.38,.36!`),
        ),
        creaseLines(0.012, points`.14,.46 .24,.7 .3,1`),
        part(
          'lining',
          outline(
            w(points`-.4,.1! -.58,.26 -.56,.6 -.3,1.2 0,1.9 .22,2.4! .34,2.3 .26,1.6 .08,1 -.14,.6 -.34,.28`),
          ),
          outline(w(points`.26,.54! .5,.64 .68,.9 .68,1.4 .52,2 .34,2.4! .44,1.7 .46,1.1 .36,.74`)),
        ),
        softPart(
          'depth',
          0.6,
          ...[0.5, 0.72, 0.94, 1.16, 1.4, 1.64, 1.88].map((y, i) =>
            stroke(
              w([
                [-0.5 + i * 0.1, y],
                [-0.32 + i * 0.1, y + 0.08],
                [-0.16 + i * 0.075, y - 0.02],
              ]),
              0.014,
            ),
          ),
        ),
        cutLines(0.016, w(points`-.56,.6 -.3,1.2 0,1.9 .22,2.4`), w(points`.68,1 .66,1.4 .52,2 .36,2.36`)),
      ];
    case 'cassock':
      return [
        part('depth', outline(points`-.38,.08! -.1,.17 .15,.18! .22,.36 .26,.56 .06,.52 -.4,.34!`)),
        part('linen', outline(points`.02,.14! .155,.17! .22,.34 .08,.34!`)),
        part(
          'fold',
          ...Array.from({ length: 16 }, (_, i) => ellipse(0.27 + i * 0.008, 0.68 + i * 0.16, 0.022)),
        ),
        creaseLines(0.016, w(points`.22,.6 .3,1.6 .34,${HEM_Y}`)),
        creaseLines(0.026, w(points`-.16,1.4 -.2,2.4 -.3,${HEM_Y}`), w(points`.66,1.4 .66,2.6 .74,${HEM_Y}`)),
        ...(wears.has('cross')
          ? []
          : [
              part(
                'gold',
                stroke(points`-.3,.5 -.04,1.2 .16,1.62`, 0.018),
                stroke(points`.34,.6 .3,1.2 .18,1.62`, 0.018),
                stroke(points`.18,1.58 .2,2`, 0.055),
                stroke(points`.06,1.72 .32,1.72`, 0.05),
              ),
            ]),
      ];
    case 'armour':
      return [
        part('lining', outline(points`-.4,.2! -.1,.3 .2,.32! .36,.56 .2,.74 -.2,.7 -.52,.5!`)),
        part(
          'fold',
          stroke(points`-.4,.24 -.1,.34 .2,.36`, 0.022),
          stroke(points`-.48,.48 -.2,.66 .18,.7 .34,.58`, 0.022),
        ),
        creaseLines(
          0.02,
          w(points`.3,.76 .52,1.3 .4,2.3`),
          w(points`-.5,2.36 .1,2.5 .8,2.36`),
          w(points`-.52,2.7 .1,2.84 .84,2.7`),
        ),
        softPart('fold', 0.7, outline(w(points`.4,.9 .62,1.2 .6,1.7 .5,2.1 .54,1.5`))),
        cutLines(0.02, w(points`-.4,.9 -.1,1.2 0,1.8 -.1,2.3`)),
      ];
    case 'shirt':
    case 'rags':
    case 'night shirt':
      return [
        part('skin', outline(points`-.3,.24 .02,.34 .16,.44 .34,.66 .4,1.14! .24,.86 .02,.62 -.3,.4`)),
        part(
          garment === 'rags' ? 'lining' : 'linen',
          outline(points`-.38,.2! -.5,.34 -.36,.62 -.12,.84! .06,.7! -.1,.52 -.32,.34`),
          outline(points`.3,.56! .48,.64 .58,.86! .42,.92! .38,.74`),
        ),
        creaseLines(
          0.024,
          w(points`.38,1.14 .36,1.8 .38,${HEM_Y}`),
          w(points`-.3,1 -.1,1.5 -.14,2.2`),
          w(points`.66,1.1 .6,1.6 .62,2.2`),
          w(points`.1,1.3 .14,1.8 .1,2.4`),
        ),
        cutLines(0.014, w(points`-.12,.84 .06,.7`), w(points`.04,.74 .26,.94 .37,1.12`)),
      ];
    default:
      return [
        part('linen', outline(points`-.36,.22! -.04,.34 .18,.36 .3,.56 .1,.6 -.38,.38!`)),
        creaseLines(
          0.03,
          w(points`-.3,.5 .1,1.1 .3,2 .34,${HEM_Y}`),
          w(points`.4,.66 .3,1.3 .34,2`),
          w(points`-.2,1.4 -.16,2.4 -.24,${HEM_Y}`),
          w(points`.66,1.3 .62,2.3 .72,${HEM_Y}`),
        ),
        cutLines(0.016, w(points`-.26,.48 .14,1.1 .34,2`)),
      ];
  }
}

/** A turned-up fur collar, and a broad fur edge down the front. */
function furFront(w: (points: readonly Point[]) => Point[]): Part[] {
  const edge = w(points`.2,.6 .36,.9 .42,1.4 .42,2.1 .4,3 .4,${HEM_Y}`);
  const collar: readonly Point[] = points`
    -.44,-.14 -.72,-.02 -1,.34 -1.02,.76 -.72,1.12 -.26,1.32 .24,1.28 .62,1.02 .6,.66 .34,.42 .08,.3
    -.14,.18 -.32,0`;
  const hairs = tufts([...collar, collar[0]!], 0.13);
  return [
    softPart('depth', 0.5, outline(collar.map(([x, y]): Point => [x - 0.04, y + 0.1]))),
    part(
      'fur',
      taper(openCurve(edge), [0.24, 0.27, 0.28, 0.3]),
      ...tufts(
        edge.map(([x, y]): Point => [x - 0.24, y]),
        0.1,
      ),
      ...tufts(
        [...edge].reverse().map(([x, y]): Point => [x + 0.26, y]),
        0.1,
      ),
      outline(collar),
      ...hairs,
    ),
    softPart(
      'fold',
      0.75,
      ...strokesIn(points`-.62,.16 -.74,.5 -.4,.86 .06,1 .4,.84`, 0.2),
      ...strokesIn(points`-.4,.16 -.5,.46 -.24,.66 .1,.72 .34,.66`, 0.14),
      ...strokesIn(w(points`.34,1.1 .38,1.8 .36,2.6 .36,3.4`), 0.12),
    ),
    creaseLines(0.028, w(points`-.26,1.2 -.2,2 -.3,${HEM_Y}`), w(points`.72,1.3 .72,2.4 .8,${HEM_Y}`)),
  ];
}

/** Short hairs along the left side of an edge. */
function tufts(line: readonly Point[], long: number): Path {
  const points = openCurve(line);
  const path: Path[number][] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / length, -dx / length];
    for (let t = 0; t < length; t += 0.05) {
      const k = (Math.round(t * 40) + i * 3) % 5;
      const [x, y] = [a[0] + (dx / length) * t, a[1] + (dy / length) * t];
      path.push(
        taper(
          [
            [x, y],
            [
              x + nx * long * (0.5 + k * 0.14) + (dx / length) * 0.03,
              y + ny * long * (0.5 + k * 0.14) + 0.03,
            ],
          ],
          [0.03, 0.004],
        ),
      );
    }
  }
  return path;
}

/** Hairs along the middle of fur. */
function strokesIn(line: readonly Point[], wide: number): Path {
  return openCurve(line).flatMap(([x, y], i) =>
    [-1, 0, 1].map((k) => {
      const [u, v] = [x + k * wide * 0.6 + ((i * 7) % 5) * 0.012, y + k * 0.03 + ((i * 3) % 4) * 0.012];
      return taper(
        [
          [u, v],
          [u + 0.02 + k * 0.012, v + 0.075],
        ],
        [0.008, 0.001],
      );
    }),
  );
}
