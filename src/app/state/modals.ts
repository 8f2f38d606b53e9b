import { create } from 'zustand';

/** The modals any screen may open. The image is named by its description: the picture behind it may change. */
export type Modal =
  | { kind: 'upload'; files?: File[] }
  | { kind: 'settings' }
  | { kind: 'profile' }
  | { kind: 'image'; descriptionId: string };

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
