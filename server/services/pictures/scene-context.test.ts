import { expect, test } from 'vitest';
import type { RegistryEntity } from '#shared/extraction/types.ts';
import { sceneContext } from './scene-context.ts';

const hero: RegistryEntity = {
  id: 'e1',
  name: 'Prince Ivan Petrov',
  kind: 'character',
  aliases: [
    { text: 'Ivan', chapter: 1, offset: 10 },
    { text: 'Prince Ivan Petrov', chapter: 5, offset: 300 },
  ],
  gender: 'male',
  genderFrom: { chapter: 1, offset: 40 },
  attributes: [
    { kind: 'clothes', value: 'a grey coat', chapter: 1, start: 50, end: 61 },
    { kind: 'clothes', value: 'a crown', chapter: 5, start: 320, end: 327 },
  ],
  mentions: [],
  firstMention: { chapter: 1, offset: 10 },
};

const passage = (chapter_number: number, entity: string) => ({
  entity,
  content: '',
  chapter_number,
  end_offset: 400,
});

test('a picture uses only the name and appearance given so far in the book', () => {
  const { entity } = sceneContext([hero], passage(1, 'Ivan'));
  expect(entity).toMatchObject({ id: 'e1', name: 'Ivan', attributes: [{ value: 'a grey coat' }] });
  expect(JSON.stringify(entity)).not.toMatch(/Prince|crown/);
});

test('a person keeps their appearance when a fuller name becomes known', () => {
  const later = sceneContext([hero], passage(5, 'Prince Ivan Petrov')).entity;
  expect(later).toMatchObject({ id: 'e1', name: 'Prince Ivan Petrov' });
  expect(later!.attributes.map((one) => one.value)).toContain('a crown');
});
