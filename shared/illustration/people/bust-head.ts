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
  if (beard) parts.push({ path: BEARDS[beard]().mass, material: isWhiteHaired ? 'grey' : 'beard' }, lockLines(BEARDS[beard]().lines, isWhiteHaired ? 'combed' : hasLook(head, 'beard greying') ? 'greying' : 'beard')); // prettier-ignore
  if (!isHairHidden) {
    parts.push(
      { path: locks.mass, material: own },
      ...(hair === 'bald' ? [] : SHEEN),
      lockLines(locks.lines, isWhiteHaired ? 'combed' : 'hair'),
    );
    if (head.isLined && !isWhiteHaired && hair !== 'bald') parts.push(GREY_TEMPLE);
    if (wears.has('ribbon')) parts.push({ path: hair === 'piled' || hair === 'knot' ? HIGH_RIBBON : RIBBON, material: 'accent' }, { path: RIBBON_FOLDS, material: 'shade', opacity: 0.5 }); // prettier-ignore
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
    if (hat === 'kerchief') parts.push({ path: HAT_SHADES, material: 'shade', opacity: 0.45 }); // prettier-ignore
  }
  if (hat && wears.has('plume')) parts.push(...PLUME);
  if (wears.has('veil') || wears.has('bridal veil')) parts.push(...veil(wears.has('veil') ? 'lash' : 'white')); // prettier-ignore
  return { behind, neck, head: parts };
}

/** An ostrich feather that curls back from the crown of a hat. */
const PLUME: readonly Part[] = [
  { path: [outline([[0.14, -0.82, 1], [0.02, -1.12], [-0.2, -1.46], [-0.54, -1.68], [-0.92, -1.62], [-1.16, -1.36], [-1.18, -1.06], [-1.06, -0.9], [-0.94, -0.98], [-1.0, -1.14], [-0.88, -1.28], [-0.62, -1.26], [-0.34, -1.06], [-0.08, -0.8, 1]])], material: 'accent' },
  { path: [stroke([[0.04, -0.86], [-0.16, -1.22], [-0.5, -1.46], [-0.84, -1.46], [-1.06, -1.26]], 0.02, true), ...[[-0.2, -1.24, -0.3, -1.52], [-0.4, -1.38, -0.54, -1.62], [-0.62, -1.44, -0.8, -1.62], [-0.84, -1.44, -1.02, -1.5], [-0.1, -1.1, -0.34, -1.1], [-0.34, -1.34, -0.54, -1.26]].map(([a, b, c, d]) => stroke([[a!, b!], [(a! + c!) / 2 - 0.02, (b! + d!) / 2], [c!, d!]], 0.012, true))], material: 'shade', opacity: 0.75 },
]; // prettier-ignore

/** Sheer folds of cloth from the crown over the face, which shows through. */
const veil = (material: Part['material']): Part[] => [
  { path: [outline([[0.3, -1.06], [0.5, -0.7], [0.56, -0.2], [0.5, 0.22], [0.3, 0.42, 1], [0.0, 0.36], [-0.3, 0.5], [-0.66, 0.42, 1], [-0.74, 0.0], [-0.68, -0.5], [-0.5, -0.94], [-0.1, -1.16]])], material, opacity: 0.46 },
  { path: ([[[0.28, -1.04], [0.46, -0.6], [0.47, 0.3]], [[0.1, -1.1], [0.26, -0.5], [0.2, 0.38]], [[-0.1, -1.14], [-0.04, -0.5], [-0.1, 0.4]], [[-0.3, -1.06], [-0.38, -0.5], [-0.42, 0.44]], [[-0.44, -0.96], [-0.6, -0.4], [-0.62, 0.4]]] satisfies Point[][]).map((line) => stroke(line, 0.014, true)), material, opacity: 0.5 },
]; // prettier-ignore

/** A lawn cap with a ruffle round the face, a ribbon, and the visible hair in front. */
function laceCap(own: Part['material']): Part[] {
  const edge: Point[] = [[0.22, -0.95], [0.14, -0.78], [0.05, -0.58], [-0.02, -0.4], [-0.1, -0.22], [-0.2, -0.06]];
  const ruffle = openCurve(edge);
  return [
    { path: [outline([[0.29, -0.86, 1], [0.25, -0.98], [0.08, -0.92], [-0.06, -0.5], [-0.14, -0.2], [-0.03, -0.24], [0.09, -0.38], [0.15, -0.54], [0.22, -0.7]])], material: own },
    { path: [outline([[0.2, -0.94], [0.12, -1.1], [-0.12, -1.2], [-0.4, -1.14], [-0.6, -0.94], [-0.66, -0.66], [-0.56, -0.4], [-0.44, -0.24], [-0.4, -0.06], [-0.22, -0.04], [-0.1, -0.26], [0.02, -0.5], [0.12, -0.76]]), ...ruffle.filter((_, i) => i % 2 === 0).map(([x, y]) => ellipse(x + 0.012, y, 0.058))], material: 'white' },
    { path: [stroke(edge.map(([x, y]): Point => [x - 0.1, y + 0.01]), 0.05)], material: 'accent', opacity: 0.75 },
    { path: [...[[-0.3, -1.12, -0.16, -0.66], [-0.5, -0.98, -0.26, -0.5], [-0.6, -0.7, -0.34, -0.36]].map(([a, b, c, d]) => stroke([[a!, b!], [(a! + c!) / 2 + 0.03, (b! + d!) / 2], [c!, d!]], 0.013, true)), ...ruffle.filter((_, i) => i % 2 === 1).map(([x, y]) => stroke([[x - 0.03, y], [x + 0.03, y + 0.012]], 0.01, true))], material: 'shade', opacity: 0.55 },
  ];
} // prettier-ignore

/** A bonnet: its crown behind, the brim open round the face, tied with a ribbon under the chin. */
function bonnet(own: Part['material']): Part[] {
  const brim: Point[] = [[0.44, -1.14], [0.3, -0.96], [0.15, -0.72], [0.06, -0.48], [0.01, -0.24], [-0.04, 0.02]];
  return [
    // A parting of hair under the brim.
    { path: [outline([[0.29, -0.87, 1], [0.31, -0.98], [0.2, -0.92], [0.1, -0.7], [0.02, -0.4], [0.08, -0.42], [0.14, -0.62], [0.22, -0.78]])], material: own },
    { path: [outline([[0.44, -1.14, 1], [0.3, -1.27], [0.02, -1.3], [-0.3, -1.25], [-0.58, -1.06], [-0.72, -0.76], [-0.68, -0.44], [-0.54, -0.2], [-0.36, -0.04], [-0.2, 0.06], [-0.04, 0.02, 1], ...brim.slice(1, -1).reverse()])], material: 'hat' },
    // The lining in its shadow, and the straw of crown and brim.
    { path: [outline([...brim.map(([x, y], i): Point => (i === 0 || i === 5 ? [x, y, 1] : [x, y])), ...brim.slice(1, -1).reverse().map(([x, y]): Point => [x - 0.1, y - 0.01])])], material: 'shade', opacity: 0.5 },
    { path: [...[0.06, 0.14, 0.22].map((k) => stroke([[0.36 - k, -1.22 - k * 0.14], [0.06 - k * 1.1, -0.78], [-0.1 - k * 0.9, 0.02]], 0.012, true)), stroke([[-0.34, -1.22], [-0.6, -0.8], [-0.5, -0.26]], 0.012, true), stroke([[-0.44, -1.16], [-0.68, -0.78], [-0.58, -0.34]], 0.01, true)], material: 'shade', opacity: 0.5 },
    { path: [stroke([[0.06, -1.3], [-0.2, -0.84], [-0.28, -0.4], [-0.24, 0.04]], 0.075, true), taper(openCurve([[-0.22, 0.02], [-0.06, 0.12], [0.14, 0.14], [0.26, 0.06]]), [0.02, 0.03, 0.03, 0.02]), outline([[0.2, 0.1, 1], [0.36, 0.0], [0.42, 0.1], [0.34, 0.19]]), outline([[0.2, 0.1, 1], [0.08, 0.2], [0.02, 0.32], [0.14, 0.28]]), outline([[0.2, 0.12, 1], [0.2, 0.36], [0.14, 0.56], [0.24, 0.5, 1], [0.3, 0.56, 1], [0.28, 0.34]])], material: 'accent' },
  ];
} // prettier-ignore

/** The same head on a small figure, without its finest lines. @returns `behind` and `head` only */
export function drawSmallHead(of: BustHead): Omit<DrawnHead, 'neck'> {
  const { behind, head } = drawBustHead(of);
  const seen = head.filter(({ material, opacity = 1 }) => material !== 'lock' && opacity > FAINT && (material !== 'shade' || opacity > 0.7)); // prettier-ignore
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
const GREY_TEMPLE: Part = { path: [[0.0, -0.62, -0.1, -0.4], [-0.04, -0.68, -0.2, -0.36], [-0.1, -0.7, -0.28, -0.34], [-0.16, -0.66, -0.34, -0.3]].map(([a, b, c, d]) => taper(openCurve([[a!, b!], [(a! + c!) / 2 - 0.03, (b! + d!) / 2], [c!, d!]]), [0.004, 0.017, 0.017, 0.004])), material: 'grey', opacity: 0.75 }; // prettier-ignore

/** Hair shines at the crown and is dark at the nape, or it would look like a cap. */
const SHEEN: readonly Part[] = [
  ...tone('light', 0.24, 0.04, -0.86, 0.2, 0.085, 24),
  ...tone('light', 0.16, -0.2, -0.84, 0.17, 0.07, -20),
  ...tone('depth', 0.4, -0.29, -0.36, 0.11, 0.22, 12),
];

const RIBBON: Path = [
  stroke([[0.12, -1.06], [-0.06, -0.92], [-0.24, -0.64], [-0.38, -0.34]], 0.062),
  outline([[-0.38, -0.32], [-0.5, -0.5], [-0.66, -0.5], [-0.68, -0.36], [-0.52, -0.26]]),
  outline([[-0.38, -0.32], [-0.5, -0.14], [-0.66, -0.06], [-0.64, -0.22], [-0.5, -0.3]]),
  outline([[-0.4, -0.3], [-0.42, -0.08], [-0.52, 0.2], [-0.44, 0.16, 1], [-0.4, 0.24, 1], [-0.36, 0.0]]),
  outline([[-0.36, -0.38], [-0.45, -0.38], [-0.46, -0.28], [-0.36, -0.26]]),
]; // prettier-ignore
const HIGH_RIBBON: Path = [
  stroke([[0.2, -1.0], [0.0, -1.02], [-0.24, -1.02], [-0.5, -0.9]], 0.062),
  outline([[-0.5, -0.92], [-0.66, -1.06], [-0.8, -1.0], [-0.76, -0.88], [-0.6, -0.86]]),
  outline([[-0.5, -0.9], [-0.62, -0.74], [-0.78, -0.66], [-0.74, -0.82], [-0.6, -0.9]]),
]; // prettier-ignore
const RIBBON_FOLDS: Path = [stroke([[-0.4, -0.34], [-0.52, -0.4], [-0.6, -0.4]], 0.012, true), stroke([[-0.42, -0.26], [-0.52, -0.2], [-0.58, -0.16]], 0.012, true)]; // prettier-ignore
const HAT_SHADES: Path = [stroke([[0.2, -0.8], [0.02, -0.62], [-0.14, -0.3], [-0.2, -0.04]], 0.012, true), stroke([[0.0, -1.04], [-0.24, -0.84], [-0.36, -0.5], [-0.4, -0.1]], 0.014, true), stroke([[-0.2, -1.06], [-0.42, -0.84], [-0.52, -0.5]], 0.012, true)]; // prettier-ignore
const EARRING: Path = [
  outline([
    [-0.165, -0.25],
    [-0.14, -0.2],
    [-0.165, -0.14],
    [-0.19, -0.2],
  ]),
];

const EAR_RING: Path = [taper(circle(-0.16, -0.19, 0.085), [0.02, 0.02])];

/** Wisps that rise from what is smoked, in front of the face. */
const wisps = (x: number, y: number): Part[] => [0, 1].map((k): Part => ({ path: [taper(openCurve([[x + k * 0.02, y], [x + 0.07 - k * 0.1, y - 0.2], [x + 0.01 + k * 0.1, y - 0.42], [x + 0.1 - k * 0.06, y - 0.66], [x + 0.04 + k * 0.12, y - 0.9]]), [0.008, 0.024, 0.03, 0.02, 0.004])], material: 'light', opacity: 0.34 })); // prettier-ignore
/** A pipe between the teeth: its stem, the bowl, and the glow in it. */
const PIPE: readonly Part[] = [
  {
    path: [
      taper(
        openCurve([
          [0.35, -0.185],
          [0.5, -0.15],
          [0.62, -0.09],
          [0.68, -0.06],
        ]),
        [0.016, 0.018, 0.022, 0.03],
      ),
      outline([
        [0.6, -0.24, 1],
        [0.62, -0.08],
        [0.68, -0.03],
        [0.75, -0.06],
        [0.77, -0.24, 1],
      ]),
    ],
    material: 'brow',
  },
  { path: [ellipse(0.685, -0.245, 0.082, 0.022)], material: 'light', opacity: 0.8 },
  {
    path: [
      taper(
        [
          [0.635, -0.2],
          [0.65, -0.1],
        ],
        [0.006, 0.012, 0.004],
      ),
    ],
    material: 'fold',
    opacity: 0.6,
  },
  ...wisps(0.69, -0.28),
];
const CIGAR: readonly Part[] = [
  {
    path: [
      taper(
        [
          [0.35, -0.185],
          [0.46, -0.176],
          [0.62, -0.16],
        ],
        [0.022, 0.028, 0.026],
      ),
    ],
    material: 'brow',
  },
  { path: [ellipse(0.625, -0.16, 0.018, 0.026)], material: 'light', opacity: 0.9 },
  ...wisps(0.64, -0.2),
];

const GLASSES: Path = [
  taper(circle(0.3, -0.5, 0.08), [0.011, 0.011]),
  stroke([[0.22, -0.515], [0.02, -0.5], [-0.14, -0.48]], 0.015),
]; // prettier-ignore

function circle(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 19 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI;
    return [x + Math.cos(angle) * r * 0.72, y + Math.sin(angle) * r] as const;
  });
}
