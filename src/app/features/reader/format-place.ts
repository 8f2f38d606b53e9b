import type { DevicePosition } from '#shared/reading/progress/opening-position.ts';
import { pageAt } from '#shared/reading/layout/paginate.ts';
import { deviceName } from '#app/data/device/device-name.ts';
import { reading } from '#app/strings/en-reading.ts';
import type { ChapterPages } from './use-pages.ts';

/** "page 3", or "page 3 of chapter 5" when that is not the chapter on the screen. */
export function formatPlace(position: DevicePosition, pages: ChapterPages | null): string {
  const [chapter, offset, , theirPage] = position.loc;
  // Their page number is of their screen; in the chapter that is laid out here we know our own.
  if (pages?.chapter === chapter) return reading.page.place(pageAt(pages.pages, offset) + 1);
  return reading.page.placeInChapter(theirPage, chapter);
}

/** A device by the name it gave, told from this one where both have the same. */
export function formatDevice(position: DevicePosition): string {
  if (!position.deviceName) return reading.page.anotherApp;
  return position.deviceName === deviceName()
    ? reading.page.anotherOf(position.deviceName)
    : position.deviceName;
}

/** As the first word of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
