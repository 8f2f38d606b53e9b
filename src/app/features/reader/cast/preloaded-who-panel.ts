import { preloaded } from '#app/ui/preloaded.tsx';

export const WhoPanel = preloaded(async () => (await import('./who-panel.tsx')).WhoPanel);
