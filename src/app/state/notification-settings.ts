import { create } from 'zustand';
import type { RecordFields } from '#shared/contract/records.ts';
import { db, hasUserDatabase } from '#app/data/database.ts';
import { writeRecord } from '#app/data/write.ts';

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

/** Which pushed events may raise a toast; synced like every other setting. */
export const useNotificationSettings = create<NotificationSettings>(() => defaults);

export async function loadNotificationSettings(): Promise<void> {
  const view = await db().views.get(['settings', 'notifications']);
  useNotificationSettings.setState({ ...defaults, ...((view?.v ?? {}) as Partial<NotificationSettings>) });
}

/** Another reader begins with the defaults. */
export function forgetNotificationSettings(): void {
  useNotificationSettings.setState(defaults);
}

export async function changeNotificationSettings(change: RecordFields<'settings'>): Promise<void> {
  useNotificationSettings.setState(change as Partial<NotificationSettings>);
  if (hasUserDatabase()) await writeRecord('settings', 'notifications', change);
}
