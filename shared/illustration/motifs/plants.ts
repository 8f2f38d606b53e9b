import { polygon, type Path, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { ink, lined, onGround, onWall, onWater, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Grasses, corn, reeds and ivy; in centimetres, except grass. */
const { line, moved, rod, shape } = pen(0.01);

export const PLANTS: Motifs = {
  grass: onGround(0.4, 3.1, (random) => [lined('along', ink(...grass(-1.5, 1.5, 0.4, random)))]),
  wheat: onGround(1.18, 2.16, wheat, { beside: ['scythe', 'sheaf'] }),
  reeds: onWater(1.77, 1.82, reeds, { beside: ['duck', 'rowing boat', 'willow tree'] }),
  'ivy on a wall': onWall(2.52, 1.73, (random) => {
    const stems = [
      [-70, -58, 190],
      [-40, -20, 244],
      [-6, 10, 170],
      [24, 44, 224],
      [56, 74, 140],
    ] as const;
    const on = ([foot, top, tall]: (typeof stems)[number], share: number) =>
      [foot + (top - foot) * share + Math.sin(share * 7 + foot) * 7, tall * share] as const;
    const leaves = stems.flatMap((stem) =>
      Array.from({ length: Math.round(stem[2] / 6) }, (_, i) => on(stem, (i * 6 + 4) / stem[2])),
    );
    return [
      lined(
        'along',
        ink(
          ...stems.map((stem) =>
            line([0, 0.25, 0.5, 0.75, 1].map((share) => on(stem, share).join(',')).join(' '), 1.5),
          ),
        ),
      ),
      ink(
        ...leaves.flatMap(([x, y]) =>
          moved(
            [shape('0,9! -5,6 -9,6.6! -7,1 -9,-4! -3,-4 0,-9! 3,-4 9,-4! 7,1 9,6.6! 5,6')],
            x + random.between(-11, 11),
            Math.max(9, y),
            { scale: random.between(0.6, 1), turn: random.between(-40, 40) },
          ),
        ),
      ),
    ];
  }),
};

/** Blades of grass along the ground from `left` to `right`, in metres. */
export function grass(left: number, right: number, height: number, random: Random): Path {
  const count = Math.round(((right - left) / height) * 9);
  return Array.from({ length: count }, () => {
    const x = random.between(left, right);
    const tall = height * random.between(0.35, 1);
    const lean = random.between(-0.45, 0.45) * tall;
    const width = height * 0.035;
    return polygon([
      [x - width, 0.02],
      [x + lean * 0.35, -tall * 0.6],
      [x + lean, -tall],
      [x + lean * 0.35 + width, -tall * 0.55],
      [x + width, 0.02],
    ]);
  });
}

function wheat(random: Random): Part[] {
  const ears: Ring[] = [];
  const stalks = Array.from({ length: 24 }, (_, i) => {
    const x = -98 + i * 8 + random.between(-3, 3);
    const [tall, lean] = [random.between(74, 92), random.between(3, 13)];
    // The heavy ear bends the stalk over; its beard extends beyond.
    const along = (share: number) => [x + lean + share * 13, tall + 15 * Math.sin(share * 1.9)] as const;
    for (let k = 0; k < 7; k++) {
      const [[ax, ay], [bx, by]] = [along(k / 7), along((k + 1) / 7)];
      const [dx, dy] = [bx - ax, by - ay];
      const length = Math.hypot(dx, dy);
      const [nx, ny] = [(-dy / length) * 2.7, (dx / length) * 2.7];
      for (const side of [-1, 1]) {
        ears.push(
          shape(
            `${ax},${ay}! ${ax + dx * 0.6 + nx * side},${ay + dy * 0.6 + ny * side} ${ax + dx * 1.7 + nx * side * 0.5},${ay + dy * 1.7 + ny * side * 0.5}!`,
          ),
        );
        ears.push(
          line(`${bx},${by} ${bx + dx * 4 + nx * side * 2.2},${by + dy * 4 + ny * side * 2.2}`, 0.24),
        );
      }
    }
    return line(`${x},0 ${x + lean * 0.2},${tall * 0.5} ${x + lean},${tall}`, 0.7);
  });
  const blades = Array.from({ length: 9 }, () => {
    const [x, side, y] = [random.between(-96, 90), random.chance(0.5) ? 1 : -1, random.between(14, 34)];
    return shape(
      `${x},${y}! ${x + side * 7},${y + 20} ${x + side * 19},${y + 14}! ${x + side * 7},${y + 15}`,
    );
  });
  return [lined('along', ink(...stalks, ...blades, ...ears))];
}

function reeds(random: Random): Part[] {
  const blades: Ring[] = [];
  const heads: Ring[] = [];
  for (let i = 0; i < 24; i++) {
    const x = -88 + i * 7.4 + random.between(-4, 4);
    const [tall, lean] = [random.between(80, 168), random.between(-16, 22)];
    blades.push(
      shape(
        `
          ${x - 1.3},0! ${x + lean * 0.3 - 1},${tall * 0.5} ${x + lean},${tall}!
          ${x + lean * 0.3 + 1.6},${tall * 0.5} ${x + 1.3},0!`,
      ),
    );
    if (i % 3 !== 0) continue;
    const top = Math.min(188, tall + 24);
    blades.push(line(`${x + 3},0 ${x + 4},${top * 0.6} ${x + 7},${top}`, 0.9));
    heads.push(...rod(`${x + 6},${top - 26} ${x + 6.6},${top - 8}`, 2.3, 2.3));
  }
  return [lined('along', ink(...blades, ...heads))];
}
