import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { people, person, read, things } from '../testing/read-passage.ts';
import { readScene } from './read-scene.ts';

test('a head with a muzzle is not a person’s unless a person or an animal is mentioned', () => {
  expect(read('Her dry head with its bright eyes widened at the muzzle.', 'character').isTooVague).toBe(true);
  expect(read('Сухая голова ее с блестящими глазами расширялась у храпа.', 'character').isTooVague).toBe(
    true,
  );
  expect(read('A tall woman with golden hair stroked the muzzle of the horse.', 'character').isTooVague).toBe(
    false,
  );
});

test('a named person is present through an action, and an unnamed “he” through his clothes', () => {
  expect(read('Natásha was sitting on the bed, and crossed herself.', 'atmosphere').people).toMatchObject([
    { sex: 'woman', posture: { value: 'sit' } },
  ]);
  expect(read('Soldiers of old were sitting on the bed.', 'atmosphere').people.length).toBeLessThan(2);
  const { people } = read(
    'His face had a resemblance to an old bird of prey, and he wore a black top-hat and a frock-coat.',
    'character',
  );
  expect(people).toMatchObject([{ hat: { value: { kind: 'top hat' } } }]);
});

test('a face belongs to its pronoun’s person, not to the observer', () => {
  const sexOf = (text: string) => read(text, 'character').people[0]?.sex;
  expect(
    sexOf('Лицо ее устало, но при взгляде на него что-то мелькнуло в ее глазах, и он был счастлив.'),
  ).toBe('woman');
  expect(sexOf('Наружность его, в штатском платье, была для нее привлекательна.')).toBe('man');
});

test('a deaf or blind man may be named by that alone', () => {
  expect(person('Глухой тоже сидел в углу, без шапки.').sex).toBe('man');
  expect(person('Слепой молча стоял у ворот.').posture?.value).toBe('stand');
  expect(people('Глухой лес стоял за рекой.')).toEqual([]);
});

test('what is only “it”, or green, or has tusks, is no gentleman', () => {
  const vague = (text: string) => read(text, 'character').isTooVague;
  expect(
    vague('It was quite hairless and of a slate colour. Its belly was white, and its legs were yellow.'),
  ).toBe(true);
  expect(vague('Their bodies were of a light green colour, and their heads were large.')).toBe(true);
  expect(vague('His face was terrible, for the lower tusks curved upward to his eyes.')).toBe(true);
  expect(vague('Her face was thin, her hair black, and her eyes were large.')).toBe(false);
});

test('a bird that is called “he” is no man', () => {
  const scene = read(
    'The robin sat in the tree. He did not flutter his wings; he sat without stirring.',
    'atmosphere',
  );
  expect(scene.people).toEqual([]);
  expect(scene.things[scene.subject?.kind === 'thing' ? scene.subject.index : 9]?.what).toBe('sparrow');
});

test('a person unlike other women is a woman', () => {
  const { people } = read(
    'Быстрым шагом, отличавшим ее от походки других светских женщин, она подошла и улыбнулась.',
    'character',
  );
  expect(people).toMatchObject([{ count: 1, sex: 'woman' }]);
});

test('a passage is about the person whose face and hands it describes, not another one with a title', () => {
  const { people } = read(
    'The Professor had used the garlic in this room, and round Lucy’s neck was a wreath of it. Her white face was at its worst, her teeth seemed longer, and her pale lips were open.',
    'character',
  );
  expect(people[0]!.sex).toBe('woman');
});

test('a person who acts on the described one is not described', () => {
  const [main] = read('He stood still with grey whiskers, watched by an old lady.', 'character').people;
  expect(main).toMatchObject({ sex: 'man', posture: { value: 'stand' } });
});

test('an old dog is not an old man', () => {
  expect(read('Псы заливались; бас, может быть, старик, хрипел громче всех.').people).toEqual([]);
});

test('the name beside a face identifies its owner', () => {
  const sexOf = (text: string) => read(text, 'character').people[0]?.sex;
  expect(sexOf('Лицо m-lle Сонечки просияло тихой улыбкой.')).toBe('woman');
  expect(sexOf('Бледное лицо Марины было печально, глаза блестели.')).toBe('woman');
});

test('a person who comes out is visible, and a grating voice is not an iron grating', () => {
  const scene = read(
    'A grating voice was heard behind the door, and the officer, with a pale face, came out of the hall.',
  );
  expect(scene.people.map(({ words }) => words.length)).toEqual([1]);
  expect(scene.things.map(({ what }) => what)).not.toContain('bars');
});

test('a passage is about the person with whom it begins: «Она, в лиловом платье, сидела»', () => {
  const [first, ...others] = read(
    'Она, в лиловом платье, которое так шло ей, сидела на диване, который стоял у деда, а он радовался, и это нравилось ему.',
    'character',
  ).people;
  expect(first).toMatchObject({ sex: 'woman', clothes: { value: { kind: 'dress' } } });
  expect(others.map(({ age }) => age)).not.toContain('old');
});

test('«друг на друга» are not friends', () => {
  const people = (text: string) => readScene(passage(text)).people.length;
  expect(people('По реке, толкаясь и наползая друг на друга, плыли белые льдины.')).toBe(0);
  expect(people('У реки стоял старый друг в чёрном пальто.')).toBe(1);
});

test('a woman with a foreign name is a woman', () => {
  expect(read('Лицо Кити было бледно.', 'character').people[0]!.sex).toBe('woman');
});

test('a bird that sits in the bushes is not a person', () => {
  expect(read('A thrush sang a song or two, as he sat in the bushes of the garden.').people).toEqual([]);
});

test('the driver of a mare is the only described person', () => {
  expect(
    people(
      'Matthew Cuthbert was driving over the hill in a white collar, and he had the buggy and the sorrel mare.',
    ),
  ).toHaveLength(1);
});

test('a description belongs to the nearest of two people before it', () => {
  const [boy, crowd] = people(
    'All the people were running out, and among them was a boy with leather apron and slippers, and he galloped fast.',
  );
  expect(boy!.wears.map(({ value }) => value)).toContain('apron');
  expect(crowd!.posture?.value).toBe('run');
});

test('a «ряска» implies a man', () => {
  expect(
    people(
      'Потом наложил белую руку из рукава ряски на пачку книжек и раскрыл ту, где она была заложена.',
    )[0]!.sex,
  ).toBe('man');
});

test('an imagined face is not that of the person who imagines it, and a dainty face is a woman’s', () => {
  expect(people('Ему все мерещилось это лицо, мягкие волосы, невинные губы, жемчужные зубки.')[0]?.sex).toBe(
    'woman',
  );
  expect(people('Он был бледен, волосы мягкие, губы тонкие.')[0]?.sex).toBe('man');
});

test('a patronymic determines the sex of a name', () => {
  expect(people('В гостиных показался Сысой Пафнутьевич, высокого роста, с длинными волосами.')[0]?.sex).toBe(
    'man',
  );
});

test('handsome fellows are men', () => {
  expect(people('Красавец с русыми кудрями стоял у окна.')[0]).toMatchObject({ sex: 'man' });
  expect(people('Это был молодец высокого роста, с черной бородой.')[0]).toMatchObject({
    sex: 'man',
    height: 'tall',
  });
});

test('a verb determines the sex of a name', () => {
  expect(people('Чичиков расплатился с портным: щечки были интереснее, воротнички белые.')[0]?.sex).toBe(
    'man',
  );
});

test('small hands and thin hair mean a child', () => {
  expect(people('Она причесала его волосики; он порывался всем телом и подергивал ручонками.')[0]?.age).toBe(
    'child',
  );
});

test('«она» for an inn is not a woman', () => {
  const [seller] = people(
    'Фасад гостиницы отвечал ее внутренности: она была очень длинна. В окне помещался сбитенщик с красным лицом.',
  );
  expect(seller?.sex).toBe('man');
  expect(people('Она вошла в дом; лицо ее было бледно.')[0]?.sex).toBe('woman');
});

test('lips described as only women’s are imply a woman', () => {
  expect(person('I saw the bright eyes and the voluptuous lips.').sex).toBe('woman');
});

test('“features” of a land and heavenly “bodies” are not a person’s', () => {
  expect(
    read('Its productions and features were unlike ours, as are the heavenly bodies.', 'character').people,
  ).toEqual([]);
  expect(read('His features were thin and pale.', 'character').people).toHaveLength(1);
});

test('a person seen sitting is described, not the observer', () => {
  expect(
    person('When he came in Edward saw Sonya sitting at the window, with a thin, pale face.'),
  ).toMatchObject({ sex: 'woman', posture: { value: 'sit' } });
  expect(person('I perceived sitting on the grass a second young man.').posture?.value).toBe('sit');
});

test('a relative with whom a passage begins, and whom it names, is described', () => {
  expect(person('Мать, Анна Павловна, полная дама в чепце, сидела у окна.').sex).toBe('woman');
  const [mother] = people('Мать, Анна Павловна, седая и грустная, вошла в комнату.');
  expect([mother?.sex, mother?.age]).toEqual(['woman', 'old']);
});

test('a Cossack wears a kaftan and a fur hat, and no epaulettes', () => {
  const cossack = person('Хозяин, родом казак, был ещё свеж и бодр.');
  expect([cossack.clothes?.value.kind, cossack.hat?.value.kind]).toEqual(['kaftan', 'fur hat']);
  expect(person('Полковник был ещё свеж и бодр.').clothes?.value.kind).toBe('uniform');
});

test('his lantern is not hers, and her hair is not his', () => {
  const lucy = people('Parker raised his lantern, and its light fell on Lucy’s face; her lips were red.');
  expect(lucy.filter(({ sex }) => sex === 'woman').flatMap(({ holds }) => holds)).toEqual([]);
  const tramp = people(
    'A little man stopped and gazed at the yellow hair she bared when she took off her veil; two thick plaits were pinned about her head.',
  );
  expect(tramp.find(({ sex }) => sex === 'man')?.hair).toBeUndefined();
  const [lady] = people('Her brown eyes were lifted to the officer’s face.');
  expect(lady?.clothes).toBeUndefined();
});

test('a room that is small makes nobody short', () => {
  expect(person('The room, though small, was neat; in a chair sat an aged man with a book.').height).toBe(
    undefined,
  );
});

test('somebody who comes in and is described is no walker, and the room they enter is not the subject', () => {
  const text = 'В комнату вошёл человек лет сорока, полный, с красным лицом, в чёрном сюртуке.';
  expect(person(text).posture).toBeUndefined();
  expect(read(text, 'character').setting).toBeNull();
  expect(person('He walked along the road in a grey coat.').posture?.value).toBe('walk');
});

test('a boy or girl of under fourteen years is a child', () => {
  expect(person('She was a girl of nine, with black curls.').age).toBe('child');
  expect(person('Это была девочка восьми лет, с тонкими руками.').age).toBe('child');
  expect(person('She was a girl of eighteen, with black curls.').age).toBe('young');
});

test('a bear of a man is broad, and no bear is there', () => {
  const scene = read('He was a bear of a man, with a black beard.', 'character');
  expect(scene.things).toEqual([]);
  expect(scene.people[0]).toMatchObject({ isBroadShouldered: true, height: 'tall' });
  const ghost = read('A wreck of a man, unshaven, crept along the wall.', 'character');
  expect(ghost.people).toHaveLength(1);
  expect(ghost.people[0]!.build).toBe('thin');
  expect(read('She was a mere slip of a girl.', 'character').people[0]).toMatchObject({ build: 'thin' });
  expect(things('The scarecrow of a farmer stood in the field.')).toContain('scarecrow');
});

test('a beard with hoar-frost on it is white', () => {
  expect(person('Длинная русая борода его вся заиндевела от мороза.').beard?.value.colour).toBe('#dde4e8');
});
