import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const people = (text: string) => readScene(passage(text, { type: 'character' })).people;

test('men tie a kerchief round the neck', () => {
  const [man] = people('Miguel wore a crimson kerchief tied loosely, and he had the highest heels.');
  expect(man!.hat).toBeUndefined();
  expect(man!.wears.map(({ value }) => value)).toContain('shawl');
  expect(people('He had a red kerchief round his head.')[0]!.hat?.value.kind).toBe('kerchief');
});

test('who comes in and sinks into an armchair sits', () => {
  expect(people('Княжна вошла и, едва поклонившись, опустилась в широкое бархатное кресло.')[0]!.posture?.value).toBe('sit'); // prettier-ignore
  expect(people('The old woman walked in and dropped wearily into a chair.')[0]!.posture?.value).toBe('sit');
});

test('guests who are bowed to are not described', () => {
  expect(people('Тетушка с неподвижными злыми глазами вошла и, едва поклонившись гостям, села.')).toHaveLength(1); // prettier-ignore
});

test.each([
  ['У ворот стоял бородатый мужик.', 'full'],
  ['Вошел усатый офицер.', 'moustache'],
  ['He was a moustached officer.', 'moustache'],
])('“%s” has a beard: %s', (text, cut) => {
  expect(people(text)[0]!.beard?.value.cut).toBe(cut);
});

test.each([
  ['Это был небритый человек.', 'stubble'],
  ['Вошел курносый мальчик.', 'nose upturned'],
  ['She was a snub-nosed, freckled girl.', 'freckles'],
])('“%s” has a face with %s', (text, look) => {
  expect(people(text)[0]!.features?.flatMap(({ looks = [] }) => looks)).toContain(look);
});

test('a «брюнет» is a man with black hair', () => {
  expect(people('Это был черномазый брюнет.')[0]).toMatchObject({ sex: 'man', hair: { value: { colour: '#2b2320' } } }); // prettier-ignore
});

test('what is raised is held', () => {
  expect(people('Бородатый мужик смеялся, поднимая блестящий штоф.')[0]!.holds[0]?.value).toBe('bottle');
});

test('who rests the head on an elbow may lie', () => {
  expect(people('Ramballe refused food and resting his head on his elbow lay silent beside the campfire.')[0]!.posture?.value).toBe('lie'); // prettier-ignore
});

test('who drives a mare is the one described', () => {
  expect(people('Matthew Cuthbert was driving over the hill in a white collar, and he had the buggy and the sorrel mare.')).toHaveLength(1); // prettier-ignore
});

test('groups of people are many, and a dancing vapour is no dance', () => {
  const { people: there } = readScene(passage('He saw groups of people under the trees, and a dancing, quivering vapor rose up.', { type: 'atmosphere' })); // prettier-ignore
  expect(there[0]).toMatchObject({ count: 'many' });
  expect(there[0]!.posture?.value).not.toBe('dance');
});

test('they who support each other are two', () => {
  expect(people('Поддерживая друг друга, идут они тяжелою походкой.')[0]!.count).toBe(2);
});

test('who shaves his beard for now has only a moustache', () => {
  expect(people('Он носил усы и брил пока бороду.')[0]!.beard?.value.cut).toBe('moustache');
});

test('a father who is asleep is not the girl who comes in', () => {
  expect(people('The little girl opened the door and examined her father, who was asleep.')[0]!.posture?.value).not.toBe('sleep'); // prettier-ignore
});

test('a crowd that does not come out is not there', () => {
  expect(people('Толпа дворовых не высыпала на крыльцо; показалась девочка в белом платье.')).toHaveLength(1);
});

test('a father and a son are two', () => {
  expect(readScene(passage('Отец и сын вышли на террасу; на столе кипел самовар.', { type: 'atmosphere' })).people).toHaveLength(2); // prettier-ignore
});

test('children who could stand under burdocks do not stand there', () => {
  const { people: there } = readScene(passage('Along the wall grew great burdocks, so high that little children could stand under them.')); // prettier-ignore
  expect(there).toEqual([]);
});

test('a regiment whose uniform somebody wears is not there', () => {
  const found = people(
    'In the uniform of the guards regiment, the monarch came out, carrying his hat under his arm.',
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ sex: 'man', count: 1 });
});

test('who bends over his outfit does nothing to anybody, and does not ride', () => {
  const found = people('He bent over his sacked riding outfit, and undid it, revealing a saddle.');
  expect(found).toHaveLength(1);
  expect(found[0]!.posture?.value).not.toBe('ride');
});

test('Russian priests and peasants are bearded unless they are young or shaven', () => {
  expect(people('Дьякон, лиловый лицом и шеей, стоял у аналоя.')[0]!.beard?.value.cut).toBe('full');
  expect(people('Старый мужик стоял у ворот.')[0]!.beard?.value.cut).toBe('full');
  expect(people('Бритый мужик стоял у ворот.')[0]!.beard).toBeUndefined();
  expect(people('Молодой мужик стоял у ворот.')[0]!.beard).toBeUndefined();
});

test('the painter by whom she was caught is not the one described', () => {
  expect(people('С таким выражением на лице она была красивее; оно было уловлено художником.')[0]!.sex).toBe('woman'); // prettier-ignore
});

test('who sits is where the sentence says, though only a pronoun names them', () => {
  const of = (text: string) => {
    const { people: found, things } = readScene(passage(text, { type: 'character' }));
    const { relation } = found[0]!;
    return relation?.to.kind === 'thing' ? `${relation.kind} ${things[relation.to.index]!.what}` : undefined;
  };
  expect(of('He was sitting on the ground leaning on his hands, and a horse galloped past.')).toBe('on soil');
  expect(of('She sat not four feet from him, leaning against the great tree.')).toBe('beside tree');
});

test('a dog that was told to lie is not the boy', () => {
  expect(people('Караулить дом Коля не боялся, с ним был Перезвон, которому повелено было лежать ничком в передней.')[0]!.posture?.value).not.toBe('lie'); // prettier-ignore
});

test('what is said after somebody is said of the nearest of two', () => {
  const [boy, crowd] = people('All the people were running out, and among them was a boy with leather apron and slippers, and he galloped fast.'); // prettier-ignore
  expect(boy!.wears.map(({ value }) => value)).toContain('apron');
  expect(crowd!.posture?.value).toBe('run');
});

test('a girl in a chair on wheels sits, and there are no wheels', () => {
  const { people: found, things } = readScene(passage('Бедная девочка не могла ходить, и ее возили в длинном кресле на колесах. Это было милое личико.', { type: 'character' })); // prettier-ignore
  expect(found[0]!.posture?.value).toBe('sit');
  expect(things.map(({ what }) => what)).not.toContain('wheel');
});

test('whoever wears a «ряска» is a man', () => {
  expect(people('Потом наложил белую руку из рукава ряски на пачку книжек и раскрыл ту, где она была заложена.')[0]!.sex).toBe('man'); // prettier-ignore
});

test('a number may follow those it counts', () => {
  expect(readScene(passage('У ограды толпились баб около двадцати.')).people[0]!.count).toBe('many');
  expect(readScene(passage('У ворот стояло мужиков пять.')).people[0]!.count).toBe(5);
});

test('the wrinkled are old', () => {
  expect(people('He sat there, very thin, very wrinkled, with a pipe.')[0]).toMatchObject({ age: 'old', build: 'thin' }); // prettier-ignore
  expect(people('He was thin, with a high forehead.')[0]!.age).toBeUndefined();
});

test('they of whom a page number stands first are many, and in uniform they are in the open', () => {
  const { people: found, setting } = readScene(passage('201 They shouldered their muskets, and looked straight before them; their uniform was red and blue.', { type: 'character' })); // prettier-ignore
  expect([found[0]!.count, setting?.value]).toEqual(['many', 'open']);
});

test('figures that are scrawled are numbers', () => {
  expect(people('He sat at the table which was scrawled over with figures.')[0]).toMatchObject({
    count: 1,
    sex: 'man',
  });
});

test('a scythe on a shoulder is no braid, and a mantilla is a shawl', () => {
  expect(people('Левин пошел по прокосу, вскинув на плечо косу; пот катил по его лицу.')[0]!.hair).toBeUndefined(); // prettier-ignore
  expect(people('Она шла по саду; легкая мантилья спустилась ей на локти.')[0]!.wears.map(({ value }) => value)).toContain('shawl'); // prettier-ignore
});

test('schoolboys who go home walk', () => {
  expect(people('Мальчики расходились по домам с мешочками на плечах.')[0]!.posture?.value).toBe('walk');
});
