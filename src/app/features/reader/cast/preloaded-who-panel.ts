import { preloaded } from './preloaded.tsx';

export const WhoPanel = preloaded(async () => (await import('./who-panel.tsx')).WhoPanel);
