import { describe, expect, test } from 'vitest';
import { composeScene } from './compose.ts';
import { findMentions } from './attach-colours.ts';
import { paint, paintScene } from './paint.ts';
import { readScene } from './read-scene.ts';
import { INTERIORS } from './lexicon/places.ts';
import { SEASONS, SETTINGS, STYLES, SceneSpec, TIMES, WEATHERS } from './scene-spec.ts';
import { paintInput as passage } from '../testing/paint-input.ts';
import type { PaintInput } from './types.ts';

const coloursOf = (text: string, kind: string) =>
  findMentions(text).find((each) => each.kind === kind)?.colours;
const sceneOf = (text: string, given: Partial<PaintInput> = {}) => readScene(passage(text, given)).scene;

describe('the scene read from a passage', () => {
  test('has each colour on the thing it describes, before or after it', () => {
    const text = 'Houses, painted once in blue and ochre, and a dozen black fishing boats.';
    expect(coloursOf(text, 'house')).toEqual(['#3b6ea5', '#c9973c']);
    expect(coloursOf(text, 'boat')).toEqual(['#26242b']);
    expect(findMentions(text).find((each) => each.kind === 'boat')?.count).toBe(12);
  });

  test('assigns Russian colours by their endings', () => {
    const text = 'Стоял чёрный рояль, покрытый белой простынёй; высокое зеркало в тёмной раме.';
    expect(coloursOf(text, 'piano')).toEqual(['#26242b']);
    expect(coloursOf(text, 'sheet')).toEqual(['#f1ece0']);
    expect(coloursOf(text, 'frame')).toEqual(['#4a3a32']);
  });

  test('leaves out what the passage negates', () => {
    const kinds = (text: string) => sceneOf(text).things.map((each) => each.kind);
    expect(kinds('There was no bed in the room, only a table.')).not.toContain('bed');
    expect(kinds('There was no bed in the room, only a table.')).toContain('table');
    expect(kinds('Комната без зеркала, стол и стул.')).not.toContain('mirror');
  });

  test('has the light, weather and season of the text', () => {
    expect(sceneOf('Снег падал на тёмный лес, светила луна.')).toMatchObject({
      setting: 'forest', time: 'night', weather: 'snow', season: 'winter',
    }); // prettier-ignore
    expect(sceneOf('Morning mist over the autumn birch wood.')).toMatchObject({
      setting: 'forest', variant: 'birch', time: 'dawn', weather: 'fog', season: 'autumn',
    }); // prettier-ignore
  });

  test('is at night in the small hours, and in the country for lanes', () => {
    expect(sceneOf('It was one in the morning; the rain pattered against the panes of my room.').time).toBe(
      'night',
    );
    expect(sceneOf('It was nine in the morning; the sun looked into my room.').time).toBe('dawn');
    expect(
      sceneOf(
        'Melancholy lay upon the countryside; yellow leaves carpeted the lanes as the carriage passed.',
      ),
    ).toMatchObject({ setting: 'field', season: 'autumn' });
  });

  test('is a room although its window looks out to sea', () => {
    expect(sceneOf('A low room with one window that looked out to sea, a bed and a stove.').setting).toBe(
      'bedroom',
    );
  });

  test('gives a person the age, beard, hat and clothes named', () => {
    const text =
      'A very tall, stooping old man in a long green coat patched at both elbows, with a white beard and a battered brass-buttoned cap.';
    const [man] = sceneOf(text, { type: 'character' }).people;
    expect(man).toMatchObject({ age: 'old', sex: 'man', build: 'tall', stooped: true });
    expect(man?.clothes).toEqual({ kind: 'coat', colour: '#55793f', patched: true, buttons: true });
    expect(man?.beard).toEqual({ colour: '#f1ece0', cut: 'full' });
    expect(man?.hat?.kind).toBe('cap');
  });

  test.each([
    ['Three men sat in the tavern.', ['man', 'man', 'man']],
    ['Two young women walked in the garden.', ['woman', 'woman']],
    ['Two fishermen mended their nets on the beach.', ['man', 'man']],
    ['Четыре солдата стояли у костра.', ['man', 'man', 'man', 'man']],
    ['У ворот стояли две старухи.', ['woman', 'woman']],
    ['A lady and a gentleman stood on the terrace.', ['woman', 'man']],
    ['Старик и девушка сидели у реки.', ['man', 'woman']],
    ['A boy ran over the field.', ['man']],
    ['An empty field.', []],
    ['There was no man in the street.', []],
  ])('as many people as are named: %s', (text, sexes) => {
    expect(sceneOf(text).people.map(({ sex }) => sex)).toEqual(sexes);
  });

  test('dresses a group as described', () => {
    const { people } = sceneOf('Three men in grey coats sat in the tavern.');
    expect(people.map(({ clothes }) => clothes.colour)).toEqual(Array(3).fill('#8d9299'));
    const women = sceneOf('У реки стояли две женщины в красных платьях.');
    expect(women.people.map(({ clothes }) => clothes.colour)).toEqual(Array(2).fill('#b23a2e'));
    expect(women.things.find(({ kind }) => kind === 'river')?.colours).toEqual([]);
  });

  test('gives a Russian woman her dress, belt and braid', () => {
    const [woman] = sceneOf(
      'Молодая женщина в белом платье с синим поясом. Тёмная коса лежала у неё на плече.',
      {
        type: 'character',
      },
    ).people;
    expect(woman).toMatchObject({ age: 'young', sex: 'woman', belt: '#28457d' });
    expect(woman?.clothes).toMatchObject({ kind: 'dress', colour: '#f1ece0' });
    expect(woman?.hair).toEqual({ colour: '#4a3a32', cut: 'braid' });
  });

  test.each([
    ['She sat at the window.', true],
    ['Он сидел у огня.', true],
    ['He stood at the window.', false],
    ['Она стояла у окна.', false],
  ])('who sits in the text sits in the picture: %s', (text, seated) => {
    expect(sceneOf(text, { type: 'character' }).people[0]?.seated).toBe(seated);
  });

  test('puts a kerchief on the woman’s head', () => {
    const [woman] = sceneOf('Старуха в белом платке и чёрном платье.', { type: 'character' }).people;
    expect(woman).toMatchObject({ hat: { kind: 'scarf', colour: '#f1ece0' }, scarf: null });
  });

  test.each([
    ['We saw the sun skirting the horizon.', 'sunset', true],
    ['A low sun hung over the plain.', 'sunset', true],
    ['The setting sun shone behind the hills.', 'sunset', true],
    ['The rising sun touched the roofs.', 'dawn', true],
    ['The moon was rising over the moor.', 'night', true],
    ['Солнце садилось за лесом.', 'sunset', true],
    ['Взошла луна над полем.', 'night', true],
    ['At noon the sun stood high over the field.', 'day', false],
    ['Луна светила над полем.', 'night', false],
  ])('sun and moon stand where the text has them: %s', (text, time, lowLight) => {
    expect(sceneOf(text)).toMatchObject({ time, lowLight });
  });

  test.each([
    'The ice was all around us, vast and irregular plains of ice.',
    'The ship was shut in by icebergs and floes upon the open sea.',
    'Кругом были льды до самого горизонта.',
    'Полярное море, айсберги.',
  ])('ice all round is no green land: %s', (text) => {
    expect(sceneOf(text)).toMatchObject({ setting: 'snowfield', variant: 'ice' });
  });

  test('is a river although it has ice', () => {
    expect(sceneOf('The river was covered with ice.').setting).toBe('river');
  });

  test('takes fair hair for no market, and a wood with a basket in it for a wood', () => {
    expect(sceneOf('A lady with fair hair in the garden.').setting).toBe('garden');
    expect(sceneOf('Девочка с корзинкой в лесу.').setting).toBe('forest');
  });

  test.each([
    ['Dread and terror lay upon everything.', ['dusk', 'night'], 'cloud'],
    ['A merry and joyful hour.', ['day', 'dawn'], 'clear'],
    ['Тоска и печаль.', ['dusk', 'day', 'dawn'], 'cloud'],
  ])('where no place is named the mood makes the sky: %s', (text, times, weather) => {
    const scene = sceneOf(text, { type: 'atmosphere' });
    expect(scene).toMatchObject({ setting: 'open', weather });
    expect(times).toContain(scene.time);
  });

  test.each([
    ['A carriage and two black horses in the street.', { carriage: null, horse: 2 }],
    ['Чёрная карета и две лошади стояли у дома.', { carriage: null, horse: 2 }],
    ['Тройка неслась по степи.', { troika: null }],
    ['A motor car stood before the house.', { carriage: null }],
  ])('horses and what they draw: %s', (text, expected) => {
    const found = Object.fromEntries(sceneOf(text).things.map(({ kind, count }) => [kind, count]));
    expect(found).toMatchObject(expected);
  });

  test.each([
    ['Knights in armour rode over the drawbridge.', 'medieval'],
    ['Рыцарь в доспехах ехал по дороге.', 'medieval'],
    ['The telephone rang in the room.', 'modern'],
    ['По улице проехал автомобиль.', 'modern'],
    ['A lady walked in the garden.', 'nineteenth'],
    ['Барышня гуляла в саду.', 'nineteenth'],
  ])('the age of what is named: %s', (text, era) => {
    expect(sceneOf(text).era).toBe(era);
  });

  test.each([
    ['He sprang at the man, and they crashed against the wall.', 'violent'],
    ['Кони мчались по полю, всадники рубили направо и налево.', 'violent'],
    ['She rushed home.', 'still'],
    ['Он сидел у окна и смотрел на снег.', 'still'],
  ])('violent movement is more than one word of it: %s', (text, movement) => {
    expect(sceneOf(text).movement).toBe(movement);
  });

  test.each([
    ['Страшная буря рвалась и свистела; всё было занесено снегом.', 'snow'],
    ['A storm of snow swept the plain.', 'snow'],
    ['The storm broke over the sea with thunder.', 'storm'],
  ])('a storm of snow is no thunderstorm: %s', (text, weather) => {
    expect(sceneOf(text).weather).toBe(weather);
  });

  test('has Russian houses in a Russian village only', () => {
    expect(sceneOf('Деревня спала под снегом.').region).toBe('east');
    expect(sceneOf('The village slept under the snow.').region).toBe('west');
  });

  test('shows the view, not the place it is seen from', () => {
    expect(sceneOf('Село лежало в овраге, и со станции видна была только колокольня.').setting).toBe(
      'village',
    );
    expect(sceneOf('The village below, as one saw it from the castle, was small.').setting).toBe('village');
  });

  test.each([
    'Столы покрылись белыми как снег скатертями.',
    'The cloth was as white as snow, like a mountain, like the sea.',
    'His hair was white as snow.',
  ])('what something is only likened to is not there: %s', (text) => {
    const scene = sceneOf(text);
    expect(scene.weather).not.toBe('snow');
    expect(scene.season).not.toBe('winter');
    expect(['mountains', 'sea']).not.toContain(scene.setting);
  });

  test('includes what a person likes', () => {
    expect(sceneOf('You would like the sea from here, and the beach.').setting).toBe('sea');
  });

  test('is a village although it lies in a ravine by the road', () => {
    expect(sceneOf('Село лежало в овраге, так что с дороги видны были только трубы.').setting).toBe(
      'village',
    );
  });

  test('does not take a village’s buildings for trees', () => {
    const { setting, things } = sceneOf('Ветхость была на деревенских строениях: избы стояли темные.');
    expect(setting).toBe('village');
    expect(things.map(({ kind }) => kind)).not.toContain('tree');
  });

  test('gives a lady’s cap no peak', () => {
    const of = (text: string) => sceneOf(text, { type: 'character' }).people[0]?.hat?.kind;
    expect(of('An old lady in a lace cap.')).toBe('bonnet');
    expect(of('Старушка в белом чепчике.')).toBe('bonnet');
    expect(of('A sailor in a blue cap.')).toBe('cap');
  });

  test('understands a style in either language and reports what it understood', () => {
    expect(readScene(passage('A field.', { stylePrompt: 'тёмная акварель' }))).toMatchObject({
      scene: { style: 'watercolor' },
    });
    expect(readScene(passage('A field.', { stylePrompt: 'like Hokusai' })).styleApplied).toContain('ukiyo-e');
    expect(readScene(passage('A field.', { stylePrompt: 'qwerty' })).styleApplied).toBeNull();
  });
});

describe('a painted picture', () => {
  test('is a JPEG of 1024×768 below 250 KB with a scene that its schema accepts', async () => {
    const picture = await paint(passage('A village under the snow.'));
    expect([picture.width, picture.height]).toEqual([1024, 768]);
    expect([...picture.jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(picture.jpeg.byteLength).toBeLessThan(250_000);
    expect(SceneSpec.parse(picture.scene)).toEqual(picture.scene);
  });

  test('has the same bytes every time, and others for another take', async () => {
    const input = passage('A castle on the hill at sunset.');
    const first = await paint(input);
    expect(Buffer.from((await paint(input)).jpeg).equals(Buffer.from(first.jpeg))).toBe(true);
    const other = await paint({ ...input, take: 1 });
    expect(Buffer.from(other.jpeg).equals(Buffer.from(first.jpeg))).toBe(false);
  });

  test('shows the same person in every take', () => {
    const given = {
      type: 'character',
      entity: { id: 'e1', name: 'Anna', kind: 'character', attributes: [] },
    } as const;
    const people = [0, 1, 2].map(
      (take) => sceneOf('Anna came in.', { ...given, take, seedSalt: `s${take}` }).people,
    );
    expect(people[1]).toEqual(people[0]);
    expect(people[2]).toEqual(people[0]);
  });

  test('is never empty, for any text', async () => {
    for (const text of ['', '…', 'Зчм.', '<svg><text>x</text>']) {
      const { jpeg } = await paint(passage(text, { type: 'atmosphere' }));
      expect(jpeg.byteLength).toBeGreaterThan(8_000);
    }
  });

  test('contains no letters, in any setting, time, weather, season and age, at rest and in movement', () => {
    const scene = sceneOf('A lamp, two men, a carriage with three horses, houses and a boat.');
    const check = (over: Partial<SceneSpec>) => {
      const svg = composeScene({ ...scene, ...over });
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
      expect(svg.length).toBeGreaterThan(2_000);
    };
    for (const setting of SETTINGS) {
      for (const time of TIMES) check({ setting, time });
      for (const weather of WEATHERS) check({ setting, weather, movement: 'violent' });
      for (const season of SEASONS) check({ setting, season, region: 'east', era: 'medieval' });
      check({ setting, era: 'modern', type: 'object' });
    }
  });

  test('has a different composition in every open-air setting', () => {
    const scene = sceneOf('A quiet place.');
    const outside = SETTINGS.filter((setting) => !INTERIORS.has(setting));
    const drawn = outside.map((setting) => composeScene({ ...scene, setting }).replace(/^.*<\/defs>/s, ''));
    expect(new Set(drawn).size).toBe(outside.length);
  });

  test('of a thing too large for a table shows it in its surroundings', () => {
    const still = composeScene(sceneOf('A silver dagger lay there.', { type: 'object' }));
    const ship = composeScene(sceneOf('The ship lay in the bay with all her sails set.', { type: 'object' }));
    const sameAsPlace = composeScene(sceneOf('The ship lay in the bay with all her sails set.'));
    expect(ship).toBe(sameAsPlace);
    expect(still).not.toBe(composeScene(sceneOf('A silver dagger lay there.')));
  });

  test.each([
    ['His old boots stood there.', 'boots'],
    ['A silver shield.', 'shield'],
    ['Her black hat lay on the chair.', 'hat'],
    ['Сапоги стояли рядом.', 'boots'],
  ])('of what is worn or borne shows the thing by itself: %s', (text, kind) => {
    const scene = sceneOf(text, { type: 'object' });
    expect(scene.things.map((each) => each.kind)).toContain(kind);
    const without = { ...scene, things: scene.things.filter((each) => each.kind !== kind) };
    expect(composeScene(scene)).not.toBe(composeScene(without));
  });

  test('of a ruin has broken walls, and of dark windows no light in them', () => {
    const castle = sceneOf('A castle in the night.');
    const ruin = sceneOf('A ruined castle in the night.');
    expect(ruin.variant).toBe('ruin');
    expect(composeScene({ ...castle, variant: 'ruin' })).not.toBe(composeScene(castle));
    const dark = sceneOf('A castle in the night, with tall black windows.');
    const lights = (svg: string) => svg.split('#ffc66e').length;
    expect(lights(composeScene(dark))).toBeLessThan(lights(composeScene(castle)));
  });

  test('is slanted for violent movement and upright for rest', () => {
    const slant = /rotate\(-?9\) scale/;
    expect(composeScene(sceneOf('The waves crashed and burst over the deck.'))).toMatch(slant);
    expect(composeScene(sceneOf('The sea lay still.'))).not.toMatch(slant);
  });

  test('shows a whole figure in a setting, and a portrait of a person described closely', () => {
    const character = (text: string) => sceneOf(text, { type: 'character' });
    const figure = character('We saw the tall figure of a man standing on the moor, gazing after us.');
    expect(figure.people).toHaveLength(1);
    expect(composeScene(figure)).toBe(composeScene({ ...figure, type: 'location' }));
    const face = character('He was a tall man with grey eyes, who lived on the moor.');
    expect(composeScene(face)).not.toBe(composeScene({ ...face, type: 'location' }));
  });

  test('shows laughing, frowning and grieving faces, and a sick-bed', () => {
    const drawn = ['', 'She smiled.', 'She frowned.', 'She wept.', 'She lay in bed.'].map((more) =>
      composeScene(sceneOf(`A young woman with black hair. ${more}`, { type: 'character', seedSalt: '3' })),
    );
    expect(new Set(drawn).size).toBe(5);
  });

  test('shows a room from another angle in another take, with the same walls', () => {
    const takes = Array.from({ length: 10 }, (_, take) =>
      composeScene(sceneOf('A parlour with a sofa.', { take })),
    );
    const views = takes.map((svg) => /<g transform="(translate\([^"]+scale[^"]+)"/.exec(svg)?.[1]);
    expect(new Set(views).size).toBeGreaterThan(3);
  });

  test('shows rain and snow outside the windows of a room', () => {
    const room = sceneOf('A low room with a window and a table.');
    const dry = composeScene({ ...room, weather: 'clear' });
    for (const weather of ['rain', 'snow'] as const)
      expect(composeScene({ ...room, weather }).length).toBeGreaterThan(dry.length + 2000);
  });

  test('changes a person’s pose in another take, and keeps the face', () => {
    const takes = Array.from({ length: 8 }, (_, take) =>
      sceneOf('A young man with black hair.', { type: 'character', take }),
    );
    expect(new Set(takes.map((scene) => composeScene(scene))).size).toBe(8);
    const framing = (scene: SceneSpec) => / scale\(-?([\d.]+) /.exec(composeScene(scene))?.[1];
    expect(new Set(takes.map(framing)).size).toBeGreaterThan(2);
    expect(takes.every(({ people }) => people[0]?.hair.colour === '#26242b')).toBe(true);
  });

  test('differs from passage to passage even without any known word', () => {
    const drawn = ['Nothing stirred.', 'It was so.', 'And then?', 'Ничего.', 'So it went.', 'Again.'].map(
      (text) => composeScene({ ...sceneOf(text, { type: 'location', seedSalt: text }), time: 'day' }),
    );
    expect(new Set(drawn.map((svg) => svg.split('<path').length)).size).toBeGreaterThan(3);
  });

  test('differs from style to style', async () => {
    const scene = sceneOf('A river at sunset.');
    const sizes = new Set<number>();
    for (const style of STYLES) sizes.add((await paintScene({ ...scene, style })).jpeg.byteLength);
    expect(sizes.size).toBe(STYLES.length);
  });
});
