import { mix } from '../../drawing/colour.ts';
import { ellipse, outline, placed, polygon, rectangle, stroke, type Placement } from '../../drawing/path.ts';
import type { Part } from '../../motifs/motif.ts';
import { filled, HEIGHT, translucent, WIDTH, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';

export interface Lamp {
  x: number;
  y: number;
}

/** The light on the wall: through panes by day, in rings about a flame at night; sometimes with a curtain at the dark side. */
export function drawWall(
  canvas: Canvas,
  palette: Palette,
  { x, y }: Lamp,
  { isDark, foot }: { isDark: boolean; foot: number | null },
): void {
  const { random } = canvas;
  const table = foot ?? HEIGHT;
  if (isDark)
    canvas.add(
      RINGS.map((size) => translucent(palette.light, 0.013, ellipse(x - 60, y, 380 * size, 340 * size))),
    );
  else if (random.chance(0.6)) {
    const [columns, lines] = [random.int(2, 3), random.int(2, 3)];
    const lean = random.between(14, 30);
    canvas.add(
      Array.from({ length: columns * lines }, (_, i) => {
        const [column, line] = [i % columns, Math.floor(i / columns)];
        const [u, v] = [560 + column * 96 - line * lean, 116 + line * 116 - column * 20];
        return translucent(
          palette.light,
          0.26,
          polygon([
            [u, v],
            [u + 84, v - 18],
            [u + 84 - lean, v + 84],
            [u - lean, v + 102],
          ]),
        );
      }),
      { glow: 0.3 },
    );
  }
  // The dado of a wall that nothing stands before.
  if (foot === null)
    canvas.add(
      [
        filled(mix(palette.sky[1], palette.sky[2], 0.4), rectangle(-20, DADO, WIDTH + 40, HEIGHT)),
        translucent(palette.light, 0.3, rectangle(-20, DADO, WIDTH + 40, 4)),
        translucent(palette.ink, 0.3, rectangle(-20, DADO + 12, WIDTH + 40, 3)),
      ],
      { glow: 0.2, shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.3 } },
    );
  if (random.chance(0.5)) return;
  const cloth = mix(palette.sky[0], palette.ink, 0.2);
  const wide = random.between(190, 270);
  canvas.add(
    [
      filled(
        cloth,
        outline([
          [-20, -20, 1],
          [wide + 90, -20, 1],
          [wide + 40, 150],
          [wide - 50, 330],
          [wide - 120, 470],
          [wide - 96, 560],
          [wide - 70, table + 30, 1],
          [-20, table + 30, 1],
        ]),
      ),
      translucent(
        palette.light,
        0.1,
        ...[0.2, 0.42, 0.62, 0.8].map((t) =>
          stroke(
            [
              [wide * t + 60 * t, -10],
              [wide * t, 260],
              [(wide - 110) * t, 470],
              [(wide - 80) * t, table + 20],
            ],
            5,
            true,
          ),
        ),
      ),
    ],
    { rim: 0.6, glow: 0.08, shadow: { blur: 4, distance: 10, colour: palette.ink, strength: 0.3 } },
  );
}

/** Where panelling begins under a wall, in pixels. */
const DADO = 628;

/** The top of a table seen a little from above, and its edge; of one that is laid its cloth, which hangs down in front. */
export function drawTable(
  canvas: Canvas,
  palette: Palette,
  { x }: Lamp,
  { back, edge, cloth }: { back: number; edge: number; cloth: string | null },
): void {
  const { random } = canvas;
  const wood = mix(mix(palette.sky[1], '#6a4527', 0.4), palette.ink, 0.34);
  if (cloth) {
    const linen = mix(mix(cloth, '#e9d9bb', 0.2), palette.sky[2], 0.26);
    const fall = (u: number, lean: number) =>
      stroke(
        [
          [u, edge + 4],
          [u + lean * 0.3, edge + 60],
          [u + lean, HEIGHT],
        ],
        9,
        true,
      );
    const folds = Array.from({ length: 13 }, (_, i) =>
      fall(30 + i * 80 + random.between(-22, 22), random.between(-16, 16)),
    );
    canvas.add([filled(linen, rectangle(-20, back, WIDTH + 40, HEIGHT))], {
      glow: 0.4,
      haze: { from: edge - 20, to: back, colour: mix(linen, palette.sky[1], 0.4), strength: 0.5 },
      shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.2 },
    });
    canvas.add(
      [
        filled(mix(linen, palette.sky[0], 0.22), rectangle(-20, edge, WIDTH + 40, HEIGHT)),
        translucent(palette.ink, 0.16, ...folds),
        translucent(
          '#fffaf0',
          0.24,
          ...folds.map((fold) => fold.map((value, k) => (k % 2 ? value : value + 12))),
        ),
        filled(mix(linen, '#ffffff', 0.4), rectangle(-20, edge - 2, WIDTH + 40, 4)),
      ],
      { glow: 0.2, haze: { from: edge + 10, to: 800, colour: palette.ink, strength: 0.4 } },
    );
    return;
  }
  const grain = Array.from({ length: 16 }, () => {
    const y = random.between(back + 8, edge - 6);
    const u = random.between(-20, 700);
    return stroke(
      [
        [u, y],
        [u + 160, y + random.between(-2, 2)],
        [u + random.between(260, 420), y + 1],
      ],
      1.3,
      true,
    );
  });
  canvas.add(
    [filled(wood, rectangle(-20, back, WIDTH + 40, HEIGHT)), translucent(palette.ink, 0.26, ...grain)],
    {
      glow: 0.5,
      haze: { from: edge - 30, to: back, colour: mix(wood, palette.light, 0.3), strength: 0.5 },
      shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.2 },
    },
  );
  canvas.add(
    RINGS.map((size) =>
      translucent(
        palette.light,
        0.016,
        ellipse(x - 70, (back + edge) / 2, 400 * size, (edge - back) * 0.6 * size),
      ),
    ),
  );
  canvas.add(
    [
      filled(mix(wood, palette.ink, 0.55), rectangle(-20, edge, WIDTH + 40, HEIGHT)),
      filled(mix(wood, palette.light, 0.36), rectangle(-20, edge - 2, WIDTH + 40, 4)),
      translucent(palette.ink, 0.5, rectangle(-20, edge + 20, WIDTH + 40, 3)),
    ],
    { glow: 0.2, haze: { from: edge + 10, to: 760, colour: palette.ink, strength: 0.6 } },
  );
}

/** So many rings of light that no border shows. */
const RINGS = Array.from({ length: 18 }, (_, i) => 1 - i / 18);

/** The shadow of a thing on the table, long and away from the light. */
export function lay(
  canvas: Canvas,
  palette: Palette,
  { x: lightX }: Lamp,
  { x, foot, half, tall }: { x: number; foot: number; half: number; tall: number },
): void {
  const away = x < lightX ? -1 : 1;
  const long = Math.min(1, tall / (half * 2));
  canvas.add(
    [
      [0.5, 1.25, 0.18],
      [0.28, 1, 0.24],
      [0, 0.92, 0.42],
    ].map(([shift, size, opacity]) =>
      translucent(
        palette.ink,
        opacity!,
        ellipse(
          x + away * half * shift! * 1.6 * long,
          foot - 2,
          half * size! + 6 + 4 * long,
          5 + half * 0.05 + 4 * long,
        ),
      ),
    ),
  );
}

/** The shadow of a thing on the wall that it hangs on, or on the table that it lies on. @param far in pixels */
export function castOn(
  canvas: Canvas,
  palette: Palette,
  { x: lightX }: Lamp,
  parts: readonly Part[],
  at: Placement,
  far: number,
): void {
  const away = at.x < lightX ? -1 : 1;
  canvas.add(
    [far, far * 0.6, far * 0.3].flatMap((shift) =>
      parts.map(({ path }) =>
        translucent(palette.ink, 0.1, ...placed(path, { ...at, x: at.x + away * shift, y: at.y + shift })),
      ),
    ),
  );
}
