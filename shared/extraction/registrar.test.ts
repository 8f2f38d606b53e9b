import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NameMention } from './names.ts';
import { quote } from './known-entity.ts';
import { createRegistrar } from './registrar.ts';
import { REGISTRY_LIMITS } from './registry.ts';

const mention = (display: string): NameMention => ({
  start: 0,
  end: display.length,
  kind: 'character',
  key: display.toLowerCase().split(' '),
  display,
  title: '',
  gender: null,
});

test('a book with too many people keeps those it mentions most', () => {
  const registrar = createRegistrar();
  for (let i = 0; i < REGISTRY_LIMITS.entities + 500; i++) {
    const times = i % 10 === 0 ? 1 : 2;
    for (let n = 0; n < times; n++) registrar.add(mention(`Person${i}`), { chapter: 1, offset: i });
  }
  const names = registrar.finish().map(({ name }) => name);
  expect(names).toHaveLength(REGISTRY_LIMITS.entities);
  expect(names.filter((name) => name.endsWith('0')).length).toBeLessThan(60);
  const numbers = names.map((name) => Number(name.slice('Person'.length)));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('a name shared by two people means the one introduced last', () => {
  const registrar = createRegistrar();
  registrar.add({ ...mention('Ann Lee'), gender: 'female' }, { chapter: 1, offset: 0 });
  registrar.add({ ...mention('Ann Lee'), gender: 'male' }, { chapter: 2, offset: 0 });
  expect(registrar.named('ann lee')?.id).toBe('character-2-0');
  expect(registrar.named('Bob')).toBeNull();
});

test('a surname alone means the person usually called by it, not the last one of that name', () => {
  const registrar = createRegistrar();
  const at = (offset: number) => ({ chapter: 1, offset });
  const called = { ...mention('Levin'), key: ['levin'] };
  const constantine = registrar.add({ ...mention('Constantine Levin') }, at(0));
  registrar.add(called, at(20));
  registrar.add({ ...mention('Nicholas Levin') }, at(40));
  expect(registrar.add(called, at(60)).id).toBe(constantine.id);
});

describe('a short form of a given name', () => {
  const called = (...names: (string | NameMention)[]) => {
    const registrar = createRegistrar();
    return names.map(
      (name, i) =>
        registrar.add(typeof name === 'string' ? mention(name) : name, { chapter: 1, offset: 20 * i }).id,
    );
  };

  test('means the bearer of the full name, introduced before or after', () => {
    expect(new Set(called('Elizabeth Bennet', 'Lizzy', 'Eliza Bennet', 'Elizabeth'))).toHaveProperty(
      'size',
      1,
    );
    expect(new Set(called('Lizzy', 'Elizabeth Bennet', 'Lizzy'))).toHaveProperty('size', 1);
    expect(new Set(called('Наталья Ростова', 'Наташа'))).toHaveProperty('size', 1);
  });

  test('means nobody of another name, sex or rank, and neither of two', () => {
    const [lady, kitty] = called({ ...mention('Catherine'), title: 'lady' }, 'Kitty');
    expect(kitty).not.toBe(lady);
    const [known, , ladyToo] = called('Kitty', 'Catherine', { ...mention('Catherine'), title: 'lady' });
    expect(ladyToo).not.toBe(known);
    const [bennet, price] = called('Elizabeth Bennet', 'Lizzy Price');
    expect(price).not.toBe(bennet);
    const [john, jack] = called(
      { ...mention('John'), gender: 'male' },
      { ...mention('Jack'), gender: 'female' },
    );
    expect(jack).not.toBe(john);
    expect(new Set(called('Thomas Lee', 'Thomas Hart', 'Tom'))).toHaveProperty('size', 3);
  });
});

test('the strongest quotations about a member up to any place are kept', () => {
  const registrar = createRegistrar();
  const entity = registrar.add(mention('Ann'), { chapter: 1, offset: 0 });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20, max: 60 }), { maxLength: 60 }), (weights) => {
      entity.quotations.length = 0;
      const all = weights.map((weight, i) => ({ chapter: 1, start: 10 * i, end: 10 * i + 9, weight }));
      for (const one of all) quote(entity, one);
      for (let known = 0; known <= all.length; known++) {
        const best = (some: readonly { weight: number }[]) =>
          some
            .map(({ weight }) => weight)
            .sort((a, b) => b - a)
            .slice(0, 5);
        expect(best(entity.quotations.filter(({ end }) => end <= 10 * known))).toEqual(
          best(all.slice(0, known)),
        );
      }
    }),
  );
});

test('a surname is ambiguous if another bearer has been present more recently', () => {
  const registrar = createRegistrar();
  let offset = 0;
  const add = (display: string) => registrar.add(mention(display), { chapter: 1, offset: offset++ });
  add('Paul Kirsanov');
  const father = add('Kirsanov');
  const son = add('Arkady Kirsanov');
  for (let i = 0; i < 100; i++) add(i % 10 === 0 ? 'Arkady' : 'Eugene');
  expect(add('Kirsanov')).toBe(father);
  expect(father.namesakes.has(son.id)).toBe(true);
});

describe('a name alone, after its only bearer has been away for long', () => {
  const meet = (first: string, times: number) => {
    const registrar = createRegistrar();
    let offset = 0;
    const add = (display: string) => registrar.add(mention(display), { chapter: 1, offset: offset++ });
    const known = Array.from({ length: times }, () => add(first))[0]!;
    for (let i = 0; i < 250; i++) add('Eugene');
    return { known, add };
  };

  test('is a new person if the bearer was hardly met', () => {
    const { known, add } = meet('Basil Fedorov', 1);
    const brother = add('Basil');
    expect(brother).not.toBe(known);
    expect([...brother.namesakes.keys()]).toEqual([known.id]);
    expect(add('Basil')).toBe(brother);
  });

  test('is the bearer, marked as uncertain, if they were met often', () => {
    const { known, add } = meet('Basil Fedorov', 9);
    expect(add('Basil')).toBe(known);
    expect([...known.mentions.values()][0]!.unsure).toHaveLength(1);
  });
});

test('a surname alone is marked as uncertain where neither of a family has been named for long', () => {
  const registrar = createRegistrar();
  let start = 0;
  const add = (display: string) =>
    registrar.add(
      { ...mention(display), start, end: start + display.length },
      { chapter: 1, offset: start++ },
    );
  const uncle = add('Paul Kirsanov');
  const father = add('Nicholas Kirsanov');
  for (let i = 0; i < 10; i++) add('Kirsanov');
  for (let i = 0; i < 60; i++) add('Eugene');
  expect(add('Kirsanov')).toBe(father);
  const { unsure } = father.mentions.get(1)!;
  expect(unsure).toContain(start - 1);
  expect(unsure).not.toContain(start - 62);
  expect([...father.namesakes.keys()]).toEqual([uncle.id]);
});

test('a short name that returns after long is marked as uncertain until a fuller name confirms it', () => {
  const registrar = createRegistrar();
  const add = (display: string, start: number) =>
    registrar.add({ ...mention(display), start, end: start + display.length }, { chapter: 1, offset: start });
  const student = add('Михаил Осипович', 0);
  for (let i = 1; i <= 7; i++) add('Миша', i);
  for (let i = 0; i < 250; i++) add('Eugene', 10 + i);
  for (const start of [300, 310, 320]) expect(add('Миша', start)).toBe(student);
  add('Михаил Осипович', 400);
  add('Миша', 500);
  expect(student.mentions.get(1)!.unsure).toEqual([300, 310, 320]);
});

test('a possessive of a short name means its bearer, if nobody has it as a surname', () => {
  const registrar = createRegistrar();
  let offset = 0;
  const add = (display: string) => registrar.add(mention(display), { chapter: 1, offset: offset++ });
  const boy = add('Илюша');
  expect(add('Илюшина')).toBe(boy);
  expect([...boy.aliases.keys()]).toEqual(['Илюша']);
  expect(add('Ильин')).not.toBe(boy);
});

test('a full name means the one who has its given name, not the last one of the family', () => {
  const registrar = createRegistrar();
  let offset = 0;
  const add = (display: string) => registrar.add(mention(display), { chapter: 1, offset: offset++ });
  const kitty = add('Kitty');
  add('Shcherbatskaya');
  expect(add('Kitty Shcherbatskaya')).toBe(kitty);
});

test.each([
  ['Щербацкая', 'female'],
  ['Вронская', 'female'],
  ['Щербацкий', 'male'],
])('%s shows whether it is a man or a woman', (name, gender) => {
  const registrar = createRegistrar();
  expect(registrar.add(mention(name), { chapter: 1, offset: 0 }).gender).toBe(gender);
});
