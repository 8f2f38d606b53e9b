import { mix } from '../../drawing/colour.ts';
import { hole, outline, polygon, rectangle, type Path, type Point } from '../../drawing/path.ts';
import { seeded } from '../../drawing/seeded.ts';
import type { Scene, ScenePerson, SceneThing } from '../../scene.ts';
import {
  createCanvas,
  filled,
  translucentShapesOf,
  HEIGHT,
  mirrored,
  translucent,
  WIDTH,
  type Composition,
} from '../canvas.ts';
import { closeUpOf } from '../close-up.ts';
import { figureOf } from '../figures/figures.ts';
import { statedColours } from '../colours/stated-colours.ts';
import { halfShadowColours } from '../colours/material-colours.ts';
import { roomPalette, type Series } from '../palette.ts';
import { decorOf } from '../room/decor.ts';

/** The canvas within its frame, in pixels. */
const CANVAS = { x: 512, y: 344, width: 320, height: 404 } as const;
/** Pixels of a head on it. */
const HEAD = 126;
const PAINTED: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#3d3024', '#8f7450'],
  ['#2c3a36', '#7f8d74'],
  ['#33323f', '#86829a'],
  ['#40302e', '#9a7466'],
];

/** A large painted portrait on the wall, in the light of a window. */
export function composePainting(
  scene: Scene,
  portrait: SceneThing,
  series: Series,
  seed: string,
  take: number,
): Composition {
  const canvas = createCanvas(series.seed, seed, 'painting', take);
  const { random } = canvas;
  const palette = roomPalette(scene, series, decorOf(scene, series, `${seed}/${take}`).walls, false);
  const [shadow, deep, middle, lit] = palette.sky;
  const light = { x: 690, y: 236, radius: 170, colour: palette.light, air: 3.6, onGround: 0.5, bloom: 0.12 };
  const { x, y, width, height } = CANVAS;
  const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  const isOval = portrait.qualities.includes('round') || random.chance(0.4);

  const sitter = portrait.sitter ?? anybody(scene, seed);
  const figure = figureOf(sitter, { ...scene, people: [sitter] }, 0, { isOutside: false, canSit: false });
  const [dark, fair] = seeded(sitter.id, 'painted').pick(PAINTED);
  canvas.add([filled(dark, rectangle(left - 40, top - 40, width + 80, height + 80))], {
    turn: { from: left + 60, to: right, colour: fair, strength: 0.75 },
  });
  const { papers, words, above } = closeUpOf(figure, { isHandRaised: random.chance(0.5) });
  const painted = { ...palette, ink: mix(palette.ink, dark, 0.5), sky: [dark, dark, fair, fair] as const };
  const looks = halfShadowColours(
    painted,
    sitter.id,
    statedColours(sitter),
    figure.sex === 'woman' ? 'gown' : 'coat',
  );
  const chin = top + 42 + HEAD * (1 + above);
  for (const { parts, rim, isHead } of papers)
    canvas.add(translucentShapesOf(parts, { x: x - 20, y: chin, scale: HEAD }, looks), {
      rim: rim * 0.5,
      turn: { from: x + HEAD * 0.5, to: x - HEAD * (isHead ? 0.7 : 1.2), colour: dark, strength: 0.5 },
      shadow: { blur: 3, distance: 4, colour: dark, strength: 0.25 },
    });

  // The wall covers the parts of the sitter outside the frame.
  const opening: Path = isOval
    ? [hole(ellipsePoints(x, y, width / 2, height / 2))]
    : [[left, top, left, bottom, right, bottom, right, top]];
  canvas.add([{ ...filled(middle, rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), ...opening), slant: 90 }], {
    turn: { from: 700, to: 90, colour: deep, strength: 0.9 },
    glow: 0.34,
  });
  const panels = [-60, 226, 512, 798, 1084].flatMap((u) =>
    [u - 132, u + 132].map((v) => rectangle(v - 1.5, 40, 3, 560)),
  );
  canvas.add(
    [
      translucent(
        shadow,
        0.3,
        ...panels.filter((_, i) => i < 3 || i > 6),
        rectangle(-20, 618, WIDTH + 40, 3),
      ),
      filled(mix(deep, palette.ink, 0.35), rectangle(-20, 636, WIDTH + 40, 160)),
      translucent(palette.light, 0.24, rectangle(-20, 634, WIDTH + 40, 3)),
      translucent(palette.ink, 0.3, rectangle(-20, 690, WIDTH + 40, 4)),
    ],
    { turn: { from: 700, to: 90, colour: shadow, strength: 0.6 }, glow: 0.1 },
  );
  const gilt = '#b98d45';
  const moulding = (grow: number, thick: number): Path =>
    isOval
      ? [
          outline(ellipsePoints(x, y, width / 2 + grow + thick, height / 2 + grow + thick)),
          hole(ellipsePoints(x, y, width / 2 + grow, height / 2 + grow)),
        ]
      : [
          rectangle(
            left - grow - thick,
            top - grow - thick,
            width + 2 * (grow + thick),
            height + 2 * (grow + thick),
          ),
          [
            left - grow,
            top - grow,
            left - grow,
            bottom + grow,
            right + grow,
            bottom + grow,
            right + grow,
            top - grow,
          ],
        ];
  canvas.add(
    [
      filled(mix(gilt, '#3a2412', 0.42), ...moulding(0, 44)),
      filled(mix(gilt, '#3a2412', 0.12), ...moulding(8, 24)),
      filled(mix(gilt, palette.light, 0.4), ...moulding(14, 7)),
      filled(mix(gilt, '#3a2412', 0.55), ...moulding(0, 6)),
      translucent(palette.light, 0.5, ...moulding(41, 3)),
    ],
    {
      rim: 0.9,
      glow: 0.1,
      shadow: { blur: 5, distance: 16, colour: palette.ink, strength: 0.42 },
      turn: { from: 760, to: 200, colour: '#2a1a10', strength: 0.5 },
    },
  );
  if (!isOval)
    canvas.add(
      [
        filled(
          mix(gilt, '#3a2412', 0.3),
          ...CORNERS.map(([u, v]) =>
            outline(ellipsePoints(x + u * (width / 2 + 21), y + v * (height / 2 + 21), 25, 25)),
          ),
        ),
        filled(
          mix(gilt, palette.light, 0.3),
          ...CORNERS.map(([u, v]) =>
            outline(ellipsePoints(x + u * (width / 2 + 21), y + v * (height / 2 + 21), 9, 9)),
          ),
        ),
      ],
      { rim: 0.8 },
    );
  // The panes of a window out of sight.
  canvas.add(
    [0, 1].flatMap((column) =>
      [0, 1, 2].map((line) => {
        const [u, v] = [630 + column * 84 - line * 20, 108 + line * 128 - column * 16];
        return translucent(
          palette.light,
          0.14,
          polygon([
            [u, v],
            [u + 74, v - 14],
            [u + 54, v + 96],
            [u - 20, v + 110],
          ]),
        );
      }),
    ),
    { glow: 0.3 },
  );
  canvas.recordDrawn(portrait.what, portrait.words);
  if (portrait.sitter) canvas.recordDrawn(figure.sex === 'woman' ? 'woman' : 'person', words);
  const turned = random.chance(0.5) ? mirrored(canvas.layers, light) : { layers: canvas.layers, light };
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      edge: { form: series.edge },
      ground: {
        stops: [
          { at: 0, colour: mix(lit, palette.light, 0.4) },
          { at: 0.5, colour: middle },
          { at: 1.2, colour: shadow },
        ],
        radial: 0.9,
        reach: 620,
        marble: 0.04,
      },
      ...turned,
    },
    drawn: canvas.drawn,
    template: `painting ${isOval ? 'oval' : 'square'}`,
  };
}

/** The default sitter, if the passage says nothing about them. */
const anybody = ({ people }: Scene, seed: string): ScenePerson =>
  people[0] ?? {
    id: `painted/${seed}`,
    words: [],
    certainty: 0.5,
    weight: 0,
    count: 1,
    wears: [],
    holds: [],
    sex: seeded(seed, 'sitter').pick(['man', 'woman'] as const),
  };

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const ellipsePoints = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry] as const;
  });
