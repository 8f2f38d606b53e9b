import type { EditionPicture } from '../edition-request.ts';
import { editionWords } from '../pages/edition-words.ts';
import { pictureTools } from '../pages/colophon-page.ts';
import { withPictureFacts } from '../pictures/picture-metadata.ts';
import type { ZipFile } from '../write-zip.ts';
import { xmlText, xmlValue } from '../xml-text.ts';

export interface AlbumRequest {
  title: string;
  authors: readonly string[];
  /** The book's. */
  language: string | null;
  pictures: readonly EditionPicture[];
  /** The title of a chapter, by its number; empty if it has none. */
  titleOf: (chapter: number) => string;
}

/** All pictures of a book as files, in the order of its text, and a page that shows them with their passages. */
export function albumFiles(request: AlbumRequest): ZipFile[] {
  const ordered = [...request.pictures].sort((a, b) => a.chapter - b.chapter || a.end - b.end);
  const named = ordered.map((picture, i) => ({ picture, path: `pictures/${fileName(picture, i + 1)}` }));
  return [
    { name: 'index.html', read: () => new TextEncoder().encode(albumPage(request, named)) },
    ...named.map(({ picture: { bytes, maker, tool, caption, alt }, path }) => ({
      name: path,
      read: () => withPictureFacts(bytes, { maker, tool, description: caption || alt }),
    })),
  ];
}

const fileName = ({ bytes }: EditionPicture, number: number): string =>
  `${String(number).padStart(3, '0')}.${bytes[0] === 0x89 ? 'png' : 'jpg'}`;

function albumPage(
  { title, authors, language, titleOf }: AlbumRequest,
  named: readonly { picture: EditionPicture; path: string }[],
): string {
  const words = editionWords(language);
  const pictures = named.map(({ picture }) => picture);
  let chapter = 0;
  const figures = named.map(({ picture, path }) => {
    const heading = picture.chapter === chapter ? '' : xmlText(titleOf(picture.chapter));
    chapter = picture.chapter;
    return `${heading === '' ? '' : `<h2>${heading}</h2>\n`}<figure><a href="${path}"><img src="${path}" alt="${xmlValue(picture.alt)}" loading="lazy"></a><figcaption>${xmlText(picture.caption)}</figcaption></figure>\n`;
  });
  const made = [words.drawn, words.imagined].flatMap((format, i) => {
    const tools = pictureTools(pictures, i === 0 ? 'algorithm' : 'image-model');
    return tools === '' ? [] : [`<p>${xmlText(format(tools))}</p>\n`];
  });
  return `<!DOCTYPE html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${xmlText(`${title}: ${words.illustrations}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${xmlText(title)}</h1>
${authors.length === 0 ? '' : `<p>${xmlText(authors.join(', '))}</p>\n`}<main>
${figures.join('')}</main>
<footer>
${made.join('')}</footer>
</body>
</html>
`;
}

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 2rem 1rem; max-width: 64rem; font: 1rem/1.5 Georgia, serif; }
figure { margin: 0 0 2.5rem; break-inside: avoid; }
img { display: block; width: 100%; height: auto; }
figcaption { margin-top: 0.6rem; font-style: italic; }
footer { margin-top: 3rem; font-size: 0.85rem; }
`;
