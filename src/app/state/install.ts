import { create } from 'zustand';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** The browser's own question, kept until the reader asks for it. Chromium only: others have no such event. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallStore {
  prompt: InstallPrompt | null;
}

export const useInstall = create<InstallStore>(() => ({ prompt: null }));

/** Keeps the browser's install question for later, and says when the app was installed. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => {
    useInstall.setState({ prompt: null });
    notify('success', ...s.offline.installed);
  });
}

/** Asks the browser's question. A prompt can be used once; the browser sends another when it may be asked again. */
export async function promptInstall(): Promise<void> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ prompt: null });
  await prompt?.prompt();
}

/** Whether this runs in a window of its own already. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

/** On iPhone and iPad only the share sheet installs, and nothing announces it. */
export const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
