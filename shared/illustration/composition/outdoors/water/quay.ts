import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { outline, polygon, rectangle, stroke, taper, type Path } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { filled, glowShapes, shapesOf, translucent } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import { isRough } from '../../terrain/terrain.ts';
import { reflected } from '../../land-and-sky/water.ts';
import type { Stage } from '../stage.ts';
import { snowOn } from './town-houses.ts';
import { METRE, type Site } from './waterfront-site.ts';
import { named, show } from './quay-things.ts';

/** Courses of stone, bollards, and the wet base. */
export function drawQuay({ canvas, palette, terrain }: Stage, { foot, top, end }: Site): void {
  const { random } = canvas;
  const stone = mix(toneAt(palette, 0.2), '#8d8577', palette.isDark ? 0.06 : 0.2);
  const wall = polygon([
    [-30, top],
    [end, top],
    [end + 6, foot],
    [-30, foot],
  ]);
  const joints = [0.36, 0.7].map((share) =>
    stroke(
      [
        [-30, top + (foot - top) * share],
        [end + 4, top + (foot - top) * share],
      ],
      1.2,
    ),
  );
  const uprights = Array.from({ length: 34 }, () => {
    const x = random.between(-10, end - 8);
    const y = top + random.pick([0, 0.36, 0.7]) * (foot - top);
    return stroke(
      [
        [x, y + 1],
        [x, y + (foot - top) * 0.3],
      ],
      1,
    );
  });
  const bollards = Array.from({ length: 6 }, (_, i) => {
    const x = 40 + i * (end / 6) + random.between(-14, 14);
    return outline([
      [x - 3.4, top + 1, 1],
      [x - 2.6, top - 6],
      [x - 4, top - 10],
      [x + 4, top - 10],
      [x + 2.6, top - 6],
      [x + 3.4, top + 1, 1],
    ]);
  });
  const pavement =
    terrain.ground === 'snow'
      ? [
          filled(
            snowOn(palette, 0.2),
            polygon([
              [-30, top - 3],
              [end + 1, top - 3],
              [end + 2, top + 3],
              [-30, top + 4],
            ]),
          ),
        ]
      : [filled(mix(stone, palette.light, 0.22), rectangle(-30, top - 2, end + 31, 3))];
  canvas.add(
    [
      filled(stone, wall),
      translucent(palette.ink, 0.3, ...joints, ...uprights),
      translucent(palette.ink, 0.5, rectangle(-30, foot - 5, end + 36, 5)),
      ...pavement,
      filled(toneAt(palette, 0.1), ...bollards),
    ],
    { rim: 0.4, glow: 0.1, shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.24 } },
  );
}

/** A stone mole from the end of the quay with a lighthouse or beacon, only if the passage mentions it. */
export function drawPier(stage: Stage, { foot, top, end }: Site): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const [pier, light] = [named(stage, 'pier'), named(stage, 'lighthouse')];
  if (!pier && !light) return;
  const head = 868;
  const stone = mix(toneAt(palette, 0.14), '#8d8577', palette.isDark ? 0.05 : 0.14);
  const body = polygon([
    [end - 40, top],
    [head - 30, top + 12],
    [head + 46, top + 12],
    [head + 54, foot + 22],
    [head - 36, foot + 22],
    [end - 40, foot],
  ]);
  const joints = [0.4, 0.74].map((share) =>
    stroke(
      [
        [end - 20, top + 2 + (foot - top) * share],
        [head - 32, top + 12 + (foot + 10 - top) * share],
        [head + 48, top + 12 + (foot + 10 - top) * share],
      ],
      1.2,
    ),
  );
  const posts = Array.from({ length: 5 }, (_, i) => {
    const x = end + 24 + i * 46;
    return rectangle(x, top - 8 + ((x - end) / (head - end)) * 11, 5, 12);
  });
  canvas.add(
    [
      filled(stone, body),
      translucent(palette.ink, 0.3, ...joints),
      filled(toneAt(palette, 0.08), ...posts),
      translucent(
        palette.ink,
        0.5,
        polygon([
          [end, foot - 5],
          [head - 34, foot + 16],
          [head + 52, foot + 16],
          [head + 54, foot + 22],
          [head - 36, foot + 22],
          [end - 10, foot],
        ]),
      ),
    ],
    { rim: 0.5, glow: 0.1, shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.24 } },
  );
  if (pier) show(stage, pier);
  if (!light) return;
  const motif = MOTIFS.get('lighthouse')!;
  const isLit = light.qualities.includes('lit');
  const tower = shapesOf(
    motif.draw(random, { isLit }),
    { x: head + 4, y: top + 14, scale: 236 / motif.height },
    coloursAt(palette, 0.12, { body: light.colour }),
  );
  canvas.add(tower, {
    rim: 0.7,
    glow: 0.08,
    shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.2 },
  });
  if (!isRough(scene)) stage.mirrored.push(...reflected(tower.slice(0, 1), foot + 18, palette));
  stage.middle.block(head - 60, head + 60);
  show(stage, light);
}

/** Lamps along the quay, each in a glow, and their reflections. */
export function drawQuayLamps(stage: Stage, { foot, top, end }: Site): void {
  const { canvas, palette, scene, view } = stage;
  const { random } = canvas;
  const lamps = named(stage, 'street lamp', 'lamp', 'lantern');
  if (!lamps) return;
  const isLit =
    !lamps.qualities.includes('out') &&
    (palette.isDark || scene.light?.value === 'lamp' || scene.light?.value === 'lantern');
  const count =
    lamps.count === undefined ? 1 : Math.min(LAMPS_MOST, lamps.count === 'many' ? LAMPS_MOST : lamps.count);
  const glow = mix('#ffd98a', palette.light, 0.3);
  const [posts, panes, streaks]: Path[number][][] = [[], [], []];
  const halos: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const x = 96 + ((i + 0.5) / count) * (end - 130) + random.between(-8, 8);
    const head = top - 4 * METRE;
    posts!.push(
      stroke(
        [
          [x, top + 1],
          [x, head + 8],
        ],
        3,
      ),
      rectangle(x - 4, top - 5, 8, 6),
      polygon([
        [x - 8, head - 10],
        [x, head - 17],
        [x + 8, head - 10],
      ]),
      rectangle(x - 5, head + 6, 10, 3),
    );
    panes!.push(
      polygon([
        [x - 7, head - 9],
        [x + 7, head - 9],
        [x + 4.6, head + 6],
        [x - 4.6, head + 6],
      ]),
    );
    if (isLit) halos.push(...glowShapes(glow, 0.55, x, head - 2, 44));
    for (let y = foot + 4, k = 0; y < Math.min(view.foot - 8, foot + 120); y += 8 + k, k++) {
      const half = random.between(3, 9) * (1 - k / 22) + 2;
      streaks!.push(
        taper(
          [
            [x - half, y],
            [x + random.between(-2, 2), y + 1],
            [x + half, y],
          ],
          [0.3, 1.7, 0.3],
        ),
      );
    }
  }
  canvas.add(
    [
      filled(toneAt(palette, 0.03), ...posts!),
      filled(isLit ? '#fff0c4' : mix(palette.light, palette.ink, 0.3), ...panes!),
    ],
    { rim: 0.3 },
  );
  if (isLit) canvas.add([...halos, translucent(glow, 0.66, ...streaks!)]);
  show(stage, lamps);
}

const LAMPS_MOST = 6;
