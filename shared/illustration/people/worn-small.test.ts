import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import { drawPerson } from './draw-person.ts';
import type { Person } from './person.ts';

const drawn = (more: Partial<Person>) =>
  drawPerson({ posture: 'stand', coat: 'frock', hair: 'short', ...more });
const box = (more: Partial<Person>, material?: string) =>
  boundsOf(
    drawn(more)
      .filter((part) => !material || part.material === material)
      .map(({ path }) => path),
  );

describe('the outline of a small figure shows its build', () => {
  test('stout people are broad with a belly, thin ones are narrow', () => {
    const across = (bulk: number) => box({ bulk }, 'ink').right - box({ bulk }, 'ink').left;
    expect(across(1.44)).toBeGreaterThan(across(1) + 0.2);
    expect(across(0.77)).toBeLessThan(across(1));
  });

  test('bent people have a lower head in front, and a hump rises behind', () => {
    expect(box({ isStooped: true }).top).toBeGreaterThan(box({}).top + 0.15);
    expect(box({ isStooped: true }, 'skin').right).toBeGreaterThan(box({}, 'skin').right + 0.3);
    const bent = box({ isStooped: true }, 'ink');
    expect(box({ isStooped: true, hasHump: true }, 'ink').left).toBeLessThan(bent.left + 0.01);
    expect(drawn({ isStooped: true, hasHump: true }).length).toBe(drawn({ isStooped: true }).length + 1);
  });
});

describe('clothes of a small figure', () => {
  test('have a pointed hem if ragged', () => {
    expect(box({ isRagged: true }, 'ink').bottom).toBeGreaterThan(box({}, 'ink').bottom + 0.2);
  });

  test('have a collar up to the jaw if turned up, and fur at neck, front, hem and wrist', () => {
    expect(box({ isCollarUp: true }, 'ink').top).toBeLessThan(box({}, 'ink').top - 0.1);
    expect(drawn({ isFurred: true }).filter(({ material }) => material === 'fur')).toHaveLength(2);
  });

  test('are striped or checked by few lines', () => {
    const lines = (more: Partial<Person>) =>
      drawn(more)
        .filter(({ material }) => material === 'fold')
        .reduce((sum, { path }) => sum + path.length, 0);
    expect(lines({ isStriped: true })).toBeGreaterThan(lines({}) + 4);
    expect(lines({ isChecked: true })).toBeGreaterThan(lines({ isStriped: true }));
    expect(lines({ isChecked: true })).toBeLessThan(lines({}) + 20);
  });
});
