import { create } from 'zustand';

/** The modals any screen may open. A picture is identified by its description, because a new take may replace it. */
export type Modal =
  | { kind: 'upload'; files?: File[] }
  | { kind: 'settings' }
  | { kind: 'profile' }
  /** The illustrated edition of a book. */
  | { kind: 'edition'; bookId: string }
  /** `isNew`: the picture was made for this opening. */
  | { kind: 'image'; descriptionId: string; isNew?: boolean };

interface ModalStore {
  modal: Modal | null;
  open: (modal: Modal) => void;
  close: () => void;
}

export const useModals = create<ModalStore>((set) => ({
  modal: null,
  open: (modal) => set({ modal }),
  close: () => set({ modal: null }),
}));
