import type { HighlightColor } from '#app/data/annotations/annotations.ts';

/** What can be done with selected words, or with a highlight. */
export interface HighlightActions {
  /** It was asked for by a key: the focus moves to it, and back when it closes. */
  byKey: boolean;
  onColor: (color: HighlightColor) => void;
  onNote: () => void;
  onCopy: () => void;
  onRemove?: () => void;
  /** The words are in a passage that can be drawn. */
  onPicture?: () => void;
  onClose: () => void;
}
