import sharp from 'sharp';
import { buildEpub } from '#shared/testing/build-epub.ts';

const opening =
  'The road ran down between two hedges to the river, and the river lay so still that evening that the mill stood in it ' +
  'twice over, once upright and once upon its head. Nobody had told the miller’s daughter that the bridge was closed. ' +
  'She had walked four miles from the market with an empty basket and a headful of news, and she had no intention of ' +
  'walking back. ';
const going =
  '“You will have to wait for the ferryman,” said a voice, which seemed to come from the willow; and when she had looked ' +
  'long enough she saw that it came from a small man in a large hat, who sat so quietly among the roots that she might ' +
  'have taken him for one of them. He did not get up. He had, he explained, been waiting since Thursday. ';
const plain =
  'There was a light in the upper window of the mill, and while they talked it moved from one end of the house to the ' +
  'other, as though somebody up there were looking for a thing of no great value in no great hurry. ';

const lines = [
  'The clock upon the landing tells',
  'Its twelve to nobody but me;',
  'The tide comes in across the bells',
  'Of churches lying in the sea.',
  '',
  'And all the doors along the street',
  'Stand open to the moon and rain,',
  'And I can hear the patient feet',
  'Of those who will not come again.',
];

const letter = `<div style="text-align: right"><p>Thornwick, the 9th of <span style="font-variant: small-caps">October</span></p></div>
<blockquote><p>My dear Aunt,</p><p>${plain}</p><p>I am, believe me, your affectionate nephew,</p><p style="text-align: right"><em>Septimus</em></p></blockquote>`;

const table = `<table><caption>Tides at the old bridge</caption><thead><tr><th>Day</th><th>High</th><th>Low</th><th>Wind</th></tr></thead><tbody>${[
  ['Monday', '4.12', '10.31', 'south-west, fresh'],
  ['Tuesday', '5.02', '11.20', 'west, fresh'],
  ['Wednesday', '5.49', '12.04', 'west, strong'],
  ['Thursday', '6.38', '12.51', 'north-west, a gale'],
  ['Friday', '7.30', '1.44', 'north, moderate'],
]
  .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</tbody></table>`;

/** The forms that a page of a book may take, a chapter for each. */
export const FORMS = ['novel', 'verse', 'letter', 'table', 'figure', 'notes', 'formula', 'Hebrew'] as const;

/** A book with a chapter in each of the forms. */
export async function bookOfForms(): Promise<Buffer> {
  const hill = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360"><rect width="600" height="360" fill="#dce6ea"/><circle cx="430" cy="150" r="46" fill="#f4d9a0"/><path d="M0 260 Q150 190 300 250 T600 230 V360 H0Z" fill="#7c948f"/><path d="M0 310 Q200 260 600 320 V360 H0Z" fill="#3d4d4b"/></svg>`;
  const picture = new Uint8Array(await sharp(Buffer.from(hill)).png().toBuffer());
  const bodies: Record<(typeof FORMS)[number], string> = {
    novel: `<h2>Chapter the First</h2><p>${opening}</p><p>${going}</p><p>${plain}</p>${`<p>${going}</p><p>${opening}</p>`.repeat(6)}`,
    verse: `<h2>The Drowned Parish</h2>${`<div class="poem">${lines.map((line) => (line ? `<p style="text-indent: 0; margin: 0 0 0 2em">${line}</p>` : '<p>&#160;</p>')).join('')}</div>`.repeat(2)}`,
    letter: `<h2>A Letter</h2><p>${plain}</p>${letter}<p>${going}</p>`,
    table: `<h2>Tides</h2><p>${plain}</p>${table}<p>${going}</p>`,
    figure: `<h2>The Hill</h2><p>${plain}</p><figure><img src="../images/hill.png" alt="A low sun over two hills"/><figcaption>Plate I. The hill from the north.</figcaption></figure><p>${going}</p>`,
    notes: `<h2>Notes</h2><p>${plain}<a epub:type="noteref" href="#n1">1</a> ${going}<a epub:type="noteref" href="#n2">2</a></p><ol><li>One.</li><li>Two, with <strong>bold</strong> and <code>code</code>.</li></ol><aside epub:type="footnote" id="n1"><p>The mill burnt down in the following spring.</p></aside><aside epub:type="footnote" id="n2"><p>A Thursday.</p></aside>`,
    formula: `<h2>A Sum</h2><p>${plain}</p><p><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mi>s</mi><mo>=</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><msqrt><mi>c</mi></msqrt></mfrac></math></p><p>${going}</p>`,
    Hebrew: `<div lang="he" xml:lang="he" dir="rtl"><h2>הדרך אל הנהר</h2><p>${'הדרך ירדה בין שתי גדרות אל הנהר, והנהר שכב דומם באותו ערב, עד שהטחנה עמדה בו פעמיים. '.repeat(6)}</p></div>`,
  };
  return Buffer.from(
    buildEpub({
      title: 'The Book of Forms',
      authors: ['E. Tester'],
      language: 'en',
      images: [{ name: 'hill.png', mediaType: 'image/png', bytes: picture }],
      chapters: FORMS.map((form) => ({ title: form, body: bodies[form] })),
    }),
  );
}
