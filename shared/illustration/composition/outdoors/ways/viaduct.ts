import { mix } from '../../../drawing/colour.ts';
import { hole, polygon, type Path, type Point } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { centred, filled, shapesOf, translucent, WIDTH } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** The width of an arch and of a pier, the height of the parapet above an arch, in pixels. */
const [ARCH, PIER, DECK] = [70, 15, 22];

/** A bridge on tall arches from one side of a valley to the other, with the train that a passage names. */
export function drawViaduct(stage: Stage): void {
  const { scene, canvas, palette, view } = stage;
  const stated = scene.things.find(({ what }) => what === 'bridge')?.colour;
  const deck = view.horizon - 92;
  const foot = view.horizon + 34;
  const stone = mix(toneAt(palette, 0.42), stated ?? '#a08c72', palette.isDark ? 0.1 : 0.4);
  const openings: Path[number][] = [];
  const shades: Path[number][] = [];
  for (let x = -ARCH / 2; x < WIDTH; x += ARCH + PIER) {
    // Towards the slopes at both ends the ground rises to the piers.
    const rise = 62 * Math.abs((2 * (x + ARCH / 2)) / WIDTH - 1) ** 3;
    const low = foot - rise;
    const round: Point[] = Array.from({ length: 11 }, (_, i) => {
      const angle = Math.PI * (1 - i / 10);
      return [
        x + ARCH / 2 + (Math.cos(angle) * ARCH) / 2,
        deck + DECK + ARCH / 2 - (Math.sin(angle) * ARCH) / 2,
        1,
      ];
    });
    openings.push(hole([[x, low, 1], ...round, [x + ARCH, low, 1]]));
    shades.push(
      polygon([
        [x + ARCH, deck + DECK + ARCH / 2],
        [x + ARCH + 5, deck + DECK + ARCH / 2],
        [x + ARCH + 5, low],
        [x + ARCH, low],
      ]),
    );
  }
  const wall = polygon([
    [-30, deck],
    [WIDTH + 30, deck],
    [WIDTH + 30, foot],
    [-30, foot],
  ]);
  const parapet = polygon([
    [-30, deck - 4],
    [WIDTH + 30, deck - 4],
    [WIDTH + 30, deck + 5],
    [-30, deck + 5],
  ]);
  canvas.add(
    [
      filled(stone, wall, ...openings),
      translucent(palette.ink, 0.2, ...shades),
      filled(mix(stone, palette.light, 0.24), parapet),
    ],
    {
      haze: { from: deck, to: foot + 6, colour: palette.haze, strength: 0.5 },
      glow: 0.2,
      rim: 0.2,
      texture: { size: 10, strength: 0.1 },
    },
  );
  const train = scene.things.find(({ what }) => what === 'train');
  if (train) {
    const motif = MOTIFS.get('train')!;
    const parts = motif.draw(canvas.random, {});
    const scale = 40 / motif.height;
    canvas.add(shapesOf(parts, centred(parts, { x: 520, y: deck - 3, scale }), coloursAt(palette, 0.3)), {
      glow: 0.1,
    });
  }
  for (const thing of scene.things)
    if (OF_VIADUCT.has(thing.what)) {
      stage.shown.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
}

const OF_VIADUCT: ReadonlySet<string> = new Set(['bridge', 'arch', 'railway', 'train']);
