import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/noto-sans-telugu/wght.css';
import '@fontsource/mukta/400.css';
import '@fontsource/mukta/600.css';
import { followReplacedTexts } from '@kalyanam/web/replaced-texts';
import { App } from './app/app';
import { startTeamLanguage } from './ui/words/team-language';

followReplacedTexts();
const root = document.getElementById('root');
if (root) {
  // A reviewer who has chosen Telugu sees no English first.
  await startTeamLanguage(async () => (await import('./app/telugu')).telugu);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
