import type { Page } from '@playwright/test';
import { rows } from './local-data.ts';

/** Whether the page has received the people and places of a book. */
export async function isCastKnown(page: Page, userId: string, bookId: string): Promise<boolean> {
  return (await rows<{ key: string }>(page, userId, 'meta')).some(({ key }) => key === `cast:${bookId}`);
}
