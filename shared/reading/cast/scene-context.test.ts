import { expect, test } from 'vitest';
import type { RegistryEntity } from '../../extraction/types.ts';
import type { Correction } from './apply-corrections.ts';
import { sceneContext } from './scene-context.ts';
import { toCast } from './to-cast.ts';

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
  end: 400,
});

test('a picture uses only the name and appearance given so far in the book', () => {
  const { entity } = sceneContext(toCast([hero]), [], passage(1, 'Ivan'));
  expect(entity).toMatchObject({ id: 'e1', name: 'Ivan', attributes: [{ value: 'a grey coat' }] });
  expect(JSON.stringify(entity)).not.toMatch(/Prince|crown/);
});

test('a person keeps their appearance when a fuller name becomes known', () => {
  const later = sceneContext(toCast([hero]), [], passage(5, 'Prince Ivan Petrov')).entity;
  expect(later).toMatchObject({ id: 'e1', name: 'Prince Ivan Petrov' });
  expect(later!.attributes.map((one) => one.value)).toContain('a crown');
});

const stranger: RegistryEntity = {
  ...hero,
  id: 'e2',
  name: 'Greyfoot',
  aliases: [{ text: 'Greyfoot', chapter: 1, offset: 80 }],
  attributes: [{ kind: 'hair', value: 'red hair', chapter: 1, start: 90, end: 98 }],
  firstMention: { chapter: 1, offset: 80 },
};
const registry = [hero, stranger];
const correct = (
  kind: Correction['kind'],
  names: Correction['names'],
  more: Partial<Correction> = {},
): Correction => ({ id: kind, kind, of: 'character', names, name: '', since: 1, madeAt: 1, ...more });
const ivan: Correction['names'][number] = ['Ivan', 1, 10];
const greyfoot: Correction['names'][number] = ['Greyfoot', 1, 80];
const appearance = (corrections: readonly Correction[], of: string) =>
  sceneContext(toCast(registry), corrections, passage(1, of)).entity?.attributes.map(({ value }) => value);

test('two merged members are painted as one', () => {
  const merge = [correct('merge', [ivan, greyfoot])];
  expect(appearance(merge, 'Greyfoot')).toEqual(['a grey coat', 'red hair']);
  expect(appearance(merge, 'Ivan')).toEqual(['a grey coat', 'red hair']);
  const { entity, entityNames } = sceneContext(toCast(registry), merge, passage(1, 'Greyfoot'));
  expect(entity!.id).toBe(sceneContext(toCast(registry), merge, passage(1, 'Ivan')).entity!.id);
  expect(entityNames).toEqual(['Ivan', 'Greyfoot']);
});

test('a split member is painted without the other’s description', () => {
  const both: RegistryEntity = {
    ...hero,
    aliases: [...hero.aliases.slice(0, 1), ...stranger.aliases],
    attributes: [...hero.attributes.slice(0, 1), ...stranger.attributes],
    mentions: [{ chapter: 1, count: 2, at: [10, 14, 80, 88], names: [0, 1] }],
  };
  const { entity } = sceneContext(toCast([both]), [correct('split', [greyfoot])], passage(1, 'Ivan'));
  expect(entity!.attributes.map(({ value }) => value)).toEqual(['a grey coat']);
});

test('a hidden member is unknown to the painter, and a renamed one has the new name', () => {
  const hidden = sceneContext(toCast(registry), [correct('hide', [greyfoot])], passage(1, 'Greyfoot'));
  expect(hidden).toMatchObject({ entity: null, entityNames: [] });
  const renamed = [correct('rename', [greyfoot], { name: 'The beggar' })];
  expect(sceneContext(toCast(registry), renamed, passage(1, 'Greyfoot')).entity!.name).toBe('The beggar');
});

test('a correction in a later chapter does not affect an earlier passage', () => {
  expect(appearance([correct('merge', [ivan, greyfoot], { since: 2 })], 'Greyfoot')).toEqual(['red hair']);
});
