import type { ServerMessage } from '#shared/contract/events.ts';
import { pullDescriptions } from '#app/api/book-content.ts';
import { attachPicture, findDescription } from '#app/data/pictures/descriptions.ts';
import { passageFilter } from '#app/data/progress/known-position.ts';
import { isAwaited, reportFailedPicture } from '#app/state/awaited-pictures.ts';
import { useModals } from '#app/state/modals.ts';
import { useNotificationSettings } from '#app/state/notification-settings.ts';
import { ADDED_BOOKS, notify, pictureTopic, type ToastType } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** Groups the events of one extraction into one pull. */
const PULL_DELAY_MS = 50;
const pendingPulls = new Map<string, Promise<unknown>>();

/**
 * A pushed event: its content is stored, and its toast shown unless the reader switched it off or is looking at what
 * it is about. The subject of a picture is named only if the gallery would show it. The events of books that are
 * added are one toast, and so are those of one picture.
 */
export async function handleServerMessage(message: ServerMessage): Promise<void> {
  const { bookProcessing } = useNotificationSettings.getState();
  const notifyOfBooks = (title: string, text: string, type: ToastType = 'success') => {
    if (bookProcessing) notify(type, title, text, { topic: ADDED_BOOKS, joins: true });
  };
  switch (message.type) {
    case 'book_processing_started':
      return notifyOfBooks(
        s.events.bookStarted,
        s.events.bookStartedMessage(message.data.book_title),
        'info',
      );
    case 'book_processing_completed': {
      const { book_id, book_title, chapters_count } = message.data;
      notifyOfBooks(s.events.bookCompleted, s.events.bookCompletedMessage(book_title, chapters_count));
      await pullForBurst(book_id);
      return;
    }
    case 'book_processing_failed': {
      const { book_id, book_title, error } = message.data;
      // A toast of its own: the success of another book must not replace it.
      if (bookProcessing)
        notify('error', s.events.bookFailed, s.events.bookFailedMessage(book_title, error), {
          topic: `failed-book:${book_id}`,
        });
      return;
    }
    case 'chapter_descriptions_extracted': {
      const { book_id, book_title, descriptions_count } = message.data;
      const total = message.data.total_descriptions ?? descriptions_count;
      if (total > 0) notifyOfBooks(s.events.descriptions, s.events.descriptionsMessage(total, book_title));
      await pullForBurst(book_id);
      return;
    }
    case 'image_generation_started': {
      const { description_id, description_type } = message.data;
      const passage = await findDescription(description_id);
      const shownType = passage && (await passageFilter()(passage)) ? description_type : '';
      const text = s.events.imageStartedMessage(shownType);
      notifyOfPicture(description_id, 'info', s.events.imageStarted, text);
      return;
    }
    case 'image_generation_completed': {
      const { book_title, images_count, description_id, image } = message.data;
      const text = s.events.imageCompletedMessage(book_title, images_count);
      notifyOfPicture(description_id, 'success', s.events.imageCompleted, text);
      if (image) await attachPicture(description_id, image);
      return;
    }
    case 'image_generation_failed': {
      const { description_id, error } = message.data;
      notifyOfPicture(description_id, 'error', s.events.imageFailed, s.events.imageFailedMessage(error));
      reportFailedPicture(description_id);
      return;
    }
    case 'user_notification':
      notify(message.data.level, message.data.title, message.data.message);
      return;
    case 'changed':
    case 'pong':
      return;
  }
}

function notifyOfPicture(descriptionId: string, type: ToastType, title: string, text: string): void {
  const { modal } = useModals.getState();
  const isOpen = modal?.kind === 'image' && modal.descriptionId === descriptionId;
  if (isOpen || isAwaited(descriptionId) || !useNotificationSettings.getState().imageGeneration) return;
  notify(type, title, text, { topic: pictureTopic(descriptionId), joins: true });
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
