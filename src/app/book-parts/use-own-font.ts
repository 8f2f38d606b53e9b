import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { isOwnFont, OWN_FONT_FACE } from '#shared/contract/settings.ts';
import { findOwnFont } from '#app/data/fonts/own-fonts.ts';
import { hasUserDatabase } from '#app/data/database/database.ts';

/** Whether the font that the reader has chosen can be used: none is needed, it is on its way, is there, or is missing. */
export type OwnFontState = 'none' | 'loading' | 'ready' | 'missing';

/**
 * Makes one of the reader's own fonts available under `OWN_FONT_FACE` while it is chosen.
 *
 * @param fontFamily of the settings
 */
export function useOwnFont(fontFamily: string): OwnFontState {
  const isOwn = isOwnFont(fontFamily) && hasUserDatabase();
  const font = useLiveQuery(() => (isOwn ? findOwnFont(fontFamily) : null), [fontFamily, isOwn]);
  const [loaded, setLoaded] = useState<{ fontFamily: string; isUsable: boolean } | null>(null);

  useEffect(() => {
    if (!font) return;
    let added: FontFace | null = null;
    let left = false;
    void loadFontFace(font.bytes).then((face) => {
      if (left) return;
      if (face) document.fonts.add(face);
      added = face;
      setLoaded({ fontFamily, isUsable: face !== null });
    });
    return () => {
      left = true;
      if (added) document.fonts.delete(added);
      setLoaded(null);
    };
  }, [font, fontFamily]);

  if (!isOwn) return isOwnFont(fontFamily) ? 'missing' : 'none';
  if (font === undefined) return 'loading';
  if (font === null) return 'missing';
  if (loaded?.fontFamily !== fontFamily) return 'loading';
  return loaded.isUsable ? 'ready' : 'missing';
}

/** Null for a font that the browser rejects. */
export function loadFontFace(bytes: ArrayBuffer): Promise<FontFace | null> {
  try {
    return new FontFace(OWN_FONT_FACE, bytes).load().catch(() => null);
  } catch {
    return Promise.resolve(null);
  }
}
