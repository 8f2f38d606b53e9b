import { openCurve, outline, polygon, taper, type Point } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { accent, ink, leaf, lined, onGround, type Motifs, type Part } from './motif.ts';
import { pointAhead, scaledToHeight } from './tree-shapes.ts';

/** Trees of the south, in metres. */
export const PALMS: Motifs = {
  palm: onGround(9, 6.62, (random) => scaledToHeight(9, palm(9, random)), { beside: ['camel'] }),
};

function palm(height: number, random: Random): Part[] {
  const lean = random.between(0.08, 0.16) * height * (random.chance(0.5) ? 1 : -1);
  const crown: Point = [lean, -height * 0.78];
  const trunk = taper(openCurve([[0, 0], [lean * 0.2, -height * 0.3], [lean * 0.6, -height * 0.58], crown]), [
    height * 0.032,
    height * 0.02,
    height * 0.016,
    height * 0.02,
  ]);
  const fronds = Array.from({ length: 11 }, (_, i) => {
    const angle = -118 + i * 23.6 + random.between(-7, 7);
    const reach = height * random.between(0.28, 0.36);
    const middle = pointAhead(crown, angle * 0.82, reach * 0.6);
    const end: Point = [
      crown[0] + Math.sin((angle * Math.PI) / 180) * reach * 1.1,
      crown[1] - Math.cos((angle * Math.PI) / 180) * reach * 0.55 + reach * 0.3,
    ];
    const line = openCurve([crown, middle, end]);
    const comb: Point[] = [];
    line.forEach(([x, y], k) => {
      const share = k / (line.length - 1);
      const long = height * 0.075 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.12));
      comb.push([x, y + height * 0.004, 1], [x + Math.sign(angle) * long * 0.35, y + long, 1]);
    });
    return polygon([...line, ...comb.reverse()]);
  });
  return [
    lined(
      'across',
      ink(
        trunk,
        outline([
          [-height * 0.05, 0.02, 1],
          [-height * 0.024, -height * 0.04],
          [height * 0.024, -height * 0.04],
          [height * 0.05, 0.02, 1],
        ]),
      ),
    ),
    lined('along', leaf(...fronds)),
    accent(
      ...[-1, 0, 1].map((k) =>
        polygon(
          Array.from({ length: 10 }, (_, i) =>
            pointAhead([crown[0] + k * height * 0.02, crown[1] + height * 0.022], i * 36, height * 0.014),
          ),
        ),
      ),
    ),
  ];
}
