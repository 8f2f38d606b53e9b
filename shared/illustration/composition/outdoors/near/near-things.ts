import type { Shape } from '../../../drawing/layer.ts';
import { polygon, taper, type Path } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { filled, shapesOf, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { nearestTo, nearInk, standAt, type Side } from './near-side.ts';
import type { Stage } from '../stage.ts';

/** A fence that recedes into the picture from one side. */
export function fence(stage: Stage, side: Side): Shape[] {
  const {
    canvas: { random },
    palette,
    view,
  } = stage;
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  const line = (u: number) =>
    standAt(stage, u, view.foot + 34) - 62 * Math.max(0, Math.min(1, (u - 36) / 560)) ** 1.1;
  const from = nearestTo(stage.edge, 130);
  const posts = Array.from({ length: 6 }, (_, i) => {
    const t = 1 - 0.82 ** i;
    const u = from + 520 * t;
    return { u, foot: line(u), tall: 104 * (1 - 0.9 * t) + 14 };
  });
  const rings: Path[number][] = [];
  posts.forEach(({ u, foot, tall }, i) => {
    const lean = random.between(-0.05, 0.05) * tall;
    const half = tall * 0.055 + 0.8;
    rings.push(
      polygon([
        [at(u - half), foot + 8],
        [at(u - half * 0.9) + lean, foot - tall],
        [at(u) + lean, foot - tall - half],
        [at(u + half * 0.9) + lean, foot - tall],
        [at(u + half), foot + 8],
      ]),
    );
    const next = posts[i + 1];
    if (!next) return;
    for (const share of [0.42, 0.8]) {
      const sag = random.between(-0.03, 0.05) * tall;
      rings.push(
        taper(
          [
            [at(u - 6), foot - tall * share],
            [at((u + next.u) / 2), (foot - tall * share + next.foot - next.tall * share) / 2 + sag],
            [at(next.u + 4), next.foot - next.tall * share],
          ],
          [tall * 0.03 + 0.6, next.tall * 0.03 + 0.6],
        ),
      );
    }
  });
  rings.push(
    ...land.blades(
      random,
      (x) => line(at(x)) + 4,
      26,
      50,
      ...(side === 'left' ? ([from + 2, 360] as const) : ([664, WIDTH - from - 2] as const)),
    ),
  );
  return [filled(nearInk(palette), ...rings)];
}

/** Headstones and a cross among grass, near enough to touch. */
export function gravestones(stage: Stage, side: Side): Shape[] {
  const {
    scene,
    canvas: { random },
    palette,
    view,
  } = stage;
  const looks = coloursAt(palette, palette.isDark ? 0.04 : 0.12);
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  const shapes: Shape[] = [];
  const footOf = (x: number) => standAt(stage, x, view.foot + 34);
  for (const [u, tall] of [
    [140, 120],
    [222, 150],
    [318, 84],
  ] as const) {
    const motif = MOTIFS.get(scene.region === 'east' || random.chance(0.3) ? 'grave cross' : 'gravestone')!;
    shapes.push(
      ...shapesOf(
        motif.draw(random, {}),
        {
          x: at(u),
          y: footOf(at(u)),
          scale: tall / motif.height,
          turn: random.between(-7, 7),
          isFlipped: random.chance(0.5),
        },
        looks,
      ),
    );
  }
  shapes.push(
    filled(
      looks.ink,
      ...land.blades(
        random,
        footOf,
        26,
        60,
        ...(side === 'left' ? ([90, 380] as const) : ([644, 934] as const)),
      ),
    ),
  );
  return shapes;
}
