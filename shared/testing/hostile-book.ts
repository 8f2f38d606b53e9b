import { buildEpub } from './build-epub.ts';

/** What must be readable in a hostile book when everything else has been taken out of it. */
export const SAFE_TEXT = 'The words of the book are still here.';

/**
 * An EPUB whose chapter tries to run a script and to call `canary` in every way that a browser knows. A script that runs
 * sets `__ran` on the window.
 */
export function buildHostileBook(canary: string): Uint8Array<ArrayBuffer> {
  return buildEpub(
    { title: 'A Hostile Book', language: 'en', chapters: [{ title: 'One', body: hostileBody(canary) }] },
    {
      entries: {
        'OEBPS/style.css': `@import "${canary}/import.css"; p { background: url(${canary}/css.png) }`,
      },
    },
  );
}

function hostileBody(canary: string): string {
  const run = `self.__ran=true;fetch('${canary}/script')`;
  return `
    <p>${SAFE_TEXT}</p>
    <script>${run}</script>
    <script src="${canary}/script.js"></script>
    <link rel="stylesheet" href="${canary}/style.css"/>
    <style>@import "${canary}/style-import.css"; p { background: url("${canary}/style.png") }</style>
    <img src="${canary}/picture.png" srcset="${canary}/picture-2x.png 2x" onerror="${run}" alt=""/>
    <img src="x" onerror="${run}" alt=""/>
    <iframe src="${canary}/frame.html" srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>
    <object data="${canary}/object.swf"></object><embed src="${canary}/embed.swf"/>
    <video src="${canary}/film.mp4" poster="${canary}/poster.png" autoplay="autoplay"></video>
    <audio src="${canary}/sound.mp3" autoplay="autoplay"></audio>
    <form action="${canary}/form"><input name="password" type="password" autofocus="autofocus" onfocus="${run}"/></form>
    <a href="javascript:${run}">a link</a> <a href="data:text/html,&lt;script&gt;${run}&lt;/script&gt;">another</a>
    <p onclick="${run}" style="position: fixed; inset: 0; background: url(${canary}/inline.png)">a cover over the page</p>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="${run}">
      <script>${run}</script><image xlink:href="${canary}/svg.png"/><use href="${canary}/use.svg#a"/>
      <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${canary}/svg-frame.html"></iframe></foreignObject>
      <animate attributeName="href" values="javascript:${run}" begin="0s"/>
    </svg>
    <math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><style>&lt;img src=x onerror=${run}&gt;</style></mtext></math>
    <base href="${canary}/base/"/><meta http-equiv="refresh" content="0;url=${canary}/refresh"/>`;
}

/** Archives that unpack to far more than they hold, or declare false sizes: none may cost much, none may be opened. */
export const hostileArchives: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  'an entry that unpacks to 130 MB': () => withOversizedChapter(new Uint8Array(130 * 1024 * 1024), 1),
  'a package document with entities inside entities': () =>
    buildEpub(
      { title: 'Entities', chapters: [{ title: 'One', body: '<p>x</p>' }] },
      { entries: { 'OEBPS/content.opf': nestedEntities() } },
    ),
  'a file that is cut off': () => buildEpub({ chapters: [{ title: 'One', body: '<p>x</p>' }] }).slice(0, 700),
};

function withOversizedChapter(bytes: Uint8Array, chapter: number): Uint8Array<ArrayBuffer> {
  return buildEpub(
    { title: 'Too Large', chapters: [{ title: 'One', body: '<p>x</p>' }] },
    { entries: { [`OEBPS/text/c${chapter}.xhtml`]: bytes } },
  );
}

const nestedEntities = (): string =>
  `<?xml version="1.0"?><!DOCTYPE package [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => {
    const [name, inner] = [String.fromCharCode(98 + i), String.fromCharCode(97 + i)];
    return `<!ENTITY ${name} "${`&${inner};`.repeat(10)}">`;
  }).join('')}]><package version="3.0"><metadata><title>&j;</title></metadata></package>`;
