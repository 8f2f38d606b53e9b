import '@fontsource-variable/literata/wght.css';
import 'virtual:uno.css';
import './ui/base.css';
import './ui/contrast.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerServiceWorker } from './shell/register-service-worker.ts';
import { watchInstall } from './state/install.ts';
import { showTheme, useReaderSettings } from './state/reader-settings.ts';
import { restoreSession } from './state/session.ts';

showTheme(useReaderSettings.getState().settings);
void restoreSession();
registerServiceWorker();
watchInstall();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
