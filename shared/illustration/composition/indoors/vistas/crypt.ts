import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { drawPassage } from './passage.ts';
import { lightAtDepth, type Stage } from './stage.ts';
import type { VaultForm } from './vault-profile.ts';

const VAULT: VaultForm = { half: 2.35, spring: 1.25, arch: 'low', rib: 0.5 };

/** Low arches on thick piers, and tombs between them where they are named. */
export function drawCrypt(stage: Stage): void {
  const hasTombs = stage.scene.things.some(({ what }) => TOMBS.has(what));
  drawEndWall(stage);
  drawPassage(stage, VAULT, {
    ribs: [2.9, 4.8, 7.2, 10.4, END],
    hasEnd: true,
    drawBetween: (near, far) => {
      if (!hasTombs || far > 11) return;
      const middle = (near + far) / 2 + (near < 3 ? 0.25 : 0);
      for (const side of [-1, 1]) drawTomb(stage, side, middle);
    },
  });
  for (const what of [...TOMBS, 'column', 'arch', 'wall']) recordNamedThing(stage, what);
}

/** Where its end wall is, in metres. */
const END = 14.4;

/** The end wall, with a narrow window under the ground of the church. */
function drawEndWall(stage: Stage): void {
  const { lens, canvas, palette } = stage;
  const isDark = stage.lampAt !== null;
  const at = (x: number, y: number): Point => lens.at(x, y, END);
  const window = (grow: number): Point[] => [
    at(-0.3 - grow, 0.95 - grow),
    at(-0.3 - grow, 1.7),
    at(-0.2 - grow, 1.95 + grow * 0.6),
    at(0, 2.1 + grow),
    at(0.2 + grow, 1.95 + grow * 0.6),
    at(0.3 + grow, 1.7),
    at(0.3 + grow, 0.95 - grow),
  ];
  const wall = lightAtDepth(stage, END, -0.3);
  canvas.add(
    [
      filled(wall, polygon([at(-3, -0.1), at(-3, 3), at(3, 3), at(3, -0.1)])),
      ...(isDark
        ? []
        : [
            filled(mix(wall, palette.ink, 0.3), polygon(window(0.12))),
            filled(mix(palette.light, '#ffffff', 0.2), polygon(window(0))),
          ]),
    ],
    { glow: isDark ? 0.1 : 0.4 },
  );
}

const TOMBS: ReadonlySet<string> = new Set(['gravestone', 'coffin', 'tomb', 'sarcophagus']);

/** A chest of stone with a lid along the wall. @param middle how far away its middle is, in metres */
function drawTomb(stage: Stage, side: number, middle: number): void {
  const { lens, canvas, palette } = stage;
  const [inner, outer] = [side * 1.02, side * 1.78];
  const [near, far] = [middle - 0.72, middle + 0.72];
  const tone = lightAtDepth(stage, middle, 0.04);
  const upright = (x: number, low: number, high: number, from: number, to: number) =>
    polygon([lens.at(x, low, from), lens.at(x, high, from), lens.at(x, high, to), lens.at(x, low, to)]);
  const front = (left: number, right: number, low: number, high: number, z = near) =>
    polygon([lens.at(left, low, z), lens.at(left, high, z), lens.at(right, high, z), lens.at(right, low, z)]);
  const top = (grow: number, y: number): Point[] => [
    lens.at(inner - side * grow, y, near - grow),
    lens.at(outer + side * grow, y, near - grow),
    lens.at(outer + side * grow, y, far + grow),
    lens.at(inner - side * grow, y, far + grow),
  ];
  const panels: Path = [0.1, 0.4, 0.7].map((share) =>
    upright(inner - side * 0.004, 0.2, 0.62, near + 1.44 * share, near + 1.44 * (share + 0.2)),
  );
  const flat = (from: number, to: number, start: number, end: number, y: number) =>
    polygon([
      lens.at(side * from, y, start),
      lens.at(side * to, y, start),
      lens.at(side * to, y, end),
      lens.at(side * from, y, end),
    ]);
  canvas.add(
    [
      filled(mix(tone, palette.ink, 0.42), front(inner, outer, 0, 0.74)),
      filled(mix(tone, palette.ink, 0.2), upright(inner, 0, 0.74, near, far)),
      translucent(palette.ink, 0.3, ...panels, front(inner + side * 0.14, outer - side * 0.14, 0.2, 0.6)),
      filled(
        mix(tone, palette.ink, 0.3),
        front(inner - side * 0.07, outer + side * 0.07, 0.72, 0.84, near - 0.07),
      ),
      filled(mix(tone, palette.ink, 0.08), upright(inner - side * 0.07, 0.72, 0.84, near - 0.07, far + 0.07)),
      filled(mix(tone, palette.light, 0.16), polygon(top(0.07, 0.84))),
      // A cross carved along the lid.
      translucent(
        palette.ink,
        0.4,
        flat(1.36, 1.44, near + 0.08, far - 0.08, 0.84),
        flat(1.16, 1.64, far - 0.55, far - 0.42, 0.84),
      ),
    ],
    { rim: 0.5, glow: 0.2, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
}
