import type { ServerMessage } from '#shared/contract/events.ts';
import { pullDescriptions } from '#app/api/book-content.ts';
import { attachImage } from '#app/data/pictures/descriptions.ts';
import { useNotificationSettings } from '#app/state/notification-settings.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** Groups the events of one extraction into one pull. */
const PULL_DELAY_MS = 50;
const pendingPulls = new Map<string, Promise<unknown>>();

/** A pushed event: its content is stored, and its toast shown unless the reader switched it off. */
export async function handleServerMessage(message: ServerMessage): Promise<void> {
  const { bookProcessing, imageGeneration } = useNotificationSettings.getState();
  switch (message.type) {
    case 'book_processing_started':
      if (bookProcessing)
        notify('info', s.events.bookStarted, s.events.bookStartedMessage(message.data.book_title));
      return;
    case 'book_processing_completed': {
      const { book_id, book_title, chapters_count } = message.data;
      if (bookProcessing)
        notify('success', s.events.bookCompleted, s.events.bookCompletedMessage(book_title, chapters_count));
      await pullForBurst(book_id);
      return;
    }
    case 'book_processing_failed': {
      const { book_title, error } = message.data;
      if (bookProcessing) notify('error', s.events.bookFailed, s.events.bookFailedMessage(book_title, error));
      return;
    }
    case 'chapter_descriptions_extracted': {
      const {
        book_id,
        book_title,
        descriptions_count,
        total_descriptions = descriptions_count,
      } = message.data;
      if (bookProcessing && total_descriptions > 0)
        notify(
          'success',
          s.events.descriptions,
          s.events.descriptionsMessage(total_descriptions, book_title),
          {
            topic: `descriptions:${book_id}`,
          },
        );
      await pullForBurst(book_id);
      return;
    }
    case 'image_generation_started':
      if (imageGeneration)
        notify('info', s.events.imageStarted, s.events.imageStartedMessage(message.data.description_type));
      return;
    case 'image_generation_completed': {
      const { book_title, images_count, description_id, image } = message.data;
      if (imageGeneration)
        notify('success', s.events.imageCompleted, s.events.imageCompletedMessage(book_title, images_count));
      if (image) await attachImage(description_id, image);
      return;
    }
    case 'image_generation_failed':
      if (imageGeneration)
        notify('error', s.events.imageFailed, s.events.imageFailedMessage(message.data.error), {
          topic: `picture:${message.data.description_id}`,
        });
      return;
    case 'user_notification':
      notify(message.data.level, message.data.title, message.data.message);
      return;
    case 'changed':
    case 'pong':
      return;
  }
}

/** Pulls a book's descriptions after a short delay, once for all events of that time. */
function pullForBurst(bookId: string): Promise<unknown> {
  const pending =
    pendingPulls.get(bookId) ??
    new Promise((resolve) => setTimeout(resolve, PULL_DELAY_MS)).then(() => {
      pendingPulls.delete(bookId);
      return pullDescriptions(bookId, { force: true });
    });
  pendingPulls.set(bookId, pending);
  return pending;
}
