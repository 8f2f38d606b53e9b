import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, polygon, rectangle, stroke, type Path } from '../drawing/path.ts';
import type { Scene, SceneThing } from '../scene.ts';
import { MOTIFS } from '../motifs/library.ts';
import { filled, HEIGHT, shapesOf, translucent, WIDTH, type Canvas } from './canvas.ts';
import { drawCanal, drawCanalBoat, drawCanalBridge } from './canal.ts';
import { coloursAt } from './material-colours.ts';
import { isSkyHidden, toneAt, type Palette } from './palette.ts';
import { hasLogHouses } from './log-houses.ts';
import { airBefore, type StreetView, viewDown } from './street-view.ts';
import { drawFront, FRONT_COLOURS, type StreetHouse, FRONT_TEXTURE } from './street-front.ts';

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
/** The end of visibility in a crooked street, in metres. */
const ROUND_THE_BEND = 46;

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
  if (!isSquare && turn === 0 && random.chance(0.7))
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
  const isSnowy = scene.season?.value === 'winter' || weather === 'snow' || weather === 'blizzard';
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

/** Kerbs, ruts and, in the rain, the light that lies on the stones. */
function ground(
  { random, add }: Canvas,
  palette: Palette,
  { at, scaleAt }: StreetView,
  {
    half,
    foot,
    turn,
    end,
    isPaved,
    isSnowy,
    isWet,
  }: {
    half: number;
    foot: number;
    turn: -1 | 0 | 1;
    end: number;
    isPaved: boolean;
    isSnowy: boolean;
    isWet: boolean;
  },
): void {
  const aways =
    turn === 0
      ? [end, 5]
      : Array.from({ length: 14 }, (_, i) => ROUND_THE_BEND * (5 / ROUND_THE_BEND) ** (i / 13));
  const kerbs = [-1, 1].map((side) =>
    polygon([
      ...aways.map((away) => at(side * (half - 2.4), 0, away)),
      ...[...aways].reverse().map((away) => at(side * (half - 2.7), 0, away)),
    ]),
  );
  add([
    ...(isSnowy
      ? [
          translucent(palette.ink, 0.14, ...kerbs),
          translucent(palette.sky[0], 0.2, ...ruts({ at, scaleAt }, random, half, Math.min(end, 40))),
        ]
      : isPaved
        ? [
            translucent(palette.ink, 0.34, ...kerbs),
            ...setts({ at, scaleAt }, random, palette, half - 2.8, end),
          ]
        : [translucent(palette.ink, 0.16, ...ruts({ at, scaleAt }, random, half, Math.min(end, 40)))]),
  ]);
  if (!isWet) return;
  const shine = Array.from({ length: 70 }, () => {
    const away = random.between(6, 34);
    const [x, y] = at(random.between(-half * 0.8, half * 0.8), 0, away);
    const wide = scaleAt(away) * random.between(0.2, 0.9);
    return ellipse(x, Math.min(y, foot + 60), wide, wide * 0.1);
  });
  add([translucent(mix(palette.sky[3], palette.light, 0.5), 0.26, ...shine)], { glow: 0.4 });
}

/** Paving stones in courses across the street, a little domed; lost in the distance. Some of them are worn smooth and shine. */
function setts(
  { at, scaleAt }: StreetView,
  random: Canvas['random'],
  palette: Palette,
  half: number,
  end: number,
): Shape[] {
  const [near, far, worn]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  const dome = (across: number) => 0.1 * (1 - (across / half) ** 2);
  const place = (across: number, away: number) => at(across, dome(across), away);
  for (let away = 4.6, row = 0; away < Math.min(end, 30); away += 0.46, row++) {
    const width = Math.max(0.7, scaleAt(away) * 0.028);
    const across = Array.from({ length: 9 }, (_, i) => -half + (2 * half * i) / 8);
    (away < 12 ? near : far).push(
      stroke(
        across.map((u) => place(u, away)),
        width,
      ),
    );
    if (away > 15) continue;
    for (
      let u = -half + (row % 2) * 0.25 + random.between(0, 0.1);
      u < half;
      u += random.between(0.42, 0.56)
    ) {
      near.push(stroke([place(u, away), place(u, away + 0.46)], width));
      if (random.chance(0.1))
        worn.push(
          polygon([
            place(u + 0.04, away + 0.06),
            place(u + 0.42, away + 0.06),
            place(u + 0.42, away + 0.38),
            place(u + 0.04, away + 0.38),
          ]),
        );
    }
  }
  return [
    translucent(palette.ink, 0.2, ...near),
    translucent(palette.ink, 0.12, ...far),
    translucent(palette.light, 0.14, ...worn),
  ];
}

/** The tracks of wheels on a street of earth. */
function ruts({ at, scaleAt }: StreetView, random: Canvas['random'], half: number, end: number): Path {
  return [-0.34, -0.1, 0.16, 0.4].map((share) => {
    const phase = random.between(0, 6);
    const line = Array.from({ length: 24 }, (_, i) => 4.6 * (end / 4.6) ** (i / 23));
    const across = (away: number) => half * share + 0.25 * Math.sin(away * 0.5 + phase);
    const side = (out: number) =>
      line.map((away) => at(across(away) + out * Math.min(0.16, 4 / scaleAt(away)), 0, away));
    return polygon([...side(-1), ...side(1).reverse()]);
  });
}

interface ClosingRow {
  larger: number;
  isLit: boolean;
  isDecayed: boolean;
  great: SceneThing | undefined;
}

/** The house that a passage about a square describes most. */
const greatHouse = ({ things, subject }: Scene): SceneThing | undefined =>
  things.find(({ what, colour, size }, i) => {
    const isSubject = subject?.kind === 'thing' && subject.index === i;
    return HOUSES.test(what) && (colour !== undefined || (size === 'large' && isSubject));
  });
const HOUSES = /^(?:house|manor|palace)$/u;

/** The houses on the far side of a square, seen from the front. */
function closingRow(
  canvas: Canvas,
  palette: Palette,
  foot: number,
  { larger, isLit, isDecayed, great }: ClosingRow,
): void {
  const { random } = canvas;
  const motif = MOTIFS.get('terraced houses')!;
  const shapes: Shape[] = [];
  for (const [across, size] of [
    [-310, 1.06],
    [310, 1.1],
    [0, 1.2],
  ] as const) {
    const x = 520 + across * larger;
    const scale = (216 * larger * size * random.between(0.94, 1.08)) / motif.height;
    const isGreat = across === 0 && great !== undefined;
    const tint =
      isGreat && great.colour
        ? { body: great.colour }
        : {
            usual: isDecayed
              ? mix(random.pick(FRONT_COLOURS), palette.ink, 0.34)
              : random.pick(FRONT_COLOURS),
          };
    shapes.push(
      ...shapesOf(
        motif.draw(random, { isLit, isDecayed }),
        { x, y: foot, scale: isGreat ? scale * 1.24 : scale, isFlipped: x < 512 },
        coloursAt(palette, isGreat ? 0.08 : 0.16, tint),
      ),
    );
    if (isGreat) canvas.recordDrawn(great.what, great.words);
  }
  canvas.add(shapes, {
    glow: 0.22,
    haze: { from: foot - 120, to: foot + 20, colour: palette.haze, strength: 0.12 },
    texture: FRONT_TEXTURE,
    shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.12 },
  });
}

/** Litter on the stones. */
const litter = (random: Canvas['random'], horizon: number, foot: number): Path =>
  Array.from({ length: 26 }, () => {
    const t = random.next();
    const [x, y, half] = [
      random.between(120, 900),
      horizon + 60 + t * (foot - horizon - 40),
      3 + 9 * t * random.next(),
    ];
    return polygon([
      [x - half, y + half * 0.3],
      [x - half * 0.4, y - half * 0.5],
      [x + half * 0.8, y - half * 0.2],
      [x + half, y + half * 0.4],
    ]);
  });

function spire(x: number, foot: number, tall: number, isEast: boolean): Path {
  const wide = tall * 0.12;
  const body = rectangle(x - wide, foot - tall * 0.62, wide * 2, tall * 0.62);
  if (!isEast)
    return [
      body,
      polygon([
        [x - wide * 1.2, foot - tall * 0.62],
        [x, foot - tall * 1.15],
        [x + wide * 1.2, foot - tall * 0.62],
      ]),
    ];
  return [
    body,
    ellipse(x, foot - tall * 0.7, wide * 1.35, wide * 1.5),
    polygon([
      [x - wide * 0.6, foot - tall * 0.8],
      [x, foot - tall * 1.02],
      [x + wide * 0.6, foot - tall * 0.8],
    ]),
  ];
}

/** A street lamp with the glow around it. */
function farLamp(
  palette: Palette,
  { at, scaleAt }: StreetView,
  { across, away, isLit }: { across: number; away: number; isLit: boolean },
): Shape[] {
  const [x, foot] = at(across, 0, away);
  const size = scaleAt(away);
  const top = foot - size * 3.4;
  return [
    // Many faint discs: none of their borders can be seen.
    ...(isLit
      ? Array.from({ length: 26 }, (_, i) =>
          translucent('#ffe3a6', 0.04, ellipse(x, top, 1.8 * size * (1 - i / 26) ** 1.2)),
        )
      : []),
    filled(
      toneAt(palette, airBefore(away, false)),
      rectangle(x - size * 0.05, top, size * 0.1, size * 3.4),
      polygon([
        [x - size * 0.24, top - size * 0.3],
        [x, top - size * 0.54],
        [x + size * 0.24, top - size * 0.3],
      ]),
    ),
    filled(
      isLit ? '#fff1c8' : mix(palette.haze, palette.ink, 0.2),
      polygon([
        [x - size * 0.2, top - size * 0.3],
        [x + size * 0.2, top - size * 0.3],
        [x + size * 0.13, top + size * 0.16],
        [x - size * 0.13, top + size * 0.16],
      ]),
    ),
  ];
}
