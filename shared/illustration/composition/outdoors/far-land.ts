import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { polygon, rectangle, type Path } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import type { TheatreLayer } from '../../theatre/picture.ts';
import { filled, HEIGHT, shapesOf, translucent, WIDTH, type Canvas } from '../canvas.ts';
import { farTree, woodline } from '../far-trees.ts';
import { isLeafless } from '../foliage.ts';
import * as land from '../land.ts';
import { coloursAt } from '../material-colours.ts';
import { toneAt, type Palette } from '../palette.ts';
import { groundTint, type Far } from '../terrain.ts';
import { areWindowsLit } from './clustered-houses.ts';
import { drawFurrows } from './furrows.ts';
import { drawGardenWall } from './garden-wall.ts';
import { drawIsland } from './island.ts';
import { isTreeMotif } from './main-thing.ts';
import { drawMiddleGround, snowColour } from './middle-ground.ts';
import { farFall } from './waterfall.ts';
import { drawGullies, drawRavine, isInRavine } from './ravine.ts';
import * as ranges from './ranges.ts';
import * as reliefs from './reliefs.ts';
import type { Stage } from './stage.ts';
import { drawWaterfront } from './waterfront.ts';
import { CROWNS, greenOf, woodsOf } from './far-woods.ts';
import { drawFarBank, drawHeadlands, drawSea, drawTongues } from './shores.ts';

/** The haze in front of the farthest land, and of the nearest. */
const FARTHEST = 0.82;
const NEAREST = 0.46;
/** The distance below the horizon from which nearer land covers everything, in pixels. */
const UNDER = 64;

/** The texture of bare mountains. */
const ROCK = { size: 15, strength: 0.06 } as const;

/** Draws everything between the sky and the near ground. */
export function drawFarLand(stage: Stage): void {
  const { terrain, view } = stage;
  const { horizon } = view;
  if (terrain.isIsland) {
    drawSea(stage, horizon);
    drawIsland(stage);
    return;
  }
  if (terrain.isWaterfront) {
    drawSea(stage, horizon);
    drawWaterfront(stage);
    return;
  }
  const step = (FARTHEST - NEAREST) / Math.max(2, terrain.far.length);
  terrain.far.forEach((far, i) => drawFar(stage, far, FARTHEST - step * i));
  if (
    terrain.water === 'sea' ||
    terrain.water === 'lake' ||
    terrain.water === 'river' ||
    terrain.water === 'bay'
  ) {
    drawSea(stage, horizon + (terrain.water === 'sea' ? 0 : 8));
    if (terrain.water === 'bay') drawHeadlands(stage);
    else if (terrain.water !== 'sea' || hasHomes(stage)) drawFarBank(stage);
    if (terrain.water === 'river') drawTongues(stage);
    return;
  }
  if (isInRavine(stage.scene)) drawRavine(stage);
  else if (terrain.isWalled) drawGardenWall(stage);
  else if (terrain.tillage) drawFurrows(stage, terrain.tillage);
  else drawMiddleGround(stage);
  if (hasGullies(stage.scene)) drawGullies(stage);
}

/** A strip of land for houses and trees by the sea. */
const hasHomes = ({ scene }: Stage): boolean =>
  scene.things.some(
    ({ what, certainty }) =>
      certainty >= 0.5 &&
      (isTreeMotif(what) ||
        ['cottage', 'house', 'hut', 'izba', 'village', 'church', 'inn', 'castle'].includes(what)),
  );

/** Things in front of a low ridge would hide it. */
const hasHouse = ({ scene }: Stage): boolean =>
  scene.things.some(
    ({ what, certainty }) => certainty >= 0.6 && ['house', 'manor', 'castle', 'palace'].includes(what),
  );

function drawFar(stage: Stage, far: Far, depth: number): void {
  const { scene, canvas, palette, terrain, view } = stage;
  const { random } = canvas;
  const { horizon } = view;
  const bottom = horizon + UNDER;
  const isSnowy = terrain.ground === 'snow';
  const tint = groundTint(scene);
  const grown = (at: number) => {
    const tone = mix(toneAt(palette, at), palette.sky[0], Math.max(0, at - 0.4) * 0.5);
    return tint ? mix(tone, mix(tint.colour, palette.haze, at * 0.55), tint.share * 0.72) : tone;
  };
  const bare = isSnowy ? mix(snowColour(stage), toneAt(palette, 0.9), 0.45) : grown(depth);
  const named = scene.things.find(({ what }) =>
    far === 'peaks' ? what === 'mountain' : far === 'moor' ? what === 'moor' : false,
  )?.colour;
  const tone = named
    ? mix(bare, named, far === 'peaks' ? 0.6 : 0.4)
    : far === 'peaks'
      ? mix(bare, mix(palette.sky[0], palette.ink, 0.12), isSnowy ? 0.2 : 0.5)
      : bare;
  const woods = woodsOf(stage);
  const add = (shapes: readonly Shape[], over: Partial<TheatreLayer> = {}) =>
    canvas.add(
      shapes.map((shape) => ({ ...shape, slant: far === 'peaks' ? 32 : 3 })),
      {
        haze: { from: horizon - 70, to: horizon + 40, colour: palette.haze, strength: 0.5 },
        glow: 0.5,
        ...over,
      },
    );
  const below = (contour: land.Contour) => filled(tone, ...land.landBelow(contour, 7, bottom));
  switch (far) {
    case 'plain':
      return add([below(land.rolling(random, horizon, 12, 420))]);
    case 'hills':
      // The farthest is the highest, and barely visible.
      [0.9, 0.6, 0.34].forEach((share, k) => {
        const at = depth + 0.06 - k * 0.1;
        const base = horizon - 14 + k * 12;
        const colour = isSnowy ? mix(snowColour(stage), toneAt(palette, 0.66), 0.52 - k * 0.1) : grown(at);
        const contour = ranges.hillLine(random, base, horizon * 0.2 * share * random.between(0.8, 1.1));
        const line =
          k === 1 && !isSnowy && random.chance(0.5)
            ? reliefs.wooded(random, contour, 15, woods, bottom)
            : land.landBelow(contour, 6, bottom);
        add([filled(colour, ...line)], {
          haze: { from: base - 70, to: base + 34, colour: palette.haze, strength: 0.62 - k * 0.08 },
          texture: { horizon: base - 200, strength: 0.14 },
        });
      });
      return;
    case 'ridge':
      if (
        terrain.water === 'bay' &&
        scene.things.some(({ what, count }) => what === 'hill' && count !== undefined)
      )
        return drawHilltops(stage, depth, woods, bottom);
      return add(
        [
          filled(
            greenOf(stage, depth - 0.14),
            ...reliefs.wooded(
              random,
              reliefs.ridge(random, horizon, hasHouse(stage) ? 1.7 : 1),
              40,
              woods,
              bottom,
            ),
          ),
        ],
        {
          haze: { from: horizon - 100, to: horizon + 40, colour: palette.haze, strength: 0.5 },
          glow: 0.3,
          texture: CROWNS,
        },
      );
    case 'crowned hill': {
      const x = random.pick([310, 380, 660]);
      const contour = reliefs.hill(x, horizon + 10, 176, 230);
      const slope = mix(grown(depth - 0.2), palette.leaf ?? tone, isSnowy ? 0 : 0.12);
      add([filled(isSnowy ? tone : slope, ...land.landBelow(contour, 7, bottom))], {
        haze: { from: horizon - 60, to: horizon + 40, colour: palette.haze, strength: 0.5 },
        glow: 0.25,
        texture: { horizon: horizon - 240, strength: 0.22 },
      });
      return add(
        [
          filled(
            greenOf(stage, depth - 0.3),
            ...reliefs.crownOf(random, contour, x - 170, x + 170, 50, woods),
          ),
        ],
        { glow: 0.2, rim: 0.2, texture: CROWNS },
      );
    }
    case 'valley': {
      for (let k = 0; k < 5; k++) {
        const side = k % 2 ? 'right' : 'left';
        const near = k / 4;
        const slope = reliefs.spur(
          random,
          side,
          horizon + 2 + near * 26,
          120 + near * 90,
          0.82 - near * 0.26,
        );
        const at = depth - near * 0.32;
        add(
          [
            filled(
              isSnowy ? mix(snowColour(stage), toneAt(palette, at), 0.35) : grown(at),
              ...(k % 2 === 0 && !isSnowy
                ? reliefs.wooded(random, slope, 20 + near * 12, woods, bottom)
                : land.landBelow(slope, 7, bottom)),
            ),
          ],
          {
            haze: {
              from: horizon - 120,
              to: horizon + 34 + near * 26,
              colour: palette.haze,
              strength: 0.6 - near * 0.2,
            },
            texture: k % 2 === 0 ? CROWNS : { horizon: horizon - 180, strength: 0.2 },
          },
        );
      }
      return;
    }
    case 'moor': {
      const isBroken = scene.things.some(
        ({ what }) => what === 'spire' || what === 'cliff' || what === 'rock',
      );
      const dark = named ? tone : mix(toneAt(palette, depth * 0.36), palette.sky[0], 0.16);
      // Sharp hills rise behind the long ridge and break its line.
      const isJagged = scene.things.some(
        ({ what, qualities }) => what === 'hill' && qualities.includes('jagged'),
      );
      if (isJagged)
        add(
          [
            filled(
              mix(dark, palette.haze, 0.14),
              ...land.landBelow(
                ranges.massif(
                  random,
                  horizon - 20,
                  horizon * random.between(0.5, 0.58),
                  12,
                  random.pick([250, 760]),
                ),
                4,
                bottom,
              ),
            ),
          ],
          { haze: { from: horizon - 150, to: horizon - 10, colour: palette.haze, strength: 0.4 }, glow: 0.1 },
        );
      return add([filled(dark, ...land.landBelow(ranges.moor(random, horizon, isBroken), 3, bottom))], {
        haze: { from: horizon - 150, to: horizon + 20, colour: grown(0.66), strength: 0.78 },
        glow: 0.12,
        texture: { horizon: horizon - 220, strength: 0.3 },
      });
    }
    case 'peaks': {
      const isWhite =
        isSnowy ||
        scene.things.some(({ what }) => what === 'snow') ||
        scene.things.some(
          ({ what, qualities, colour }) =>
            what === 'mountain' && (qualities.includes('snowy') || isPale(colour)),
        );
      const highest = random.pick([290, 330, 660, 700]);
      const isJagged = scene.things.some(
        ({ what, qualities }) => what === 'mountain' && qualities.includes('jagged'),
      );
      for (const [k, share] of [0.86, 1].entries()) {
        // One peak rises behind a jagged ridge.
        const height = horizon * (isJagged ? (k ? 0.36 : 0.7) : 0.56) * (isJagged ? 1 : share);
        const contour =
          isJagged && k === 0
            ? ranges.massif(random, horizon, height, 2, highest)
            : ranges.massif(random, horizon, height, isJagged ? 6 : k ? 4 : 5, k ? highest : WIDTH - highest);
        const colour = k ? tone : mix(tone, palette.haze, 0.46);
        const shapes = [filled(colour, ...land.landBelow(contour, 4, bottom))];
        if (isWhite && !(isJagged && k))
          shapes.push(
            filled(
              mix(mix('#ffffff', palette.light, 0.3), colour, k ? 0.08 : 0.3),
              ...ranges.snowOn(random, contour, horizon - horizon * (isJagged && !k ? 0.44 : k ? 0.27 : 0.3)),
            ),
          );
        shapes.push(
          translucent(
            mix(mix(tone, palette.ink, 0.5), palette.sky[0], 0.35),
            k ? 0.42 : 0.26,
            ...ranges.darkSides(random, contour, horizon + 10, stage.sky.x),
          ),
        );
        if (k) shapes.push(...farFall(stage, contour, horizon));
        add(shapes, {
          haze: {
            from: horizon - height * 0.72,
            to: horizon - 6,
            colour: palette.haze,
            strength: named && k ? 0.5 : 0.78,
          },
          glow: 0.4,
          texture: ROCK,
        });
      }
      // Wooded foothills rising out of the mist.
      const foothill = ranges.hillLine(random, horizon + 8, 44);
      return add(
        [
          filled(
            isSnowy ? mix(snowColour(stage), toneAt(palette, 0.7), 0.4) : greenOf(stage, depth - 0.12),
            ...reliefs.wooded(random, foothill, 13, woods === 'bare' ? 'leafy' : woods, bottom),
          ),
        ],
        { haze: { from: horizon - 40, to: horizon + 34, colour: palette.haze, strength: 0.6 } },
      );
    }
    case 'table mountain':
      return add([
        below(reliefs.tableMountain(random, random.between(600, 700), horizon + 6, horizon * 0.46)),
      ]);
    case 'spires':
      return add([
        filled(
          toneAt(palette, depth * 0.8),
          ...land.landBelow(ranges.spires(random, horizon + 4, 210, 190, 830), 3, bottom),
        ),
      ]);
    case 'cliffs':
      return add([filled(tone, ...cliffs(random.between(0.26, 0.4), horizon))]);
    case 'dunes':
      add([below(land.rolling(random, horizon + 4, 70, 330))]);
      return add([
        filled(
          mix(tone, toneAt(palette, depth - 0.14), 0.5),
          ...land.landBelow(land.rolling(random, horizon + 22, 44, 240), 12, bottom),
        ),
      ]);
    case 'wood':
      return add(
        [
          filled(
            greenOf(stage, depth - 0.06),
            ...woodline(
              random,
              land.rolling(random, horizon + 4, 14),
              woods === 'fir' ? 64 : 54,
              woods,
              bottom,
            ),
          ),
        ],
        { texture: CROWNS },
      );
    case 'town':
      return add([
        filled(toneAt(palette, depth), ...land.townSkyline(random, horizon + 6, 84, scene.region)),
        ...(palette.isDark ? litWindows(random, horizon, palette) : []),
      ]);
    case 'village':
      // One that is named is seen through the haze.
      return add(farVillage(random, horizon + 8, palette, depth * 0.66, scene), {
        haze: { from: horizon - 40, to: horizon + 30, colour: palette.haze, strength: 0.3 },
        glow: 0.3,
      });
  }
}

/** Separate hills scattered around at a distance. */
function drawHilltops(stage: Stage, depth: number, woods: reliefs.Woods, bottom: number): void {
  const { canvas, palette, view } = stage;
  const { random } = canvas;
  for (const [k, places] of [
    [120, 470, 840],
    [-30, 300, 660, 1010],
  ].entries()) {
    const tops = places.map((x) =>
      reliefs.hill(
        x + random.between(-36, 36),
        0,
        (k ? 78 : 130) * random.between(0.6, 1.2),
        random.between(92, 150),
      ),
    );
    const contour: land.Contour = (x) => view.horizon + 4 + Math.min(-16, ...tops.map((top) => top(x)));
    canvas.add(
      [
        filled(
          greenOf(stage, depth - 0.04 - k * 0.16),
          ...reliefs.wooded(random, contour, 14 + k * 5, woods, bottom),
        ),
      ],
      {
        haze: {
          from: view.horizon - 110 + k * 30,
          to: view.horizon + 20,
          colour: palette.haze,
          strength: 0.6 - k * 0.14,
        },
        glow: 0.3,
        rim: 0.2,
        texture: CROWNS,
      },
    );
  }
}

/** Uninhabited ravines that cross the land. */
const hasGullies = (scene: Scene): boolean =>
  !isInRavine(scene) && scene.things.some(({ what, count }) => what === 'ravine' && count === 'many');

const isPale = (colour: string | undefined) =>
  colour !== undefined && Number.parseInt(colour.slice(1, 3), 16) > 200;

function cliffs(share: number, horizon: number): Path {
  const end = WIDTH * share;
  return [
    polygon([
      [-30, HEIGHT],
      [-30, horizon - 150],
      [end * 0.3, horizon - 164],
      [end * 0.55, horizon - 122],
      [end * 0.7, horizon - 116],
      [end * 0.82, horizon - 48],
      [end * 0.93, horizon - 34],
      [end, horizon + 8],
      [end, horizon + 12],
      [-30, horizon + 14],
    ]),
  ];
}

function litWindows(random: Canvas['random'], horizon: number, palette: Palette): Shape[] {
  return [
    filled(
      mix('#ffd98a', palette.haze, 0.25),
      ...Array.from({ length: 26 }, () =>
        rectangle(random.between(40, 980), horizon - random.between(6, 34), 3, 4.5),
      ),
    ),
  ];
}

function farVillage(
  random: Canvas['random'],
  foot: number,
  palette: Palette,
  depth: number,
  scene: Scene,
): Shape[] {
  const shapes: Shape[] = [];
  const isEast = scene.region === 'east';
  const looks = coloursAt(palette, depth);
  const draw = (name: string, x: number, scale: number) => {
    const motif = MOTIFS.get(name);
    if (motif)
      shapes.push(
        ...shapesOf(
          motif.draw(random, { isLit: areWindowsLit({ scene }, { qualities: [] }) }),
          { x, y: foot, scale, isFlipped: random.chance(0.5) },
          looks,
        ),
      );
  };
  const middle = random.pick([330, 480, 560, 680]);
  // Dense in the middle, sparser and smaller outwards, with trees among them.
  const crowns: Path[number][] = [];
  for (let i = 0; i < 11; i++) {
    const away = (i % 2 ? 1 : -1) * (46 + 30 * i ** 1.05) + random.between(-16, 16);
    draw(isEast ? 'izba' : 'cottage', middle + away, random.between(6.4, 9.6) * (1 - Math.abs(away) / 1100));
    if (random.chance(0.7))
      crowns.push(
        ...farTree(
          random,
          middle + away + random.between(-34, 34),
          foot + 2,
          random.between(30, 58),
          isLeafless(scene) ? 'bare' : 'leafy',
        ),
      );
  }
  shapes.unshift(
    filled(
      mix(toneAt(palette, depth + 0.08), palette.leaf ?? '#5d7444', isLeafless(scene) ? 0 : 0.14),
      ...crowns,
    ),
  );
  return shapes;
}
