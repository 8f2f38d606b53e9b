import { describe, expect, test } from 'vitest';
import { luminance } from '../../../drawing/colour.ts';
import { boundsOf, type Path } from '../../../drawing/path.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import { seriesOf } from '../../palette.ts';
import { roomOf } from '../../room/room-shell.ts';
import { patchesOn } from '../special-rooms/patchwork.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

const painted = (text: string, seed = 'passage', type: 'character' | 'location' = 'location') =>
  compose(readScene(passage(text, { type })), { ...at, seed });

const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

test('table legs are visible below the tablecloth', () => {
  const parts = MOTIFS.get('laid table')!.draw(seeded('cloth'), {});
  const { bottom } = boundsOf(parts.filter(({ material }) => material === 'white').map(({ path }) => path));
  expect(bottom).toBeLessThan(-0.4);
});

test('an empty bed has a smooth coverlet', () => {
  const parts = MOTIFS.get('bed')!.draw(seeded('bed'), {});
  const { top, left, right } = boundsOf(
    parts.filter(({ material }) => material === 'dress').map(({ path }) => path),
  );
  expect(top).toBeGreaterThan(-0.56);
  expect(right - left).toBeGreaterThan(1.8);
});

test('a window shows the stated view, only light in a prison, and darkness by lamplight', () => {
  const glass = (text: string) => {
    const { layers } = painted(text).picture;
    // The bands of the sky in the panes.
    return layers.find(
      ({ shapes }) => shapes.length >= 14 && shapes.slice(0, 14).every(({ path }) => path.length === 1),
    )!.shapes;
  };
  expect(glass('A lamp hung in the prison by the barred window.')).toHaveLength(14);
  expect(
    glass('In the parlour stood a sofa, and through the window the trees were seen.').length,
  ).toBeGreaterThan(14);
  const light = (text: string) => luminance(glass(text)[0]!.colour);
  expect(light('A lamp burned on the table by the window.')).toBeLessThan(
    light('In the room stood a table by the window.') * 0.6,
  );
});

test('a parlour with only a window mentioned is furnished, and a bare room is not', () => {
  const furnishing = (text: string) =>
    Array.from(
      { length: 8 },
      (_, i) =>
        painted(text, `passage ${i}`).picture.layers.filter(({ rim, glow }) => rim === 0.5 && glow === 0.08)
          .length,
    ).reduce((a, b) => a + b);
  expect(furnishing('In the parlour a gentleman stood by the window.')).toBeGreaterThan(8);
  expect(furnishing('There was no furniture in the room, where a gentleman stood by the window.')).toBe(0);
});

test('bare windows have no curtains', () => {
  const isBare = (text: string) => {
    const scene = readScene(passage(text, { type: 'location' }));
    return (
      scene.things.some(({ what, qualities }) => what === 'window' && qualities.includes('uncurtained')) ||
      scene.leftOut.some(({ what }) => what === 'curtain')
    );
  };
  expect(isBare('The windows were curtainless, and a table stood in the room.')).toBe(true);
  expect(isBare('В комнате не было занавесок; у окна стоял стол.')).toBe(true);
  const hung = (text: string) =>
    SEEDS.filter((seed) => {
      const { decor, curtain } = roomOf(readScene(passage(text)), seriesOf('book'), seed);
      return decor.drapery !== 'none' || curtain !== undefined;
    });
  expect(hung('The window was curtainless; a table stood in the parlour.')).toEqual([]);
  expect(hung('A table stood by the window in the parlour.').length).toBeGreaterThan(SEEDS.length / 2);
  expect(hung('Blue curtains hung at the window of the parlour.')).toEqual(SEEDS);
});

test('rooms with only a table mentioned have various tables, and a laid one for meals', () => {
  const sizes = (parts: readonly { path: Path }[]) => parts.map(({ path }) => path.length).join('.');
  const tables = (text: string) =>
    SEEDS.map((seed) =>
      painted(text, seed)
        .picture.layers.filter(({ rim }) => rim === 0.6)
        .map(({ shapes }) => sizes(shapes)),
    );
  expect(new Set(tables('In the parlour stood a table and a clock.').map(String)).size).toBeGreaterThan(1);
  const laid = sizes(MOTIFS.get('laid table')!.draw(seeded('laid'), {}));
  for (const drawn of tables('On the table in the dining room stood a samovar.'))
    expect(drawn).toContain(laid);
});

test('a stag head hangs beside a portrait, not on it', () => {
  for (const seed of SEEDS) {
    const { picture, drawn } = painted(
      "The great hall was hung with a portrait, and a stag's head looked down from the wall.",
      seed,
    );
    expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['portrait', 'antlers']));
    const [heads] = picture.layers.filter(({ rim, glow }) => rim === 0.4 && glow === 0.14);
    const hung = picture.layers.find(
      ({ rim, glow, shadow }) => rim === 0.3 && glow === 0.16 && shadow?.distance === 5,
    )!;
    const [head, portrait] = [heads!, hung].map(({ shapes }) => boundsOf(shapes.map(({ path }) => path)));
    const isApart =
      head!.right <= portrait!.left || head!.left >= portrait!.right || head!.bottom <= portrait!.top;
    expect(isApart, seed).toBe(true);
  }
});

test('flames are in front of the glow on their bricks, with nothing between them', () => {
  const { layers } = painted('A great fire blazed in the wide fireplace of the room.').picture;
  const isGlow = layers.map(({ shapes }) => shapes.every(({ opacity = 1 }) => opacity < 0.2));
  const fires = layers.filter(
    ({ shapes }, i) =>
      isGlow[i - 1] && !isGlow[i] && shapes.slice(0, 2).every(({ colour }) => luminance(colour) > 0.3),
  );
  expect(fires).toHaveLength(1);
});

describe('a patchwork quilt', () => {
  const colours = (text: string) => {
    const { picture, drawn } = painted(text);
    const all = picture.layers.flatMap(({ shapes }) => shapes.map(({ colour }) => colour));
    return { count: new Set(all).size, names: drawn.map(({ what }) => what) };
  };

  test.each([
    [
      'A narrow bed covered with a patchwork quilt stood by the wall.',
      'A narrow bed covered with a quilt stood by the wall.',
    ],
    ['У стены стояла кровать, покрытая лоскутным одеялом.', 'У стены стояла кровать, покрытая одеялом.'],
  ])('covers the bed with patches of several colours: %s', (patched, plain) => {
    expect(colours(patched).count).toBeGreaterThanOrEqual(colours(plain).count + 4);
    expect(colours(patched).names).toContain('blanket');
  });

  test('has its patches within the cover, side by side', () => {
    const cover = MOTIFS.get('iron bed')!
      .draw(seeded('quilt'), {})
      .find(({ material }) => material === 'dress')!;
    const bounds = boundsOf([cover.path]);
    const patches = patchesOn(cover, 5);
    expect(patches.every((path) => path.length > 3)).toBe(true);
    const around = boundsOf(patches);
    expect(around.left).toBeGreaterThan(bounds.left);
    expect(around.right).toBeLessThan(bounds.right);
    expect(around.top).toBeGreaterThan(bounds.top);
    expect(around.bottom).toBeLessThanOrEqual(bounds.bottom);
  });
});
