import { expect, test } from 'vitest';
import type { NameMention } from './names.ts';
import { LISTED_MAX, createRegistrar } from './registry.ts';

const mention = (display: string): NameMention => ({
  start: 0,
  end: display.length,
  kind: 'character',
  key: display.toLowerCase().split(' '),
  display,
  title: '',
  gender: null,
});

test('a book that names more people than are listed keeps those it speaks of most', () => {
  const registrar = createRegistrar();
  for (let i = 0; i < LISTED_MAX.entities + 500; i++) {
    const times = i % 10 === 0 ? 1 : 2;
    for (let n = 0; n < times; n++) registrar.add(mention(`Person${i}`), { chapter: 1, offset: i });
  }
  const names = registrar.finish().map(({ name }) => name);
  expect(names).toHaveLength(LISTED_MAX.entities);
  expect(names.filter((name) => name.endsWith('0')).length).toBeLessThan(60);
  const numbers = names.map((name) => Number(name.slice('Person'.length)));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('of two people with one name, the one introduced last is meant by it', () => {
  const registrar = createRegistrar();
  registrar.add({ ...mention('Ann Lee'), gender: 'female' }, { chapter: 1, offset: 0 });
  registrar.add({ ...mention('Ann Lee'), gender: 'male' }, { chapter: 2, offset: 0 });
  expect(registrar.named('ann lee')?.id).toBe('character-2-0');
  expect(registrar.named('Bob')).toBeNull();
});
