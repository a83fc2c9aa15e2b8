import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/noto-sans-telugu/wght.css';
import '@fontsource/mukta/400.css';
import '@fontsource/mukta/600.css';
import { followReplacedTexts } from '@kalyanam/web/replaced-texts';
import { startTeamLanguage } from './ui/words/team-language';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { Look } from './theme/look';
import { Toaster } from './ui/feedback/toaster';
import { queryClient } from './app/query-client';
import { router } from './app/router';

const App = () => (
  <Look>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  </Look>
);

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
