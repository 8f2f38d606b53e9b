import type { HighlightColor } from '#app/data/annotations/annotations.ts';

/** What can be done with selected words, or with a highlight. */
export interface HighlightActions {
  /** Opened by key, so the focus moves into the bar, and back when it closes. */
  byKey: boolean;
  onColor: (color: HighlightColor) => void;
  onNote: () => void;
  onCopy: () => void;
  onRemove?: () => void;
  /** Present when the words are part of a described passage. */
  onPicture?: () => void;
  /** Shows the card of the person or place that the words name. */
  onWho?: () => void;
  onClose: () => void;
}
