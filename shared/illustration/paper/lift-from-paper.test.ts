import { beforeAll, describe, expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { ellipse } from '../drawing/path.ts';
import { paintTheatre } from '../theatre/paint-theatre.ts';
import type { TheatrePicture } from '../theatre/picture.ts';
import { liftFromPaper, type Pixels } from './lift-from-paper.ts';

const PAPER = [0xf4, 0xee, 0xe0] as const;
const evening: TheatrePicture = {
  seed: 'evening',
  paper: '#f4eee0',
  ground: {
    stops: [
      { at: 0, colour: '#2f4a6b' },
      { at: 1, colour: '#f1b46a' },
    ],
  },
  light: { x: 700, y: 420, radius: 60, colour: '#ffe9b8', onGround: 0.85, bloom: 0.14 },
  layers: [{ shapes: [{ path: [ellipse(400, 500, 90)], colour: '#15121a' }] }],
};

function painted(picture: TheatrePicture): Pixels {
  const rgb = paintTheatre(picture);
  return drawn((at) => rgb.subarray(at * 3, at * 3 + 3));
}

/** @param colourAt of a pixel, by its number */
function drawn(colourAt: (at: number) => ArrayLike<number>): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let at = 0; at < WIDTH * HEIGHT; at++) data.set(colourAt(at), at * 4);
  return { data, width: WIDTH, height: HEIGHT };
}

const copyOf = (pixels: Pixels): Pixels => ({ ...pixels, data: Uint8ClampedArray.from(pixels.data) });
const alphaAt = ({ data }: Pixels, x: number, y: number) => data[(y * WIDTH + x) * 4 + 3];

describe('a vignette', () => {
  let original: Pixels;
  let lifted: Pixels;
  beforeAll(() => {
    original = painted(evening);
    lifted = copyOf(original);
    expect(liftFromPaper(lifted)).toBe(true);
  });

  test('has no paper around it any more, and is whole inside', () => {
    for (const [x, y] of [
      [0, 0],
      [WIDTH - 1, 0],
      [20, HEIGHT - 20],
      [WIDTH - 12, HEIGHT / 2],
    ] as const)
      expect(alphaAt(lifted, x, y)).toBe(0);
    let changed = 0;
    for (let y = 200; y < 560; y++)
      for (let x = 300; x < 720; x++) {
        const at = (y * WIDTH + x) * 4;
        for (let i = 0; i < 4; i++) if (lifted.data[at + i] !== original.data[at + i]) changed++;
      }
    expect(changed).toBe(0);
  });

  test('laid back upon its paper it looks as before', () => {
    let [sum, most] = [0, 0];
    for (let at = 0; at < original.data.length; at += 4) {
      const share = lifted.data[at + 3]! / 255;
      for (let i = 0; i < 3; i++) {
        const error = Math.abs(
          lifted.data[at + i]! * share + PAPER[i]! * (1 - share) - original.data[at + i]!,
        );
        sum += error;
        most = Math.max(most, error);
      }
    }
    expect(sum / (WIDTH * HEIGHT * 3)).toBeLessThan(1.5);
    expect(most).toBeLessThan(60);
  });

  test('has no pale fringe: on a dark page nothing at its edge is brighter than what it shows there', () => {
    let pale = 0;
    for (let at = 0; at < lifted.data.length; at += 4) {
      const share = lifted.data[at + 3]! / 255;
      if (share > 0.1 && share < 0.9 && Math.min(...lifted.data.subarray(at, at + 3)) > 200) pale++;
    }
    expect(pale).toBeLessThan(40);
  });
});

test('the browser’s own pixels are taken, whose size is a getter of their class', () => {
  const { data } = painted(evening);
  class FromCanvas {
    readonly data = data;
    get width() {
      return WIDTH;
    }
    get height() {
      return HEIGHT;
    }
  }
  expect(liftFromPaper(new FromCanvas())).toBe(true);
});

test('a sky as pale as the paper stays where it is', () => {
  const pale: TheatrePicture = {
    ...evening,
    ground: {
      stops: [
        { at: 0, colour: '#f4eee0' },
        { at: 0.5, colour: '#d8dce0' },
        { at: 1, colour: '#6b7f8c' },
      ],
    },
    light: { ...evening.light, onGround: 0, bloom: 0 },
  };
  const lifted = painted(pale);
  expect(liftFromPaper(lifted)).toBe(true);
  for (const x of [400, 500, 600]) expect(alphaAt(lifted, x, 120)).toBeGreaterThan(200);
});

describe('is left as it is:', () => {
  test.each<[string, Pixels]>([
    ['a picture up to its border', drawn((at) => [(at % WIDTH) / 5, 90, 120])],
    ['lines of ink on paper', drawn((at) => (isWithin(at) && at % 5 < 3 ? [20, 18, 26] : PAPER))],
    ['a small ornament on bare paper', drawn((at) => (isWithin(at) && at % 60 < 8 ? [20, 18, 26] : PAPER))],
    ['bare paper', drawn(() => PAPER)],
  ])('%s', (_, picture) => {
    const before = copyOf(picture);
    expect(liftFromPaper(picture)).toBe(false);
    expect(Buffer.compare(Buffer.from(picture.data), Buffer.from(before.data))).toBe(0);
  });
});

const isWithin = (at: number): boolean =>
  Math.hypot((at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - HEIGHT / 2) < 300;
