import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildEpub, page } from '../testing/build-epub.ts';
import { buildFb2 } from '../testing/build-fb2.ts';
import { onePixelPng } from '../testing/book-description.ts';
import { parsePublication } from './parse-publication.ts';
import { PARSER_VERSION } from './parser-version.ts';

/** What the parser of each version makes of the books below: lines are added, and none is ever changed. */
const RECORDED: Recorded = { 10: '0e1621b1014ab95a', 11: '467b14f49932e68f' };

type Recorded = Readonly<Record<number, string>>;

test('the parser version is raised when the output of the parser changes', () => {
  const digest = digestOf([epub2, epub3, fb2].map((bytes) => parsePublication(bytes)));
  expect(complaint(PARSER_VERSION, digest, RECORDED)).toBeNull();
});

test.each([
  ['the recorded output under its number', 2, 'b', null],
  ['other output under the same number', 2, 'c', /raise it by one/],
  ['other output under a higher number that is not recorded', 3, 'c', /Add the line 3: 'c'/],
  ['the same output under a higher number', 3, 'b', /Add the line 3: 'b'/],
  ['a number that has been lowered', 1, 'a', /lower/],
])('the guard of the parser version meets %s', (_case, version, digest, words) => {
  const found = complaint(version, digest, { 1: 'a', 2: 'b' });
  expect(found).toEqual(words && expect.stringMatching(words));
});

/** What is wrong with the number for what the parser makes now; null when nothing is. */
function complaint(version: number, digest: string, recorded: Recorded): string | null {
  if (version < Math.max(...Object.keys(recorded).map(Number)))
    return 'PARSER_VERSION is lower than one that devices may have stored books under.';
  if (recorded[version] === digest) return null;
  if (recorded[version] === undefined) return `Add the line ${version}: '${digest}' to RECORDED.`;
  return (
    'The output of the parser has changed. Devices keep what an earlier version made of their books until ' +
    'PARSER_VERSION in shared/publication/parser-version.ts is raised: raise it by one, and add that number with ' +
    `'${digest}' to RECORDED. If the change was not intended, undo it instead.`
  );
}

/** A digest of everything in the publications; bytes count by their own digest. */
function digestOf(value: unknown): string {
  const json = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Uint8Array ? createHash('sha256').update(part).digest('hex') : part,
  );
  return createHash('sha256').update(json).digest('hex').slice(0, 16);
}

const picture = { name: 'a.png', mediaType: 'image/png', bytes: onePixelPng };

const styles = `
  @font-face { font-family: Hand; src: url(hand.otf) }
  p { text-indent: 1.5em; margin: 0 } p.first { text-indent: 0 } .center { text-align: center; font-size: 1.4em }
  .poem p { margin-left: 2em; text-indent: -2em } .caps { font-variant: small-caps } .far { margin-left: 8em }
  .box { border: 1px solid; padding: 1em } .strong { font-weight: bold !important } p + p.apart { margin-top: 1em }
  .spaced { letter-spacing: .1em } .hidden { display: none } ul.plain { list-style: none } .drop::first-letter { float: left; font-size: 3em }
  .far { page-break-before: always } .vertical { writing-mode: vertical-rl } .stress { text-emphasis: open dot } .float { float: right; width: 8em }
`;

const markup = `<h1 id="top">One <em>title</em><br/>in two lines</h1>
<p class="first drop">First paragraph, with&nbsp;a no-break space, “quotes” — dashes &amp; entities&hellip; and cafe\u0301.</p>
<p>Second <b>bold</b> <span class="caps">small caps</span> <span class="spaced strong">spaced</span> <a href="#n1" epub:type="noteref">1</a>
 and <a href="c2.xhtml#place">a link</a>, <a href="https://example.org/">another</a> and <a href="javascript:x()">none</a>.</p>
<div class="poem"><p>A line of verse</p><p>and its rhyme</p></div><p> </p><p class="center">* * *</p><p>&#160;</p>
<blockquote class="box"><p>Quoted.</p></blockquote><p class="hidden">Hidden.</p><p class="far">Far<sup><a href="#n2">2</a></sup>.</p><p id="n2">2</p><p>An unmarked note.</p><script>alert(1)</script>
<ul class="plain"><li>one</li><li>two<ol start="3"><li>three</li><li value="7">seven</li></ol></li></ul>
<table><tr><th colspan="2">Head</th></tr><tr><td>a</td><td rowspan="2">b</td></tr></table>
<pre>  indented
    lines</pre><figure class="float"><img src="../images/a.png" alt="A picture" width="10"/><figcaption>Caption</figcaption></figure>
<p>x<sub>1</sub> <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>a</mi><mn>2</mn></mfrac></math> <ruby>漢<rt>kan</rt></ruby>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="4"/><text>drawn</text></svg></p>
<p><i>Formatting over <div>blocks</div> and on</i></p><p class="vertical stress">縦書き</p>
<aside epub:type="footnote" id="n1"><p>The note.</p></aside><section epub:type="loi"><p>A list of pictures.</p></section>`;

const broken = `<p>Unclosed <b>bold<p>Next &unknown; <i>italic</b> text</i><br>line<hr><img src=../images/a.png><td>cell</p></div>`;

const chapters = [
  {
    title: 'Part one',
    body: markup,
    children: [{ title: 'Two', body: '<p id="place">Placed.</p>', paragraphs: ['x'.repeat(500)] }],
  },
  { body: broken, paragraphs: ['No title.', 'Текст по-русски.'] },
  { title: 'Last', paragraphs: ['The end.'] },
];
const book = {
  title: 'The Book',
  authors: ['A. Author', 'Б. Автор'],
  description: '<p>About <b>it</b></p>',
  genres: ['fiction'],
  series: { name: 'A series', position: 2 },
  publisher: 'Publisher',
  published: '2001-02-03',
  cover: { ...picture, name: 'cover.png' },
  images: [picture],
  chapters,
};
/** The first chapter once more, with the style sheet in its head. */
const styled = page('Styled', markup).replace(
  '</head>',
  '<link rel="stylesheet" href="../style.css"/></head>',
);
const options = {
  entries: { 'OEBPS/style.css': styles, 'OEBPS/text/c1.xhtml': styled },
  manifestXml: '<item id="css" href="style.css" media-type="text/css"/>',
};
const epub3 = buildEpub(book, options);
const epub2 = buildEpub({ ...book, direction: 'rtl' }, { ...options, version: 2 });
const fb2 = buildFb2(
  {
    ...book,
    chapters: [
      {
        title: 'Глава',
        body: `<epigraph><p>Эпиграф</p><text-author>Автор</text-author></epigraph><p>Текст<a l:href="#n1" type="note">[1]</a> <emphasis>курсив</emphasis></p>
<empty-line/><subtitle>* * *</subtitle><poem><title><p>Стихи</p></title><stanza><v>строка</v><v>ещё</v></stanza></poem>
<image l:href="#a.png" alt="Рисунок"/><table><tr><td align="right" colspan="2">1</td></tr></table><cite><p>Цитата</p></cite>`,
        children: [{ title: 'Раздел', paragraphs: ['Абзац.'] }],
      },
      { paragraphs: ['Без заголовка.'] },
    ],
  },
  {
    encoding: 'windows-1251',
    notes: { n1: 'Примечание.', n2: 'Никем не названное.' },
    bodyXml: '<title><p>Книга</p></title>',
  },
);
