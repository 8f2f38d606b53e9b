import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from './run-tests.ts';

/** Verdicts of a person who reviewed the screenshots, by a test's id. */
export type SeenVerdicts = Readonly<Record<string, 'pass' | 'fail'>>;

/** Writes `report.json` and `report.html` into a folder, and returns a summary of one paragraph. */
export async function writeReport(
  results: readonly Result[],
  seen: SeenVerdicts,
  out: string,
): Promise<string> {
  const settled = results.map((result) =>
    result.verdict === 'review' && seen[result.id]
      ? { ...result, verdict: seen[result.id]!, note: 'reviewed by a person' }
      : result,
  );
  await writeFile(join(out, 'report.json'), `${JSON.stringify(settled, null, 2)}\n`);
  await writeFile(join(out, 'report.html'), html(settled));
  return summary(settled);
}

function summary(results: readonly Result[]): string {
  const count = (verdict: Result['verdict']) => results.filter((result) => result.verdict === verdict).length;
  const [pass, fail] = [count('pass'), count('fail')];
  const share = pass + fail > 0 ? Math.round((100 * pass) / (pass + fail)) : 0;
  const failed = results.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
  return [
    `${results.length} tests: ${pass} passed, ${fail} failed (${share} %), ${count('review')} to be reviewed, ${count('outside')} outside.`,
    ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}`] : []),
  ].join('\n');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const html = (results: readonly Result[]): string => `<!doctype html>
<meta charset="utf-8"><title>EPUB conformance</title>
<style>body{font:15px/1.5 system-ui;margin:2rem}article{border-top:1px solid #ccc;padding:1rem 0}img{max-width:640px;border:1px solid #ccc}.pass{color:#1d6b3a}.fail{color:#a8201a}</style>
<h1>EPUB conformance</h1><pre>${escape(summary(results))}</pre>
${results.map(article).join('\n')}
`;

const article = ({
  id,
  verdict,
  coverage,
  level,
  description,
  sentences,
  note,
  picture,
}: Result): string => `<article>
<h2>${escape(id)} <span class="${verdict}">${verdict}</span></h2>
<p>${escape(`${coverage} · ${level}${note === null ? '' : ` · ${note}`}`)}</p><p>${escape(description)}</p>
<ul>${sentences.map(({ sentence, verdict: of }) => `<li class="${of}">${of}: ${escape(sentence)}</li>`).join('')}</ul>
${picture === null ? '' : `<img src="${escape(picture)}" alt="The first page of ${escape(id)}">`}
</article>`;
