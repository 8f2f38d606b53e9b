import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildEpub, page } from '#shared/testing/build-epub.ts';
import { parsePublication } from '../parse-publication.ts';

const TEXT = 'Words that the reader reads in a font of the reader’s own choice. '.repeat(4);
const BODY = `<h1 class="fancy">A title</h1><p>${TEXT}<span class="runes">ᚠᚢᚦ</span> and more.</p>`;
const CSS = `@font-face { font-family: "Fancy"; src: url(fonts/fancy.otf) }
  @font-face { font-family: Fancy; font-weight: bold; src: url("fonts/missing.otf"), url('fonts/bold.ttf') }
  @font-face { font-family: Runes; font-style: italic; src: local("Runes"), url(https://a.test/runes.woff2) }
  .fancy { font-family: 'fancy', serif } .runes { font-family: Runes } p { font-family: Arial }`;

/** Font files by their first bytes; no more of them is read. */
const font = (tag: string, length = 2000) => {
  const bytes = new Uint8Array(length);
  bytes.set([...tag].map((char) => char.charCodeAt(0)));
  return bytes;
};

function book({
  body = BODY,
  css = CSS,
  entries = {},
}: { body?: string; css?: string; entries?: Record<string, Uint8Array | string> } = {}) {
  const head = '<link rel="stylesheet" href="../style.css"/></head>';
  return parsePublication(
    buildEpub(
      { chapters: [{ title: 'A title' }] },
      {
        manifestXml:
          '<item id="css" href="style.css" media-type="text/css"/><item id="f" href="fonts/fancy.otf" media-type="font/otf"/>',
        entries: {
          'OEBPS/style.css': css,
          'OEBPS/text/c1.xhtml': page('A title', body).replace('</head>', head),
          'OEBPS/fonts/fancy.otf': font('OTTO'),
          'OEBPS/fonts/bold.ttf': font('\0\x01\0\0'),
          ...entries,
        },
      },
    ),
  );
}

const facesOf = ({ fonts }: ReturnType<typeof book>) =>
  fonts.map(({ face, bold, italic, mediaType }) => [face, bold, italic, mediaType]);

describe('embedded fonts', () => {
  it('apply only to the text that the book sets in them', () => {
    const publication = book();
    expect(facesOf(publication)).toEqual([
      ['face-1', false, false, 'font/otf'],
      ['face-1', true, false, 'font/ttf'],
    ]);
    const { html } = publication.chapters[0]!;
    expect(html).toMatch(/<h1[^>]* data-as="[^"]*face-1/);
    expect(html).not.toMatch(/<p[^>]*face-/);
  });

  it('are ignored if most of the book is set in them', () => {
    expect(book({ body: `<p class="fancy">${TEXT}</p>` }).fonts).toEqual([]);
  });

  it('may be declared in a document’s own styles', () => {
    const own =
      '<style>@font-face { font-family: Own; src: url(../fonts/bold.ttf) } .own { font-family: Own }</style>';
    const publication = parsePublication(
      buildEpub(
        { chapters: [{ title: 'A title' }] },
        {
          manifestXml: '<item id="f" href="fonts/bold.ttf" media-type="font/ttf"/>',
          entries: {
            'OEBPS/text/c1.xhtml': page('A title', `<p>${TEXT}<i class="own">Own</i></p>`).replace(
              '</head>',
              `${own}</head>`,
            ),
            'OEBPS/fonts/bold.ttf': font('\0\x01\0\0'),
          },
        },
      ),
    );
    expect(facesOf(publication)).toEqual([['face-1', false, false, 'font/ttf']]);
  });

  it('can be reset inside text set in them', () => {
    const { html } = book({ body: `<h1 class="fancy">A <b style="font-family: serif">plain</b> word</h1>` })
      .chapters[0]!;
    expect(html).toContain('<b data-as="face-none">plain</b>');
  });

  it('change nothing in a book without any', () => {
    const css = '.fancy { font-family: Fancy }';
    expect(book({ css }).chapters[0]!.html).not.toContain('face-');
  });

  it.each([
    [
      'IDPF’s way',
      'http://www.idpf.org/2008/embedding',
      createHash('sha1').update('urn:uuid:00000000-0000-4000-8000-000000000001').digest(),
      1040,
    ],
    [
      'Adobe’s way',
      'http://ns.adobe.com/pdf/enc#RC',
      Buffer.from('00000000000040008000000000000001', 'hex'),
      1024,
    ],
  ])('are deobfuscated: %s', (_, algorithm, key, length) => {
    const clear = font('OTTO').fill(7, 4);
    const masked = clear.map((byte, i) => (i < length ? byte ^ key[i % key.length]! : byte));
    const publication = book({
      entries: {
        'OEBPS/fonts/fancy.otf': masked,
        'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><enc:EncryptedData xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="OEBPS/fonts/fancy.otf"/></enc:CipherData></enc:EncryptedData></encryption>`,
      },
    });
    expect(publication.fonts[0]?.bytes).toEqual(clear);
  });

  it('are left out where their licence forbids embedding or they are invalid', () => {
    const restricted = font('OTTO');
    const view = new DataView(restricted.buffer);
    view.setUint16(4, 1);
    view.setUint32(12, 0x4f532f32);
    view.setUint32(20, 100);
    view.setUint16(108, 0x0002);
    const faces = (bytes: Uint8Array) =>
      facesOf(book({ entries: { 'OEBPS/fonts/fancy.otf': bytes } })).length;
    expect(faces(restricted)).toBe(1);
    expect(faces(new TextEncoder().encode('<script>alert(1)</script>'))).toBe(1);
    view.setUint16(108, 0x0008);
    expect(faces(restricted)).toBe(2);
  });
});
