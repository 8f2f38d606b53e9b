import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readerDefaults } from '../../contract/settings.ts';
import { normaliseSettings } from './normalise-settings.ts';

test('empty settings become the defaults', () => {
  expect(normaliseSettings({})).toEqual(readerDefaults);
});

test('a theme sets its own colours', () => {
  expect(normaliseSettings({ theme: 'sepia' })).toMatchObject({
    backgroundColor: '#f7f3e4',
    textColor: '#5d4e37',
  });
});

test('whatever is stored, every number stays in its range and normalising again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.anything(),
      fc.double(),
      fc.double(),
      (fontSize, theme, lineHeight, margin) => {
        const once = normaliseSettings({ fontSize, theme, lineHeight, margin });
        expect(once.fontSize).toBeGreaterThanOrEqual(12);
        expect(once.fontSize).toBeLessThanOrEqual(32);
        expect(once.lineHeight).toBeLessThanOrEqual(2.5);
        expect(normaliseSettings(once)).toEqual(once);
      },
    ),
  );
});

test('a font of the reader’s own is kept, although it may be missing on this device', () => {
  expect(normaliseSettings({ fontFamily: 'own:Bookerly' }).fontFamily).toBe('own:Bookerly');
  expect(normaliseSettings({ fontFamily: 'Atkinson Hyperlegible' }).fontFamily).toBe('Atkinson Hyperlegible');
  for (const fontFamily of ['own:', `own:${'x'.repeat(70)}`, 'Comic Sans', 7])
    expect(normaliseSettings({ fontFamily }).fontFamily).toBe(readerDefaults.fontFamily);
});
