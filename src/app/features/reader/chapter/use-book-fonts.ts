import { useEffect, useState } from 'react';
import { findBookFonts, type BookFont } from '#app/data/books/book-fonts.ts';

/**
 * Registers the book's embedded fonts while it is open.
 *
 * @param isRead whether the whole book has been parsed: only then its fonts are known
 * @returns the values of `data-as` whose fonts are loaded, for the page's style sheet
 */
export function useBookFonts(bookId: string, isRead: boolean): string {
  const [faces, setFaces] = useState('');
  useEffect(() => {
    if (!isRead) return;
    const added: FontFace[] = [];
    let left = false;
    void findBookFonts(bookId).then(async (fonts) => {
      const loaded = await Promise.all(fonts.map(loadFont));
      if (left) return;
      const usable = fonts.filter((_, i) => loaded[i] !== null);
      for (const font of loaded) {
        if (font === null) continue;
        document.fonts.add(font);
        added.push(font);
      }
      setFaces([...new Set(usable.map(({ face }) => face))].join(' '));
    });
    return () => {
      left = true;
      for (const font of added) document.fonts.delete(font);
      setFaces('');
    };
  }, [bookId, isRead]);
  return faces;
}

/** Null for a font that the browser rejects: the text then stays in the reader's font. */
function loadFont({ face, bold, italic, bytes }: BookFont): Promise<FontFace | null> {
  const style = { weight: bold ? 'bold' : 'normal', style: italic ? 'italic' : 'normal' };
  return new FontFace(`book-${face}`, bytes, style).load().catch(() => null);
}
