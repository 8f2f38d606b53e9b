import { create } from 'zustand';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** The browser's install prompt, shown when the reader requests it. Chromium only. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallStore {
  prompt: InstallPrompt | null;
}

export const useInstall = create<InstallStore>(() => ({ prompt: null }));

/** Holds back the browser's install prompt, and notifies when the app was installed. */
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

/** Shows the prompt. It can be used once; the browser sends another when it may be shown again. */
export async function promptInstall(): Promise<void> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ prompt: null });
  await prompt?.prompt();
}

/** Whether the app runs installed, in its own window. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

/** iPhones and iPads, where apps are installed from the share sheet and there is no install event. */
export const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
