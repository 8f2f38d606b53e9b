import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pageBox, spreadHeight, spreadWidth, type PageBoxInput } from './page-box.ts';

const usual: PageBoxInput = {
  width: 1440,
  height: 760,
  fontSize: 18,
  lineHeight: 1.6,
  maxWidth: 800,
  margin: 40,
  pagesShown: 'auto',
  isVertical: false,
};
const box = (change: Partial<PageBoxInput> = {}) => pageBox({ ...usual, ...change });

describe('pages side by side', () => {
  it('are two in a wide window and one in a narrow or a tall one', () => {
    expect(box().columns).toBe(2);
    expect(box({ width: 1366, height: 900 }).columns).toBe(2);
    expect(box({ width: 1280, height: 600 }).columns).toBe(1);
    expect(box({ width: 820, height: 1080 }).columns).toBe(1);
    expect(box({ width: 390, height: 748 }).columns).toBe(1);
  });

  it('are one if the letters are too large for two columns', () => {
    expect(box({ fontSize: 30 }).columns).toBe(1);
  });

  it('follow the setting, but for vertical lines', () => {
    expect(box({ pagesShown: 'one' }).columns).toBe(1);
    expect(box({ width: 900, height: 900, pagesShown: 'two' }).columns).toBe(2);
    expect(box({ pagesShown: 'two', isVertical: true }).columns).toBe(1);
  });
});

test('a page holds a whole number of lines, a vertical one a whole number of columns', () => {
  const line = 18 * 1.6;
  expect(box().textHeight).toBe(Math.ceil(24 * line));
  expect(box({ isVertical: true }).textWidth).toBe(Math.ceil(25 * line));
});

test('in any window the pages fit, keep apart and have room for a line', () => {
  fc.assert(
    fc.property(
      fc.record({
        width: fc.double({ min: 320, max: 3840, noNaN: true }),
        height: fc.double({ min: 300, max: 2160, noNaN: true }),
        fontSize: fc.integer({ min: 12, max: 32 }),
        lineHeight: fc.integer({ min: 12, max: 25 }).map((tenths) => tenths / 10),
        maxWidth: fc.constantFrom(600, 800, 1200),
        margin: fc.integer({ min: 20, max: 80 }),
        pagesShown: fc.constantFrom('auto', 'one', 'two'),
        isVertical: fc.boolean(),
      }),
      (input) => {
        const page = pageBox(input);
        expect(spreadWidth(page)).toBeLessThanOrEqual(input.width);
        expect(spreadHeight(page)).toBeLessThanOrEqual(input.height + 1);
        expect(page.gap).toBeGreaterThan(0);
        expect(Number.isInteger(page.textWidth) && Number.isInteger(page.gap)).toBe(true);
        expect(page.textHeight).toBeGreaterThanOrEqual(input.fontSize);
      },
    ),
    // Two pages whose rounded gaps were a fraction of a pixel too wide together.
    {
      examples: [
        [
          {
            width: 705.2631578947368,
            height: 300,
            fontSize: 12,
            lineHeight: 1.2,
            maxWidth: 600,
            margin: 43,
            pagesShown: 'two',
            isVertical: false,
          },
        ],
      ],
    },
  );
});
