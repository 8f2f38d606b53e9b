import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { read, things } from '../testing/read-passage.ts';
import { readScene } from './read-scene.ts';

test('the sky has its stated hue, and a sun that has set is not shown', () => {
  const { time, light, colours } = read(
    'The sky had changed to the hue of a bruised cherry. The sun had sunk below the horizon.',
    'atmosphere',
  );
  expect([time?.value, light]).toEqual(['dusk', null]);
  expect(colours.map(({ of }) => of)).toContain('sky');
});

test('clouds reddening in the east mean dawn, and the night’s rain is over', () => {
  const { time, weather } = read(
    'Clouds, reddening in the east, drove before the wind. The grass was wet with the night’s rain.',
    'atmosphere',
  );
  expect([time?.value, weather?.value]).toEqual(['dawn', 'cloud']);
});

test('lights burning in a room are lamps', () => {
  expect(read('By the window of the room the lights burned blue and dim.', 'atmosphere').light?.value).toBe(
    'lamp',
  );
});

test('a storm raised among people is not weather', () => {
  expect(read('Никто не думал, что эти речи произведут страшную бурю.', 'atmosphere').weather).toBeNull();
  expect(read('The speech raised a storm in the house.', 'atmosphere').weather).toBeNull();
});

test('a rising moon means night', () => {
  const { time, light } = read('Месяц подымался, стали видны озеро и избы.', 'atmosphere');
  expect([time?.value, light?.value]).toEqual(['night', 'moon']);
});

test('lit windows are seen from outside, after dark', () => {
  const { time, things: seen } = read(
    'Standing under a tree I could see the lighted windows of the drawing-room.',
  );
  expect(time?.value).toBe('dusk');
  expect(seen.map(({ what }) => what)).toEqual(expect.arrayContaining(['house', 'tree']));
});

test('a star in the pale sky after a hot afternoon is that of dusk', () => {
  const text =
    'The hot afternoon was over. Alone in a sky of the palest blue there gleamed a small, bright star.';
  expect(read(text, 'atmosphere').time?.value).toBe('dusk');
  expect(read('The hot afternoon lay over the fields.', 'atmosphere').time?.value).toBe('day');
});

test('years of storm are past', () => {
  const text = 'Oaks twisted by the fury of years of storm stood round the tower.';
  expect(read(text).weather).toBeNull();
  expect(read('The storm twisted the oaks round the tower.').weather?.value).toBe('storm');
});

test('foul weather is wet, and “she” for a horse is not a person', () => {
  const { weather, people } = read(
    'Непогода к вечеру разошлась, крупа стегала вымокшую лошадь, и она шла боком через мост.',
    'atmosphere',
  );
  expect(weather?.value).toBe('rain');
  expect(people).toEqual([]);
});

test('«тёмно-серый» is a colour, not darkness', () => {
  expect(read('Тёмно-серый дом стоял у дороги.').light).toBeNull();
  expect(read('Было темно, и только вдали стоял дом.').light?.value).toBe('dark');
});

test('a star means night, but a star on a coat is a medal', () => {
  expect(read('A single star hung over the hills.').time?.value).toBe('night');
  expect(read('Генерал со звездой на груди вошел в залу.').time).toBeNull();
});

test('the thunder of an avalanche is not a storm, and a mist of damp is a fog', () => {
  expect(read('I heard the rumbling thunder of the falling avalanche in the valley.').weather).toBeNull();
  expect(read('Over the field there spread a mist of damp and smoke.').weather?.value).toBe('fog');
  expect(
    read('Over the field, previously so gay with the glitter of bayonets, there was smoke.').things.map(
      ({ what }) => what,
    ),
  ).not.toContain('spear');
});

test('the declining sun is low, and the dome of a mountain is not a church', () => {
  expect(read('As the sun declined towards the horizon the sea grew calm.', 'atmosphere').time?.value).toBe(
    'sunset',
  );
  expect(things('The great dome of the mountain rose above the snows.')).not.toContain('dome');
});

test('a dipping sun means sunset', () => {
  expect(read('As the sun dipped, a red light lay on the windows of the church.').time?.value).toBe('sunset');
});

test('«По зимней дороге» means winter, and «каждую зиму» states no season', () => {
  expect(read('Тройка мчалась по зимней дороге.').season?.value).toBe('winter');
  expect(read('Каждую зиму тройка мчалась по дороге.').season).toBeNull();
});

test('snow that had fallen in the night is seen by day', () => {
  expect(read('Snow had fallen in the night; the roofs were white.', 'atmosphere').time?.value).not.toBe(
    'night',
  );
  expect(read('Snow fell in the night.', 'atmosphere').time?.value).toBe('night');
});

test('a tree that lightning has split may stand in fine weather, and a rocking-horse is not a horse', () => {
  expect(
    read('A chestnut, split by lightning, stood at the end of the orchard.', 'object').weather,
  ).toBeNull();
  expect(things('In the attic stood a cradle and a broken rocking-horse.')).not.toContain('horse');
});

test('snow of the day before no longer falls', () => {
  expect(read('It had snowed the day before, and the path had been swept.').weather?.value).not.toBe('snow');
  expect(read('It snowed, and the path was white.').weather?.value).toBe('snow');
});

test('snow that has melted is not shown, and does not mean winter', () => {
  for (const text of [
    'As the sun became warmer, the snow vanished, and I beheld the bare trees and the black earth.',
    'Снег сошёл, и голые деревья стояли над чёрной землёй.',
  ]) {
    expect(things(text)).not.toContain('snow');
    expect(read(text).season?.value).not.toBe('winter');
  }
  expect(things('The snow had not vanished from the fields.')).toContain('snow');
});

test('driven snow is a snowfall and enough for a picture, and a sunny child is not weather', () => {
  expect(
    read('The snow was driven with fury as it swept upon us in circling eddies.', 'atmosphere'),
  ).toMatchObject({ weather: { value: 'snow' }, isTooVague: false });
  expect(read('Albert was not, it was to appear, a sunny child.').weather).toBeNull();
});

test('a constellation means night', () => {
  expect(read('Над крышей поднималось созвездие Возничего.').time?.value).toBe('night');
});

test('dark timber does not mean darkness', () => {
  expect(read('Бревно на избах было темно и старо.').light).toBeNull();
});

test('the sun that sinks behind a wood is setting, and is seen from the window', () => {
  const scene = read('Левин взглянул в окно на спускавшееся за макуши леса солнце.', 'atmosphere');
  expect(scene.time?.value).toBe('sunset');
  expect(scene.things.find(({ what }) => what === 'window')?.qualities).toContain('looked out of');
});

test('daylight means day', () => {
  expect(
    read('Освещенная ярким дневным светом, его голова лежала на подушке.', 'character').time?.value,
  ).toBe('day');
});

test('a sun skirting the horizon is low', () => {
  expect(
    readScene(passage('The sun was visible, its broad disk just skirting the horizon.')).light?.value,
  ).toBe('low sun');
});

test('a grey sky is overcast, but not at daybreak', () => {
  const weather = (text: string) => read(text, 'atmosphere').weather?.value;
  expect(weather('The sky was a dull grey over the fields.')).toBe('overcast');
  expect(weather('It was dawn, and the sky was grey over the fields.')).toBeUndefined();
});

test('a wet morning means rain', () => {
  expect(read('Morning, dismal and wet, at length dawned over the church.', 'location').weather?.value).toBe(
    'rain',
  );
});

test('a sun “right down upon” a mountain is setting', () => {
  const { time, light } = readScene(
    passage('The sun was now right down upon the mountain top, and the red gleams fell upon my face.'),
  );
  expect([time?.value, light?.value]).toEqual(['sunset', 'low sun']);
});

test('a brilliantly lit room has lamps', () => {
  expect(readScene(passage('His rooms were brilliantly lit.')).light?.value).toBe('lamp');
  expect(readScene(passage('The long room was brightly lit up by the sun.')).light?.value).toBe('sun');
});

test('cloudless eyes are not weather', () => {
  expect(read('Her hair was golden, and her blue eyes cloudless.', 'character').weather).toBeNull();
  expect(read('The sky over the valley was cloudless.', 'location').weather?.value).toBe('clear');
});

test('what shines like metal in the light of the setting sun is seen at sunset', () => {
  const { time } = readScene(
    passage('The dark leaves shone like burnished metal in the light of the setting sun.'),
  );
  expect(time?.value).toBe('sunset');
});

test('a wind that tears slates from the roofs is a storm', () => {
  const { weather } = readScene(
    passage(
      'Great waves broke over the pier; the wind tore the slates loose, and the boats plunged in the dark.',
    ),
  );
  expect(weather?.value).toBe('storm');
});

test('snow that covers travellers is falling', () => {
  expect(read('Ветер выл; снег засыпал нас, и лошади стали.', 'atmosphere').weather?.value).toBe('snow');
  expect(read('Крыши были засыпаны снегом; солнце сияло.', 'atmosphere').weather?.value).toBe('clear');
});

test('the sun sinks behind cold summits, which are mountains and not the tops of trees', () => {
  expect(things('Солнце садилось за холодные вершины.', 'atmosphere')).toContain('mountain');
  expect(things('На вершинах сосен дрожал свет.', 'atmosphere')).not.toContain('mountain');
});

test('fire-irons and a blaze of lights are no fire', () => {
  expect(read('The fire-irons lay by the wall of the room.').light).toBeNull();
  expect(things('The hall was a blaze of lights.')).not.toContain('fire');
});

test('a dark house is one at night, and daylight that has faded is over', () => {
  expect(read('The inn was dark, and so was the mill beside it.', 'atmosphere').time?.value).toBe('night');
  expect(
    read('The daylight had long faded; a candle burned on the table.', 'atmosphere').time?.value,
  ).not.toBe('day');
});

test('a storm that is long since over does not rage', () => {
  expect(read('The storm was long since over, and the boats lay on the beach.').weather).toBeNull();
});

test('what keeps the sun out is dark, and has no sun', () => {
  const wood = read('It was the loneliest forest of all that keep the sun out.');
  expect(wood.light?.value).toBe('dark');
  expect(wood.things.map(({ what }) => what)).not.toContain('sun');
  expect(things('The sun came out above the forest.')).toContain('sun');
});

test('the star of a general and the candles of a shop are no light', () => {
  expect(read('В зале стоял седой генерал со звездой.', 'atmosphere').light).toBeNull();
  expect(read('From the ceiling of the shop hung bunches of candles and a ham.').light).toBeNull();
});

test('“terrible” heat is hot, not dreadful, and the first rays of the sun come at dawn', () => {
  expect(read('На улице стояла страшная жара, и пыль висела над мостовой.', 'atmosphere').mood).toBeNull();
  expect(read('Страшный тёмный дом молчал.', 'atmosphere').mood?.value).toBe('dread');
  expect(read('Первые лучи солнца легли на луг.', 'atmosphere').time?.value).toBe('dawn');
});
