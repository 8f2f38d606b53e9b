import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { ARMS } from '../special-rooms/banners.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { across, along, BAY, drawBox, drawHall, tonedAt, type HallForm } from './hall.ts';
import { COATS, drawSitter, isPeopled, recordCompany } from './rows.ts';
import type { Stage } from './stage.ts';

const HALL: HallForm = {
  half: 4.4,
  height: 6.2,
  far: 16,
  windows: [-1, 1],
  pane: [3.7, 5.4],
  floor: '#7d6f5a',
};

/** Where the gallery is: its floor, the top of its rail, and how far it stands out. */
const GALLERY = { floor: 2.9, rail: 3.75, deep: 1.15 } as const;

/** A great hall under an open roof: its gallery, its banners, and its tables along both sides. */
export function drawGreatHall(stage: Stage): void {
  const { scene } = stage;
  drawHall(stage, HALL);
  drawTrusses(stage);
  drawEnd(stage);
  if (scene.roomFeatures?.includes('gallery') || scene.things.some(({ what }) => what === 'balcony'))
    for (const side of [-1, 1] as const) drawGallery(stage, side);
  if (scene.things.some(({ what }) => BANNERS.has(what))) drawBanners(stage);
  drawTables(stage);
  for (const what of ['wall', 'floor', 'window', 'ceiling', 'roof', 'beam', 'balcony', 'hall'])
    recordNamedThing(stage, what);
}

const BANNERS: ReadonlySet<string> = new Set(['flag', 'banner']);

/** Beams across the hall, with braces that curve down to the walls and a post up to the ridge. */
function drawTrusses(stage: Stage): void {
  const { canvas, palette, lens } = stage;
  const { half, height, far } = HALL;
  for (let z = far - 0.6; z > 2; z -= BAY * 1.5) {
    const wood = mix(tonedAt(stage, '#4a3524', z), palette.ink, 0.3);
    const brace = (side: -1 | 1): Path => {
      const curve = [
        [half, height - 2.2],
        [half - 0.5, height - 1.3],
        [half - 1.3, height - 0.6],
        [half - 2.4, height - 0.32],
      ] as const;
      return [
        polygon([
          ...curve.map(([x, y]) => lens.at(side * x, y, z)),
          ...[...curve].reverse().map(([x, y]) => lens.at(side * (x - 0.05), y + 0.3, z)),
        ]),
      ];
    };
    canvas.add(
      [
        filled(
          wood,
          across(stage, z, -half, half, height - 0.34, height + 0.06),
          ...brace(-1),
          ...brace(1),
          across(stage, z, -half, -half + 0.3, height - 2.5, height),
          across(stage, z, half - 0.3, half, height - 2.5, height),
        ),
        translucent(palette.light, 0.2, across(stage, z, -half, half, height - 0.36, height - 0.32)),
      ],
      { glow: 0.1, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 } },
    );
  }
}

/** The far wall: a dais with a table across it, and a tall window above. */
function drawEnd(stage: Stage): void {
  const { canvas, palette, lampAt } = stage;
  const { far } = HALL;
  const isDark = lampAt !== null || stage.isGloomy;
  const glass = isDark ? mix(palette.sky[1], '#6f86ab', 0.4) : mix(palette.light, '#ffffff', 0.35);
  const wall = mix(palette.sky[2], palette.ink, 0.5);
  const lights = [-1.15, -0.35, 0.45].map((x) => across(stage, far - 0.05, x, x + 0.7, 2.6, 5.2));
  canvas.add(
    [
      filled(wall, across(stage, far - 0.02, -1.35, 1.35, 2.4, 5.5)),
      filled(glass, ...lights),
      filled(wall, ...[3.4, 4.3].map((y) => across(stage, far - 0.08, -1.2, 1.2, y, y + 0.07))),
    ],
    { glow: isDark ? 0.1 : 0.5 },
  );
  drawBox(stage, { left: -3.4, right: 3.4, low: 0, high: 0.32, from: far - 3, to: far }, '#6b5134');
}

/** A gallery along a wall, on brackets, with its rail. */
function drawGallery(stage: Stage, side: -1 | 1): void {
  const { canvas, palette, lens } = stage;
  const { half, far } = HALL;
  const inner = side * (half - GALLERY.deep);
  const outer = side * half;
  const wood = mix(palette.sky[1], '#4a3524', 0.6);
  const bars: Path[number][] = [];
  for (let z = 2.2; z < far - 0.4; z += 0.42)
    bars.push(along(stage, inner, GALLERY.floor, GALLERY.rail, z, z + 0.07));
  const posts: Path[number][] = [];
  for (let z = 2.6; z < far; z += BAY * 1.5) posts.push(along(stage, inner, 0, GALLERY.floor, z, z + 0.24));
  canvas.add(
    [
      // Its underside, in the shadow.
      filled(
        mix(wood, palette.ink, 0.55),
        polygon([
          lens.at(inner, GALLERY.floor - 0.2, 1.4),
          lens.at(outer, GALLERY.floor - 0.2, 1.4),
          lens.at(outer, GALLERY.floor - 0.2, far),
          lens.at(inner, GALLERY.floor - 0.2, far),
        ]),
      ),
      filled(mix(wood, palette.ink, 0.2), ...posts),
      filled(wood, along(stage, inner, GALLERY.floor - 0.24, GALLERY.floor + 0.06, 1.4, far)),
      filled(mix(wood, palette.ink, 0.25), ...bars),
      filled(wood, along(stage, inner, GALLERY.rail, GALLERY.rail + 0.13, 1.4, far)),
      translucent(
        palette.light,
        0.3,
        along(stage, inner, GALLERY.rail + 0.1, GALLERY.rail + 0.13, 1.4, far),
        along(stage, inner, GALLERY.floor + 0.03, GALLERY.floor + 0.06, 1.4, far),
      ),
    ],
    { glow: 0.16, rim: 0.4, shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 } },
  );
}

/** Banners that hang from the beams, one behind another. */
function drawBanners(stage: Stage): void {
  const { canvas, palette } = stage;
  const { height } = HALL;
  const named = stage.scene.things.find(({ what }) => BANNERS.has(what));
  const spots = [
    [-2.2, 12.4],
    [2.2, 12.4],
    [-2.3, 9.4],
    [2.3, 9.4],
    [-2.4, 6.6],
    [2.4, 6.6],
  ] as const;
  for (const [i, [x, z]] of spots.entries()) {
    const dye = tonedAt(stage, named?.colour ?? ARMS[i % ARMS.length]![0], z + 3);
    const [low, high] = [height - 2.3, height - 0.35];
    const { lens } = stage;
    canvas.add(
      [
        filled(
          dye,
          polygon([
            lens.at(x - 0.5, high, z),
            lens.at(x + 0.5, high, z),
            lens.at(x + 0.5, low, z),
            lens.at(x, low - 0.42, z),
            lens.at(x - 0.5, low, z),
          ]),
        ),
        filled(mix(dye, '#e3c05a', 0.6), across(stage, z, x - 0.5, x + 0.5, high - 0.22, high - 0.12)),
        filled(
          mix(dye, '#f0e2b8', 0.6),
          polygon([
            lens.at(x, high - 0.55, z),
            lens.at(x + 0.24, high - 0.95, z),
            lens.at(x, high - 1.4, z),
            lens.at(x - 0.24, high - 0.95, z),
          ]),
        ),
        filled(mix('#4a3524', palette.ink, 0.3), across(stage, z, x - 0.6, x + 0.6, high, high + 0.07)),
      ],
      { glow: 0.14, rim: 0.3, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
    );
  }
  for (const what of BANNERS) recordNamedThing(stage, what);
}

/** Long tables with their benches, one or two or three of them; another across the dais where there are more than two. */
function drawTables(stage: Stage): void {
  const tables = stage.scene.things.filter(({ what }) => TABLES.has(what));
  const told = tables.reduce((sum, { count: n }) => sum + (n === 'many' ? 3 : (n ?? 1)), 0);
  const count = stage.scene.roomFeatures?.includes('long tables') ? Math.max(told, 2) : told;
  if (count === 0) return;
  const isLaid = tables.some(({ what }) => what === 'laid table');
  const cloth = tables.find(({ colour }) => colour)?.colour;
  const top = cloth ?? (isLaid ? '#e9e2d0' : '#8a6238');
  if (count !== 2)
    drawBox(
      stage,
      { left: -1.9, right: 1.9, low: 0.32, high: 1.06, from: HALL.far - 2, to: HALL.far - 1.2 },
      top,
      mix(top, '#ffffff', 0.1),
    );
  if (count < 2) return;
  for (const x of [-1.7, 1.7]) {
    for (const [bench, wide] of [
      [x - 0.95, 0.34],
      [x + 0.95, 0.34],
    ] as const) {
      for (const z of [11.8, 8, 4.3])
        drawBox(
          stage,
          { left: bench - 0.12, right: bench + 0.12, low: 0, high: 0.32, from: z - 0.1, to: z },
          '#5a3f26',
        );
      drawBox(
        stage,
        { left: bench - wide / 2, right: bench + wide / 2, low: 0.3, high: 0.44, from: 4.2, to: 12 },
        '#6b4a2c',
      );
    }
    if (!isLaid)
      for (const z of [12, 9.4, 6.8, 4.2])
        for (const leg of [x - 0.42, x + 0.32])
          drawBox(
            stage,
            { left: leg, right: leg + 0.1, low: 0, high: 0.68, from: z - 0.1, to: z },
            '#5a3f26',
          );
    drawBox(
      stage,
      { left: x - 0.5, right: x + 0.5, low: isLaid ? 0.3 : 0.68, high: 0.78, from: 4, to: 12.2 },
      isLaid ? '#d9d0ba' : '#6b4a2c',
      top,
    );
  }
  if (isPeopled(stage)) {
    const clothes = stage.scene.people.find(({ count: n }) => n === 'many')?.clothes?.value;
    const worn = clothes?.colour ?? (clothes?.kind === 'cassock' ? '#26242b' : undefined);
    for (const z of [12, 10.6, 9.2, 7.9, 6.6, 5.4, 4.4])
      for (const x of [-2.65, -0.75, 0.75, 2.65])
        if (Math.round(z * 10 + x * 7) % 5 !== 0)
          drawSitter(stage, x, 0.44, z, worn ?? COATS[Math.abs(Math.round(z * 3 + x * 5)) % COATS.length]!);
    recordCompany(stage);
  }
  for (const what of TABLES) recordNamedThing(stage, what);
  for (const what of ['bench', 'chair']) recordNamedThing(stage, what);
}

const TABLES: ReadonlySet<string> = new Set(['table', 'laid table', 'desk']);
