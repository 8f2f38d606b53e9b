import { ellipse, outline, rectangle, stroke, type Path } from '../../drawing/path.ts';
import { translucent, WIDTH } from '../canvas.ts';
import { SKIRTING } from './room-shell.ts';
import type { Finish } from './room-style.ts';
import { cracks } from './rough-walls.ts';
import { TOP, type DrawFinish } from './wall.ts';

/** Papers and hangings. */
export const WALLPAPERS = {
  faded: ({ canvas: { random }, palette, foot }) => {
    // Stripes nearly gone, where a picture hung, and the stain of a leak.
    const stripes: Path = Array.from({ length: 38 }, (_, i) => rectangle(-8 + i * 28, 0, 9, foot));
    const at = random.between(170, 360);
    return [
      translucent(palette.sky[0], 0.07, ...stripes),
      translucent(palette.light, 0.13, rectangle(at, 214, 96, 118)),
      translucent(
        palette.sky[0],
        0.1,
        ...Array.from({ length: 4 }, (_, i) =>
          ellipse(
            random.between(420, 560) + i * 18,
            random.between(60, 120),
            random.between(40, 90),
            random.between(30, 70),
          ),
        ),
      ),
      ...cracks(palette, random, 3),
    ];
  },
  stripes: ({ palette, foot }) => {
    const step = 58;
    const from = (i: number) => -20 + i * step;
    const columns = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, i) => i);
    return [
      translucent(
        palette.sky[0],
        0.13,
        ...columns.map((i) => rectangle(from(i), TOP, step * 0.5, foot - TOP)),
      ),
      translucent(
        palette.light,
        0.2,
        ...columns.flatMap((i) => [
          rectangle(from(i) - 3, TOP, 1.6, foot - TOP),
          rectangle(from(i) + step * 0.5 + 2, TOP, 1.6, foot - TOP),
        ]),
      ),
      translucent(
        palette.sky[0],
        0.2,
        ...columns.map((i) =>
          outline([
            [from(i), TOP, 1],
            [from(i) + step, TOP, 1],
            [from(i) + step * 0.84, TOP + 15],
            [from(i) + step / 2, TOP + 22],
            [from(i) + step * 0.16, TOP + 15],
          ]),
        ),
      ),
    ];
  },
  'fine stripes': ({ palette, foot }) => {
    const columns = Array.from({ length: 36 }, (_, i) => -14 + i * 30);
    return [
      translucent(
        palette.sky[0],
        0.15,
        ...columns.flatMap((x) => [rectangle(x, 0, 3, foot), rectangle(x + 6, 0, 3, foot)]),
      ),
    ];
  },
  damask: ({ palette, foot }) => {
    const motifs: Path[number][] = [];
    const veins: Path[number][] = [];
    for (let x = -30, i = 0; x < WIDTH + 60; x += 62, i++)
      for (let y = 66 + (i % 2) * 54; y < foot - 30; y += 108) {
        motifs.push(
          outline([
            [x, y - 44, 1],
            [x + 9, y - 24],
            [x + 24, y - 12],
            [x + 20, y + 10],
            [x + 8, y + 20],
            [x, y + 42, 1],
            [x - 8, y + 20],
            [x - 20, y + 10],
            [x - 24, y - 12],
            [x - 9, y - 24],
          ]),
        );
        for (const side of [-1, 1])
          motifs.push(
            outline([
              [x + side * 4, y + 34, 1],
              [x + side * 18, y + 26],
              [x + side * 27, y + 36],
              [x + side * 14, y + 44],
            ]),
          );
        veins.push(
          outline([
            [x, y - 26, 1],
            [x + 9, y - 6],
            [x, y + 20, 1],
            [x - 9, y - 6],
          ]),
        );
      }
    return [translucent(palette.sky[0], 0.2, ...motifs), translucent(palette.light, 0.14, ...veins)];
  },
  trellis: ({ palette, foot }) => {
    const lines: Path[number][] = [];
    const flowers: Path[number][] = [];
    for (let x = -400; x < WIDTH; x += 66)
      lines.push(
        stroke(
          [
            [x, TOP],
            [x + (foot - TOP), foot],
          ],
          1.6,
        ),
        stroke(
          [
            [x + (foot - TOP), TOP],
            [x, foot],
          ],
          1.6,
        ),
      );
    for (let y = TOP + 33, i = 0; y < foot; y += 33, i++)
      for (let x = -400 + (i % 2 ? 33 : 0) + ((foot - TOP) % 66) / 2; x < WIDTH; x += 66)
        flowers.push(
          ...[0, 1, 2, 3, 4].map((k) =>
            ellipse(x + Math.cos(k * 1.257) * 4.4, y + Math.sin(k * 1.257) * 4.4, 3.6),
          ),
        );
    return [translucent(palette.sky[0], 0.16, ...lines), translucent(palette.sky[0], 0.22, ...flowers)];
  },
  sprigs: ({ palette, foot }) => {
    const stems: Path[number][] = [];
    const flowers: Path[number][] = [];
    for (let x = -20, i = 0; x < WIDTH + 40; x += 46, i++)
      for (let y = 76 + (i % 2) * 34; y < foot - 18; y += 68) {
        const lean = i % 2 ? 1 : -1;
        stems.push(
          stroke(
            [
              [x - lean * 5, y + 15],
              [x, y + 4],
              [x + lean * 3, y - 6],
            ],
            1.4,
            true,
          ),
          ellipse(x - lean * 6, y + 5, 4.6, 2),
          ellipse(x + lean * 6, y + 1, 4.2, 1.8),
        );
        flowers.push(ellipse(x + lean * 3, y - 10, 4.6), ellipse(x - lean * 3, y - 4, 2.6));
      }
    return [translucent(palette.sky[0], 0.2, ...stems), translucent(palette.sky[1], 0.34, ...flowers)];
  },
  border: ({ palette, foot }) => {
    // Painted bands along the ceiling and up the skirting, with a row of leaves between them.
    const [top, low] = [78, foot - 30];
    const leaves: Path = Array.from({ length: 40 }, (_, i) => -8 + i * 27).flatMap((x) => [
      outline([
        [x, top - 12, 1],
        [x + 9, top - 18],
        [x + 18, top - 12, 1],
        [x + 9, top - 7],
      ]),
      ellipse(x + 22.5, top - 12, 2.4),
    ]);
    return [
      translucent(palette.sky[0], 0.16, rectangle(-10, TOP, WIDTH + 20, top - TOP)),
      translucent(palette.light, 0.34, ...leaves),
      translucent(
        palette.sky[0],
        0.34,
        rectangle(-10, top, WIDTH + 20, 3),
        rectangle(-10, top + 7, WIDTH + 20, 1.4),
        rectangle(-10, low, WIDTH + 20, 2),
      ),
      translucent(palette.sky[0], 0.2, rectangle(-10, low, WIDTH + 20, SKIRTING - low)),
    ];
  },
} satisfies Partial<Record<Finish, DrawFinish>>;
