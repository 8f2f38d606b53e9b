import { logFailure } from '#app/log.ts';
import { readerFonts } from '#shared/contract/settings.ts';

/**
 * Open fonts with the metrics of the specification's fonts, for devices that lack those, such as most phones. Each is
 * fetched when its font is chosen, and kept by the service worker from then on.
 */
const fallbacks: Record<string, () => Promise<unknown>> = {
  Georgia: () =>
    Promise.all([
      import('@fontsource/gelasio/400.css'),
      import('@fontsource/gelasio/400-italic.css'),
      import('@fontsource/gelasio/700.css'),
    ]),
  'Times New Roman': () =>
    Promise.all([
      import('@fontsource/tinos/400.css'),
      import('@fontsource/tinos/400-italic.css'),
      import('@fontsource/tinos/700.css'),
    ]),
  Arial: () =>
    Promise.all([
      import('@fontsource/arimo/400.css'),
      import('@fontsource/arimo/400-italic.css'),
      import('@fontsource/arimo/700.css'),
    ]),
  'Open Sans': () =>
    Promise.all([
      import('@fontsource/open-sans/400.css'),
      import('@fontsource/open-sans/400-italic.css'),
      import('@fontsource/open-sans/700.css'),
    ]),
  // Its upright is the product's own and is always there.
  Literata: () => import('@fontsource-variable/literata/wght-italic.css'),
  'Courier New': () =>
    Promise.all([
      import('@fontsource/cousine/400.css'),
      import('@fontsource/cousine/400-italic.css'),
      import('@fontsource/cousine/700.css'),
    ]),
};
fallbacks.Helvetica = fallbacks.Arial!;
fallbacks['Atkinson Hyperlegible'] = () =>
  Promise.all([
    import('@fontsource/atkinson-hyperlegible-next/400.css'),
    import('@fontsource/atkinson-hyperlegible-next/400-italic.css'),
    import('@fontsource/atkinson-hyperlegible-next/700.css'),
    fallbacks['Open Sans']!(),
  ]);

/** Makes a reader font available. If a face cannot be fetched, the next font of the family list is used. */
export function loadReaderFont(name: string): void {
  void declareFaces(name).then(completeFamilies, logFailure('fonts'));
}

/** Fetches a reader font before any book is opened: the first may be opened without a network. */
export async function prefetchReaderFont(name: string): Promise<void> {
  if (!navigator.onLine) return;
  await declareFaces(name);
  const { stack } = readerFonts.find((font) => font.name === name) ?? readerFonts[0];
  await document.fonts.load(`16px ${stack}`);
}

async function declareFaces(name: string): Promise<void> {
  document.fonts.addEventListener('loadingdone', completeFamilies); // Adding it again changes nothing.
  // A font of the reader's own may be missing on this device.
  await (fallbacks[name] ?? fallbacks.Georgia!)();
}

/**
 * Browsers fetch a face when it is first used, which may be an italic on a page opened offline. So the other faces of
 * a family in use are fetched as well, for the scripts it is used for.
 */
function completeFamilies(): void {
  // A failed load would not be retried when it is needed.
  if (!navigator.onLine) return;
  const faces = [...document.fonts];
  const used = new Set(faces.filter(({ status }) => status === 'loaded').map(familyAndScript));
  for (const face of faces)
    if (face.status === 'unloaded' && used.has(familyAndScript(face))) face.load().catch(logFailure('fonts'));
}

const familyAndScript = ({ family, unicodeRange }: FontFace) => `${family} ${unicodeRange}`;
