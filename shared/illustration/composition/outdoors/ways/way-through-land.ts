import { mix } from '../../../drawing/colour.ts';
import { polygon, taper, type Path } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { drawBankPlants, drawBanks } from '../water/banks.ts';
import { snowColour } from '../far/snow-colour.ts';
import type { Stage } from '../stage.ts';

/** A road or a stream from the reader's feet into the distance; null if there is none. */
export function wayOf({
  scene,
  canvas,
  palette,
  terrain,
  view,
}: Stage): { way: land.Way; colour: string; isWater: boolean } | null {
  const isWater = terrain.water === 'stream';
  if (!isWater && !terrain.hasRoad) return null;
  const { random } = canvas;
  const isBroad = isWater && view.kind === 'high';
  const colour = isWater
    ? waterColour({ scene, palette })
    : terrain.ground === 'snow'
      ? mix(snowColour({ palette }), palette.sky[1], 0.4)
      : mix(mix(toneAt(palette, 0.6), '#cdb48a', palette.isDark ? 0.1 : 0.3), palette.light, 0.14);
  const to = {
    x: view.focus + (isBroad ? 150 : 0),
    y: view.horizon + (view.foot - view.horizon) * (isWater ? 0.04 : 0.15),
    half: isBroad ? 4 : 2.4,
  };
  const from = { x: random.between(470, 660), y: HEIGHT + 20, half: isBroad ? 150 : isWater ? 120 : 96 };
  return { way: land.windingWay(random, from, to), colour, isWater };
}

export function drawWaySection(
  stage: Stage,
  { way, colour, isWater }: NonNullable<ReturnType<typeof wayOf>>,
  top: number,
  bottom: number,
): void {
  const path = land.waySection(way, top, bottom);
  if (path.length === 0) return;
  const { scene, canvas, palette, view, sky } = stage;
  const { random } = canvas;
  if (isWater) drawBanks(stage, way, top, bottom);
  canvas.add([filled(colour, ...path)], {
    glow: 0.45,
    haze: { from: view.horizon + 110, to: view.horizon, colour: palette.haze, strength: 0.5 },
  });
  const marks = Array.from({ length: Math.round((bottom - top) / 4) }, () => {
    const y = random.between(Math.max(top, way.to), Math.min(bottom, way.from));
    const half = way.halfAt(y);
    const x = way.middleAt(y) + random.between(-0.72, 0.72) * half;
    return taper(
      [
        [x - half * 0.3, y],
        [x, y - 0.5],
        [x + half * 0.3, y],
      ],
      [0.2, 0.4 + half * 0.012, 0.2],
    );
  });
  if (isWater && scene.things.some(({ what }) => what === 'ice'))
    canvas.add([filled(mix('#f1f4f6', palette.sky[2], 0.2), ...floes(random, way, top, bottom))], {
      glow: 0.2,
      shadow: { blur: 1, distance: 3, colour: palette.sky[0], strength: 0.5 },
    });
  else if (isWater)
    canvas.add([
      translucent(
        mix(palette.light, '#ffffff', 0.3),
        Math.abs(way.middleAt(bottom) - sky.x) < 260 ? 0.7 : 0.4,
        ...marks,
      ),
    ]);
  else {
    canvas.add([translucent(palette.ink, 0.2, ...marks)]);
    if (scene.things.some(({ what, certainty }) => what === 'puddle' && certainty >= 0.5))
      canvas.add(
        [
          filled(mix(colour, palette.ink, 0.34), ...puddles(random, way, top, bottom, 1.08)),
          filled(mix(palette.sky[2], palette.light, 0.5), ...puddles(random, way, top, bottom, 1)),
        ],
        { glow: 0.5 },
      );
  }
  if (isWater) drawBankPlants(stage, way, top, bottom);
}

/** The colour of a stream: that of the reflected sky, tinted as stated. */
export function waterColour({ scene, palette }: Pick<Stage, 'scene' | 'palette'>): string {
  const named =
    scene.colours.find(({ of }) => of === 'water' || of === 'river')?.colour ??
    scene.things.find(({ what, colour }) => what === 'swamp' && colour)?.colour;
  return mix(
    mix(mix(palette.sky[1], palette.sky[0], 0.3), named ?? palette.sky[0], 0.24),
    palette.light,
    0.2,
  );
}

/** Water that stands in the ruts of a road after rain, at the same places for every size. */
function puddles(
  { between }: Stage['canvas']['random'],
  way: land.Way,
  top: number,
  bottom: number,
  size: number,
): Path {
  const rings: Path[number][] = [];
  const start = Math.max(top, way.to + 6);
  for (let y = start, k = 0; y < Math.min(bottom, way.from - 20); y += 8 + way.halfAt(y) * 0.5, k++) {
    const half = way.halfAt(y);
    const x = way.middleAt(y) + (k % 2 ? -0.34 : 0.36) * half * Math.cos(k * 1.7);
    const wide = half * (0.26 + 0.14 * Math.sin(k * 2.3)) * size;
    rings.push(
      polygon(
        Array.from({ length: 14 }, (_, i): [number, number] => {
          const angle = (i / 14) * 2 * Math.PI;
          const out = 1 + 0.2 * Math.sin(angle * 3 + k) + between(-0.02, 0.02);
          return [x + Math.cos(angle) * wide * out, y + Math.sin(angle) * wide * 0.26 * out];
        }),
      ),
    );
  }
  return rings;
}

/** The section of a road or stream on one ridge; the next ridge hides its continuation. */
/** Broken ice that floats down a stream, larger towards the reader. */
function floes(random: Stage['canvas']['random'], way: land.Way, top: number, bottom: number): Path {
  return Array.from({ length: Math.round((bottom - top) / 3) }, () => {
    const y = random.between(Math.max(top, way.to), Math.min(bottom, way.from));
    const half = way.halfAt(y);
    const [x, wide] = [way.middleAt(y) + random.between(-0.7, 0.7) * half, half * random.between(0.1, 0.26)];
    return polygon(
      Array.from({ length: 7 }, (_, i): [number, number] => {
        const angle = (i / 7) * 2 * Math.PI;
        return [
          x + Math.cos(angle) * wide * random.between(0.8, 1.15),
          y + Math.sin(angle) * wide * 0.3 * random.between(0.8, 1.15),
        ];
      }),
    );
  });
}
