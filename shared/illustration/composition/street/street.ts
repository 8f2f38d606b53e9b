import { mix } from '../../drawing/colour.ts';
import { polygon } from '../../drawing/path.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { drawCanal, drawCanalBoat, drawCanalBridge } from './canal.ts';
import { filled, HEIGHT, translucent, WIDTH, type Canvas } from '../canvas.ts';
import { hasLogHouses } from './log-houses.ts';
import { isSkyHidden, toneAt, type Palette } from '../palette.ts';
import { closingRow, HOUSES } from './street-closing-row.ts';
import { hasSnow } from '../terrain/has-snow.ts';
import { drawStacks, hasSmokingStacks } from './street-chimneys.ts';
import { drawFront, FRONT_TEXTURE, type StreetHouse } from './street-front.ts';
import { ground, litter, ROUND_THE_BEND } from './street-ground.ts';
import { farLamp, spire } from './street-sights.ts';
import { airBefore, viewDown } from './street-view.ts';
import { drawWoodenSides } from './wooden-street.ts';

interface Street {
  scene: Scene;
  horizon: number;
  foot: number;
  /** Houses close off its far side as well. */
  isSquare?: boolean;
  isDecayed?: boolean;
  /** It bends, and its houses block the view. */
  isCrooked?: boolean;
  isNarrow?: boolean;
  /** The passage names its lamps, which line both kerbs. */
  hasLamps?: boolean;
  /** A canal between two quays runs down its middle. */
  canal?: { hasBridge: boolean; hasBoat: boolean } | undefined;
}

/** Half the width of a street and of a square, in metres. */
const HALF = { street: 8.2, narrow: 5.4, canal: 11, square: 14, small: 9 };

/** Two rows of fronts with one vanishing point, the air between them brightest at the end. */
export function drawStreet(
  canvas: Canvas,
  palette: Palette,
  {
    scene,
    horizon,
    foot,
    isSquare = false,
    isDecayed = false,
    isCrooked = false,
    isNarrow = false,
    hasLamps = false,
    canal,
  }: Street,
): void {
  const { random } = canvas;
  const isWooden = hasLogHouses(scene);
  const weather = scene.weather?.value;
  const isMisty = weather === 'fog' || weather === 'rain' || weather === 'snow';
  const isLit = palette.isDark || weather === 'fog' || weather === 'rain' || weather === 'storm';
  const eyeLine = horizon + 8;
  const x = isSquare ? 520 : random.pick([444, 500, 566, 610]);
  const turn = !isCrooked || isSquare ? 0 : x < WIDTH / 2 ? 1 : -1;
  const look = viewDown(x, eyeLine, foot, turn);
  const isSmall = scene.things.some(
    ({ what, size }) => (what === 'square' || what === 'courtyard') && size === 'small',
  );
  const half = isSquare
    ? isSmall
      ? HALF.small
      : HALF.square
    : canal
      ? HALF.canal
      : isNarrow
        ? HALF.narrow
        : HALF.street;
  if (!isSquare && turn === 0 && hasSmokingStacks(scene)) drawStacks(canvas, palette, scene, x, eyeLine + 6);
  else if (!isSquare && turn === 0 && random.chance(0.7))
    canvas.add(
      [
        filled(
          toneAt(palette, 0.74),
          ...spire(x - 26, eyeLine + 6, random.between(120, 170), scene.region === 'east'),
        ),
      ],
      { glow: 0.4, haze: { from: eyeLine - 120, to: eyeLine + 10, colour: palette.haze, strength: 0.6 } },
    );
  const end = isSquare ? (isSmall ? 25 : 40) : turn === 0 ? 92 : ROUND_THE_BEND;
  if (isSquare)
    closingRow(canvas, palette, look.at(0, 0, end)[1], {
      larger: isSmall ? 1.5 : 1,
      isLit,
      isDecayed,
      great: greatHouse(scene),
    });
  // By day the sun stands over the roofs of one side, whose fronts and pavement are in their own shade.
  const shaded = palette.isDark || isSkyHidden(scene) ? 0 : random.pick([-1, 1] as const);
  const isSnowy = hasSnow(scene);
  const earth = isWooden ? '#b3946a' : '#b79a72';
  const road = isSnowy
    ? mix('#e8e6e8', palette.sky[1], 0.3)
    : mix(toneAt(palette, 0.56), earth, palette.isDark ? 0.05 : isWooden ? 0.4 : 0.16);
  canvas.add(
    [
      filled(
        road,
        polygon([
          look.at(-half * 3, 0, end),
          look.at(half * 3, 0, end),
          [WIDTH + 900, HEIGHT + 20],
          [-900, HEIGHT + 20],
        ]),
      ),
    ],
    {
      glow: 0.45,
      haze: {
        from: eyeLine + 20,
        to: foot + 30,
        colour: toneAt(palette, isSnowy ? 0.6 : 0.2),
        strength: isSnowy ? 0.3 : 0.62,
      },
      texture: { horizon: eyeLine, strength: isSnowy ? 0.06 : 0.2 },
    },
  );
  if (!canal)
    ground(canvas, palette, look, {
      half,
      foot,
      turn,
      end,
      isPaved: !isWooden,
      isSnowy,
      isWet: weather === 'rain' || weather === 'storm',
    });
  if (shaded !== 0 && !isSquare && !canal && !isSnowy && turn === 0)
    canvas.add([
      translucent(
        palette.ink,
        0.22,
        polygon([
          look.at(shaded * half, 0, end),
          look.at(shaded * half * 0.2, 0, end),
          look.at(shaded * half * 0.1, 0, 4),
          look.at(shaded * half, 0, 4),
        ]),
      ),
    ]);
  if (canal) drawCanal(canvas, palette, look.at, foot);
  if (isWooden && !isSquare && !canal) {
    drawWoodenSides(canvas, palette, scene, look, isMisty);
    return;
  }
  // Each side has its own houses, the farthest drawn first.
  const rows = [-1, 1].map((side) => {
    const houses: StreetHouse[] = [];
    for (let away = random.between(5, 8); away < end;) {
      const wide = isNarrow ? random.between(4.6, 7.4) : random.between(7, 12);
      houses.push({
        side,
        away,
        wide,
        isWooden,
        tall: isWooden
          ? random.between(2.9, 3.5)
          : (scene.region === 'east' ? 8.4 : 9.6) * random.between(0.78, 1.22),
        hasGable: isWooden || random.chance(hasGables(scene) ? 0.8 : 0.36),
      });
      away += wide + (isWooden ? random.between(3.6, 7) : random.chance(0.12) ? 2.4 : 0);
    }
    return houses.reverse();
  });
  let isBridged = false;
  const most = Math.max(...rows.map((row) => row.length));
  for (let i = 0; i < most; i++) {
    const pair = rows
      .flatMap((row) => row.slice(i - most + row.length, i - most + row.length + 1))
      .filter((house) => house.away < end);
    if (pair.length === 0) continue;
    if (canal?.hasBridge && !isBridged && pair.some(({ away }) => away < 20)) {
      isBridged = true;
      drawCanalBridge(canvas, palette, look.at);
    }
    const air =
      airBefore(Math.min(...pair.map(({ away, wide }) => away + wide * 0.5)), isMisty) *
      (isSquare ? 0.62 : 1);
    const far = look.at(half, 0, pair[0]!.away)[1];
    canvas.add(
      pair.flatMap((house) =>
        drawFront(canvas, palette, look, {
          ...house,
          half,
          isLit,
          isDecayed,
          hasShops: hasShops(scene),
          shade: shaded === 0 ? 0 : house.side === shaded ? 1 : -1,
          depth: air,
        }),
      ),
      {
        glow: 0.06 + air * 0.34,
        rim: 0.3,
        texture: FRONT_TEXTURE,
        haze: {
          from: eyeLine - 190,
          to: far + 10,
          colour: palette.haze,
          strength: (isMisty ? 0.5 : 0.24) * (0.3 + air),
        },
        shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.14 },
      },
    );
  }
  if (canal?.hasBoat) drawCanalBoat(canvas, palette, look.at);
  if (isDecayed) canvas.add([filled(toneAt(palette, 0.2), ...litter(random, horizon, foot))], { glow: 0.1 });
  if ((isLit || hasLamps) && !isSquare)
    canvas.add(
      (turn === 0 ? [60, 38, 22, 14, ...(hasLamps ? [9] : [])] : [22, 14]).flatMap((away, i) =>
        farLamp(palette, look, { across: (i % 2 ? -1 : 1) * (half - 2), away, isLit }),
      ),
    );
}

/** Shops are on the ground floors of streets that are not described as poor, quiet or empty. */
const hasShops = ({ things, mood }: Scene): boolean =>
  mood?.value !== 'dread' &&
  things.some(({ what }) => what === 'shop' || what === 'market' || what === 'town');

const hasGables = ({ things }: Scene): boolean =>
  things.some(({ what, qualities }) => what === 'house' && qualities.includes('carved'));

/** The house that a passage about a square describes most. */
const greatHouse = ({ things, subject }: Scene): SceneThing | undefined =>
  things.find(({ what, colour, size }, i) => {
    const isSubject = subject?.kind === 'thing' && subject.index === i;
    return HOUSES.test(what) && (colour !== undefined || (size === 'large' && isSubject));
  });
