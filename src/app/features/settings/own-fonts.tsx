import { useLiveQuery } from 'dexie-react-hooks';
import { Trash2, Type } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { ownFont } from '#shared/contract/settings.ts';
import { loadFontFace } from '#app/book-parts/use-own-font.ts';
import { storageFullMessage } from '#app/book-parts/storage-full-message.ts';
import { addOwnFont, FontRefusedError, listOwnFonts, removeOwnFont } from '#app/data/fonts/own-fonts.ts';
import { changeSettings } from '#app/state/reader-settings.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';

const texts = s.settings.ownFonts;

/** Adds and removes fonts of the reader's own. */
export function OwnFonts() {
  const names = useLiveQuery(listOwnFonts, []) ?? [];
  return (
    <section aria-label={texts.title} className="grid gap-2 justify-items-start">
      <FileTrigger
        acceptedFileTypes={['.ttf', '.otf', '.woff2']}
        onSelect={(files) => {
          if (files?.[0]) void add(files[0]);
        }}
      >
        <Button>
          <Type size={16} aria-hidden /> {texts.add}
        </Button>
      </FileTrigger>
      <p className="m-0 text-sm text-muted">{texts.hint}</p>
      {names.length > 0 && (
        <ul aria-label={texts.title} className="grid gap-1 m-0 p-0 w-full list-none">
          {names.map((name) => (
            <li key={name} className="flex items-center justify-between gap-3">
              <span className="min-w-0 break-words">{name}</span>
              <IconButton label={texts.remove(name)} onPress={() => void removeOwnFont(name)}>
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Adds a font and chooses it. */
async function add(file: File): Promise<void> {
  try {
    const name = await addOwnFont(file, async (bytes) => (await loadFontFace(bytes)) !== null);
    await changeSettings({ fontFamily: ownFont(name) });
    notify('success', texts.addedTitle, texts.added(name));
  } catch (error) {
    const message =
      error instanceof FontRefusedError ? texts.refused[error.reason](file.name) : storageFullMessage(error);
    if (message === null) throw error;
    notify('error', texts.refusedTitle, message);
  }
}
