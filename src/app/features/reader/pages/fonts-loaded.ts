/** Nothing waits longer than this for a font: the text is laid out again when it arrives. */
const FONT_WAIT_MS = 300;

/** Resolves when the fonts of an element are loaded, or after a short wait. */
export async function fontsLoaded(element: HTMLElement): Promise<void> {
  // The browser starts to load fonts when it lays out the text that needs them.
  element.getBoundingClientRect();
  if (document.fonts.status === 'loaded') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise((resolve) => (timer = setTimeout(resolve, FONT_WAIT_MS)));
  await Promise.race([document.fonts.ready, waited]);
  clearTimeout(timer);
}
