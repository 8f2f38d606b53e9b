import type { Part } from '../motifs/motif.ts';
import { drawBeard, drawHair, hairCut } from './bust-hair.ts';
import { drawHat } from './bust-hat.ts';
import type { BustHead } from './bust-looks.ts';
import { childlike } from './childlike.ts';
import { drawFace } from './face.ts';
import { COVERING } from './heads.ts';
import { headAlone } from './profile.ts';
import { marksOverHair } from './marks-over-hair.ts';
import { wornOnFace } from './worn-on-face.ts';

export function drawBustHead(head: BustHead): DrawnHead {
  const drawn = drawFullHead(head);
  if (head.age !== 'child') return drawn;
  const young = (parts: Part[]): Part[] => parts.map((part) => ({ ...part, path: childlike(part.path) }));
  return { behind: young(drawn.behind), neck: young(drawn.neck), head: young(drawn.head) };
}

function drawFullHead(head: BustHead): DrawnHead {
  const { hat, isWhiteHaired } = head;
  const isHairHidden = hat !== undefined && COVERING.has(hat);
  const locks = hairCut(head);
  const { neck, parts: face } = drawFace(head);
  return {
    behind:
      locks.behind && !isHairHidden
        ? [{ path: locks.behind, material: isWhiteHaired ? 'grey' : 'hair' }]
        : [],
    neck,
    head: [
      ...face,
      ...drawBeard(head),
      ...(isHairHidden ? [] : drawHair(head, locks)),
      ...marksOverHair(head),
      ...wornOnFace(head),
      ...drawHat(head),
    ],
  };
}

/** The same head on a small figure, without its finest lines. @returns `behind` and `head` only */
export function drawSmallHead(of: BustHead): Omit<DrawnHead, 'neck'> {
  const { behind, head } = drawBustHead(of);
  const seen = head.filter(
    ({ material, opacity = 1 }) =>
      material !== 'lock' && opacity > FAINT && (material !== 'shade' || opacity > 0.7),
  );
  const skin = headAlone(of);
  return {
    behind,
    head: [{ path: of.age === 'child' ? childlike(skin) : skin, material: 'skin' }, ...seen],
  };
}

export interface DrawnHead {
  /** Hair that falls behind the shoulders. */
  behind: Part[];
  /** Face, and the neck down into the collar. */
  neck: Part[];
  /** Parts in front of the collar. */
  head: Part[];
}

/** The opacity below which parts are soft tones. */
const FAINT = 0.2;
