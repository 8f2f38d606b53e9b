import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeksOfYear } from './year-weeks.ts';

const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a year of days ends today, holds each day once and begins every week on a Monday', () => {
  fc.assert(
    fc.property(day, (today) => {
      const weeks = weeksOfYear(today);
      const days = weeks.flat();
      expect(days.at(-1)).toBe(today);
      expect(days.length).toBeGreaterThan(364);
      expect([...new Set(days)].sort()).toEqual(days);
      for (const week of weeks) expect(new Date(`${week[0]}T12:00:00Z`).getUTCDay()).toBe(1);
    }),
  );
});
