import { describe, expect, it } from 'vitest';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import type { Language } from './types.ts';

/** A one-chapter book's quotations about a person or place, strongest first. */
function quotationsOf(text: string, language: Language, name: string): string[] {
  const { registry } = extractBook({ language, chapters: [{ number: 1, text }] });
  const member = registry.find(({ aliases }) => aliases.some((alias) => alias.text === name));
  return [...member!.quotations!]
    .sort((a, b) => b.weight - a.weight)
    .map(({ start, end }) => text.slice(start, end));
}

describe('a sentence about who a person is', () => {
  it.each([
    ['en', 'Mr. Harlow', 'Mr. Harlow was a retired captain of the East India trade.'],
    ['en', 'Mr. Harlow', 'Mr. Harlow, the younger brother of the vicar, sat by the fire.'],
    ['en', 'Averby', 'Averby was a small village on the coast.'],
    ['ru', 'Савелий Ильич', 'Савелий Ильич был старший брат покойного хозяина.'],
    ['ru', 'Савелий Ильич', 'Савелий Ильич, отставной капитан, жил один.'],
  ] as const)('introduces them (%s)', (language, name, sentence) => {
    const ordinary =
      language === 'en'
        ? `${name === 'Averby' ? 'They came to Averby' : `${name} came in`} at noon and went away again.`
        : `Потом ${name} встал, взял шапку и ушел.`;
    expect(quotationsOf(`${ordinary}\n\n${sentence}\n\n${ordinary}`, language, name)).toEqual([sentence]);
  });

  it('is neither direct speech about them nor about someone else', () => {
    const text =
      'Mr. Harlow came in at noon.\n\n“Mr. Harlow is a scoundrel and a thief,” said the boy.\n\n' +
      'Mrs. Tilney, who knew Mr. Harlow, was a tall woman with grey hair.\n\n' +
      'The cousin smiled at Mr. Harlow, requiring no partner in his pleasure.';
    expect(quotationsOf(text, 'en', 'Mr. Harlow')).toEqual([]);
  });
});

describe('a registry', () => {
  const text =
    'Prince Andrew Bolkon came in. Then Bolkon sat down.\n\nThe old prince, Nicholas Bolkon, looked at him. “Well?” said Bolkon.';
  const { registry } = extractBook({ language: 'en', chapters: [{ number: 1, text }] });

  it('has every mention of a member', () => {
    const named = registry.flatMap(({ mentions }) =>
      mentions.flatMap(({ at }) => at!.flatMap((start, i) => (i % 2 ? [] : [text.slice(start, at![i + 1])]))),
    );
    expect(named.filter((name) => name.includes('Bolkon'))).toHaveLength(4);
  });

  it('marks ambiguous mentions with the namesakes', () => {
    const unsure = registry.flatMap(({ mentions, namesakes }) =>
      mentions.flatMap((one) => (one.unsure ?? []).map((start) => ({ start, others: namesakes!.length }))),
    );
    expect(unsure).toEqual([{ start: text.lastIndexOf('Bolkon'), others: 1 }]);
  });
});
