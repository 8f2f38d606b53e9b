import { describe, expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../../../drawing/layer.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';

/** Only the nearest people have so bright an edge. */
const RIM_OF_PEOPLE = 0.75;

/** The people of a picture, as boxes in pixels, in four pictures of a passage. */
const peopleIn = (text: string, type: 'location' | 'character') =>
  [0, 1, 2, 3].map((take) => {
    const { layers, light } = compose(readScene(passage(text, { type })), {
      bookId: 'book',
      seed: 'passage',
      take,
    }).picture;
    return {
      light,
      boxes: layers.filter(({ rim }) => rim === RIM_OF_PEOPLE).map(({ shapes }) => boxOf(shapes)),
    };
  });
const shareOf = ({ top, bottom }: { top: number; bottom: number }) => (bottom - top) / HEIGHT;

describe('people who are the subject', () => {
  test.each([
    ['An old beggar stood at the church gate, leaning on a staff.', 1],
    ['Two nuns walked along the road by the convent.', 2],
    ['У калитки стояли две девушки в белых платьях и смотрели на дорогу.', 2],
  ] as const)('are near, on a third, beside the light: %s', (text, count) => {
    for (const type of ['location', 'character'] as const)
      for (const { boxes, light } of peopleIn(text, type)) {
        const people = boxes.filter((box) => shareOf(box) > 0.3);
        expect(people).toHaveLength(count);
        for (const box of people) {
          expect(shareOf(box)).toBeGreaterThanOrEqual(0.35);
          expect(shareOf(box)).toBeLessThanOrEqual(0.62);
        }
        const middle = people.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / count;
        const third = Math.min(Math.abs(middle - WIDTH / 3), Math.abs(middle - (2 * WIDTH) / 3));
        expect(third).toBeLessThan(96);
        expect(Math.abs(middle - light.x)).toBeLessThan(220);
      }
  });
});

test('no foreground plants hide people who are the subject', () => {
  for (let take = 0; take < 8; take++) {
    const { layers } = compose(
      readScene(
        passage('Two girls in long dresses stood at the garden gate among the tall grass.', {
          type: 'character',
        }),
      ),
      { bookId: 'book', seed: 'passage', take },
    ).picture;
    const people = layers
      .filter(({ rim }) => rim === RIM_OF_PEOPLE)
      .map(({ shapes }) => boxOf(shapes))
      .filter((box) => shareOf(box) > 0.3);
    const weeds = layers.filter(({ reach }) => reach === 'free').map(({ shapes }) => boxOf(shapes));
    for (const { left, right } of people) {
      const middle = (left + right) / 2;
      for (const weed of weeds) expect(weed.right < middle - 20 || weed.left > middle + 20).toBe(true);
    }
  }
});

describe('people in a place that is the subject', () => {
  test.each([
    'The wide heath lay under a grey sky, and a man walked along the road.',
    'За деревней тянулось поле, и по дороге шла старуха.',
  ])('are small: %s', (text) => {
    for (const { boxes } of peopleIn(text, 'location'))
      for (const box of boxes) expect(shareOf(box)).toBeLessThan(0.3);
  });
});

describe('the main thing of a picture', () => {
  const FAR_RIM = 0.45;
  const picture = (text: string, take: number) =>
    compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take }).picture;

  test('fills it if it is alone', () => {
    for (let take = 0; take < 6; take++) {
      const { layers } = picture('A church with a tall spire stood in the field.', take);
      const { top, bottom } = boxOf(
        layers.filter(({ rim, fade }) => rim === FAR_RIM && !fade).flatMap(({ shapes }) => shapes),
      );
      expect((bottom - top) / HEIGHT).toBeGreaterThan(0.33);
    }
  });

  test('leaves the land extending to the margins', () => {
    for (let take = 0; take < 6; take++) {
      const land = picture('A cottage stood in the meadow by a stream.', take).layers.filter(
        ({ texture }) => texture && 'horizon' in texture,
      );
      const { left, right } = boxOf(land.flatMap(({ shapes }) => shapes));
      expect(left).toBeLessThanOrEqual(0);
      expect(right).toBeGreaterThanOrEqual(WIDTH);
    }
  });

  test('is not enlarged to a giant if it is a bird', () => {
    for (let take = 0; take < 6; take++) {
      const { layers } = picture(
        'A thrush sat in the bushes of the lawn and sang, and a man sat on a bench.',
        take,
      );
      const birds = layers.filter(({ rim }) => rim === RIM_OF_PEOPLE).map(({ shapes }) => boxOf(shapes));
      const heights = birds.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
      expect(heights[0]).toBeLessThan(110);
    }
  });

  test('is not hidden by foreground trees or thistles', () => {
    for (const text of [
      'A wagon with a horse stood in the meadow by the trees.',
      'A man with a stick stood in the park under the old trees.',
      'The cottage stood among trees by the road.',
    ])
      for (let take = 0; take < 8; take++) {
        const { layers } = picture(text, take);
        const subjects = layers
          .filter(({ rim, reach }) => (rim === RIM_OF_PEOPLE && reach === 'beyond') || rim === FAR_RIM)
          .map(({ shapes }) => boxOf(shapes));
        const before = layers
          .filter(({ rim, fade, reach }) => rim === 0.5 && fade && reach !== 'inside')
          .map(({ shapes }) => boxOf([shapes[0]!]));
        for (const { left, right } of before.filter((box) => box.bottom - box.top > 500))
          for (const subject of subjects) {
            const foot = left < WIDTH - right ? left + 200 : right - 200;
            expect(
              left < WIDTH - right ? subject.left > foot - 130 : subject.right < foot + 130,
              `${text} ${take}`,
            ).toBe(true);
          }
      }
  });
});

test('a broad low thing at the reader’s feet keeps its corners within the picture', () => {
  const text =
    'The roof of the enclosure was of solid glass, and beneath this were several hundred large eggs.';
  let low = 0;
  for (let take = 0; take < 8; take++) {
    const { layers } = compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take }).picture;
    // Every egg is several shapes.
    for (const { left, right, bottom } of layers
      .map(({ shapes }) => shapes)
      .filter((shapes) => shapes.length > 40)
      .map(boxOf)) {
      if (bottom < HEIGHT * 0.8) continue;
      low++;
      expect(right - left).toBeLessThan(700);
    }
  }
  expect(low).toBeGreaterThan(0);
});
