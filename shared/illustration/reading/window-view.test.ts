import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const isViewedFrom = (text: string) =>
  readScene(passage(text, { type: 'atmosphere' })).things.some(
    ({ what, qualities }) => what === 'window' && qualities.includes('looked out of'),
  );

test('trees that shade somebody’s window are seen from it', () => {
  const { things: seen } = readScene(
    passage('Young buds were shooting from the trees that shaded my window.'),
  );
  expect(seen.find(({ what }) => what === 'window')?.qualities).toContain('looked out of');
});

test.each([
  'Rain lashed against the panes of the window.',
  'From the window one saw a lawn and two oaks.',
  'I stood at my window, watching the moon above the hills.',
  'За окном падал снег.',
  'Перед самым окном был ряд старых лип, чёрных в лунном свете.',
  'Дождь стучал в темные стекла окна.',
  'Из окна был виден весь сад до самой реки.',
])('a scene is viewed from a window: %s', (text) => {
  expect(isViewedFrom(text)).toBe(true);
});

test.each([
  'There was a light in the window of the cottage.',
  'The room had one window and a low door.',
  'The moonlight flooded in through the panes of the windows.',
  'В комнате было два окна и стол.',
  'В окнах дома горел свет.',
])('and not from another: %s', (text) => {
  expect(isViewedFrom(text)).toBe(false);
});

test('windows of a house may have a stated view', () => {
  const windows = readScene(
    passage('The windows of the hall gave a fine view of the hills behind the house.'),
  ).things.find(({ what }) => what === 'window');
  expect(windows?.qualities).toContain('commanding a view');
});
