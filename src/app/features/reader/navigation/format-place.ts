import type { DevicePosition } from '#shared/reading/progress/opening-position.ts';
import { pageAt } from '#shared/reading/layout/paginate.ts';
import { deviceName } from '#app/data/device/device-name.ts';
import { reading } from '#app/strings/en-reading.ts';
import type { ChapterPages } from '../pages/chapter-pages.ts';

/** "page 3", or "page 3 of chapter 5" when that is not the chapter on the screen. */
export function formatPlace(position: DevicePosition, pages: ChapterPages | null): string {
  const [chapter, offset, , theirPage] = position.loc;
  // Page numbers depend on the screen: in the open chapter this device's own number is used.
  if (pages?.chapter === chapter) return reading.page.place(pageAt(pages.pages, offset) + 1);
  return reading.page.placeInChapter(theirPage, chapter);
}

/** The device's name, distinguished from this device where both have the same. */
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
