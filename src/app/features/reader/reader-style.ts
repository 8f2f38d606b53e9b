import type { DisplaySettings } from '#app/state/reader-settings.ts';

/** The display settings as CSS variables for the book's style sheets. */
export function readerStyle(settings: DisplaySettings): React.CSSProperties {
  return {
    '--book-size': `${settings.fontSize}px`,
    '--book-leading': String(settings.lineHeight),
    '--book-font': `var(--book-font-${settings.fontFamily.toLowerCase().replaceAll(' ', '-')})`,
    '--book-width': `${settings.maxWidth}px`,
    '--book-margin': `${settings.margin}px`,
  } as React.CSSProperties;
}

/** Changes whenever the settings change the page's layout. */
export const styleKey = (settings: DisplaySettings): string => Object.values(readerStyle(settings)).join();
