import { CELLAR_DOOR, drawCellar } from './cellar.ts';
import { drawCave, MOUTH } from './cave.ts';
import { drawCloister } from './cloister.ts';
import { CORRIDOR, drawCorridor, UNDER_DOOR } from './corridor.ts';
import { drawCrypt } from './crypt.ts';
import { drawMine } from './mine.ts';
import { drawSideDoor, namedDoor } from './doors.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { skyPalette } from '../../palette.ts';
import { drawPassage } from './passage.ts';
import type { Stage } from './stage.ts';
import type { Spot } from './things-in-vista.ts';
import type { VaultForm } from './vault-profile.ts';
import type { Vista } from './vista.ts';
import {
  boxes,
  conservatory,
  gallery,
  greatHall,
  narrowStairs,
  nave,
  schoolroom,
  stable,
  stairWell,
  ward,
} from './long-room-plans.ts';
import { STONE, type Plan } from './plan.ts';

/** Along both walls, the nearest ones last. */
const alongWalls = (half: number, ...away: readonly number[]): Spot[] =>
  away.flatMap((z, i) => [
    { x: half * (i % 2 ? 1 : -1), z },
    { x: half * (i % 2 ? -1 : 1), z: z + 0.7 },
  ]);

/** A long vaulted passage, with the doors in its walls. */
function drawTunnel(stage: Stage): void {
  const arch = stage.canvas.random.pick<VaultForm['arch']>(['round', 'pointed', 'round']);
  const door = namedDoor(stage);
  for (const what of ['arch', 'column', 'wall', 'pavement']) recordNamedThing(stage, what);
  drawPassage(
    stage,
    { half: 1.7, spring: 1.75, arch, rib: 0.26 },
    {
      drawBetween: (near) => {
        if (!door || near > 7) return;
        const from = near + (near < 3 ? 0.75 : 0.7);
        for (const wall of near < 3 ? [1.7] : [-1.7, 1.7])
          if (door.count === 'many' || (wall > 0 && near > 4))
            drawSideDoor(stage, {
              wall,
              from,
              to: from + 1,
              height: 1.72,
              isArched: true,
              leaf: 'planks',
              colour: door.colour,
            });
      },
    },
  );
}

const tunnel: Plan = {
  name: 'passage',
  walls: STONE,
  horizon: 410,
  eye: 1.55,
  peopleAt: 4.4,
  spots: alongWalls(1.05, 5.4, 7.6, 4.3),
  flameAt: ({ flame }) => (flame === 'torch' ? [1.36, 1.75, 5.4] : [0.42, 0.2, 5.6]),
  lightFrom: (lens) => lens.at(0, 1.7, 24),
  shine: 96,
  draw: drawTunnel,
};

const crypt: Plan = {
  ...tunnel,
  name: 'crypt',
  horizon: 396,
  eye: 1.5,
  spots: alongWalls(0.7, 6.4, 8.6, 4.6),
  flameAt: () => [-0.4, 0.2, 6],
  lightFrom: (lens) => lens.at(0, 1.3, 15),
  draw: drawCrypt,
};

const mine: Plan = {
  ...tunnel,
  name: 'gallery',
  walls: [
    ['#1f2124', '#8f8064'],
    ['#24201c', '#8c8478'],
  ],
  horizon: 404,
  eye: 1.4,
  peopleAt: 4.2,
  spots: alongWalls(0.85, 5.4, 7.4, 4.2),
  flameAt: () => [0.82, 1.6, 5.1],
  lightFrom: (lens) => lens.at(0, 1.2, 20),
  shine: 62,
  draw: drawMine,
};

const cave: Plan = {
  ...tunnel,
  name: 'cave',
  walls: [
    ['#2b2320', '#a58a6a'],
    ['#23282c', '#8d9490'],
  ],
  tinted: ({ scene, usual, series }) => (usual.isDark ? usual : skyPalette(scene, series)),
  horizon: 430,
  eye: 1.6,
  peopleAt: 4.5,
  isWide: true,
  spots: [
    ...[
      { x: -1.7, z: 4.7 },
      { x: -1, z: 5.3 },
      { x: 1.7, z: 4.9 },
      { x: 1.1, z: 5.6 },
    ],
    ...[
      { x: -2.1, z: 5.8 },
      { x: 2.2, z: 5.9 },
      { x: 0.2, z: 6.2 },
      { x: -0.4, z: 4.5 },
    ],
  ],
  flameAt: ({ scene, flame }) =>
    flame === 'fire'
      ? [scene.people.length > 0 ? 0.3 : 0, 0.4, 5.2]
      : flame === 'torch'
        ? [1.75, 0.58, 4.9]
        : [0.5, 0.2, 5],
  lightFrom: () => [MOUTH.x, MOUTH.y],
  shine: 110,
  ground: ({ palette, lampAt }) => ({
    stops: palette.sky
      .map((colour, i) => ({ at: lampAt === null ? i * 0.2 : (3 - i) * 0.34, colour }))
      .sort((a, b) => a.at - b.at),
    radial: lampAt === null ? 0 : 0.92,
    reach: 540,
    marble: 0.04,
  }),
  draw: drawCave,
};

const cellar: Plan = {
  ...tunnel,
  name: 'cellar',
  horizon: 386,
  eye: 1.5,
  peopleAt: 4.6,
  isWide: true,
  spots: [
    ...[
      { x: -1.8, z: 5.4 },
      { x: 1.85, z: 5.2 },
      { x: -1.75, z: 6.7 },
      { x: 1.9, z: 6.4 },
      { x: -1.1, z: 7.3 },
    ],
    ...[
      { x: -1.9, z: 4.3 },
      { x: 1.9, z: 4.2 },
      { x: -0.9, z: 6 },
      { x: 0.9, z: 4.6 },
      { x: -0.8, z: 4.5 },
    ],
  ],
  flameAt: () => [-0.3, 0.3, 5.8],
  lightFrom: (lens) => lens.at(...CELLAR_DOOR),
  shine: 84,
  draw: drawCellar,
};

const corridor: Plan = {
  name: 'corridor',
  horizon: 402,
  eye: 1.55,
  peopleAt: 3.6,
  spots: alongWalls(0.9, 4.8, 7.2),
  flameAt: () => [CORRIDOR.half - 0.26, 1.75, 5],
  lightFrom: (lens, isUnderDoor) => (isUnderDoor ? lens.at(...UNDER_DOOR) : lens.at(0, 1.6, CORRIDOR.far)),
  shine: 84,
  draw: drawCorridor,
};

const cloister: Plan = {
  ...tunnel,
  name: 'arcade',
  tinted: ({ scene, series }) => skyPalette(scene, series),
  horizon: 408,
  peopleAt: 3.2,
  isWide: true,
  spots: [],
  lightFrom: ({ vanish }) => [vanish.x + 50, 196],
  shine: 104,
  ground: ({ palette }) => ({
    stops: palette.sky.map((colour, i) => ({ at: i * 0.19, colour })),
    marble: 0.06,
  }),
  draw: drawCloister,
};

export const PLANS: Readonly<Record<Vista, Plan>> = {
  tunnel,
  crypt,
  mine,
  cave,
  cellar,
  corridor,
  cloister,
  ward,
  schoolroom,
  nave,
  stable,
  gallery,
  conservatory,
  'great hall': greatHall,
  'narrow stairs': narrowStairs,
  'stair well': stairWell,
  boxes,
};
