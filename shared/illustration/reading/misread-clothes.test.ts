import { expect, test } from 'vitest';
import { people, person, read, things } from '../testing/read-passage.ts';

test('a woman in skirts is one woman, and who sits in a shop sits on no bench', () => {
  expect(
    people('Анна, шурша накрахмаленными юбками, прогуливалась по улице.').map(({ count }) => count),
  ).toEqual([1]);
  expect(people('Мелькали шляпы и белые платья.').map(({ count }) => count)).toEqual(['many']);
  expect(things('Старик сидел в лавке.', 'character')).not.toContain('bench');
  expect(things('Старик сидел на лавке.', 'character')).toContain('bench');
});

test('who wears rich stuffs all of white is in white, and who is all in coarse grey in grey', () => {
  const lady = person('She was dressed in satins, and lace, and silks, all of white. Her shoes were white.');
  expect(lady.clothes?.value).toEqual({ kind: 'dress', colour: '#f1ece0' });
  expect(person('A fearful man, all in coarse grey, came up.').clothes?.value.colour).toBe('#8d9299');
});

test('a child with bare shoulders wears no ball dress', () => {
  const girl = person('Девочка лет десяти, черноглазая, с оголёнными плечами и руками, вбежала в комнату.');
  expect([girl.age, girl.clothes?.value.kind]).toEqual(['child', undefined]);
});

test('the colour of a coffin is not that of clothes, and exposed shoulders are those of a ball dress', () => {
  const boy = person('В голубом, убранном кружевом гробе лежал мальчик.');
  expect(boy.clothes?.value.colour).toBeUndefined();
  expect(
    person('В голубом, с чёрной шляпкой на голове, она вышла к гостям.').clothes?.value.colour,
  ).toBeDefined();
  const lady = person('A tall woman with plaited hair and much exposed white shoulders entered.');
  expect(lady.clothes?.value.kind).toBe('ball dress');
});

test('a blonde is fair, and a dress is white even if other adjectives stand in between', () => {
  const [girl] = read(
    'Она, тоненькая блондинка, стояла у окна; ее белое, почти простое платьице обхватило стан.',
    'character',
  ).people;
  expect(girl).toMatchObject({
    sex: 'woman',
    hair: { value: { colour: '#e2c892' } },
    clothes: { value: { kind: 'dress', colour: expect.any(String) as string } },
  });
});

test('clothes thrown off are not worn, and «без шапки» is a bare head', () => {
  const man = read(
    'Он сбросил подрясник и носил теперь прекрасно сшитый сюртук, и волосы его были коротко обстрижены.',
    'character',
  ).people[0]!;
  expect(man.clothes?.value.kind).toBe('frock coat');
  expect(read('На крыльцо вышел без шапки барин в запылённом пальто.', 'character').people[0]).toMatchObject({
    isBareheaded: true,
    clothes: { value: { kind: 'great coat' } },
  });
});

test('a woman’s bare arms mean a ball dress', () => {
  expect(read('Ее обнаженные руки лежали на перилах.', 'character').people[0]!.clothes?.value.kind).toBe(
    'ball dress',
  );
  expect(read('His bare arms were brown.', 'character').people[0]!.clothes).toBeUndefined();
});

test('a robe of ermine is worn, and a robe of mist is a metaphor', () => {
  expect(
    read('The king sat on his throne in a robe of ermine.', 'character').people[0]!.clothes?.value.kind,
  ).toBe('robe');
  expect(read('The hills wore a robe of mist.').leftOut.map(({ what }) => what)).toContain('robe');
});

test('a named person wears what their sentence states, however far from the name', () => {
  const [holmes] = read(
    'Sherlock Holmes was, as I expected, lounging about his sitting-room in his dressing-gown, reading the paper.',
    'atmosphere',
  ).people;
  expect(holmes?.clothes?.value.kind).toBe('dressing gown');
});

test('what a wife wears does not belong to the lackeys named before her', () => {
  const [lackeys] = people('Почтительные старые лакеи; толстая, добродушная жена в чепчике и турецкой шали.');
  expect(lackeys).toMatchObject({ sex: 'man', count: 'many', wears: [] });
  expect(lackeys?.hat).toBeUndefined();
});

test('clothes laid out on a table are not worn', () => {
  expect(people('На столе поместилось вынутое из чемодана платье: панталоны, два жилета.')).toEqual([]);
  expect(people('На нем было синее платье и жилет.')).toHaveLength(1);
});

test('a handkerchief crumpled in a fist is not worn, and a bitten finger is not a portrait', () => {
  expect(
    people('Платок был скомкан у него в правом кулаке, сюртук расстегнут.')[0]?.wears.map(
      ({ value }) => value,
    ),
  ).not.toContain('shawl');
  expect(people('Палец был больно прокушен, у самого ногтя.')).toEqual([]);
});

test('a shabby old man in a coat wears the coat', () => {
  expect(
    people('Потертый старичок стоял в коротенькой чуйке и дегтярных сапогах.')[0]?.clothes?.value.kind,
  ).toBe('kaftan');
});

test('clothes to be bought are not worn', () => {
  const { hat, wears } = person(
    'He was a lean man. With the money he meant to buy a coat, a hat, and boots.',
  );
  expect([hat, wears]).toEqual([undefined, []]);
});

test('a person in mourning wears black', () => {
  expect(person('The widow was dressed in mourning, and sat by the window.').clothes?.value).toEqual({
    kind: 'dress',
    colour: '#26242b',
  });
});

test.each([
  'The man bowed as he swept off his hat.',
  'The man placed his tall hat upon the table.',
  'The man bore a sword and carried a felt hat in his left hand.',
  'The man came forward, hat in hand.',
])('“%s” shows a bare head', (text) => {
  expect(person(text).hat).toBeUndefined();
});

test.each([
  'The man took his stick and put on his hat.',
  'The man laughed under his hat.',
  'A hat on his head, the man came in.',
])('“%s” shows a hat on the head', (text) => {
  expect(person(text).hat).toBeDefined();
});

test('a cloak hides the coat under it', () => {
  expect(
    person('The man wore a coat with gold buttons and a dark blue cloak over it.').clothes?.value.kind,
  ).toBe('cloak');
});

test('a uniform is worn, whatever the possessive', () => {
  expect(person('Denis’ uniform, spurs and moustache were all new.').clothes?.value.kind).toBe('uniform');
  expect(person('The man’s skin was uniform and pale.').clothes).toBeUndefined();
});

test('ladies who mention his clothes do not wear them', () => {
  const [ladies] = read(
    'The ladies knew by now that he wore a red coat and rode a grey horse.',
    'character',
  ).people;
  expect(ladies).toMatchObject({ sex: 'woman' });
  expect([ladies!.clothes, ladies!.posture]).toEqual([undefined, undefined]);
});

test('clothes on a chair are not worn, and a watch-chain is not a fetter', () => {
  const man = person(
    'The man wore a not over-clean black frock-coat, with a heavy brass chain. A frayed hat and a brown overcoat lay upon a chair beside him.',
  );
  expect(man).toMatchObject({ clothes: { value: { kind: 'frock coat' } }, isBareheaded: true });
  expect(man.hat).toBeUndefined();
  expect(things('The prisoner shook his chains.')).toContain('chains');
  expect(things('He had a watch with a gold chain.')).not.toContain('chains');
});

test('a muslin kerchief is no gown, and drab, fawn and russet are colours', () => {
  expect(person('She wore a plain white muslin kerchief and a brown dress.').clothes?.value).toMatchObject({
    kind: 'dress',
    colour: '#7a5236',
  });
  expect(person('He wore a drab coat and a hat.').clothes?.value.colour).toBe('#8f7c5c');
  expect(person('He wore a russet coat and a hat.').clothes?.value.colour).toBe('#8a4b2c');
});

test('a grave, handsome face is beside no gravestone', () => {
  expect(things('A knight with a grave, handsome face came in.', 'character')).toEqual([]);
});

test('braces are worn over a checked shirt, which is no suit of tweed', () => {
  const { wears, clothes } = person('He was in a checked shirt, and his suspenders were faded.');
  expect(clothes?.value.kind).toBe('shirt');
  expect(wears.map(({ value }) => value)).toContain('braces');
});

test('a frock of lawn is on no lawn, and grey trousers are not as brown as the gaiters', () => {
  expect(read('Lucy looked pretty in her white lawn frock.', 'character').setting).toBeNull();
  expect(
    person('He wore a black coat, brown gaiters, and grey trousers.').features?.find(
      ({ part }) => part === 'trousers',
    )?.colour,
  ).toBe('#8d9299');
  expect(person('She threw a handkerchief over her hair and went out.').hat?.value.kind).toBe('kerchief');
});

test('very bright red hair is red as hair is', () => {
  expect(person('A shock of very bright red hair grew low over his eyes.').hair?.value.colour).toBe(
    person('His hair was red.').hair?.value.colour,
  );
});

test('what is worn instead of a coat is worn, and the coat is not', () => {
  expect(person('Instead of a coat he wore a dressing-gown.').clothes?.value.kind).toBe('dressing gown');
  expect(person('He wore a dressing-gown instead of a coat.').clothes?.value.kind).toBe('dressing gown');
});

test('a coat that lies on a chair is not its owner', () => {
  const text =
    'He wore grey trousers. A frayed hat and a faded brown coat with a velvet collar lay upon a chair.';
  expect(person(text).posture?.value).not.toBe('lie');
  expect(person('A man in a faded brown coat lay upon a chair.').posture?.value).toBe('lie');
});

test('a veil over a face is worn, whatever lies beside its wearer, and mourning is black in Russian, too', () => {
  const widow = person('Она была в глубоком трауре; вуаль закрывала ей лицо, а рука лежала на перилах.');
  expect(widow.clothes?.value.colour).toBe('#26242b');
  expect(widow.wears.map(({ value }) => value)).toContain('veil');
  expect(person('Дама вошла; вуаль лежала на стуле.').wears).toEqual([]);
});

test('a coat over the arm is not worn, and lawn may be linen', () => {
  const lad = person('The lad stood there in a bathrobe, and over his left arm hung a grey tweed coat.');
  expect(lad.clothes?.value).toEqual({ kind: 'dressing gown' });
  expect(things('The stain was on the purity of her lawn death-robe.')).not.toContain('lawn');
  expect(things('A stream of blood trickled over the stone.')).not.toContain('stream');
});

test('a soft hat is no hat in the hand', () => {
  expect(person('Он носил серый сюртук и мягкую круглую шляпу.').features).toBeUndefined();
  expect(person('Он поправил на лбу свой красный платок.').hat?.value.kind).toBe('kerchief');
});

test('who is in velvet and lace wears them, though no garment is named', () => {
  const worn = (text: string) => person(text).wears.map(({ value }) => value);
  expect(worn('The countess, in black velvet and lace, raised her head.')).toEqual(
    expect.arrayContaining(['velvet', 'lace']),
  );
  expect(worn('Графиня, в бархате и кружевах, подняла голову.')).toEqual(
    expect.arrayContaining(['velvet', 'lace']),
  );
  expect(worn('The countess, in velvet slippers, came in.')).not.toContain('velvet');
});
