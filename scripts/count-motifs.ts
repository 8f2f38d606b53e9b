/**
 * How often books name what can be drawn: which motifs are worth drawing next.
 *
 *   npm run motifs:count -- FOLDER|FILE… [--out docs/motifs.md]
 *
 * Reads every EPUB and FB2 named or in a folder named that holds a novel's worth of English or Russian text. A thing
 * named in a metaphor counts too: the figures show what to draw first, not how often it will be drawn.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { nodeCodec } from '#server/files/node-codec.ts';
import { ALL_MOTIFS } from '#shared/illustration/motifs/all-motifs.ts';
import type { NamePair } from '#shared/illustration/motifs/motif.ts';
import { MOTIF_NAMES } from '#shared/illustration/motifs/names.ts';
import { wordForms } from '#shared/illustration/motifs/word-forms.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { UNDRAWN } from './undrawn-motifs.ts';

/** Shorter texts are samples and tests. */
const NOVEL_WORDS = 20_000;
const PER = 100_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
if (positionals.length === 0) {
  process.stderr.write('Name a folder or files: npm run motifs:count -- FOLDER|FILE… [--out FILE]\n');
  process.exit(2);
}

const concepts = new Map<string, NamePair>([
  ...Object.entries(MOTIF_NAMES).filter((entry): entry is [string, NamePair] => typeof entry[1] !== 'string'),
  ...Object.entries(UNDRAWN),
]);
/** Whole phrases and their first words, so that most words of a text are looked up once. */
const byForm = new Map<string, string[]>();
let longest = 1;
for (const [name, words] of concepts) {
  for (const form of wordForms(words)) {
    byForm.set(form, [...(byForm.get(form) ?? []), name]);
    longest = Math.max(longest, form.split(' ').length);
  }
}

const novels = positionals
  .flatMap((name) =>
    statSync(name).isDirectory() ? readdirSync(name).map((file) => path.join(name, file)) : [name],
  )
  .filter((file) => /\.(?:epub|fb2)$/u.test(file))
  .flatMap(readNovel);
const report = table(novels.map(count));
if (values.out) writeFileSync(values.out, report);
else process.stdout.write(report);

interface Novel {
  language: 'en' | 'ru';
  words: string[];
}

function readNovel(file: string): Novel[] {
  try {
    const { chapters, metadata } = parsePublication(readFileSync(file), nodeCodec);
    const text = chapters.map((chapter) => chapter.text).join('\n');
    const words =
      text
        .toLowerCase()
        .replaceAll('ё', 'е')
        .match(/\p{L}+/gu) ?? [];
    const language = metadata.language?.slice(0, 2) ?? (/[а-я]{4}/u.test(text) ? 'ru' : 'en');
    if (words.length < NOVEL_WORDS || (language !== 'en' && language !== 'ru')) return [];
    process.stderr.write(`${path.basename(file)}: ${words.length} words\n`);
    return [{ language, words }];
  } catch (error: unknown) {
    // Folders of books contain broken ones.
    if (!(error instanceof PublicationError)) throw error;
    process.stderr.write(`${path.basename(file)}: ${error.code}\n`);
    return [];
  }
}

/** Times each concept is named, per 100,000 words of the novel. */
function count({ language, words }: Novel): { language: Novel['language']; rates: Map<string, number> } {
  const rates = new Map<string, number>();
  for (let i = 0; i < words.length; i++) {
    // The longest phrase counts: a rocking chair is no chair.
    for (let length = longest; length > 0; length--) {
      const names = byForm.get(words.slice(i, i + length).join(' '));
      if (!names) continue;
      for (const name of names) rates.set(name, (rates.get(name) ?? 0) + PER / words.length);
      i += length - 1;
      break;
    }
  }
  return { language, rates };
}

function table(counted: readonly ReturnType<typeof count>[]): string {
  const mean = (name: string, language: Novel['language']): number => {
    const of = counted.filter((novel) => novel.language === language);
    return of.reduce((sum, { rates }) => sum + (rates.get(name) ?? 0), 0) / Math.max(1, of.length);
  };
  const rows = [...concepts].map(([name, words]) => {
    const [english, russian] = [mean(name, 'en'), mean(name, 'ru')];
    return { name, words, english, russian, both: (english + russian) / 2 };
  });
  rows.sort((a, b) => b.both - a.both || (a.name < b.name ? -1 : 1));
  const shown = ([english, russian]: NamePair) =>
    `${english} | ${russian}`.replace(' | ', ' · ').replaceAll('=', '').replaceAll('|', ', ');
  const forms = (name: string) =>
    Object.entries(MOTIF_NAMES)
      .filter(([key, of]) => (key === name || of === name) && ALL_MOTIFS.has(key))
      .map(([key]) => key)
      .join(', ');
  return [
    '# What novels name, and what is drawn of it',
    '',
    `Written by \`npm run motifs:count\`; times named per ${PER.toLocaleString('en')} words, the mean of ${counted.filter(({ language }) => language === 'en').length} English and ${counted.filter(({ language }) => language === 'ru').length} Russian books. Things named in a metaphor are in it, and words that have another meaning ("row", "form", "коса"). A motif without a count is drawn because a thing by its side is.`,
    '',
    '| named in English | in Russian | words | drawn as |',
    '| ---: | ---: | --- | --- |',
    ...rows.map(
      ({ name, words, english, russian }) =>
        `| ${english.toFixed(1)} | ${russian.toFixed(1)} | ${shown(words)} | ${forms(name) || 'not drawn'} |`,
    ),
    '',
  ].join('\n');
}
