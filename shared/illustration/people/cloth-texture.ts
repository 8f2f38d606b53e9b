import { points } from '../drawing/points.ts';
import { ellipse, openCurve, polygon, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { part, softPart } from './costume-parts.ts';

type Widen = (points: readonly Point[]) => Point[];

/** The stated texture of a coat or gown: worn through, shiny with grease, velvet, tweed. Empty if none is stated. */
export function clothTexture({ garment, wears }: Bust, w: Widen): Part[] {
  return [
    ...(wears.has('velvet') ? velvet(w) : []),
    ...(wears.has('dusty') ? dust(w) : []),
    ...(wears.has('striped')
      ? [
          softPart(
            'fold',
            0.6,
            ...[-1.08, -0.9, -0.72, -0.54, -0.36].map((x) =>
              stroke(
                w([
                  [x + 0.02, 0.86 + Math.max(0, -0.8 - x)],
                  [x, 1.8],
                  [x - 0.04, 3.6],
                ]),
                0.034,
              ),
            ),
            ...[-0.16, 0.06, 0.62, 0.78].map((x) =>
              stroke(
                w([
                  [x, 2.42],
                  [x + 0.02, 3.6],
                ]),
                0.034,
              ),
            ),
            ...[0.66, 0.8].map((x) =>
              stroke(
                w([
                  [x, 1.5],
                  [x - 0.02, 2.4],
                ]),
                0.034,
              ),
            ),
          ),
        ]
      : []),
    ...(wears.has('greasy') ? greaseOnFront(w) : []),
    ...(isRagged(wears, garment)
      ? [...patches(w), ...frayed(w), ...(garment === 'dressing gown' ? wadding(w) : [])]
      : []),
  ];
}

/** The same for the near sleeve, which lies over the rest. */
export function sleeveTexture({ garment, wears }: Bust, w: Widen): Part[] {
  return [
    ...(wears.has('velvet')
      ? [
          softPart(
            'fold',
            0.34,
            ...[
              stroke(w(points`-1.06,1.1 -1.1,1.6 -1.08,2.2`), 0.1, true),
              stroke(w(points`-.66,1.2 -.64,1.7 -.7,2.1`), 0.07, true),
            ],
          ),
        ]
      : []),
    ...(wears.has('striped')
      ? [
          softPart(
            'fold',
            0.6,
            ...[-1.06, -0.92, -0.78, -0.66].map((x) =>
              stroke(
                w([
                  [x, 1.1],
                  [x - 0.02, 1.7],
                  [x + 0.02, 2.3],
                ]),
                0.034,
              ),
            ),
          ),
        ]
      : []),
    ...(wears.has('tweed')
      ? [
          softPart(
            'fold',
            0.4,
            ...[-1.06, -0.94, -0.82, -0.7].map((x) =>
              stroke(
                w([
                  [x, 1.2],
                  [x - 0.02, 1.8],
                  [x + 0.02, 2.3],
                ]),
                0.022,
              ),
            ),
            ...[1.3, 1.5, 1.7, 1.9, 2.1].map((y) =>
              stroke(
                w([
                  [-1.12, y],
                  [-0.84, y + 0.03],
                  [-0.62, y],
                ]),
                0.022,
              ),
            ),
          ),
        ]
      : []),
    ...(wears.has('greasy')
      ? [
          softPart('depth', 0.5, ...SHINE_ON_SLEEVE.slice(0, 4).map(([x, y, long]) => sheen(w, x, y, long))),
          softPart('light', 0.1, ...SHINE_ON_SLEEVE.slice(0, 3).map(([x, y, long]) => sheen(w, x, y, long))),
          softPart('light', 0.42, ...SHINE_ON_SLEEVE.map(([x, y, long]) => gleam(w, x, y, long))),
        ]
      : []),
    ...(isRagged(wears, garment)
      ? [
          part('depth', torn(w, -0.98, 1.5, 0.15), torn(w, -0.86, 2.3, 0.12)),
          part('lining', polygon(w(points`-1.06,1.94 -.76,1.9 -.74,2.2 -1.04,2.24`))),
          part('depth', ...stitches(w, points`-1.06,1.94 -.76,1.9 -.74,2.2 -1.04,2.24 -1.06,1.94`)),
          ...outerFringe(w),
        ]
      : []),
  ];
}

const isRagged = (wears: ReadonlySet<string>, garment: string): boolean =>
  garment === 'rags' || wears.has('ragged');

/** A patch where the cloth has worn through. */
function patches(w: Widen): Part[] {
  const near: readonly Point[] = points`-.5,1.34 -.18,1.26 -.12,1.66 -.46,1.74`;
  const far: readonly Point[] = points`.5,1.5 .8,1.42 .82,1.84 .54,1.9`;
  const low: readonly Point[] = points`-.4,2.9 0,2.84 .04,3.3 -.38,3.34`;
  return [
    part('lining', polygon(w(near)), polygon(w(far)), polygon(w(low))),
    part('depth', ...[near, far, low].flatMap((each) => stitches(w, [...each, each[0]!]))),
    part('depth', torn(w, -0.28, 0.98, 0.14), torn(w, 0.68, 2.3, 0.16)),
  ];
}

/** Across a seam, a stitch at every few centimetres. */
const stitches = (w: Widen, seam: readonly Point[]): Path =>
  seam.slice(1).flatMap(([x, y], i) => {
    const [a, b] = seam[i]!;
    const [dx, dy] = [x - a, y - b];
    const long = Math.hypot(dx, dy);
    return [0.12, 0.37, 0.62, 0.87].map((t) =>
      stroke(
        w([
          [a + dx * t - (dy / long) * 0.045, b + dy * t + (dx / long) * 0.045],
          [a + dx * t + (dy / long) * 0.045, b + dy * t - (dx / long) * 0.045],
        ]),
        0.02,
      ),
    );
  });

/** A rent along the cloth, through which the linen is seen. */
const torn = (w: Widen, x: number, y: number, size: number): Path[number] =>
  polygon(
    w([
      [x, y],
      [x + size * 0.42, y + size * 0.5],
      [x + size * 0.3, y + size * 1.2],
      [x + size * 0.06, y + size * 1.9],
      [x - size * 0.26, y + size * 1.1],
      [x - size * 0.3, y + size * 0.4],
    ]),
  );

/** Flaps that hang from the front edge, and threads. */
const frayed = (w: Widen): Part[] => [
  part(
    'ink',
    ...(
      [
        [1.5, 0.08],
        [2.02, 0.12],
        [2.3, 0.06],
        [2.86, 0.13],
        [3.2, 0.1],
      ] as const
    ).map(([y, out]) =>
      polygon(
        w([
          [0.84, y],
          [0.92 + out * 0.4, y + 0.1],
          [0.93 + out, y + 0.34],
          [0.91 + out * 0.3, y + 0.26],
          [0.86, y + 0.36],
        ]),
      ),
    ),
  ),
  part(
    'depth',
    ...[1.0, 1.5, 2.1, 2.7].map((y, i) =>
      taper(
        [
          ...w([
            [0.16 + i * 0.03, y],
            [0.24 + i * 0.03, y + 0.12],
            [0.2 + i * 0.03, y + 0.26],
          ]),
        ],
        [0.012, 0.02, 0.004],
      ),
    ),
  ),
];

/** The sleeve hangs in shreds at the elbow. */
const outerFringe = (w: Widen): Part[] => [
  part(
    'ink',
    ...(
      [
        [1.56, 0.06],
        [2.0, 0.13],
        [2.2, 0.08],
        [2.34, 0.14],
      ] as const
    ).map(([y, out]) =>
      polygon(
        w([
          [-1.1, y],
          [-1.19 - out * 0.4, y + 0.1],
          [-1.2 - out, y + 0.36],
          [-1.18, y + 0.28],
          [-1.1, y + 0.36],
        ]),
      ),
    ),
  ),
];

/** Stuffing at the edge of a quilted gown, where the seam has burst. */
const wadding = (w: Widen): Part[] => [
  part(
    'grey',
    ...(
      [
        [0.86, 1.56, 0.2],
        [0.84, 2.06, 0.26],
        [0.86, 2.94, 0.24],
      ] as const
    ).flatMap(([x, y, long]) =>
      [0, 1, 2, 3].map((i) =>
        taper(
          openCurve(
            w([
              [x - 0.02, y + i * 0.07],
              [x + 0.07 + (i % 2) * 0.04, y + 0.05 + i * 0.07],
              [x + 0.1 + (i % 2) * 0.05, y + long * 0.6 + i * 0.06],
            ]),
          ),
          [0.03, 0.045, 0.01],
        ),
      ),
    ),
  ),
];

const SHINE_ON_SLEEVE = [
  [-1.04, 1.3, 0.5],
  [-0.92, 1.5, 0.36],
  [-1.06, 2.0, 0.3],
  [-0.8, 2.3, 0.26],
  [-0.5, 2.32, 0.24],
] as const;

/** A narrow gleam, pointed at both ends. */
const gleam = (w: Widen, x: number, y: number, long: number): Path[number] =>
  stroke(
    w([
      [x, y],
      [x + 0.05, y + long * 0.5],
      [x + 0.02, y + long],
    ]),
    0.055,
    true,
  );

/** A broad patch that shines like leather, under the gleams. */
const sheen = (w: Widen, x: number, y: number, long: number): Path[number] =>
  stroke(
    w([
      [x - 0.02, y - 0.1],
      [x + 0.06, y + long * 0.5],
      [x, y + long + 0.12],
    ]),
    0.2,
    true,
  );

const greaseOnFront = (w: Widen): Part[] => [
  softPart(
    'depth',
    0.5,
    ...(
      [
        [-0.28, 1.3, 0.9],
        [0.66, 1.2, 0.9],
        [-0.12, 2.6, 0.8],
        [0.6, 2.5, 0.8],
        [0.5, 1.0, 0.3],
      ] as const
    ).map(([x, y, long]) => sheen(w, x, y, long)),
  ),
  softPart(
    'light',
    0.1,
    ...(
      [
        [-0.28, 1.5, 0.6],
        [0.66, 1.3, 0.7],
        [-0.12, 2.7, 0.7],
        [0.6, 2.6, 0.7],
      ] as const
    ).map(([x, y, long]) => sheen(w, x, y, long)),
  ),
  softPart(
    'light',
    0.36,
    ...(
      [
        [-0.3, 1.5, 0.5],
        [-0.16, 1.86, 0.4],
        [0.62, 1.3, 0.5],
        [0.74, 1.66, 0.4],
        [0.5, 2.2, 0.34],
        [-0.36, 2.2, 0.3],
        [0.62, 2.7, 0.5],
        [-0.1, 2.8, 0.5],
      ] as const
    ).map(([x, y, long]) => gleam(w, x, y, long)),
  ),
];

/** Road dust lies thickest on the shoulders and towards the hem. */
const dust = (w: Widen): Part[] => [
  softPart(
    'lining',
    0.5,
    stroke(w(points`-.98,.8 -.74,.64 -.46,.56`), 0.16, true),
    stroke(w(points`-.9,2.7 -.3,2.9 .8,2.7`), 0.4, true),
  ),
  softPart(
    'lining',
    0.8,
    ...Array.from({ length: 90 }, (_, i) => {
      const [t, u] = [((i * 37) % 90) / 90, ((i * 53) % 90) / 90];
      const [[x, y]] = w([[-1.05 + t * 1.85, 0.9 + Math.sqrt(u) * 2.7]]) as [Point];
      return ellipse(x, y, 0.012 + (i % 3) * 0.006);
    }),
  ),
];

/** Pile takes the light along every edge. */
const velvet = (w: Widen): Part[] => [
  softPart(
    'fold',
    0.34,
    stroke(w(points`.84,1.1 .86,1.6 .82,2.3 .86,3.3`), 0.13, true),
    stroke(w(points`-.44,1.1 -.36,1.7 -.4,2.6 -.44,3.4`), 0.12, true),
    stroke(w(points`-.9,.76 -.62,.62 -.4,.56`), 0.1, true),
  ),
  softPart(
    'fold',
    0.24,
    stroke(w(points`.7,1.5 .68,2.2 .72,3.2`), 0.2, true),
    stroke(w(points`-.14,2.3 -.12,2.9 -.16,3.6`), 0.2, true),
  ),
];

/**
 * The check of tweed and jackets, under lapels and waistcoat; stated tweed is strong enough to see in a small picture.
 *
 * @param front only that of a closed front, which covers the rest
 */
export function weave({ garment, wears }: Bust, w: Widen, front = false): Part[] {
  const isStated = wears.has('tweed');
  if (!isStated && garment !== 'jacket') return [];
  const [wide, opacity] = isStated ? [0.022, 0.42] : [0.012, 0.26];
  const [left, right, top, bottom] = front ? [-0.2, 0.74, 1.62, 3.5] : [-1.12, 0.9, 1.02, 3.5];
  const columns = Math.round((right - left) / 0.13);
  const rows = Math.round((bottom - top) / 0.2);
  return [
    softPart(
      'fold',
      opacity,
      ...Array.from({ length: columns }, (_, i) => left + ((i + 0.5) / columns) * (right - left)).map((x) =>
        stroke(
          w([
            [x, top + Math.max(0, Math.abs(x + 0.1) - 0.7) * 0.5],
            [x - 0.02, 2],
            [x - 0.04, bottom],
          ]),
          wide,
        ),
      ),
      ...Array.from({ length: rows }, (_, i) => top + i * 0.2).map((y) =>
        stroke(
          w([
            [left + 0.02, y],
            [(left + right) / 2, y + 0.05],
            [right - 0.02, y],
          ]),
          wide,
        ),
      ),
    ),
  ];
}
