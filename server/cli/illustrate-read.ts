/**
 * What is read out of passages, for review by eye, and how well it agrees with labels where there are any.
 *
 *   npm run -s illustrate:read -- --cases FILE [--chapters DIR] [--brief]
 *
 * FILE is a JSON array or JSON lines of {"quote" or "text","type"}, optionally with "id", "lang", "around", "entity", and the labels
 * "must", "may", "not", "time", "season", "people". With --chapters the text before a passage is that of
 * DIR/<chapter>.json, up to the passage's "start". --brief prints the figures only.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { z } from 'zod';
import { readScene } from '#shared/illustration/reading/read-scene.ts';
import type { Known, Scene, ScenePerson, SubjectRef } from '#shared/illustration/scene.ts';
import { parseCommand, usageError } from './parse-command.ts';
import { headcount, scoreReading, type ReadingScore } from './reading-score.ts';

const Case = z.object({
  id: z.string().default(''),
  chapter: z.string().optional(),
  start: z.number().optional(),
  lang: z.enum(['en', 'ru']).nullish(),
  type: z.enum(['location', 'character', 'atmosphere', 'object']),
  quote: z.string().optional(),
  text: z.string().optional(),
  around: z.string().optional(),
  entity: z.string().nullish(),
  must: z.array(z.string()).optional(),
  may: z.array(z.string()).default([]),
  not: z.array(z.string()).default([]),
  time: z.string().nullish(),
  season: z.string().nullish(),
  people: z.number().nullish(),
  setting: z.string().nullish(),
  picturable: z.number().optional(),
});
type Case = z.infer<typeof Case>;

const USAGE = 'illustrate:read -- --cases FILE [--chapters DIR] [--brief]';
const { values } = parseCommand(USAGE, {
  options: { cases: { type: 'string' }, chapters: { type: 'string' }, brief: { type: 'boolean' } },
});
if (!values.cases) usageError(USAGE, 'Missing --cases FILE.');

const cases = readCases(values.cases);
const scores: { each: Case; scene: Scene; score: ReadingScore }[] = [];
for (const each of cases) {
  const scene = readScene({
    text: each.quote ?? each.text ?? '',
    type: each.type,
    language: each.lang ?? null,
    entity: each.entity
      ? {
          id: each.entity,
          name: each.entity,
          kind: each.type === 'location' ? 'location' : 'character',
          attributes: [],
        }
      : null,
    location: null,
    context: each.around ?? textBefore(each),
    bookId: each.chapter ?? 'book',
  });
  if (!values.brief) print(each, scene);
  if (!each.must) continue;
  const labels = {
    must: each.must,
    may: each.may,
    not: each.not,
    time: each.time ?? null,
    season: each.season ?? null,
    people: each.people ?? null,
  };
  const score = scoreReading(scene, labels);
  scores.push({ each, scene, score });
  if (!values.brief) printScore(each, scene, score);
}
for (const lang of ['en', 'ru', null] as const) summarise(lang);

function readCases(file: string): Case[] {
  const text = readFileSync(file, 'utf8');
  const rows = text.trimStart().startsWith('[')
    ? (JSON.parse(text) as unknown[])
    : text
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => JSON.parse(line) as unknown);
  return z.array(Case).parse(rows);
}

function textBefore({ chapter, start }: Case): string {
  const file = values.chapters && chapter ? path.join(values.chapters, `${chapter}.json`) : '';
  if (!file || !existsSync(file)) return '';
  return z
    .object({ text: z.string() })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .text.slice(0, start);
}

function print({ id, type, quote, text }: Case, scene: Scene): void {
  const air = (['setting', 'time', 'season', 'weather', 'light', 'mood'] as const)
    .map((key) => `${key}=${sourced(scene[key])}`)
    .join(' ');
  const lines = [
    `\n## ${id} ${type}${scene.isTooVague ? ' SILENT' : ''}`,
    quote ?? text ?? '',
    `  ${air} region=${scene.region}`,
    `  subject: ${named(scene.subject, scene)}`,
    `  things: ${scene.things.map((thing) => `${thing.weight.toFixed(2)} ${[thing.count, thing.size, thing.colour, ...thing.qualities].filter(Boolean).join(' ')} ${thing.what.toUpperCase()}${thing.relation ? ` (${thing.relation.kind} ${named(thing.relation.to, scene)})` : ''}${thing.certainty < 1 ? ` ~${thing.certainty.toFixed(2)}` : ''}`).join('; ')}`,
    ...scene.people.map((person) => `  person: ${personLine(person, scene)}`),
    ...(scene.colours.length > 0
      ? [`  colours: ${scene.colours.map(({ of, colour }) => `${of} ${colour}`).join(', ')}`]
      : []),
    ...(scene.leftOut.length > 0
      ? [`  left out: ${scene.leftOut.map(({ what, reason }) => `${what} (${reason})`).join(', ')}`]
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function sourced(known: Known<unknown> | null): string {
  if (known === null) return '-';
  return `${String(known.value)}${known.source === 'passage' ? '' : `[${known.source} ${known.certainty.toFixed(2)}]`}`;
}

function named(ref: SubjectRef | null, scene: Scene): string {
  if (ref?.kind === 'thing') return scene.things[ref.index]?.what ?? '?';
  if (ref?.kind === 'person') return `person ${ref.index}`;
  return ref?.kind ?? 'none';
}

function personLine(person: ScenePerson, scene: Scene): string {
  const worn = (known: Known<object> | undefined) =>
    known && `${Object.values(known.value).join(' ')}${known.certainty < 1 ? '~' : ''}`;
  return [
    `×${person.count}`,
    person.sex,
    person.age,
    person.height,
    person.build,
    person.isBroadShouldered && 'broad-shouldered',
    person.isStooped && 'stooped',
    person.posture && `posture:${person.posture.value}`,
    person.hair && `hair:${worn(person.hair)}`,
    person.beard && `beard:${worn(person.beard)}`,
    person.hat && `hat:${worn(person.hat)}`,
    person.clothes && `clothes:${worn(person.clothes)}`,
    person.wears.length > 0 && `wears:${person.wears.map(({ value }) => value).join(',')}`,
    person.holds.length > 0 && `holds:${person.holds.map(({ value }) => value).join(',')}`,
    person.features &&
      `features:${person.features.map(({ part, colour }) => `${part}${colour ?? ''}`).join(',')}`,
    person.relation && `${person.relation.kind} ${named(person.relation.to, scene)}`,
    person.isFar && 'far',
    `~${person.certainty}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function printScore(each: Case, scene: Scene, score: ReadingScore): void {
  const notes = [
    `  score: must ${percent(score.mustFound)} all ${percent(score.allFound)}; setting ${each.setting ?? '-'}`,
    ...(score.missing.length > 0 ? [`  missing: ${score.missing.join(' | ')}`] : []),
    ...(score.wrong.length > 0 ? [`  WRONG: ${score.wrong.join(' | ')}`] : []),
    ...(score.isTimeWrong ? [`  TIME: ${scene.time?.value}, not ${each.time}`] : []),
    ...(score.isSeasonWrong ? [`  SEASON: ${scene.season?.value}, not ${each.season}`] : []),
    ...(score.arePeopleRight === false ? [`  PEOPLE: ${headcount(scene)}, not ${each.people}`] : []),
  ];
  process.stdout.write(`${notes.join('\n')}\n`);
}

function summarise(lang: 'en' | 'ru' | null): void {
  const own = scores.filter(({ each }) => lang === null || each.lang === lang);
  if (own.length === 0) return;
  const mean = (value: (score: ReadingScore) => number) =>
    own.reduce((sum, { score }) => sum + value(score), 0) / own.length;
  const count = (test: (score: ReadingScore) => boolean | null) =>
    own.filter(({ score }) => test(score)).length;
  const labelled = count(({ arePeopleRight }) => arePeopleRight !== null);
  process.stdout.write(
    `${lang ?? 'all'}: ${own.length} passages, must ${percent(mean(({ mustFound }) => mustFound))}, all ${percent(mean(({ allFound }) => allFound))}, denied and shown ${mean(({ wrong }) => wrong.length).toFixed(2)} a passage, ` +
      `time wrong ${count(({ isTimeWrong }) => isTimeWrong)}, season wrong ${count(({ isSeasonWrong }) => isSeasonWrong)}, people right ${count(({ arePeopleRight }) => arePeopleRight)} of ${labelled}, silent ${own.filter(({ scene }) => scene.isTooVague).length}\n`,
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
