import { mix } from '../../../drawing/colour.ts';
import { outline, polygon, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { motifShapes } from '../in-room-parts.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { across, along, BAY, drawBox, drawHall, tonedAt, type HallForm } from './hall.ts';
import type { Stage } from './stage.ts';

const STABLE: HallForm = {
  half: 3,
  height: 3.2,
  far: 10.5,
  windows: [-1],
  pane: [1.9, 2.6],
  floor: '#9c8250',
  ceiling: 'beams',
};

const BARN: HallForm = { ...STABLE, half: 3.4, height: 3.9, far: 9.6, windows: [] };

const NAMED = [
  'stable',
  'barn',
  'horse',
  'cow',
  'ox',
  'straw',
  'haystack',
  'beam',
  'wall',
  'floor',
  'window',
  'door',
];

/** Stalls along one wall with their beasts, or the hay of a barn. */
export function drawStable(stage: Stage): void {
  const { scene } = stage;
  const beast = scene.things.find(({ what }) => BEASTS.has(what));
  if (!beast && scene.things.some(({ what }) => what === 'haystack' || what === 'barn')) drawBarn(stage);
  else drawStalls(stage, beast);
  for (const what of NAMED) recordNamedThing(stage, what);
}

const BEASTS: ReadonlySet<string> = new Set(['horse', 'cow', 'ox']);

function drawStalls(stage: Stage, beast: Stage['scene']['things'][number] | undefined): void {
  const { canvas, palette, lens } = stage;
  drawHall(stage, STABLE);
  const { half, far } = STABLE;
  const most = beast?.count === 'many' ? 4 : (beast?.count ?? (beast ? 1 : 0));
  const inner = half - 2.6;
  const stalls = [far - 1.9, far - 1.9 - BAY, far - 1.9 - 2 * BAY, far - 1.9 - 3 * BAY];
  drawManger(stage);
  stalls.forEach((z, i) => {
    if (beast && stalls.length - i <= most) {
      const [u, foot] = lens.at(half - 1.5, 0, z + 0.8);
      stage.canvas.add(
        motifShapes(stage, beast.what === 'horse' ? 'horse standing' : beast.what, u, {
          scale: lens.scaleAt(z + 0.8) * 0.84,
          foot,
          body: beast.colour,
          depth: Math.max(0, (z - 4) / 26),
        }),
        { rim: 0.7, relief: 0.08, glow: 0.06, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
      );
    }
    const wood = tonedAt(stage, '#6b4c2e', z);
    // A pole between two posts parts the stalls, so that the beasts are seen.
    canvas.add(
      [
        filled(
          wood,
          polygon([
            lens.at(inner, 0.78, z),
            lens.at(inner, 0.9, z),
            lens.at(half, 1.02, z),
            lens.at(half, 0.9, z),
          ]),
        ),
        filled(
          mix(wood, palette.ink, 0.24),
          across(stage, z, inner - 0.09, inner + 0.09, 0, STABLE.height - 0.2),
        ),
        translucent(
          palette.light,
          0.26,
          across(stage, z, inner - 0.09, inner - 0.06, 0, STABLE.height - 0.2),
        ),
      ],
      { rim: 0.3, glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
    );
  });
  drawStraw(stage, 1);
}

/** A manger along the wall, over which beasts eat. */
function drawManger(stage: Stage): void {
  const { half, far } = STABLE;
  drawBox(
    stage,
    { left: half - 0.5, right: half, low: 0.55, high: 0.95, from: 2.4, to: far - 0.3 },
    '#5b4028',
    '#8a6a3c',
  );
}

/** Hay to the rafters on both sides, and the open doors at the end. */
function drawBarn(stage: Stage): void {
  const { canvas, palette, lens } = stage;
  const { random } = canvas;
  drawHall(stage, BARN);
  const { far, half } = BARN;
  const sky =
    stage.lampAt === null ? mix(palette.light, '#ffffff', 0.36) : mix(palette.sky[1], '#5f7699', 0.4);
  canvas.add(
    [
      filled(mix(palette.sky[1], palette.ink, 0.5), across(stage, far, -1.35, 1.35, 0, 2.7)),
      filled(sky, across(stage, far, -1.2, 1.2, 0, 2.6)),
      filled(
        mix(palette.sky[1], palette.ink, 0.4),
        along(stage, -1.24, 0, 2.6, far - 1.05, far),
        along(stage, 1.24, 0, 2.6, far - 1.05, far),
      ),
    ],
    { glow: 0.5 },
  );
  if (stage.lampAt === null)
    canvas.add([
      translucent(
        palette.light,
        0.28,
        polygon([lens.at(-1.2, 0, far), lens.at(-1.6, 0, 3), lens.at(1.6, 0, 3), lens.at(1.2, 0, far)]),
      ),
    ]);
  for (const z of [far - 1, far - 3, far - 5])
    for (const side of [-1, 1] as const) {
      const tall = random.between(2, 2.7);
      const edge = (t: number): Point => {
        const x = side * (half - (half - 1.25) * t);
        const [u, v] = lens.at(x, tall * (1 - t ** 2.6) + random.between(-0.05, 0.05), z);
        return [u, v];
      };
      const hay = tonedAt(stage, '#b99548', z + 1);
      const stems = Array.from({ length: 46 }, (): Path[number] => {
        const t = random.between(0.02, 0.86);
        const y = random.between(0.05, 0.92) * tall * (1 - t ** 2.6);
        const x = side * (half - (half - 1.25) * t);
        const lean = random.between(-0.22, 0.22);
        return polygon([
          lens.at(x, y, z),
          lens.at(x + lean, y + 0.12, z),
          lens.at(x + lean + 0.02, y + 0.13, z),
        ]);
      });
      canvas.add(
        [
          filled(
            hay,
            outline([
              lens.at(side * (half + 0.2), 0, z),
              lens.at(side * (half + 0.2), tall, z),
              ...Array.from({ length: 10 }, (_, i) => edge((i + 0.5) / 10)),
              lens.at(side * 1.2, 0, z),
            ]),
          ),
          translucent(mix(hay, '#fff0b8', 0.6), 0.5, ...stems.slice(0, 24)),
          translucent(palette.ink, 0.26, ...stems.slice(24)),
        ],
        { rim: 0.5, glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
      );
    }
  drawStraw(stage, 2.4);
}

/** Straw on the floor. @param right how far to the right it lies, in metres */
function drawStraw(stage: Stage, right: number): void {
  const { canvas, lens, palette } = stage;
  const { random } = canvas;
  const blades = Array.from({ length: 150 }, (): Path[number] => {
    const [x, z] = [random.between(-2.8, right), random.between(2.2, 8.5)];
    const [dx, dz] = [random.between(-0.16, 0.16), random.between(0.02, 0.2)];
    return polygon([lens.at(x, 0, z), lens.at(x + dx, 0.02, z + dz), lens.at(x + dx + 0.02, 0.04, z + dz)]);
  });
  canvas.add([translucent(mix('#e0c070', palette.ink, 0.1), 0.7, ...blades)], { glow: 0.1 });
}
