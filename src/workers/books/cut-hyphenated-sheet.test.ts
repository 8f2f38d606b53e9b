import { expect, test } from 'vitest';
import { hyphenatedLanguages, type HyphenatedLanguage } from '#shared/reading/layout/hyphenation.ts';
import { cutHyphenatedSheet } from './cut-hyphenated-sheet.ts';

// With letters this large, a line may end anywhere.
const measure = { lineWidth: 0, fontSize: 1e9, indent: 0, advances: { '': 10 } };

async function divided(
  html: string,
  language: string | null,
  wanted: readonly HyphenatedLanguage[] = hyphenatedLanguages,
): Promise<string> {
  const sheet = await cutHyphenatedSheet({
    ...{ html, start: 0, chars: 1000 },
    hyphenation: { language, ignored: [], wanted, measure },
  });
  let text = '';
  let done = 0;
  for (const at of sheet.hyphens) {
    text += `${sheet.text.slice(done, at)}-`;
    done = at;
  }
  return text + sheet.text.slice(done);
}

test('words are hyphenated by the patterns of their language', async () => {
  expect(await divided('<p>the administration of kindness</p>', 'en')).toBe(
    'the ad-min-is-tra-tion of kind-ness',
  );
  expect(await divided('<p>the knowledge</p>', 'en-GB')).toBe('the know-ledge');
  expect(await divided('<p>Мертвые души, переписывание</p>', 'ru')).toBe('Мерт-вые души, пе-ре-пи-сы-ва-ние');
  expect(await divided('<p>Straßenbahnhaltestelle</p>', 'de')).toBe('Straßenbahnhaltestelle');
});

test('a passage in another language keeps its own rules', async () => {
  expect(await divided('<p>the <i lang="ru">переписывание</i></p>', 'en')).toBe('the пе-ре-пи-сы-ва-ние');
});

test('languages that the browser hyphenates are left to it', async () => {
  expect(await divided('<p>administration</p>', 'en', ['ru'])).toBe('administration');
});

test('beside an initial and in quotations words are hyphenated wherever possible', async () => {
  // So far from the end of any line that running text is left whole.
  const wide = { lineWidth: 1e6, fontSize: 10, indent: 0, advances: { '': 10 } };
  const long = `${'word '.repeat(40)}administration`;
  const many = '<p>extraordinary circumstances</p>'.repeat(200);
  const html = `<p>${long}</p><p>administration</p><blockquote>administration</blockquote>${many}`;
  const { text, hyphens } = await cutHyphenatedSheet({
    ...{ html, start: 0, chars: 1e6 },
    hyphenation: { language: 'en', ignored: [], wanted: hyphenatedLanguages, measure: wide },
  });
  const second = text.indexOf('administration', long.length);
  const third = text.indexOf('administration', second + 1);
  expect(hyphens.filter((at) => at < second)).toHaveLength(4);
  expect(hyphens.filter((at) => at > second && at < third)).toHaveLength(0);
  const rest = text.indexOf('extraordinary');
  expect(hyphens.filter((at) => at > third && at < rest)).toHaveLength(4);
  expect(hyphens.filter((at) => at >= rest)).toHaveLength(0);
});

test('without hyphenation there are no break points', async () => {
  const sheet = await cutHyphenatedSheet({
    ...{ html: '<p>administration</p>', start: 0, chars: 1000 },
    hyphenation: null,
  });
  expect(sheet.hyphens).toEqual([]);
});
