import { buildEpub } from '#shared/testing/build-epub.ts';

/**
 * Prose, a heading before each part, a list, notes below a rule, a long table, a wide one and one whose row is longer
 * than a page, code, a quotation, verse deep within others, a formula wider than the page, and lines that the
 * publisher forbids to break.
 */
export const forms = Buffer.from(
  buildEpub({
    title: 'Forms of a Page',
    language: 'en',
    chapters: [1, 2].map((n) => ({
      title: `Part ${n}`,
      body: Array.from({ length: 4 }, (_, i) => formsOf(n * 10 + i)).join(''),
    })),
  }),
);

const catWords =
  '<ruby>吾輩<rt>わがはい</rt></ruby>は猫である。<em>名前</em>はまだ無い。どこで生れたかとんと見当がつかぬ。';

/** A line of verse, as many publishers set it. */
function line(words: string): string {
  return `<span style="display: block; padding-left: 3em; text-indent: -1.5em">${words}</span>`;
}

function formsOf(n: number): string {
  const prose = (k: number) =>
    `<p>${`${n}.${k} The harbour lay still, and nobody on the quay remembered the last ship. `.repeat(2 + ((n * k) % 7))}</p>`;
  const cells = (k: number, count: number) =>
    Array.from({ length: count }, (_, i) => `<td>cell${n}.${k}.${i}</td>`).join('');
  const rowsOf = (rows: number, count: number) =>
    Array.from({ length: rows }, (_, k) => `<tr>${cells(k, count)}</tr>`).join('');
  return [
    `<h2>Of harbours, ${n}</h2>`,
    ...[1, 2, 3, 4, 5].map(prose),
    `<blockquote><p>Who goes there, asked the watch of ${n}, and was not answered.</p></blockquote>`,
    `<ul>${[1, 2, 3].map((k) => `<li>A rope of ${n * k} fathoms</li>`).join('')}</ul>`,
    `<table>${rowsOf(n % 2 ? 60 : 3, n % 2 ? 2 : 14)}</table>`,
    prose(6),
    n % 4 === 1 ? `<table><tr><td>${prose(9).repeat(8)}</td></tr></table>` : '',
    `<dl><dt>Gallows</dt><dd><blockquote class="poem"><p>${line('Whether on the gallows high')}<br/>${line('Or where blood flows the reddest')}</p></blockquote></dd></dl>`,
    `<p>In short, <math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${'<mi>x</mi><mo>+</mo>'.repeat(10 * (n % 5) + 1)}<mi>x</mi></mrow></math> of them.</p>`,
    `<pre>for (let i = 0; i &lt; ${n}; i++)\n  haul(i);</pre>`,
    `<p>Sealed <span style="white-space: nowrap">on the ${n}th of May</span> and kept.</p>`,
    `<p>The log reads <span style="white-space: nowrap">${'unbroken and unread '.repeat(n)}</span></p>`,
    `<div style="white-space: nowrap"><p>${'A whole line of the charter, never to be broken. '.repeat(4)}</p></div>`,
    `<pre style="white-space: pre">${'haul(rope, fathoms, harbour); '.repeat(6)}</pre>`,
    ...[7, 8].map(prose),
    `<div><hr/><p>${`A note on harbour ${n}. `.repeat(2 + n)}</p></div>`,
  ].join('');
}

/**
 * A chapter of rows that continues in vertical lines, of either kind, and a short stretch of them between rows.
 */
export const directions = Buffer.from(
  buildEpub({
    title: 'Directions of a Page',
    language: 'ja',
    chapters: ['rl', 'lr'].map((way) => ({
      title: `vertical-${way}`,
      body: [
        '<p>Set in rows, as the title and the imprint of a Japanese book often are.</p>',
        `<p style="writing-mode: vertical-${way}">短い詩。</p><p>And rows again, before the story begins.</p>`,
        `<div style="writing-mode: vertical-${way}"><h2>吾輩は猫</h2>`,
        ...Array.from(
          { length: 24 },
          (_, i) =>
            `<p>${Array.from({ length: (i % 5) + 1 }, (_, k) => catWords.replace('まだ', `まだ${i * 10 + k}、`)).join('')}</p>`,
        ),
        '</div><p>Rows at the end.</p>',
      ].join(''),
    })),
  }),
);
