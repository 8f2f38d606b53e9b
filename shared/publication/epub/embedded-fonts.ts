import { type FontFaceRule, readFontFaces } from '../presentation/font-faces.ts';
import { type FaceNames, type FaceWord, faceWords } from '../presentation/presentation.ts';
import type { Chapter, EmbeddedFont } from '../publication.ts';
import { limits } from '../limits.ts';
import { decodeText } from '../decode/decode.ts';
import type { Archive } from '../zip/archive.ts';
import { readOptional } from './cover.ts';
import { countFaces } from './count-faces.ts';
import { readDeobfuscation } from './font-obfuscation.ts';
import { fontType, mayEmbed } from './font-type.ts';
import type { Resolver } from './resolve-href.ts';
import type { PackageDocument } from './package-document.ts';

/** The share of a book up to which a face is special: the main text's font is the reader's choice. */
const SPECIAL_SHARE = 0.5;

/** The fonts embedded for parts of the text. Read only if the manifest lists any. */
export class EmbeddedFonts {
  private readonly byName = new Map<string, FaceWord>();
  private readonly hasFonts: boolean;
  private readonly faces: { word: FaceWord; rule: FontFaceRule; base: string }[] = [];
  private readonly open: { archive: Archive; book: PackageDocument; resolve: Resolver };

  constructor(archive: Archive, book: PackageDocument, resolve: Resolver) {
    this.open = { archive, book, resolve };
    const items = [...book.items.values()];
    this.hasFonts = items.some(({ mediaType, path }) => isFont(mediaType, path));
    if (!this.hasFonts) return;
    let bytesLeft: number = limits.styleBytes;
    for (const { mediaType, path } of items) {
      if (mediaType !== 'text/css' || (archive.size(path) ?? Infinity) > bytesLeft) continue;
      const sheet = readOptional(archive, path);
      bytesLeft -= sheet?.length ?? 0;
      if (sheet !== null) this.addSheet(path, decodeText(sheet));
    }
  }

  /** The families with files, by name; those of a document's own styles once it has been read. */
  get names(): FaceNames {
    return this.byName;
  }

  /** Adds the families of a style sheet, whose references are relative to `base`. */
  addSheet(base: string, sheet: string): void {
    if (!this.hasFonts) return;
    for (const rule of readFontFaces(sheet)) {
      const word = this.byName.get(rule.family) ?? faceWords[this.byName.size];
      if (word === undefined) continue;
      this.byName.set(rule.family, word);
      this.faces.push({ word, rule, base });
    }
  }

  /** The files of those families that these chapters use for something special, as far as they may be embedded. */
  usedIn(chapters: readonly Chapter[]): EmbeddedFont[] {
    if (this.byName.size === 0) return [];
    const counts = new Map<FaceWord, number>();
    for (const { html } of chapters) countFaces(html, counts);
    const all = chapters.reduce((sum, { text }) => sum + text.length, 0);
    const { archive, book, resolve } = this.open;
    const deobfuscate = readDeobfuscation(archive, book, resolve);
    const fonts: EmbeddedFont[] = [];
    let bytesLeft: number = limits.fontBytes;
    for (const { word, rule, base } of this.faces) {
      const count = counts.get(word) ?? 0;
      const { bold, italic } = rule;
      if (count === 0 || count > SPECIAL_SHARE * all) continue;
      if (fonts.some((one) => one.face === word && one.bold === bold && one.italic === italic)) continue;
      const font = firstReadable(rule.sources.map((source) => resolve(base, source)?.path));
      if (font === null) continue;
      bytesLeft -= font.bytes.length;
      fonts.push({ face: word, bold, italic, ...font });
    }
    return fonts;

    function firstReadable(paths: readonly (string | undefined)[]) {
      for (const path of paths) {
        if (path === undefined || (archive.size(path) ?? Infinity) > bytesLeft) continue;
        const packed = readOptional(archive, path);
        const bytes = packed && deobfuscate(path, packed);
        const mediaType = bytes && fontType(bytes);
        if (bytes && mediaType && mayEmbed(bytes)) return { mediaType, bytes };
      }
      return null;
    }
  }
}

const isFont = (mediaType: string, path: string): boolean =>
  /font|opentype/.test(mediaType) || /\.(otf|ttf|woff2?)$/i.test(path);
