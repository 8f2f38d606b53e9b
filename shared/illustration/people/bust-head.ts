import { points } from '../drawing/points.ts';
import {
  ellipse,
  openCurve,
  outline,
  placed,
  stroke,
  taper,
  type Path,
  type Point,
} from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { drawFace } from './face.ts';
import { COVERING, HATS } from './heads.ts';
import { BANDS, BEARDS, CROPPED, STYLES } from './hair-styles.ts';
import type { Locks } from './combed.ts';
import { hasLook, headAlone } from './profile.ts';
import { marksOverHair } from './telling-marks.ts';
import { tone } from './tone.ts';

export interface DrawnHead {
  /** Hair that falls behind the shoulders. */
  behind: Part[];
  /** Face, and the neck down into the collar. */
  neck: Part[];
  /** Parts in front of the collar. */
  head: Part[];
}

export function drawBustHead(head: BustHead): DrawnHead {
  const { hair, beard, hat, isWhiteHaired, wears } = head;
  const own = isWhiteHaired ? 'grey' : 'hair';
  const isHairHidden = hat !== undefined && COVERING.has(hat);
  const locks = cut(head);
  const { neck, parts } = drawFace(head);
  const behind: Part[] = locks.behind && !isHairHidden ? [{ path: locks.behind, material: own }] : [];
  if (beard)
    parts.push(
      { path: BEARDS[beard]().mass, material: isWhiteHaired ? 'grey' : 'beard' },
      lockLines(
        BEARDS[beard]().lines,
        isWhiteHaired ? 'combed' : hasLook(head, 'beard greying') ? 'greying' : 'beard',
      ),
    );
  if (!isHairHidden) {
    parts.push(
      { path: locks.mass, material: own },
      ...(hair === 'bald' ? [] : SHEEN),
      lockLines(locks.lines, isWhiteHaired ? 'combed' : 'hair'),
    );
    if (head.isLined && !isWhiteHaired && hair !== 'bald') parts.push(GREY_TEMPLE);
    if (wears.has('ribbon'))
      parts.push(
        { path: hair === 'piled' || hair === 'knot' ? HIGH_RIBBON : RIBBON, material: 'accent' },
        { path: RIBBON_FOLDS, material: 'shade', opacity: 0.5 },
      );
  }
  parts.push(...marksOverHair(head));
  if (wears.has('glasses') && !hasLook(head, 'monocle', 'pince-nez'))
    parts.push({ path: GLASSES, material: 'brow' });
  if (wears.has('jewels')) parts.push({ path: head.sex === 'man' ? EAR_RING : EARRING, material: 'gold' });
  if (wears.has('pipe')) parts.push(...PIPE);
  if (wears.has('cigar')) parts.push(...CIGAR);
  if (hat === 'laceCap') parts.push(...laceCap(own));
  else if (hat === 'bonnet') parts.push(...bonnet(own));
  else if (hat) {
    parts.push({ path: HATS[hat](), material: 'hat' });
    const band = BANDS[hat];
    if (band) parts.push({ path: [stroke(band, 0.045, true)], material: 'fold' });
    if (hat === 'kerchief') parts.push({ path: HAT_SHADES, material: 'shade', opacity: 0.45 });
  }
  if (hat && wears.has('plume')) parts.push(...PLUME);
  if (wears.has('veil') || wears.has('bridal veil'))
    parts.push(...veil(wears.has('veil') ? 'lash' : 'white'));
  return { behind, neck, head: parts };
}

/** An ostrich feather that curls back from the crown of a hat. */
const PLUME: readonly Part[] = [
  {
    path: [
      outline(
        points`
          .14,-.82! .02,-1.12 -.2,-1.46 -.54,-1.68 -.92,-1.62 -1.16,-1.36 -1.18,-1.06 -1.06,-.9
          -.94,-.98 -1,-1.14 -.88,-1.28 -.62,-1.26 -.34,-1.06 -.08,-.8!`,
      ),
    ],
    material: 'accent',
  },
  {
    path: [
      stroke(points`.04,-.86 -.16,-1.22 -.5,-1.46 -.84,-1.46 -1.06,-1.26`, 0.02, true),
      ...[
        [-0.2, -1.24, -0.3, -1.52],
        [-0.4, -1.38, -0.54, -1.62],
        [-0.62, -1.44, -0.8, -1.62],
        [-0.84, -1.44, -1.02, -1.5],
        [-0.1, -1.1, -0.34, -1.1],
        [-0.34, -1.34, -0.54, -1.26],
      ].map(([a, b, c, d]) =>
        stroke(
          [
            [a!, b!],
            [(a! + c!) / 2 - 0.02, (b! + d!) / 2],
            [c!, d!],
          ],
          0.012,
          true,
        ),
      ),
    ],
    material: 'shade',
    opacity: 0.75,
  },
];

/** Sheer folds of cloth from the crown over the face, which shows through. */
const veil = (material: Part['material']): Part[] => [
  {
    path: [
      outline(
        points`
          .3,-1.06 .5,-.7 .56,-.2 .5,.22 .3,.42! 0,.36 -.3,.5 -.66,.42! -.74,0 -.68,-.5 -.5,-.94
          -.1,-1.16`,
      ),
    ],
    material,
    opacity: 0.46,
  },
  {
    path: [
      points`.28,-1.04 .46,-.6 .47,.3`,
      points`.1,-1.1 .26,-.5 .2,.38`,
      points`-.1,-1.14 -.04,-.5 -.1,.4`,
      points`-.3,-1.06 -.38,-.5 -.42,.44`,
      points`-.44,-.96 -.6,-.4 -.62,.4`,
    ].map((line) => stroke(line, 0.014, true)),
    material,
    opacity: 0.5,
  },
];

/** A lawn cap with a ruffle round the face, a ribbon, and the visible hair in front. */
function laceCap(own: Part['material']): Part[] {
  const edge: readonly Point[] = points`.22,-.95 .14,-.78 .05,-.58 -.02,-.4 -.1,-.22 -.2,-.06`;
  const ruffle = openCurve(edge);
  return [
    {
      path: [
        outline(points`.29,-.86! .25,-.98 .08,-.92 -.06,-.5 -.14,-.2 -.03,-.24 .09,-.38 .15,-.54 .22,-.7`),
      ],
      material: own,
    },
    {
      path: [
        outline(
          points`
            .2,-.94 .12,-1.1 -.12,-1.2 -.4,-1.14 -.6,-.94 -.66,-.66 -.56,-.4 -.44,-.24 -.4,-.06
            -.22,-.04 -.1,-.26 .02,-.5 .12,-.76`,
        ),
        ...ruffle.filter((_, i) => i % 2 === 0).map(([x, y]) => ellipse(x + 0.012, y, 0.058)),
      ],
      material: 'white',
    },
    {
      path: [
        stroke(
          edge.map(([x, y]): Point => [x - 0.1, y + 0.01]),
          0.05,
        ),
      ],
      material: 'accent',
      opacity: 0.75,
    },
    {
      path: [
        ...[
          [-0.3, -1.12, -0.16, -0.66],
          [-0.5, -0.98, -0.26, -0.5],
          [-0.6, -0.7, -0.34, -0.36],
        ].map(([a, b, c, d]) =>
          stroke(
            [
              [a!, b!],
              [(a! + c!) / 2 + 0.03, (b! + d!) / 2],
              [c!, d!],
            ],
            0.013,
            true,
          ),
        ),
        ...ruffle
          .filter((_, i) => i % 2 === 1)
          .map(([x, y]) =>
            stroke(
              [
                [x - 0.03, y],
                [x + 0.03, y + 0.012],
              ],
              0.01,
              true,
            ),
          ),
      ],
      material: 'shade',
      opacity: 0.55,
    },
  ];
}

/** A bonnet: its crown behind, the brim open round the face, tied with a ribbon under the chin. */
function bonnet(own: Part['material']): Part[] {
  const brim: readonly Point[] = points`.44,-1.14 .3,-.96 .15,-.72 .06,-.48 .01,-.24 -.04,.02`;
  return [
    // A parting of hair under the brim.
    {
      path: [outline(points`.29,-.87! .31,-.98 .2,-.92 .1,-.7 .02,-.4 .08,-.42 .14,-.62 .22,-.78`)],
      material: own,
    },
    {
      path: [
        outline([
          [0.44, -1.14, 1],
          [0.3, -1.27],
          [0.02, -1.3],
          [-0.3, -1.25],
          [-0.58, -1.06],
          [-0.72, -0.76],
          [-0.68, -0.44],
          [-0.54, -0.2],
          [-0.36, -0.04],
          [-0.2, 0.06],
          [-0.04, 0.02, 1],
          ...brim.slice(1, -1).reverse(),
        ]),
      ],
      material: 'hat',
    },
    // The lining in its shadow, and the straw of crown and brim.
    {
      path: [
        outline([
          ...brim.map(([x, y], i): Point => (i === 0 || i === 5 ? [x, y, 1] : [x, y])),
          ...brim
            .slice(1, -1)
            .reverse()
            .map(([x, y]): Point => [x - 0.1, y - 0.01]),
        ]),
      ],
      material: 'shade',
      opacity: 0.5,
    },
    {
      path: [
        ...[0.06, 0.14, 0.22].map((k) =>
          stroke(
            [
              [0.36 - k, -1.22 - k * 0.14],
              [0.06 - k * 1.1, -0.78],
              [-0.1 - k * 0.9, 0.02],
            ],
            0.012,
            true,
          ),
        ),
        stroke(points`-.34,-1.22 -.6,-.8 -.5,-.26`, 0.012, true),
        stroke(points`-.44,-1.16 -.68,-.78 -.58,-.34`, 0.01, true),
      ],
      material: 'shade',
      opacity: 0.5,
    },
    {
      path: [
        stroke(points`.06,-1.3 -.2,-.84 -.28,-.4 -.24,.04`, 0.075, true),
        taper(openCurve(points`-.22,.02 -.06,.12 .14,.14 .26,.06`), [0.02, 0.03, 0.03, 0.02]),
        outline(points`.2,.1! .36,0 .42,.1 .34,.19`),
        outline(points`.2,.1! .08,.2 .02,.32 .14,.28`),
        outline(points`.2,.12! .2,.36 .14,.56 .24,.5! .3,.56! .28,.34`),
      ],
      material: 'accent',
    },
  ];
}

/** The same head on a small figure, without its finest lines. @returns `behind` and `head` only */
export function drawSmallHead(of: BustHead): Omit<DrawnHead, 'neck'> {
  const { behind, head } = drawBustHead(of);
  const seen = head.filter(
    ({ material, opacity = 1 }) =>
      material !== 'lock' && opacity > FAINT && (material !== 'shade' || opacity > 0.7),
  );
  return { behind, head: [{ path: headAlone(of), material: 'skin' }, ...seen] };
}

/** The opacity below which parts are soft tones. */
const FAINT = 0.2;

/** The hairline: close if cropped, farther back over a high forehead. */
function cut(head: BustHead): Locks {
  if (head.isCropped && head.hair === 'short') return CROPPED();
  const locks = STYLES[head.hair]();
  const isReceding =
    hasLook(head, 'forehead high') || (head.isLined === true && head.sex === 'man' && head.hair !== 'bald');
  const move = isReceding && !head.hat ? { x: -0.06, y: -0.02, scale: 0.975 } : null;
  if (!move) return locks;
  const moved = ([x, y]: Point): Point => [x * move.scale + move.x, y * move.scale + move.y];
  return { ...locks, mass: placed(locks.mass, move), lines: locks.lines.map((line) => line.map(moved)) };
}

/** Every third line is stronger, as in an engraving. */
function lockLines(all: readonly (readonly Point[])[], of: 'hair' | 'beard' | 'combed' | 'greying'): Part {
  const wide = of === 'greying' ? 0.027 : 0.011;
  // A few grey strands in a beard at the chin and the corners of the mouth.
  const drawn = of === 'greying' ? all.filter((_, i) => i % 3 === 1) : all;
  return {
    path: drawn.map((line, i) => {
      const half = (wide * (i % 3 === 0 ? 1.3 : 0.8)) / 2;
      return taper(openCurve(line), [half * 0.15, half, half, half * 0.15]);
    }),
    // A beard may differ in colour from the hair, so its lines are only a sheen.
    material: of === 'greying' ? 'grey' : of === 'combed' ? 'shade' : of === 'beard' ? 'light' : 'lock',
    opacity: of === 'greying' ? 0.85 : of === 'combed' ? 0.6 : of === 'beard' ? 0.3 : 0.9,
  };
}

/** At fifty the hair in front of the ear is greying. */
const GREY_TEMPLE: Part = {
  path: [
    [0.0, -0.62, -0.1, -0.4],
    [-0.04, -0.68, -0.2, -0.36],
    [-0.1, -0.7, -0.28, -0.34],
    [-0.16, -0.66, -0.34, -0.3],
  ].map(([a, b, c, d]) =>
    taper(
      openCurve([
        [a!, b!],
        [(a! + c!) / 2 - 0.03, (b! + d!) / 2],
        [c!, d!],
      ]),
      [0.004, 0.017, 0.017, 0.004],
    ),
  ),
  material: 'grey',
  opacity: 0.75,
};

/** Hair shines at the crown and is dark at the nape, or it would look like a cap. */
const SHEEN: readonly Part[] = [
  ...tone('light', 0.24, 0.04, -0.86, 0.2, 0.085, 24),
  ...tone('light', 0.16, -0.2, -0.84, 0.17, 0.07, -20),
  ...tone('depth', 0.4, -0.29, -0.36, 0.11, 0.22, 12),
];

const RIBBON: Path = [
  stroke(points`.12,-1.06 -.06,-.92 -.24,-.64 -.38,-.34`, 0.062),
  outline(points`-.38,-.32 -.5,-.5 -.66,-.5 -.68,-.36 -.52,-.26`),
  outline(points`-.38,-.32 -.5,-.14 -.66,-.06 -.64,-.22 -.5,-.3`),
  outline(points`-.4,-.3 -.42,-.08 -.52,.2 -.44,.16! -.4,.24! -.36,0`),
  outline(points`-.36,-.38 -.45,-.38 -.46,-.28 -.36,-.26`),
];
const HIGH_RIBBON: Path = [
  stroke(points`.2,-1 0,-1.02 -.24,-1.02 -.5,-.9`, 0.062),
  outline(points`-.5,-.92 -.66,-1.06 -.8,-1 -.76,-.88 -.6,-.86`),
  outline(points`-.5,-.9 -.62,-.74 -.78,-.66 -.74,-.82 -.6,-.9`),
];
const RIBBON_FOLDS: Path = [
  stroke(points`-.4,-.34 -.52,-.4 -.6,-.4`, 0.012, true),
  stroke(points`-.42,-.26 -.52,-.2 -.58,-.16`, 0.012, true),
];
const HAT_SHADES: Path = [
  stroke(points`.2,-.8 .02,-.62 -.14,-.3 -.2,-.04`, 0.012, true),
  stroke(points`0,-1.04 -.24,-.84 -.36,-.5 -.4,-.1`, 0.014, true),
  stroke(points`-.2,-1.06 -.42,-.84 -.52,-.5`, 0.012, true),
];
const EARRING: Path = [outline(points`-.165,-.25 -.14,-.2 -.165,-.14 -.19,-.2`)];

const EAR_RING: Path = [taper(circle(-0.16, -0.19, 0.085), [0.02, 0.02])];

/** Wisps that rise from what is smoked, in front of the face. */
const wisps = (x: number, y: number): Part[] =>
  [0, 1].map((k): Part => ({
    path: [
      taper(
        openCurve([
          [x + k * 0.02, y],
          [x + 0.07 - k * 0.1, y - 0.2],
          [x + 0.01 + k * 0.1, y - 0.42],
          [x + 0.1 - k * 0.06, y - 0.66],
          [x + 0.04 + k * 0.12, y - 0.9],
        ]),
        [0.008, 0.024, 0.03, 0.02, 0.004],
      ),
    ],
    material: 'light',
    opacity: 0.34,
  }));
/** A pipe between the teeth: its stem, the bowl, and the glow in it. */
const PIPE: readonly Part[] = [
  {
    path: [
      taper(openCurve(points`.35,-.185 .5,-.15 .62,-.09 .68,-.06`), [0.016, 0.018, 0.022, 0.03]),
      outline(points`.6,-.24! .62,-.08 .68,-.03 .75,-.06 .77,-.24!`),
    ],
    material: 'brow',
  },
  { path: [ellipse(0.685, -0.245, 0.082, 0.022)], material: 'light', opacity: 0.8 },
  {
    path: [taper(points`.635,-.2 .65,-.1`, [0.006, 0.012, 0.004])],
    material: 'fold',
    opacity: 0.6,
  },
  ...wisps(0.69, -0.28),
];
const CIGAR: readonly Part[] = [
  {
    path: [taper(points`.35,-.185 .46,-.176 .62,-.16`, [0.022, 0.028, 0.026])],
    material: 'brow',
  },
  { path: [ellipse(0.625, -0.16, 0.018, 0.026)], material: 'light', opacity: 0.9 },
  ...wisps(0.64, -0.2),
];

const GLASSES: Path = [
  taper(circle(0.3, -0.5, 0.08), [0.011, 0.011]),
  stroke(points`.22,-.515 .02,-.5 -.14,-.48`, 0.015),
];

function circle(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 19 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI;
    return [x + Math.cos(angle) * r * 0.72, y + Math.sin(angle) * r] as const;
  });
}
