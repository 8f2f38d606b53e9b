import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { outline, type Path } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import { filled, HEIGHT, shapesOf, translucent, WIDTH, type Canvas } from '../canvas.ts';
import { isLeafless } from '../foliage.ts';
import * as land from '../land.ts';
import { coloursAt } from '../material-colours.ts';
import { toneAt, type Palette } from '../palette.ts';
import { groundTint } from '../ground-colours.ts';
import { HOUSES } from './main-thing.ts';
import { CONIFERS, treesOf } from './trees-of-wood.ts';
import type { View } from './viewpoint.ts';
import { canopy } from './wood-canopy.ts';
import { ageOf, stem } from './wood-stem.ts';

/** The rows of a wood, far ones first: haze in front, number and thickness of trunks, and width of the clearing. */
const ROWS = [
  { air: 0.8, count: 17, girth: 6, open: 0 },
  { air: 0.62, count: 12, girth: 11, open: 60 },
  { air: 0.42, count: 8, girth: 19, open: 120 },
  { air: 0.2, count: 5, girth: 34, open: 230 },
] as const;

/** Half the clearing round a house, in pixels. */
const GLADE = 300;

/** A wood from within: rows of trunks that get paler towards the light, under a closed canopy. */
export function drawWood(canvas: Canvas, palette: Palette, scene: Scene, { horizon, foot }: View): void {
  const { random } = canvas;
  const kinds = treesOf(scene) as [string, ...string[]];
  const isBare = isLeafless(scene);
  const tint = groundTint(scene);
  const isSnowy = scene.season?.value === 'winter' || scene.weather?.value === 'snow';
  // A low sun lights the tops; below it is dark.
  const isLow =
    scene.time?.value === 'sunset' ||
    scene.time?.value === 'dawn' ||
    scene.time?.value === 'dusk' ||
    scene.light?.value === 'low sun';
  const gold = mix('#f2b765', palette.light, 0.2);
  // The near trees leave room for what stands among them.
  const isGlade = scene.things.some(({ what }) => HOUSES.has(what));
  const way = isGlade ? WIDTH / 2 : random.between(470, 590);
  const hasWay =
    random.chance(0.6) ||
    scene.things.some(
      ({ what }) => what === 'path' || what === 'road' || what === 'trail' || what === 'avenue',
    );
  const ofAge = ageOf(scene, kinds);
  const isStrewn = scene.season?.value === 'autumn' && !isSnowy;
  const isMossy = scene.things.some(({ what }) => what === 'moss');
  ROWS.forEach(({ air, count: young, girth: slight, open }, row) => {
    // Old trees are few and stout.
    const [count, girth] = [Math.max(4, Math.round(young / Math.sqrt(ofAge))), slight * ofAge];
    const base = horizon + (foot - horizon) * [0.1, 0.3, 0.56, 0.94][row]!;
    const depth = isLow ? air * 0.8 : air;
    const tone = toneAt(palette, depth);
    const green = mix(tone, palette.leaf ?? '#5d7444', palette.isDark ? 0.08 : 0.34 - air * 0.24);
    // Conifers keep their needles.
    const evergreen = mix(tone, '#3d5a48', palette.isDark ? 0.08 : 0.4 - air * 0.24);
    const shapes: Shape[] = [];
    for (let i = 0; i < count; i++) {
      const x = 20 + ((i + random.between(0.1, 0.9)) / count) * (WIDTH - 40);
      if (open > 0 && Math.abs(x - way) < (isGlade && row > 1 ? GLADE : open) * random.between(0.8, 1.2))
        continue;
      const kind = random.pick(kinds);
      if (CONIFERS.has(kind)) {
        const motif = MOTIFS.get(kind)!;
        const tall = [290, 400, 520, 600][row]! * random.between(0.8, 1.15);
        shapes.push(
          ...shapesOf(
            motif.draw(random, {}),
            { x, y: base + 8, scale: tall / motif.height, isFlipped: random.chance(0.5) },
            { ...coloursAt(palette, depth), leaf: evergreen },
          ),
        );
      } else
        shapes.push(
          ...stem(random, {
            x,
            base,
            girth: girth * random.between(0.7, 1.3),
            row,
            tone,
            green: kind === 'pine' ? evergreen : green,
            isBirch: kind.includes('birch'),
            isBare,
            isPine: kind === 'pine',
            palette,
            isOld: ofAge > 1,
            isMossy,
          }),
        );
    }
    if (!isBare && !palette.isDark && kinds.every((kind) => !CONIFERS.has(kind)))
      shapes.push(
        filled(
          mix(green, tone, 0.2),
          ...canopy(
            random,
            row,
            isGlade ? WIDTH / 2 : way,
            kinds.every((kind) => kind === 'pine'),
          ),
        ),
      );
    canvas.add(shapes, {
      haze: isLow
        ? { from: base - 60, to: base - 420, colour: gold, strength: 0.72 * Math.min(1, air * 1.3) ** 1.2 }
        : { from: base - 260, to: base + 16, colour: palette.haze, strength: air * 0.85 },
      glow: 0.12 + air * 0.5,
      rim: 0.5,
      shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.08 + 0.06 * row },
    });
    const floor = isSnowy
      ? mix(mix('#eeecef', palette.sky[2], 0.3), palette.sky[0], 0.16 + 0.06 * row)
      : tint
        ? mix(tone, tint.colour, tint.share * 0.55)
        : tone;
    const crest = land.rolling(random, base + 6, 13, 260);
    canvas.add(
      [
        filled(floor, ...land.landBelow(crest)),
        ...(isSnowy ? [] : [filled(floor, ...land.blades(random, crest, 8 + row * 7, 100))]),
      ],
      {
        haze: {
          from: base + 4,
          to: base + 90,
          colour: isLow ? toneAt(palette, depth * 0.6) : palette.haze,
          strength: isLow ? 0.3 : 0.5 * air + 0.1,
        },
        glow: 0.1 + air * 0.4,
        texture: { horizon, strength: isSnowy ? 0.07 : 0.3 },
      },
    );
    if (isStrewn && row > 0)
      canvas.add(
        [
          translucent(
            mix(mix('#d08a3a', palette.light, 0.16), tone, air * 0.5),
            0.85,
            ...litter(random, crest, base + 60 + row * 30, 3 + row * 2.4),
          ),
        ],
        { glow: 0.14 },
      );
    if (hasWay && row === 2) {
      const path = land.windingWay(
        random,
        { x: way + random.between(-60, 60), y: foot + 30, half: 70 },
        { x: way, y: horizon + (foot - horizon) * 0.2, half: 6 },
      );
      canvas.add(
        [
          filled(
            isSnowy
              ? mix(floor, palette.sky[1], 0.4)
              : mix(mix(toneAt(palette, 0.6), '#cdb48a', 0.2), palette.light, 0.2),
            ...land.waySection(path, 0, HEIGHT),
          ),
        ],
        { glow: 0.5, haze: { from: horizon + 60, to: horizon, colour: palette.haze, strength: 0.6 } },
      );
    }
  });
  if (!isSnowy) {
    const fern = MOTIFS.get('fern')!;
    const ferns = [150, 260, 800, 900]
      .filter(() => random.chance(0.7))
      .flatMap((x) =>
        shapesOf(
          fern.draw(random, {}),
          {
            x: x + random.between(-50, 50),
            y: foot + 22,
            scale: random.between(80, 130),
            isFlipped: random.chance(0.5),
          },
          coloursAt(palette, 0.06),
        ),
      );
    canvas.add(ferns, { rim: 0.4, glow: 0.05, reach: 'beyond', fade: { from: foot + 30, to: 760 } });
  }
}

/** Fallen leaves. @param size of the nearest, in pixels */
const litter = (random: Canvas['random'], crest: land.Contour, bottom: number, size: number): Path =>
  Array.from({ length: 150 }, () => {
    const x = random.between(20, WIDTH - 20);
    const top = crest(x) + 3;
    const t = random.next();
    const half = size * (0.4 + 0.8 * t) * random.between(0.7, 1.3);
    const y = top + (bottom - top) * t;
    return outline([
      [x - half, y, 1],
      [x - half * 0.1, y - half * 0.45],
      [x + half, y - half * random.between(-0.3, 0.3), 1],
      [x, y + half * 0.4],
    ]);
  });
