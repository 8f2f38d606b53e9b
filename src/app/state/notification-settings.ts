import { create } from 'zustand';
import { hasUserDatabase } from '#app/data/database/database.ts';
import { readSettings, saveSettings } from '#app/data/settings/settings.ts';

export interface NotificationSettings {
  bookProcessing: boolean;
  imageGeneration: boolean;
  readingReminders: boolean;
}

const defaults: NotificationSettings = {
  bookProcessing: true,
  imageGeneration: true,
  readingReminders: false,
};

/** Which events may show a toast; synced like every other setting. */
export const useNotificationSettings = create<NotificationSettings>(() => defaults);

export async function loadNotificationSettings(): Promise<void> {
  useNotificationSettings.setState({ ...defaults, ...(await readSettings('notifications')) });
}

/** For the next reader. */
export function resetNotificationSettings(): void {
  useNotificationSettings.setState(defaults);
}

export async function changeNotificationSettings(change: Partial<NotificationSettings>): Promise<void> {
  useNotificationSettings.setState(change);
  if (hasUserDatabase()) await saveSettings(change, 'notifications');
}
