import { points } from '../drawing/points.ts';
import { limb, placed, taper, type Path, type Placement } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { drawBustHead } from './bust-head.ts';
import type { FaceLook } from './bust-looks.ts';
import { drawCostume } from './costume.ts';
import { drawHeld } from './draw-held.ts';
import { lap } from './lap.ts';

/** One layer of cut paper. */
export interface PaperLayer {
  parts: Part[];
  isHead: boolean;
  /** The brightness of its edge towards the light; faint on another layer of the same body. */
  rim: number;
  /** How much it is modelled as if embossed, 0 … 1: hardly for a sleeve, whose upper end goes on into the shoulder. */
  relief: number;
}

/**
 * A person close up as layers of cut paper, in heads: the chin is at y = 0, the face looks right.
 *
 * @returns the layers, the lowest first
 */
export function drawCloseFigure(bust: Bust): PaperLayer[] {
  const { behind, neck, head } = drawBustHead(bust);
  const costume = drawCostume({ ...bust, isStooped: isBent(bust) });
  const [x, y] = costume.hand;
  const carriage = carriageOf(bust);
  const bowed = (parts: Part[]): Part[] =>
    parts.map((part) => ({ ...part, path: placed(part.path, carriage) }));
  const set =
    bust.age === 'child' ? CHILD : bust.height === 'short' ? SMALL : isBent(bust) ? BOWED_BODY : UPRIGHT;
  const sized = (parts: Part[]): Part[] =>
    parts.map((part) => {
      const path = placed(part.path, set);
      return { ...part, path: bust.age === 'child' ? narrowed(path) : path };
    });
  const held = bust.holds
    ? drawHeld(bust.holds, {
        nearArm: { end: [0, 0], angle: 90 },
        isLady: bust.sex === 'woman',
        trunk: (along, across = 0) => [across - 0.3, 1 - along * 1.8],
      }).map((part) => ({ ...part, path: placed(part.path, { x, y }) }))
    : (bust.heldParts ?? []).map((part) => ({ ...part, path: placed(part.path, { x, y }) }));
  return [
    { parts: bowed(behind), isHead: true, rim: 0.4, relief: HEAD_RELIEF },
    { parts: bowed(neck), isHead: true, rim: 0.95, relief: HEAD_RELIEF },
    { parts: sized(costume.body), isHead: false, rim: 0.9, relief: CLOTH_RELIEF },
    { parts: bowed(head), isHead: true, rim: 0.5, relief: HEAD_RELIEF },
    { parts: bust.wears.has('boa') ? sized(BOA) : [], isHead: false, rim: 0.7, relief: CLOTH_RELIEF },
    { parts: bust.isSeated ? sized(lap(bust)) : [], isHead: false, rim: 0.7, relief: CLOTH_RELIEF },
    { parts: sized([...held, ...costume.arm]), isHead: false, rim: 0.4, relief: SLEEVE_RELIEF },
  ].filter(({ parts }) => parts.length > 0);
}

const HEAD_RELIEF = 0.4;
const CLOTH_RELIEF = 0.6;
const SLEEVE_RELIEF = 0.1;

const isBent = ({ isStooped, face }: Bust): boolean => isStooped === true || face?.has('servile') === true;

const narrowed = (path: Path): Path =>
  path.map((ring) => ring.map((value, i) => (i % 2 === 0 ? value * CHILD_BREADTH : value)));

/** How the head is held. */
function carriageOf(bust: Bust): Placement {
  if (bust.face?.has('servile')) return FAWNING;
  if (bust.isStooped) return BOWED;
  if (bust.face?.has('head bowed')) return HANGING;
  if (bust.face?.has('head back')) return LIFTED;
  const expressive = CARRIAGES.find(([look]) => bust.face?.has(look));
  return expressive ? expressive[1] : individual(bust);
}

/** What a mood does to the neck, the strongest first: read from farther off than any feature. */
const CARRIAGES: readonly (readonly [FaceLook, Placement])[] = [
  ['shrinking', { x: 0.12, y: 0.15, turn: 8 }],
  ['terror', { x: -0.1, y: 0.0, turn: -9 }],
  ['rage', { x: 0.16, y: 0.05, turn: 3 }],
  ['drowsy', { x: 0.1, y: 0.07, turn: 15 }],
  ['face hidden', { x: 0.12, y: 0.1, turn: 20 }],
  ['tears', { x: 0.08, y: 0.05, turn: 12 }],
  ['sorrow', { x: 0.08, y: 0.05, turn: 12 }],
  ['sneer', { x: -0.09, y: -0.01, turn: -12 }],
  ['delight', { x: -0.06, y: -0.01, turn: -11 }],
  ['face sly', { x: 0.08, y: 0.04, turn: 6 }],
];

/** A fur round the neck, with one end hanging down in front. */
const BOA: Part[] = [
  {
    path: limb(
      points`-.62,.52 -.34,.66 .02,.78 .3,.86 .42,1.1 .4,1.6 .34,2.2 .3,2.7`,
      [0.17, 0.2, 0.2, 0.19, 0.18, 0.17, 0.16, 0.12],
    ),
    material: 'fur',
  },
  {
    path: Array.from({ length: 30 }, (_, i) => {
      const t = i / 29;
      const [x, y] =
        t < 0.4 ? [-0.6 + t * 2.3, 0.5 + t * 0.95] : [0.4 - (t - 0.4) * 0.2, 0.92 + (t - 0.4) * 2.9];
      const side = i % 2 ? 1 : -1;
      return taper(
        [
          [x, y],
          [x + side * 0.12, y + 0.06],
          [x + side * 0.2, y + 0.17],
        ],
        [0.008, 0.014, 0.003],
      );
    }),
    material: 'fold',
    opacity: 0.6,
  },
];

/** The back is bent, but the face looks up. */
const FAWNING: Placement = { x: 0.22, y: 0.15, turn: 1 };
/** A stooped person's head hangs forward from the neck. */
const BOWED: Placement = { x: 0.15, y: 0.13, turn: 12 };
/** Tilt of the head alone. */
const HANGING: Placement = { x: 0.1, y: 0.06, turn: 15 };
const LIFTED: Placement = { x: -0.06, y: 0.0, turn: -12 };
/** People hold their heads at slightly different angles, within four degrees. */
const individual = ({ features: { chin, bridge = 0 } }: Bust): Placement => ({
  x: 0,
  y: 0,
  turn: chin * -2.4 + bridge * 2,
});
/** Raised shoulders. */
const UPRIGHT: Placement = { x: 0.015, y: -0.17 };
const BOWED_BODY: Placement = { x: 0, y: 0 };
/** A child's head is large on narrow shoulders. */
const CHILD: Placement = { x: 0.0, y: -0.01, scale: 0.82 };
/** … which are narrower still than they are low. */
const CHILD_BREADTH = 0.9;
/** Small people have relatively large heads. */
const SMALL: Placement = { x: -0.01, y: 0.04, scale: 0.88 };
