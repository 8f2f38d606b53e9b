import { expect, test } from 'vitest';
import { people, person, read, things } from '../testing/read-passage.ts';

test('“as we” begins a time clause as well as a simile', () => {
  expect(things('As we rolled into the station we saw smoke behind a clump of trees.')).toEqual(
    expect.arrayContaining(['station', 'smoke', 'tree']),
  );
  expect(things('He sat on the rock as we sit on a horse.')).not.toContain('horse');
});

test('a superlative negation still shows the thing: “never saw so much of it”', () => {
  expect(things('I had never seen the sea smoother.')).toContain('sea');
  expect(things('I had never seen the sea.')).not.toContain('sea');
});

test('people in a fresco are not in front of the church', () => {
  expect(
    read('Церковь украшена живописью. На первом плане лежал смуглый воин в шлеме. За нею тянулось село.')
      .people,
  ).toEqual([]);
});

test.each([
  [
    'По стенам висели картины: гравюра сражения, с барабанами и конями, и картина, изображавшая цветы и утку.',
    ['drum', 'horse', 'flowers', 'duck'],
    'picture',
  ],
  ['On the wall hung a painting of a ship at sea.', ['ship under sail', 'sea'], 'picture'],
])('things in a picture are not in the room: %s', (text, painted, there) => {
  expect(things(text).filter((what) => painted.includes(what))).toEqual([]);
  expect(things(text)).toContain(there);
});

test('«На картинах всё были полководцы»: none of what follows is in the room', () => {
  expect(things('На картинах всё были полководцы. Один стоял с пушками и знаменами.')).not.toContain(
    'cannon',
  );
});

test('a comparison continues where its noun is repeated', () => {
  const of = (text: string) => things(text, 'object');
  expect(of('Экипаж был похож на арбуз на колёсах. Бока этого арбуза были желты.')).not.toContain('fruit');
  expect(of('На столе лежал арбуз, и бока этого арбуза были желты.')).toContain('fruit');
});

test('a comparison with trees does not remove the real trees named beside it', () => {
  expect(
    things('Standard roses had spread like little trees, and the branches ran over the trees.'),
  ).toContain('tree');
});

test('what is only in the shape of a thing is not there', () => {
  const { things } = read('Вдоль стен стояли стулья с задками в виде лир.');
  expect(things.map(({ what }) => what)).toEqual(expect.arrayContaining(['chair']));
  expect(things.map(({ what }) => what)).not.toContain('harp');
});

test('smoke that spreads like a tablecloth does not lay a table', () => {
  expect(
    read('Дым сигары широкою скатертью потянулся вверх над кустом.').things.map(({ what }) => what),
  ).not.toContain('laid table');
  expect(read('Стол был накрыт белою скатертью.').things.map(({ what }) => what)).toContain('laid table');
});

test('“never did … so” states that a thing is there, and snow that could not penetrate a hut is not the weather', () => {
  expect(
    things('Never did tombs look so ghastly white; never did cypress so seem the embodiment of gloom.'),
  ).toEqual(expect.arrayContaining(['gravestone', 'cypress']));
  expect(
    read('I was enchanted by the hut: here the snow and rain could not penetrate; the ground was dry.')
      .weather,
  ).toBeNull();
  expect(things('He used the axe as a wolf uses its teeth.')).not.toContain('wolf');
});

test('“something like an arbour” is an arbour, and its sides are not walls', () => {
  const seen = things('Среди лип открылось что-то вроде старой беседки, с решетчатыми стенками.');
  expect(seen).toContain('arbour');
  expect(seen).not.toContain('wall');
  expect(things('Над озером стояло облако вроде беседки.')).not.toContain('arbour');
});

test('a room’s resemblance to its owner does not make him present, and pumpkins are not the balalaikas made from them', () => {
  expect(read('Все имело странное сходство с самим хозяином; в углу гостиной стояло бюро.').people).toEqual(
    [],
  );
  expect(things('У крыльца лежали тыквы, из которых делают балалайки, легкие балалайки.')).not.toContain(
    'guitar',
  );
});

test('a comparison continues after “or rather”, and a person who climbs on a horse rides', () => {
  const scene = read(
    'Дядя Митяй с рыжей бородой взобрался на коня и сделался похожим на колокольню, или, лучше, на крючок, которым достают воду в колодцах.',
    'character',
  );
  expect(scene.things.map(({ what }) => what)).toEqual(['horse']);
  expect(scene.people[0]?.posture?.value).toBe('ride');
});

test('rain that an awning keeps off does not fall', () => {
  expect(things('Над балконом был навес для защиты от солнца и дождя.')).not.toContain('rain');
});

test('what someone merely thinks of is not present', () => {
  const scene = read(
    'В гостинице долго вертелся у него на языке вздор: белокурая невеста, деревни.',
    'character',
  );
  expect(scene.people.every(({ sex }) => sex !== 'woman')).toBe(true);
  expect(scene.things.map(({ what }) => what)).not.toContain('village');
});

test('“as … so …” makes what comes first a comparison', () => {
  expect(
    things('Как множество церквей рассыпано по Руси, так множество народов толпится на площади.'),
  ).not.toContain('church');
});

test('a comparison includes the people and things of its participles', () => {
  const scene = read(
    'На лице выразилось явление, подобное появлению утопающего, произведшему крик в толпе, обступившей берег.',
  );
  expect(scene.things).toEqual([]);
  expect(scene.people).toEqual([]);
  expect(things('Там стоял дом, подобный замку, окруженный садом.')).toContain('garden');
});

test('what would better be so is not so', () => {
  expect(
    read('Они были одеты мило. Лучше бы одеты они были дурно, бегали себе по двору.').setting?.value,
  ).not.toBe('yard');
});

test('people whose custom is followed, and the calf to whose size a turkey has grown, are not present', () => {
  expect(people('Петрушка имел, по обычаю людей своего звания, крупный нос.')).toHaveLength(1);
  expect(things('Подали индюка ростом в теленка.', 'object')).not.toContain('calf');
});

test('a denial applies to a whole list, and not to the next sentence', () => {
  const seen = things('Не было тут парков, беседок и мостов с затеями. Перед домом рос дуб.');
  expect(seen).not.toContain('arbour');
  expect(seen).not.toContain('bridge');
  expect(seen).toContain('oak');
  expect(things('Не было дома, стоял только сарай.')).toContain('barn');
});

test('wheels that are only heard are not shown', () => {
  expect(things('Сквозь сон слышатся сап лошадей и шум колес.', 'atmosphere')).not.toContain('wheel');
  expect(things('We heard the rumble of wheels on the road.')).not.toContain('wheel');
  expect(things('A broken wheel lay by the road.')).toContain('wheel');
});

test('things that no longer exist are not shown', () => {
  expect(
    things('The ammunition wagons he had been approaching no longer existed; a horse galloped past.'),
  ).not.toContain('wagon');
});

test('painted flowers, and lambs to which clouds are compared, are not shown', () => {
  expect(things('На стене висели часы с нарисованными цветами на циферблате.')).not.toContain('flowers');
  expect(things('Маленькие пестрые тучки стояли барашками на лазури.', 'atmosphere')).not.toContain('sheep');
});

test('what a flood has swept away is not shown, and “ruin and desolation” is not a ruin', () => {
  const found = things(
    'The valley was one mass of ruin and desolation. The inundation had swept away trees, crops, and cattle, and left a waste of red sand.',
  );
  expect(found).toContain('sand');
  for (const gone of ['tree', 'cow', 'ruin']) expect(found).not.toContain(gone);
});

test('whips that crack in the distance are only heard', () => {
  expect(
    things('Through their song came the rolling of heavy wheels and the cracking of whips.', 'atmosphere'),
  ).toEqual([]);
});

test('“as we approached” states when, and “as we sit” compares', () => {
  expect(things('The soft air moved among the trees as we approached the shore.')).toContain('shore');
  expect(things('He sat on the rock as we sit on a horse.')).not.toContain('horse');
});

test('a place from which something is seen is not shown', () => {
  const seen = things('The tower on the hill was visible from the station.');
  expect(seen).toEqual(expect.arrayContaining(['tower', 'hill']));
  expect(seen).not.toContain('station');
});

test('a person in a legend is not present', () => {
  expect(
    read('Over the town is a ruined tower, and there is a legend that a grey lady walks there.').people,
  ).toEqual([]);
});

test('animals that are only heard are not visible', () => {
  expect(things('I heard cows low across the river.')).not.toContain('cow');
  expect(things('From the village came the barking of dogs.')).not.toContain('dog');
  expect(things('Cows stood by the river.')).toContain('cow');
});

test('what a person is compared with is absent, but what is their own is not', () => {
  expect(person('Her arms were as round and white as a swan.').features).toBeDefined();
  expect(things('Her arms were as round and white as a swan.', 'character')).not.toContain('swan');
  expect(things('The brows were arched, just as an owl’s had.', 'character')).not.toContain('owl');
  expect(things('She was soft to the touch as a cloud.', 'character')).not.toContain('cloud');
  expect(person('His cheeks were as white as his long white beard.').beard?.value).toMatchObject({
    cut: 'long',
  });
  expect(person('She was as dark as her father’s beard.').beard).toBeUndefined();
});

test('«по мере того как тройка» is no comparison', () => {
  expect(things('По мере того как тройка взлетала на пригорок, столбовая дорога шла вниз.')).toContain(
    'troika',
  );
  expect(things('Он бежал, как тройка, по дороге.')).not.toContain('troika');
});

test('a thing in the shape of another is there, and what follows “with one and another” is no likeness', () => {
  expect(things('По углам висела в виде бахромы паутина.')).toContain('cobweb');
  expect(read('Дом старый, с мезонином и облупившимися колоннами, стоял на горе.').leftOut).toEqual([]);
});

test('people and beasts whom looks are compared with are not there', () => {
  const peasant = read('Лицо ее было широкое, румяное; волосы, завитые как у барана, торчали.', 'character');
  expect(peasant.things.map(({ what }) => what)).not.toContain('sheep');
  expect(peasant.people).toHaveLength(1);
  const lady = person('Она куталась, пряча белую как снег полную шею и широкие плечи в черную шаль.');
  expect(lady.wears.map(({ value }) => value)).toContain('shawl');
  expect(people('Ее лицо заметил бы всякий, где-нибудь в толпе, на гулянье.')).toHaveLength(1);
});

test('a king who is called an ass is a king, and a rose that is engraved does not bloom', () => {
  const king = read('His crown is of brass, and himself is an ass.', 'character');
  expect(king.things.map(({ what }) => what)).not.toContain('donkey');
  expect(king.people[0]?.hat?.value.kind).toBe('crown');
  expect(things('The lid was engraved to represent a large wild rose.')).not.toContain('rose');
});

test('who is all that is remembered is the picture, without the child that remembers', () => {
  const [old, ...others] = people(
    'When I was a small boy I remember an old man who wore a grey wig and walked with the help of a stick.',
  );
  expect([old?.age, old?.sex, others.length]).toEqual(['old', 'man', 0]);
  expect(old?.holds.map(({ value }) => value)).toEqual(['cane']);
  const pale = read(
    'A pale girl looked at the captain, whom she had once danced with at a ball.',
    'character',
  );
  expect(pale.people.some(({ posture }) => posture?.value === 'dance')).toBe(false);
});

test('an adjective after a verb is not that of the next subject', () => {
  const { things } = read('Вишни стояли белые, точно в снегу, пчёлы гудели.');
  expect(things.find(({ what }) => what === 'bee')?.colour).toBeUndefined();
});

test('what one can scarcely see, and what one remembers well, is seen', () => {
  expect(things('I could scarcely see the church through the rain.')).toContain('church');
  expect(things('How well I remember her parlour, half filled with the organ.')).toContain('organ');
  expect(things('On the wall of the parlour hung a transparency of a coach in the snow.')).not.toContain(
    'coach',
  );
});
