import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { RecordFields } from '#shared/contract/records.ts';
import { readerDefaults, themes, type ReaderSettings, type Theme } from '#shared/contract/settings.ts';
import { storageKeys } from '#shared/contract/storage.ts';
import { normaliseSettings } from '#shared/reading/layout/normalise-settings.ts';
import { hasUserDatabase } from '#app/data/database/database.ts';
import { saveSettings } from '#app/data/settings/settings.ts';

export interface DisplaySettings extends ReaderSettings {
  /** Mark descriptions in the text. */
  showDescriptions: boolean;
  /** How: beside their lines and at their end, or also underlined. */
  markStyle: NonNullable<RecordFields<'settings'>['markStyle']>;
}

interface ReaderStore {
  settings: DisplaySettings;
}

const defaults: DisplaySettings = { ...readerDefaults, showDescriptions: true, markStyle: 'quiet' };

/**
 * Reader settings and theme. In localStorage for the first paint, and in a synced record with one field per setting, so
 * that changes to different settings on two devices both apply.
 */
export const useReaderSettings = create<ReaderStore>()(
  persist((): ReaderStore => ({ settings: defaults }), {
    name: storageKeys.readerStore,
    merge: (stored, current) => {
      const settings = (stored as Partial<ReaderStore> | undefined)?.settings;
      return { ...current, settings: settings ? complete(settings) : { ...defaults, theme: storedTheme() } };
    },
  }),
);

/** Changes settings here and on the reader's other devices. */
export async function changeSettings(change: Partial<DisplaySettings>): Promise<void> {
  show({ ...useReaderSettings.getState().settings, ...change });
  const settings = useReaderSettings.getState().settings;
  if (!hasUserDatabase()) return;
  const fields = Object.fromEntries(
    Object.keys(change)
      .filter((name) => name !== 'backgroundColor' && name !== 'textColor')
      .map((name) => [name, settings[name as keyof DisplaySettings]]),
  );
  await saveSettings(fields);
}

/** Applies settings that another device changed. */
export function applySyncedSettings(fields: Record<string, unknown>): void {
  const current = useReaderSettings.getState().settings;
  const next = complete({ ...current, ...fields });
  if (JSON.stringify(next) !== JSON.stringify(current)) show(next);
}

export function resetSettings(): Promise<void> {
  return changeSettings(defaults);
}

/** Resets and removes the settings from this browser, for the next reader. */
export function clearSettings(): void {
  show(defaults);
  useReaderSettings.persist.clearStorage();
  localStorage.removeItem(storageKeys.readerSettings);
  localStorage.removeItem(storageKeys.theme);
}

/** light, dark, sepia, light … */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length]!;
}

/** Applies the theme to the document, and stores it where the next start reads it before the first paint. */
export function showTheme(settings: DisplaySettings): void {
  const { classList } = document.documentElement;
  classList.remove(...themes, 'eink');
  classList.add(...(settings.eInk ? ['light', 'eink'] : [settings.theme]));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', settings.backgroundColor);
  localStorage.setItem(storageKeys.theme, settings.theme);
  localStorage.setItem(storageKeys.readerSettings, JSON.stringify(settings));
}

function show(settings: DisplaySettings): void {
  const next = complete(settings);
  useReaderSettings.setState({ settings: next });
  showTheme(next);
}

function complete(settings: Partial<DisplaySettings>): DisplaySettings {
  return {
    ...normaliseSettings(settings),
    showDescriptions: settings.showDescriptions !== false,
    markStyle: settings.markStyle === 'underlined' ? 'underlined' : 'quiet',
  };
}

function storedTheme(): Theme {
  const stored = localStorage.getItem(storageKeys.theme) as Theme | null;
  return stored && themes.includes(stored) ? stored : defaults.theme;
}
