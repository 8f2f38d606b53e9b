import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import type { ReadingInput } from '../scene.ts';
import { readScene } from './read-scene.ts';

const read = (text: string, type: ReadingInput['type'] = 'location') => readScene(passage(text, { type }));
const things = (text: string, type?: ReadingInput['type']) => read(text, type).things.map(({ what }) => what);
const people = (text: string) => read(text, 'character').people;

test.each([
  ['Из-под ворота халата выглядывала тонкая рубашка.', 'gate'],
  ['За песками лежали гребнем меловые горы.', 'comb'],
  ['Он закутан был в косынку радужных цветов.', 'flowers'],
  ['У всех мальчиков было в руках по камню.', 'rock'],
  ['На сапоге была дырка, замазанная чернилами.', 'quill and ink'],
  ['В саду были гряды с малиной.', 'ridge'],
  ['В комнате стояло ореховое бюро, совершенный медведь.', 'bear'],
  ['Игроки были изображены с собакой.', 'dog'],
])('in «%s» there is no %s', (text, what) => {
  expect(things(text)).not.toContain(what);
});

test('gates, flowers and stones of the same spelling are there', () => {
  expect(things('У ворот стояла телега.')).toContain('gate');
  expect(things('На лугу было много полевых цветов.')).toContain('flowers');
  expect(things('На берегу лежал серый камень.')).toContain('rock');
  expect(things('Из леса вышел настоящий медведь с медвежатами.')).toContain('bear');
});

test.each([
  ['За речонкой стояли избенки.', ['river', 'izba']],
  ['В садочке была беседочка, а за ней прудок.', ['garden', 'arbour', 'pond']],
  ['Подъехала таратайка; лошаденки стояли у крылечка.', ['cart', 'horse', 'porch']],
  ['На столике лежали книжечка, ключик и колечко.', ['table', 'book', 'key', 'ring']],
  ['Над церквушкой кружились голуби, собачонка бегала у заборчика.', ['church', 'dog', 'fence']],
])('diminutives name things too: «%s»', (text, expected) => {
  expect(things(text)).toEqual(expect.arrayContaining(expected));
});

test('a plural verb or adjective makes several of a form that may be one', () => {
  expect(people('Появились откуда-то еще бабы, молодые и старые.')[0]).toMatchObject({ sex: 'woman', count: 'many' }); // prettier-ignore
  expect(people('Почтительные старые лакеи стояли в дверях.')[0]).toMatchObject({ count: 'many' });
  expect(read('Ямские лошадки дружно бежали по дороге.').things[0]).toMatchObject({ what: 'horse', count: 'many' }); // prettier-ignore
  expect(read('Морда лошади была в пене.').things.find(({ what }) => what === 'horse')?.count).toBeUndefined(); // prettier-ignore
});

test('those whom a passage calls only “they” are many', () => {
  expect(people('Лица у них были полные и круглые, волосы низко подстрижены.')[0]?.count).toBe('many');
  expect(people('Тяжело дыша, идут они тяжелою походкой.')[0]?.count).toBe('many');
  expect(people('Лицо у него было круглое, волосы низко подстрижены.')[0]?.count).toBe(1);
});

test('two of those named before are told apart', () => {
  expect(people('Сидевшие в коляске дамы глядели со страхом. Одна была старуха, другая молоденькая, с золотистыми волосами.')).toMatchObject([{ sex: 'woman', age: 'old' }, { sex: 'woman', age: 'young' }]); // prettier-ignore
});

test('the face that somebody imagines is not their own, and a dainty one is a woman’s', () => {
  expect(people('Ему все мерещилось это лицо, мягкие волосы, невинные губы, жемчужные зубки.')[0]?.sex).toBe('woman'); // prettier-ignore
  expect(people('Он был бледен, волосы мягкие, губы тонкие.')[0]?.sex).toBe('man');
});

test('a patronymic tells the sex of a name', () => {
  expect(people('В гостиных показался Сысой Пафнутьевич, высокого роста, с длинными волосами.')[0]?.sex).toBe('man'); // prettier-ignore
});

test('handsome fellows are men', () => {
  expect(people('Красавец с русыми кудрями стоял у окна.')[0]).toMatchObject({ sex: 'man' });
  expect(people('Это был молодец высокого роста, с черной бородой.')[0]).toMatchObject({ sex: 'man', height: 'tall' }); // prettier-ignore
});

test('a constellation is seen at night', () => {
  expect(read('Над крышей поднималось созвездие Возничего.').time?.value).toBe('night');
});

test('over a wide prospect no one land surrounds the one who sees it', () => {
  const scene = read('Пространства открывались без конца. За лугами зеленели леса. За лесами желтели пески. За песками лежали горы.'); // prettier-ignore
  expect(scene.setting?.value).toBe('open');
  expect(scene.things.map(({ what }) => what)).toEqual(expect.arrayContaining(['wood', 'mountain', 'meadow'])); // prettier-ignore
  expect(read('За лесом, в густой чаще, стояли ели.').setting?.value).toBe('forest');
});

test('a room that somebody is only asked into is not where they are', () => {
  expect(read('Старик отворил ворота на двор и попросил гостя в горенку.', 'character').setting?.value).toBe('yard'); // prettier-ignore
});

test('a kerchief that slipped from the head leaves it bare', () => {
  expect(people('Платок скатился с ее головы на плеча; показалась масса черных волос.')[0]).toMatchObject({ isBareheaded: true }); // prettier-ignore
  expect(people('Платок сполз на затылок, из-под него выбивались волосы. Она сидела.')[0]?.isBareheaded).toBeUndefined(); // prettier-ignore
});

test('“something like an arbour” is one, and its sides are no walls', () => {
  const seen = things('Среди лип открылось что-то вроде старой беседки, с решетчатыми стенками.');
  expect(seen).toContain('arbour');
  expect(seen).not.toContain('wall');
  expect(things('Над озером стояло облако вроде беседки.')).not.toContain('arbour');
});

test('whom a room resembles, and what pumpkins are made into, is not in it', () => {
  expect(read('Все имело странное сходство с самим хозяином; в углу гостиной стояло бюро.').people).toEqual([]); // prettier-ignore
  expect(things('У крыльца лежали тыквы, из которых делают балалайки, легкие балалайки.')).not.toContain('guitar'); // prettier-ignore
});

test('the colour of a coat lights no fire, and an estate on paper is no house', () => {
  expect(things('На нем был фрак наваринского дыма с пламенем.')).not.toContain('fire');
  expect(read('Чиновники выписывали протокол об описке имения.').setting?.value).not.toBe('house');
});

test('a verb tells the sex of a name', () => {
  expect(people('Чичиков расплатился с портным: щечки были интереснее, воротнички белые.')[0]?.sex).toBe('man'); // prettier-ignore
});

test('light from windows is no view out of them', () => {
  const [street] = read('Экипаж катился по улицам, озаренным тощим освещением из мелькавших окон.').things.filter(({ what }) => what === 'window'); // prettier-ignore
  expect(street?.qualities).not.toContain('looked out of');
});

test('small hands and thin hair are a child’s', () => {
  expect(people('Она причесала его волосики; он порывался всем телом и подергивал ручонками.')[0]?.age).toBe('child'); // prettier-ignore
});

test('what a wife wears, her husband’s lackeys do not', () => {
  const [lackeys] = people('Почтительные старые лакеи; толстая, добродушная жена в чепчике и турецкой шали.'); // prettier-ignore
  expect(lackeys).toMatchObject({ sex: 'man', count: 'many', wears: [] });
  expect(lackeys?.hat).toBeUndefined();
});

test('a crowd of peasants is in a village, and a cross above a roof on a church', () => {
  expect(read('Появились еще бабы, молодые и старые.', 'character').setting?.value).toBe('village');
  expect(things('Из-за снежной крыши виден был узорчатый крест.')).toContain('church');
});

test('horses on their way make a picture', () => {
  const scene = read('День стоял светлый, и ямские лошадки дружно бежали.', 'atmosphere');
  expect(scene).toMatchObject({ isTooVague: false, time: { value: 'day' } });
});

test.each([
  ['На вывесках заметно было двуглавых государственных орлов.', 'eagle'],
  ['Во дворе были собаки всех возможных цветов и мастей.', 'flowers'],
  ['Тут были все клички собак: порхай, пожар, награда.', 'fire'],
  ['Он знал слишком хорошо, что такое пуховики и перины.', 'bed'],
  ['Стрижка у него была низкая, под гребенку.', 'comb'],
  ['Борода у мужика была лопатой.', 'spade'],
  ['Брюхо было похоже на самовар, в котором варится сбитень для рынка.', 'market'],
  ['Барин был круглый кругом, точный арбуз.', 'fruit'],
  ['У всех походка павлином и коса до пояса.', 'peacock'],
])('neither in «%s» is there a %s', (text, what) => {
  expect(things(text)).not.toContain(what);
});

test('what is brought onto stables is not in one', () => {
  expect(read('На конюшни и сараи были употреблены бревна; избы срублены были на диво.').setting?.value).not.toBe('stable'); // prettier-ignore
  expect(read('В конюшне стояли лошади.').setting?.value).toBe('stable');
});

test('men that open a sentence are many, also where they pay court to ladies', () => {
  expect(people('Мужчины здесь были двух родов: одни тоненькие, которые увивались около дам и смешили дам.')[0]).toMatchObject({ sex: 'man', count: 'many' }); // prettier-ignore
});

test('heads, kerchiefs and the eyes of all are those of many', () => {
  expect(people('Пестрые платки, зипуны, бороды всех родов покрыли площадь.')[0]?.count).toBe('many');
  expect(people('Все белошейные, у всех глаза с поволокой и коса до пояса.')[0]).toMatchObject({ sex: 'woman', count: 'many' }); // prettier-ignore
});

test('clothes laid out on a table are worn by nobody', () => {
  expect(people('На столе поместилось вынутое из чемодана платье: панталоны, два жилета.')).toEqual([]);
  expect(people('На нем было синее платье и жилет.')).toHaveLength(1);
});

test('nobody in particular is nobody', () => {
  expect(read('На столе лежал протокол, писанный каким-нибудь мирным помещиком.').people).toEqual([]);
});

test('whoever drives is on a road, and whoever swims in water', () => {
  const driver = read('Барин ехал возле него на дрожках, в зеленом сюртуке.', 'character');
  expect(driver.setting?.value).toBe('road');
  expect(driver.things.find(({ what }) => what === 'carriage')?.count).toBeUndefined();
  expect(read('Посреди их плавал толстый человек.', 'character').setting?.value).toBe('river');
});

test('dark wood is no darkness', () => {
  expect(read('Бревно на избах было темно и старо.').light).toBeNull();
});

test.each([
  ['На нем был сюртук московского шитья.', 'needlework'],
  ['Посередине столовой стояли деревянные козлы.', 'goat'],
  ['Кто отнимет у него божественное пламя таланта?', 'fire'],
  ['Он был во фраке наваринского пламени и дыма.', 'fire'],
  ['Манишка была застегнута булавкою с бронзовым пистолетом.', 'pistol'],
  ['Точный звон серебряных труб слышится в пустыне воздушной.', 'desert'],
  ['Щека походила на скребницу, какою чистят на конюшне лошадей.', 'horse'],
  ['Шум походил на то, как будто телеги проезжали лес, заваленный листьями.', 'leaf'],
  ['Вот-вот выскочит из леса заяц.', 'hare'],
])('and in «%s» no %s', (text, what) => {
  expect(things(text)).not.toContain(what);
});

test('a blizzard that is called a witch is nobody, nor are those whose caps one wears', () => {
  expect(read('Визжит отчаянным бесом ведьма-вьюга.', 'atmosphere').people).toEqual([]);
  expect(people('Платье на ней было темное, на голове колпак, какой носят деревенские бабы.')).toMatchObject([{ count: 1 }]); // prettier-ignore
});

test('one who is fair and the other who is dark are two men', () => {
  expect(people('Один белокурый, высокого роста; другой немного пониже, чернявый.')).toMatchObject([{ sex: 'man' }, { sex: 'man' }]); // prettier-ignore
});

test('a watery plain is a lake, and a stressed word is itself', () => {
  expect(things('Водная равнина версты четыре в поперечнике, вокруг деревá.')).toEqual(expect.arrayContaining(['lake', 'tree'])); // prettier-ignore
});

test('a cloth shop has a street before it, and no bench', () => {
  const scene = read('У суконной лавки стоял купец, учтиво кланяясь.', 'character');
  expect(scene.setting?.value).toBe('street');
  expect(scene.things.map(({ what }) => what)).not.toContain('bench');
});

test('whom somebody only speaks of is not the described one', () => {
  expect(people('«Молодые люди до этого не охотники», – твердил он ей; глаза его выражали нежность.')[0]?.count).toBe(1); // prettier-ignore
});

test('a beautiful mare is no beauty, and her rider no one described', () => {
  expect(people('Водили поджарую красавицу Фру-Фру, которая переступала на длинных бабках.')).toEqual([]);
  expect(people('Фру-Фру, вытягивая шеей поводья, тронулась, покачивая седока на спине.')).toEqual([]);
});

test('a likeness goes on after “or rather”, and who climbs on a horse rides', () => {
  const scene = read('Дядя Митяй с рыжей бородой взобрался на коня и сделался похожим на колокольню, или, лучше, на крючок, которым достают воду в колодцах.', 'character'); // prettier-ignore
  expect(scene.things.map(({ what }) => what)).toEqual(['horse']);
  expect(scene.people[0]?.posture?.value).toBe('ride');
});

test('children’s games are in no nursery, and hours on no clock', () => {
  expect(read('Ему надо солнце, детские игры и светлый пример.').setting?.value).not.toBe('bedroom');
  expect(read('Она вошла в детскую.').setting?.value).toBe('bedroom');
  expect(things('Между двумя и четырьмя часами он гулял на террасе.')).not.toContain('clock');
});

test('who did not weep does not', () => {
  expect(people('Он не плакал, но лицо его выражало страдание.')[0]?.posture).toBeUndefined();
  expect(people('Он плакал, и лицо его выражало страдание.')[0]?.posture?.value).toBe('weep');
});

test('what an awning keeps off does not fall', () => {
  expect(things('Над балконом был навес для защиты от солнца и дождя.')).not.toContain('rain');
});

// An open carriage has neither a ceiling nor a rack: its passengers are seen on the road.
test.each([
  'В бричке сидел господин недурной наружности.',
  'Мы ехали в коляске, и матушка всё время дремала.',
  'Катилась коляска; в ней сидела дама под зонтиком.',
])('whoever sits in an open carriage is driven on a road: %s', (text) => {
  const scene = read(text);
  expect(scene.setting?.value).not.toBe('carriage inside');
  expect(scene.people.map(({ posture }) => posture?.value)).toEqual(['drive']);
});

test('whoever sits in a closed carriage is in it, and a bush lit from a window is seen from outside', () => {
  expect(read('Он сидел в карете и смотрел в окно.', 'character').setting?.value).toBe('carriage inside');
  const [window] = read('Он стоял за кустом; половина куста была освещена из окна.').things.filter(({ what }) => what === 'window'); // prettier-ignore
  expect(window?.qualities).not.toContain('looked out of');
});

test('from a window, the sun that sinks behind the wood is setting', () => {
  const scene = read('Левин взглянул в окно на спускавшееся за макуши леса солнце.', 'atmosphere');
  expect(scene.time?.value).toBe('sunset');
  expect(scene.things.find(({ what }) => what === 'window')?.qualities).toContain('looked out of');
});

test('under a willow at a crossroads somebody is on a road', () => {
  expect(read('На перекрестке, под ракитой, завиделась какая-то фигура.', 'character').setting?.value).toBe('road'); // prettier-ignore
  expect(read('Под липой сидел старик.', 'character').setting?.value).toBe('garden');
});

test('what turns in somebody’s head is not there', () => {
  const scene = read('В гостинице долго вертелся у него на языке вздор: белокурая невеста, деревни.', 'character'); // prettier-ignore
  expect(scene.people.every(({ sex }) => sex !== 'woman')).toBe(true);
  expect(scene.things.map(({ what }) => what)).not.toContain('village');
});

test('an old habit makes nobody old, and strength builds no castle', () => {
  expect(people('Он по старой, девятилетней привычке потянулся рукой.')[0]?.age).toBeUndefined();
  expect(people('Он был старый, седой.')[0]?.age).toBe('old');
  expect(things('Осмотрели собак, наводивших изумление крепостью мясов.')).not.toContain('castle');
  expect(things('Над крепостью развевался флаг.')).toContain('castle');
});

test('what lies on a hut is seen from outside', () => {
  expect(read('На одной избе вместо крыши лежали ворота.').setting?.value).toBe('village');
  expect(read('В избе было темно, на печи спал старик.').setting?.value).toBe('hut');
});

test('a handkerchief in a fist is worn by nobody, and a bitten finger is no portrait', () => {
  expect(people('Платок был скомкан у него в правом кулаке, сюртук расстегнут.')[0]?.wears.map(({ value }) => value)).not.toContain('shawl'); // prettier-ignore
  expect(people('Палец был больно прокушен, у самого ногтя.')).toEqual([]);
});

test('what things are made of, roasted or bred grows, runs and smokes nowhere', () => {
  const scene = read('Внесен был ларчик красного дерева с выкладками из карельской березы и жареная курица.');
  expect(scene.things.map(({ what }) => what)).toEqual(['box']);
  expect(scene.setting?.value).not.toBe('forest');
  expect(things('Он сидел на кобыле Грабовского завода.')).not.toContain('factory');
  expect(things('Лодка неслась по гладкому хребту озера.')).not.toContain('mountain');
});

test('“as … so …” likens what comes first', () => {
  expect(things('Как множество церквей рассыпано по Руси, так множество народов толпится на площади.')).not.toContain('church'); // prettier-ignore
});

test('who sees a carriage come is not in it', () => {
  expect(read('Барин увидел гостя, в коляске въезжавшего на плотину.', 'character').setting?.value).toBe('road'); // prettier-ignore
  expect(read('Барин сидел в карете.', 'character').setting?.value).toBe('carriage inside');
});

test('one armchair may be named as several, and a team is of many horses', () => {
  expect(read('Она закинула голову на спинку кресел.').things[0]).toMatchObject({ what: 'armchair' });
  expect(read('Она закинула голову на спинку кресел.').things[0]?.count).toBeUndefined();
  expect(read('Колясчонка тащилась длинношерстной четверней.').things).toMatchObject([{ what: 'carriage' }, { what: 'horse', count: 'many' }]); // prettier-ignore
});

test('a shabby old man in a coat wears the coat', () => {
  expect(people('Потертый старичок стоял в коротенькой чуйке и дегтярных сапогах.')[0]?.clothes?.value.kind).toBe('kaftan'); // prettier-ignore
});

test('a likeness goes on with those whom it tells of', () => {
  const scene = read('На лице выразилось явление, подобное появлению утопающего, произведшему крик в толпе, обступившей берег.'); // prettier-ignore
  expect(scene.things).toEqual([]);
  expect(scene.people).toEqual([]);
  expect(things('Там стоял дом, подобный замку, окруженный садом.')).toContain('garden');
});

test('what had better be is not', () => {
  expect(read('Они были одеты мило. Лучше бы одеты они были дурно, бегали себе по двору.').setting?.value).not.toBe('yard'); // prettier-ignore
});

test('the streets of a village are in a village, and fishermen by the water', () => {
  expect(read('Вся деревня была вразброску: кучи бревен по всем улицам.').setting?.value).toBe('village');
  expect(read('Повсюду варили рыбаки уху из рыбы.', 'atmosphere').setting?.value).toBe('river');
});

test('neither those whose custom one follows nor the calf that a turkey equals is there', () => {
  expect(people('Петрушка имел, по обычаю людей своего звания, крупный нос.')).toHaveLength(1);
  expect(things('Подали индюка ростом в теленка.', 'object')).not.toContain('calf');
});

test('a kerchief put on as usual is on the head', () => {
  expect(people('Она сидела, накинув по обыкновению белый платок на голову.')[0]?.hat?.value.kind).toBe('kerchief'); // prettier-ignore
});

test('the flame of talent lights no room, and a glass dome caps nobody', () => {
  expect(read('Суд отнимет у него божественное пламя таланта.', 'character').light).toBeNull();
  expect(people('Юрисконсульт в халате стоял у часов под стеклянным колпаком.')[0]?.hat).toBeUndefined();
});

test('a verb of a man is no deed of a woman, and soldiers whose boots smell are not there', () => {
  expect(people('Тимофеич скакал на заре; но глаза Арины Власьевны выражали нежность.')[0]?.posture).toBeUndefined(); // prettier-ignore
  expect(read('Чулан с запахом сапогов гарнизонных солдат, некрашеный стол, печь.').people).toEqual([]);
});

test('a hat held off and a handkerchief pulled out are worn by nobody', () => {
  const [merchant] = people('Купец, с обнаженной головою и шляпой на отлете, приветствовал гостя.');
  expect(merchant).toMatchObject({ isBareheaded: true });
  expect(merchant?.hat).toBeUndefined();
  expect(people('Он выхватил из кармана белый платок и стоял у стены.')[0]?.wears).toEqual([]);
  expect(people('Купец стоял у открытой двери, в шапке.')[0]?.hat?.value.kind).toBe('fur hat');
});

test('a whole list is denied, and what comes after it is not', () => {
  const seen = things('Не было тут парков, беседок и мостов с затеями. Перед домом рос дуб.');
  expect(seen).not.toContain('arbour');
  expect(seen).not.toContain('bridge');
  expect(seen).toContain('oak');
  expect(things('Не было дома, стоял только сарай.')).toContain('barn');
});

test('pies are no pirogues, and what covered a body no blanket', () => {
  expect(things('Из кухни принесли пирог с капустой и другой пирог.', 'object')).not.toContain('boat');
  expect(things('Темные пятна покрывали его тело.')).not.toContain('blanket');
});

test('children of a word that has a plural only are many, and one of those people is one', () => {
  expect(read('На берегу показались группы купающихся ребятишек.', 'atmosphere').people[0]).toMatchObject({ age: 'child', count: 'many' }); // prettier-ignore
  expect(people('Белокурый был один из тех людей, в характере которых есть упорство.').every(({ count }) => count === 1)).toBe(true); // prettier-ignore
});

test('a window that looks on a yard is not in it', () => {
  expect(read('Он подвигался с чашкой к окну, обращенному на двор.', 'character').setting?.value).not.toBe('yard'); // prettier-ignore
});

test('an inn that is “she” is no woman', () => {
  const [seller] = people('Фасад гостиницы отвечал ее внутренности: она была очень длинна. В окне помещался сбитенщик с красным лицом.'); // prettier-ignore
  expect(seller?.sex).toBe('man');
  expect(people('Она вошла в дом; лицо ее было бледно.')[0]?.sex).toBe('woman');
});

test('who shaved his beard has none', () => {
  expect(people('Это был человек лет сорока, бривший бороду, ходивший в сюртуке.')[0]?.beard).toBeUndefined();
});
