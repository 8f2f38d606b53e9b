import { expect, test } from 'vitest';
import { read, settingOf, things } from '../testing/read-passage.ts';
import { terrainOf } from '../composition/terrain.ts';

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

test('stubble on a jaw is not a field', () => {
  expect(read('The old man had white stubble on his jaws.', 'character').setting).toBeNull();
});

test('a pool named before the woods around it is the setting', () => {
  const text =
    'The pool, a small sheet of water girt with reeds, lay at the edge of the park, and thick woods lined it.';
  expect(terrainOf(read(text)).water).toBe('lake');
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

test('hay and its fork put a scene in a field', () => {
  const scene = read('Девка в белой занавеске всовывала вилы в сено.', 'character');
  expect(scene.setting?.value).toBe('field');
  expect(scene.people[0]!.holds.map(({ value }) => value)).toEqual(['pitchfork']);
});

test('the floor of a stage is in a theatre', () => {
  expect(read('The floor of the stage was of boards, with trees of painted card.').setting?.value).toBe(
    'theatre',
  );
});

test('a cliff above the sea is not at sea', () => {
  expect(read('On the cliff above the sea stood a woman in a cloak.', 'character').setting?.value).toBe(
    'cliff',
  );
});

test('sea-boots do not put a person at sea, and a parrot on a man’s shoulder does not replace the man', () => {
  expect(read('The old man wore a blue jersey and sea-boots.', 'character').setting?.value).not.toBe('sea');
  expect(
    read('He had a broken nose and a scar; a parrot sat on his shoulder.', 'character').people,
  ).toHaveLength(1);
});

test('a town that lies on hills is a town, not hills', () => {
  expect(read('Город лежал на семи холмах над рекой.').setting?.value).toBe('town');
});

test('a table under a tree is outdoors, even if someone looks at it from a window', () => {
  const scene = read(
    'Доктор смотрел в окно на компанию, собравшуюся под каштаном у стола, покрытого скатертью.',
  );
  expect(scene.setting?.value).toBe('garden');
  expect(read('A long table was laid under the oak, with bread and cheese.').setting?.value).toBe('garden');
});

test('a place described as lying between two others is neither of them', () => {
  expect(
    settingOf(
      'The lake, a reed-girt sheet of water, is situated between the Hatherley Farm and the park of Mr. Turner.',
    ),
  ).toBe('lake');
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

test('a snowy mountaintop above pine woods means mountains, and not winter', () => {
  const { setting, season } = read(
    'They stood round me: the unstained snowy mountaintop, the pine woods, the ragged ravine.',
  );
  expect([setting?.value, season]).toEqual(['mountains', null]);
});

test('hunters surrounded by smoke are outdoors', () => {
  expect(settingOf('Пороховой дым стоял вокруг охотников.', 'atmosphere')).toBe('field');
});

test('fields that stretch to the horizon are open country', () => {
  expect(settingOf('Поля тянулись до самого небосклона; виднелись леса, овраги, деревеньки и церкви.')).toBe(
    'open',
  );
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

test('a river may have waves without being a sea', () => {
  expect(settingOf('He stood by the river. Its waves were red, and shook their crests.')).toBe('river');
  expect(settingOf('The waves rose and broke in foam.')).toBe('sea');
});

test('mountains that “tower in front” are not a tower, and the top of a tree is not a mountain', () => {
  const { setting, things } = read(
    'The great spurs of the Carpathians seem to gather round us and tower in front.',
  );
  expect([setting?.value, things.map(({ what }) => what).includes('tower')]).toEqual(['mountains', false]);
  expect(settingOf('High on the summit of the tree was fixed a tinsel star.')).not.toBe('mountains');
});

test('a wide view is open country, whatever land is named in it', () => {
  const scene = read(
    'Пространства открывались без конца. За лугами зеленели леса. За лесами желтели пески. За песками лежали горы.',
  );
  expect(scene.setting?.value).toBe('open');
  expect(scene.things.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['wood', 'mountain', 'meadow']),
  );
  expect(read('За лесом, в густой чаще, стояли ели.').setting?.value).toBe('forest');
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

test('a raft is on a river', () => {
  expect(read('He stood leaning on the railing of the raft.', 'character').setting?.value).toBe('river');
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

test('the slope of the hill on which a house stands is no mountain range', () => {
  const scene = read('Дом стоял на возвышении; покатость горы была одета дёрном.');
  expect(scene.setting?.value).not.toBe('mountains');
  expect(scene.things.map(({ what }) => what)).not.toContain('mountain');
});

test('trees that meet overhead like a tunnel are an avenue', () => {
  const text = 'We passed into the avenue, where the old trees met in a dark tunnel over our heads.';
  expect(settingOf(text)).toBe('park');
  expect(terrainOf(read(text)).special).toBe('avenue');
  expect(settingOf('They walked through a long dark tunnel under the river.')).toBe('tunnel');
});

test('a hill is crowned with a wood, and a rifle stocked with no more than wood', () => {
  expect(things('The hill, crowned with wood, was a beautiful object.')).toContain('wood');
  expect(things('The rifles were of white metal stocked with wood.', 'object')).toEqual(['rifle']);
});

test('old roofs before a church are a village, and who runs to and fro is in neither place', () => {
  const scene = read('Из-за ветхих крыш возносилась белая церковь.');
  expect(scene.things.map(({ what }) => what)).toEqual(expect.arrayContaining(['church', 'village']));
  expect(scene.things.map(({ what }) => what)).not.toContain('roof');
  expect(settingOf('Она весь день бегала то в амбар, то в погреб.', 'character')).toBeUndefined();
  expect(settingOf('Она побежала в амбар и стояла там.', 'character')).toBe('stable');
});

test('a steppe that seems an ocean is none', () => {
  expect(things('Степь представлялася зелено-золотым океаном, по которому брызнули цветы.')).not.toContain(
    'sea',
  );
  expect(things('За дюнами шумел океан.')).toContain('sea');
});

test('a river with its adjective after it is a river, and one of tears is none', () => {
  expect(things('Ночь тихая, река широкая, над ней поднимается пар.')).toContain('river');
  expect(things('Текла река слёз и жалоб.')).not.toContain('river');
});

test('the carriage from which a church is seen now on one side, now on the other, is not in the picture', () => {
  const passing = 'То справа, то слева, по мере того как коляска делала повороты, мелькала белая церковь.';
  expect(things(passing)).toEqual(['church']);
  expect(things('У белой церкви стояла коляска.')).toContain('carriage');
});
