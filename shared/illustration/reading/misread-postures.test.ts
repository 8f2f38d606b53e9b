import { describe, expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { people, person, read } from '../testing/read-passage.ts';
import { readScene } from './read-scene.ts';

test('a bowed head is a look, not a bow', () => {
  const person = read('The widow bowed her head; tears ran down her cheeks.', 'character').people[0]!;
  expect(person.posture?.value).not.toBe('bow');
  expect(person.features?.flatMap(({ looks = [] }) => looks)).toContain('head bowed');
});

test('bowed shoulders are not a bow', () => {
  expect(
    read('The man had bowed shoulders and a grey beard.', 'character').people[0]!.posture,
  ).toBeUndefined();
});

test('a bend of the knees is not kneeling, and a plural verb does not apply to one person', () => {
  expect(read('The man had a bend of the knees as he walked.', 'character').people[0]!.posture?.value).toBe(
    'walk',
  );
  expect(
    read('Она вошла. На столе лежали шелковый халат и рубашка.', 'character').people[0]!.posture?.value,
  ).not.toBe('lie');
});

test('a lady who reclines on a sofa before she gets up is sitting, and her lace kerchief is on her head', () => {
  const { people, things } = read(
    'На кожаном диване полулежала дама, белокурая, в шелковом платье и с кружевною косынкой на голове. Она встала с дивана.',
    'character',
  );
  expect(things.map(({ what }) => what)).toContain('sofa');
  expect(people[0]).toMatchObject({
    posture: { value: 'sit' },
    hat: { value: { kind: 'kerchief', colour: '#efe9dc' } },
  });
});

test('two people known only by name sit if the passage says that both sat', () => {
  const { people } = read(
    'В тени ясеня на скамейке сидели Маша с Дмитрием; он держал книгу, забытую у охотников.',
    'character',
  );
  expect(people.map(({ sex, posture }) => [sex, posture?.value])).toEqual([
    ['woman', 'sit'],
    ['man', 'sit'],
  ]);
});

test('a person on a chair sits, whatever the verb', () => {
  expect(
    read('Возле кровати на стуле помещалась женщина в ситцевом платье.', 'character').people[0]!.posture
      ?.value,
  ).toBe('sit');
});

test.each([
  ['Старик держал на плече удочку, а в руке — ведро.', ['fishing rod', 'bucket']],
  ['The boy carried a fishing rod.', ['fishing rod']],
  ['The huntsman raised a hunting horn.', ['hunting horn']],
])('things with names of two words, and things after a dash, are held as well: %s', (text, held) => {
  expect(read(text, 'character').people[0]!.holds.map(({ value }) => value)).toEqual(held);
});

test.each([
  ['She looked at a rose she held in her hand.', 'rose'],
  ['Молодое лицо выглянуло из-под бахромы зонтика.', 'umbrella'],
  ['He stood in the doorway with a hunting crop in his hand.', 'whip'],
])('a thing named at the end of a passage is held: %s', (text, what) => {
  expect(read(text, 'character').people[0]!.holds.map(({ value }) => value)).toContain(what);
});

test('«ехать на лошади» is riding', () => {
  expect(read('Мужичок ехал рысцой на белой лошадке.').people[0]!.posture?.value).toBe('ride');
  expect(read('Мужичок ехал на телеге.').people[0]!.posture?.value).toBe('drive');
});

test('bearing an affliction is not carrying, and a removed hat is not worn', () => {
  expect(
    read('The girl with the brown hair was bearing the infliction calmly.', 'character').people[0]!.posture,
  ).toBeUndefined();
  expect(read('I had removed my hat, and my face was grimy.', 'character').people[0]!.isBareheaded).toBe(
    true,
  );
});

test('a person called a rider rides, and a mountain path is in the mountains', () => {
  const scene = read('Два всадника в бурках ехали по горной тропе.');
  expect(scene.people[0]!.posture?.value).toBe('ride');
  expect(scene.setting?.value).toBe('mountains');
});

test('a sleeping cat does not make the cook sleep', () => {
  const cook = read('На кухне стояла кухарка, а под лавкой спала кошка.').people[0]!;
  expect(cook.posture?.value).not.toBe('sleep');
});

test('a sick person lies, and a sickly colour is not a person', () => {
  expect(read('Больной лежал под серым одеялом.', 'character').people).toMatchObject([
    { posture: { value: 'lie' } },
  ]);
  expect(read('У нее был больной цвет лица, она сидела у окна.', 'character').people).toHaveLength(1);
});

test('running one’s fingers over strings is not running, and mist that lies against a wall is not a person', () => {
  expect(read('The man ran his fingers over the strings.', 'character').people[0]!.posture).toBeUndefined();
  expect(
    read('The mist was close up to the house, so that I could see it lying thick against the wall.').people,
  ).toEqual([]);
});

test('driving rain is not driving, hands that lie on knees do not make a person lie, and manes are not people’s hair', () => {
  const rider = read(
    'Denisov in a felt cloak from which the rain ran down was riding a thin horse. He shrank from the driving rain.',
    'character',
  ).people[0]!;
  expect(rider.posture?.value).toBe('ride');
  expect(
    read('I had noticed the backs of his hands as they lay on his knees.', 'character').people[0]!.posture,
  ).toBeUndefined();
  expect(
    read('Their necks, with their wet, close-clinging manes, looked strangely thin.', 'character').isTooVague,
  ).toBe(true);
});

test('a person who comes in and sinks into an armchair sits', () => {
  expect(
    people('Княжна вошла и, едва поклонившись, опустилась в широкое бархатное кресло.')[0]!.posture?.value,
  ).toBe('sit');
  expect(people('The old woman walked in and dropped wearily into a chair.')[0]!.posture?.value).toBe('sit');
});

test('a thing that a person raises is held', () => {
  expect(people('Бородатый мужик смеялся, поднимая блестящий штоф.')[0]!.holds[0]?.value).toBe('bottle');
});

test('a person whose head rests on an elbow may lie', () => {
  expect(
    people('Ramballe refused food and resting his head on his elbow lay silent beside the campfire.')[0]!
      .posture?.value,
  ).toBe('lie');
});

test('a sleeping father does not make the girl who comes in asleep', () => {
  expect(
    people('The little girl opened the door and examined her father, who was asleep.')[0]!.posture?.value,
  ).not.toBe('sleep');
});

test('a person who bends over an outfit does nothing to another person, and does not ride', () => {
  const found = people('He bent over his sacked riding outfit, and undid it, revealing a saddle.');
  expect(found).toHaveLength(1);
  expect(found[0]!.posture?.value).not.toBe('ride');
});

test('a person known only by a pronoun sits on what the sentence names', () => {
  const of = (text: string) => {
    const { people: found, things } = readScene(passage(text, { type: 'character' }));
    const { relation } = found[0]!;
    return relation?.to.kind === 'thing' ? `${relation.kind} ${things[relation.to.index]!.what}` : undefined;
  };
  expect(of('He was sitting on the ground leaning on his hands, and a horse galloped past.')).toBe('on soil');
  expect(of('She sat not four feet from him, leaning against the great tree.')).toBe('beside tree');
});

test('a dog told to lie does not make the boy lie', () => {
  expect(
    people(
      'Караулить дом Коля не боялся, с ним был Перезвон, которому повелено было лежать ничком в передней.',
    )[0]!.posture?.value,
  ).not.toBe('lie');
});

test('a girl in a chair on wheels sits, and the wheels are not a thing', () => {
  const { people: found, things } = readScene(
    passage(
      'Бедная девочка не могла ходить, и ее возили в длинном кресле на колесах. Это было милое личико.',
      { type: 'character' },
    ),
  );
  expect(found[0]!.posture?.value).toBe('sit');
  expect(things.map(({ what }) => what)).not.toContain('wheel');
});

test('schoolboys on their way home walk', () => {
  expect(people('Мальчики расходились по домам с мешочками на плечах.')[0]!.posture?.value).toBe('walk');
});

test('a person who did not weep is not weeping', () => {
  expect(people('Он не плакал, но лицо его выражало страдание.')[0]?.posture).toBeUndefined();
  expect(people('Он плакал, и лицо его выражало страдание.')[0]?.posture?.value).toBe('weep');
});

test('actions of the narrator, a bearing and a dining-room are not postures of the described person', () => {
  expect(person('I rose and bowed, and he came nearer; a man with grey hair.').posture?.value).not.toBe(
    'bow',
  );
  expect(person('I saw the man who bowed to the lady.').posture?.value).toBe('bow');
  expect(person('He was a lean man, with pride in his face and bearing.').posture).toBeUndefined();
  expect(
    person('The old man was lean, and in his silence lay his power. Nobody knew where the difference lay.')
      .posture,
  ).toBeUndefined();
  expect(person('The young lady looked out of the dining-room.').posture?.value).not.toBe('eat');
});

test('a person sitting in a furnished room is seated', () => {
  expect(read('In the study with its pictures and new furniture sat the old woman.').people).toMatchObject([
    { posture: { value: 'sit' } },
  ]);
});

test('a gun in a person’s hands is not also in the corner', () => {
  const scene = read(
    'At the window stood a man with a gun in his hands. The muzzle of his gun rested on the sill.',
    'character',
  );
  expect(scene.people[0]!.holds.map(({ value }) => value)).toEqual(['rifle']);
  expect(scene.things.map(({ what }) => what)).not.toContain('rifle');
});

test('a man who throws himself on his knees does not attack anyone', () => {
  const { people } = readScene(
    passage('He threw himself on his knees, and held up his hands.', { type: 'character' }),
  );
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({ posture: { value: 'kneel' } });
  expect(people[0]!.deed).toBeUndefined();
});

test('a man who bends over his bench does nothing to another person', () => {
  const { people } = read('The old clockmaker bent over his bench among a score of clocks.', 'character');
  expect(people).toHaveLength(1);
  expect(people[0]!.deed).toBeUndefined();
});

test('somebody thrown across a bed lies there', () => {
  const { people } = read(
    'She was there, lifeless, thrown across the bed, her head hanging down.',
    'character',
  );
  expect(people[0]!.posture?.value).toBe('lie');
});

test('colours play without a piano, and patches run without legs', () => {
  const postureOf = (text: string) => read(text, 'character').people[0]?.posture?.value;
  expect(postureOf('As he spoke, the playing colours of his robe formed a mist around the dwarf.')).not.toBe(
    'play',
  );
  expect(postureOf('He wore black trousers, with three white patches running down each leg.')).not.toBe(
    'run',
  );
});

test('who comes in and sits down is sitting', () => {
  const text = 'Она вошла с угрюмым лицом, на вид почти спокойная, и тихо села на стул.';
  expect(person(text).posture?.value).toBe('sit');
  expect(person('Она вошла с угрюмым лицом, на вид почти спокойная.').posture?.value).toBe('walk');
});

test('a person who kneels and prays kneels', () => {
  expect(person('While he prayed he knelt on a mat.').posture?.value).toBe('kneel');
});

test('a person who collapses into a chair sits, and one who has risen from where she lay does not lie', () => {
  expect(person('Our visitor collapsed into a chair with a ghastly face.').posture?.value).toBe('sit');
  expect(person('She had risen from where she lay on the sofa.').posture?.value).not.toBe('lie');
});

test('who plays with a fan or at stick and ball plays no piano', () => {
  expect(person('The boy was playing at stick and ball.').posture?.value).not.toBe('play');
  expect(person('She sat playing with her fan.').posture?.value).toBe('sit');
  expect(person('She was playing at the piano.').posture?.value).toBe('play');
});

describe('a posture is somebody’s', () => {
  test('not that of sorrow, nor of a bat', () => {
    expect(
      person('Yes, there she is, with a world of quiet sorrow lying under the shadow of her long eyelashes.')
        .posture,
    ).toBeUndefined();
    expect(
      person(
        'The lama dropped wearily to the ground, much as a heavy fruit-eating bat cowers, and returned to his rosary.',
      ).posture?.value,
    ).toBe('sit');
    expect(person('The old man was lying upon the straw.').posture?.value).toBe('lie');
  });
});

test('a face that bends over a cigarette does not bow the body', () => {
  expect(
    person('His flabby face was red, as it bent over the long stained fingers.').posture,
  ).toBeUndefined();
});
