import { expect, test } from 'vitest';
import { certainSubject } from './certain-subject.ts';

const titleOf = (entity: string, content: string, before = '') =>
  certainSubject({ type: 'character', content, entity }, before);

test.each([
  ['Mr. Sherlock Holmes', 'Sherlock Holmes was pacing up and down the platform, tall and gaunt.'],
  ['Mr. Sherlock Holmes', 'Holmes sat silent, his legs stretched out in front of him.'],
  ['Mr. Merryweather', 'The solemn Mr. Merryweather perched himself upon a crate.'],
  ['Miss Irene Adler', 'Irene Adler, as I will still call her, had hurried up the steps.'],
  ['Count Orlov', 'Old Count Orlov leaned upon his stick.'],
  ['The Count', 'The Count wore a long black coat.'],
  ['Николай Петрович Кирсанов', 'Николай Петрович прихрамывал, черты имел маленькие, приятные.'],
  ['князь Андрей Болконский', 'Князь Андрей был небольшого роста, весьма красивый молодой человек.'],
])('a portrait that begins with %s is of them: %s', (entity, content) => {
  expect(titleOf(entity, content)).toBe(entity);
});

test.each([
  ['Count Dracula', 'I was expected, for at the door I faced a cheery-looking elderly woman.'],
  ['John Hare', 'His broad black hat, his white tie, were such as Mr. John Hare alone could have equalled.'],
  ['Mr. Sherlock Holmes', 'The man who entered was a sturdy, middle-sized fellow.'],
  ['Mr. Sherlock Holmes', 'He curled himself up in his chair, with his eyes closed.'],
  ['Duchess of Devonshire', 'There stood a large woman, her hat tilted in a Duchess of Devonshire fashion.'],
  ['Dracula', 'Dracula’s castle stood over a young woman in white.'],
  ['Mr. Sherlock Holmes', 'The friend of Holmes was a stout man with a red face.'],
  ['Mr. Darcy', 'Beside Mr. Darcy stood a pale girl in green.'],
  ['Marley', '“Marley was a tall man,” he said, and rubbed his red nose.'],
  ['Пётр', '– Пётр, не видать еще? – спрашивал барин лет сорока.'],
  ['Пётр', 'Вышел молодой парень, очень похожий на Петра.'],
  ['Аркадий', 'К Аркадию подошёл человек среднего роста в тёмном сьюте.'],
])('%s may not be whom a portrait shows that says: %s', (entity, content) => {
  expect(titleOf(entity, content)).toBeNull();
});

test.each([
  ['Tobias Fell', 'He was a tall, stooping old man.', 'It was cold. Tobias Fell was the lamplighter. '],
  ['Mrs. Gray', 'Her eyes were green.', 'Then Mrs. Gray came in. '],
  ['Павел Петрович Кирсанов', 'Он был в сюртуке.', 'Вечер.\nПавел Петрович вышел к чаю. '],
])('“he” is %s, with whom the sentence before begins', (entity, content, before) => {
  expect(titleOf(entity, content, before)).toBe(entity);
});

test.each([
  ['Tobias Fell', 'He was tall.', 'Tobias Fell was the lamplighter. A stranger came in. '],
  ['Tobias Fell', 'He was tall.', 'Tobias Fell was the lamplighter.\n'],
  ['Tobias Fell', 'He was tall.', 'A stranger looked at Tobias Fell. '],
  ['Tobias Fell', 'The man was tall.', 'Tobias Fell opened the door. '],
])('nobody knows whether %s is meant by: %s, after: %s', (entity, content, before) => {
  expect(titleOf(entity, content, before)).toBeNull();
});

test('a place is named as extraction found it, and no name stays none', () => {
  expect(
    certainSubject({ type: 'location', content: 'The door was open.', entity: 'Briony Lodge' }, ''),
  ).toBe('Briony Lodge');
  expect(certainSubject({ type: 'character', content: 'She was tall.', entity: null }, '')).toBeNull();
});
