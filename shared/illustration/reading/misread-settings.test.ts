import { expect, test } from 'vitest';
import { read, settingOf, things } from '../testing/read-passage.ts';

test.each([
  ['A cannon ball thudded into the ground near the shed.', 'ballroom'],
  [
    'He sat by the fireplace with a book of sea-stories until the rain lengthened out into the wash of the sea waves.',
    'sea',
  ],
])('“%s” does not take place in a %s', (text, place) => {
  expect(read(text, 'atmosphere').setting?.value).not.toBe(place);
});

test('the destination of an errand is not the setting', () => {
  expect(
    read('Шкафы и комоды были раскрыты; два раза бегали в лавочку за бечёвками. Сундуки снесли в переднюю.')
      .setting?.value,
  ).not.toBe('shop');
});

test('a person who ran to the garden is in it', () => {
  expect(read('She ran to the garden.').setting?.value).toBe('garden');
});

test('“the front side of the portico” is not a hall', () => {
  const { setting, things: seen } = read('Передняя сторона портика заросла кустарником.');
  expect(setting?.value).not.toBe('hall');
  expect(seen.map(({ what }) => what)).toContain('portico');
});

test('two adjectives may stand between “in” and a theatre', () => {
  expect(read('In that enormous, illuminated theatre the dancer jumped to the music.').setting?.value).toBe(
    'theatre',
  );
  expect(read('The theatre stood on the square.').setting?.value).not.toBe('theatre');
});

test.each([
  ['They sat in the blue drawing-room by the fire.', ['room']],
  ['Обе дамы отправились в гостиную, разумеется голубую, с диваном.', ['room']],
  ['In the room a blue vase stood on the table.', []],
])('a room has its stated colour: %s', (text, of) => {
  expect(read(text).colours.map((each) => each.of)).toEqual(of);
});

test('“in the corner of a prosaic railway carriage” is a setting', () => {
  expect(
    read(
      'He sat in the corner of a prosaic railway-carriage, with his dark and expressive face.',
      'character',
    ).setting?.value,
  ).toBe('carriage inside');
});

test('the floor of a stage is in a theatre', () => {
  expect(read('The floor of the stage was of boards, with trees of painted card.').setting?.value).toBe(
    'theatre',
  );
});

test('a table under a tree is outdoors, even if someone looks at it from a window', () => {
  const scene = read(
    'Доктор смотрел в окно на компанию, собравшуюся под каштаном у стола, покрытого скатертью.',
  );
  expect(scene.setting?.value).toBe('garden');
  expect(read('A long table was laid under the oak, with bread and cheese.').setting?.value).toBe('garden');
});

test('lines of villas are a street', () => {
  expect(
    settingOf(
      'A few country carts were stirring, but the lines of villas on either side were silent.',
      'atmosphere',
    ),
  ).toBe('street');
});

test('one described house in a street is the setting, and high houses in a street are a street', () => {
  expect(
    settingOf('Он разыскал в Озерной улице дом мещанки, ветхий домишко, в три окна на улицу, с двором.'),
  ).toBe('house');
  expect(settingOf('В узкой улице стояли высокие дома.')).toBe('street');
});

test('a yard with trees is enough for a picture of a place', () => {
  expect(
    read('Very green and neat was that yard, set about on one side with great willows.').isTooVague,
  ).toBe(false);
  expect(read('The yard was very neat.').isTooVague).toBe(true);
});

test('a saloon with sofas is a drawing-room', () => {
  expect(settingOf('They carried the tree into a large, beautiful saloon with silken sofas.')).toBe(
    'parlour',
  );
});

test('hunters surrounded by smoke are outdoors', () => {
  expect(settingOf('Пороховой дым стоял вокруг охотников.', 'atmosphere')).toBe('field');
});

test('a described house is enough for a picture of a place', () => {
  expect(
    read('Был он ветх, но приятен: одноэтажный, с мезонином, окрашенный серенькою краской.'),
  ).toMatchObject({ isTooVague: false, things: [{ what: 'house' }] });
  expect(read('Он жил в доме.').isTooVague).toBe(true);
});

test('canals around a farm are not a street', () => {
  const found = read(
    'There lay an old farm, surrounded by deep canals, and down to the water grew great burdocks.',
  ).things;
  expect(found.map(({ what }) => what)).not.toContain('canal');
});

test('a person who lies under the moon is outdoors', () => {
  expect(
    settingOf(
      'Under the clear rays of the Arizona moon lay Powell, his body bristling with arrows.',
      'character',
    ),
  ).toBe('open');
});

test('a crowd of peasants means a village, and a cross above a roof means a church', () => {
  expect(read('Появились еще бабы, молодые и старые.', 'character').setting?.value).toBe('village');
  expect(things('Из-за снежной крыши виден был узорчатый крест.')).toContain('church');
});

test('logs used for stables do not put the scene in a stable', () => {
  expect(
    read('На конюшни и сараи были употреблены бревна; избы срублены были на диво.').setting?.value,
  ).not.toBe('stable');
  expect(read('В конюшне стояли лошади.').setting?.value).toBe('stable');
});

test('a person who drives is on a road, and one who swims is in water', () => {
  const driver = read('Барин ехал возле него на дрожках, в зеленом сюртуке.', 'character');
  expect(driver.setting?.value).toBe('road');
  expect(driver.things.find(({ what }) => what === 'carriage')?.count).toBeUndefined();
  expect(read('Посреди их плавал толстый человек.', 'character').setting?.value).toBe('river');
});

test('a cloth shop is seen from the street, and «лавка» is not a bench', () => {
  const scene = read('У суконной лавки стоял купец, учтиво кланяясь.', 'character');
  expect(scene.setting?.value).toBe('street');
  expect(scene.things.map(({ what }) => what)).not.toContain('bench');
});

// An open carriage has neither a ceiling nor a rack: its passengers are seen on the road.
test.each([
  'В бричке сидел господин недурной наружности.',
  'Мы ехали в коляске, и матушка всё время дремала.',
  'Катилась коляска; в ней сидела дама под зонтиком.',
])('a person in an open carriage is driven along a road: %s', (text) => {
  const scene = read(text);
  expect(scene.setting?.value).not.toBe('carriage inside');
  expect(scene.people.map(({ posture }) => posture?.value)).toEqual(['drive']);
});

test('a person under a willow at a crossroads is on a road', () => {
  expect(read('На перекрестке, под ракитой, завиделась какая-то фигура.', 'character').setting?.value).toBe(
    'road',
  );
  expect(read('Под липой сидел старик.', 'character').setting?.value).toBe('garden');
});

test('village streets are a village, and fishermen are by the water', () => {
  expect(read('Вся деревня была вразброску: кучи бревен по всем улицам.').setting?.value).toBe('village');
  expect(read('Повсюду варили рыбаки уху из рыбы.', 'atmosphere').setting?.value).toBe('river');
});

test.each([
  [
    'The lower part of the castle was a labyrinth of subterraneous regions, where the wind shook the doors.',
    'tunnel',
  ],
  ['The crypt lay beneath the church, and between its pillars stood the tombs of the bishops.', 'crypt'],
  [
    'The convent cloister lay in the sun: columns carried the arches, and in the court was a garden.',
    'cloister',
  ],
  ['The cave opened on the beach; its walls were wet, and through the mouth one saw the sea.', 'cave'],
  ['From the vault of the cavern hung stalactites, and the lake lay black beneath them.', 'cave'],
  ['Пещера была велика; с потолка её свисали камни, а через узкий вход виднелось синее море.', 'cave'],
  ['Подземный ход шёл всё дальше под гору, и с его сводов капала вода.', 'tunnel'],
  ['The landing was dark, and all the doors were closed.', 'corridor'],
])('under the ground, in rock or under arches, nothing of what is around is seen: %s', (text, place) => {
  expect(settingOf(text)).toBe(place);
});

test.each([
  ['The train rushed through a tunnel, and then the fields lay in the sun again.', 'tunnel'],
  ['She had spent ten years in the quiet of the cloister, behind the garden walls.', 'cloister'],
  ['Of the abbey nothing stood but the ruined cloister, its arches open to the sky.', 'cloister'],
  ['From the boat they saw the mouth of the cave in the white cliff, with gulls flying round it.', 'cave'],
  ['A friend of mine lived in a white house on the hill.', 'mine'],
])('“%s” is not set in a %s', (text, place) => {
  expect(settingOf(text)).not.toBe(place);
});

test('a den is a room, unless a beast lives there', () => {
  expect(things('He was referred to a villainous den in a back street.')).not.toContain('cave');
  expect(things('The lion lay before its den among the rocks.')).toContain('cave');
});

test('a vault’s roof is not that of a house', () => {
  expect(
    read('A ray of moonshine gleamed from the roof of the vault, and earth hung from it.').setting?.value,
  ).not.toBe('house');
});

test('the wood in which a knife sticks is no forest', () => {
  expect(settingOf('A loaf lay on the bare table, and a knife stuck upright in the wood.')).toBe('room');
});

test('an ante-room is a room', () => {
  expect(settingOf('В приёмной толпились чиновники.', 'atmosphere')).toBe('hall');
});

test('one who rides along a wood is in the fields, and childish things are not in a nursery', () => {
  expect(settingOf('Мужик ехал полем вдоль берёзовой рощи.', 'atmosphere')).toBe('field');
  expect(read('Девочка с детскими плечиками и чёрными кудрями смеялась.', 'character').setting).toBeNull();
});

test('a wood from behind which a cloud or the moon comes is not where one is', () => {
  expect(read('Туча поднималась из-за черного леса.', 'atmosphere').setting?.value).not.toBe('forest');
  expect(settingOf('Над болотом стоял туман, и луна вставала за дальним лесом.', 'atmosphere')).toBe('swamp');
  expect(settingOf('The moon rose behind the wood, above the marsh.', 'atmosphere')).not.toBe('forest');
  expect(settingOf('Они шли густым лесом.', 'atmosphere')).toBe('forest');
});

test('the plaster of a front is outside', () => {
  expect(settingOf('The steps were green with moss, and the plaster of the front was cracked.')).toBe(
    'house',
  );
});
