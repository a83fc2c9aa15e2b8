import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styleNonce } from './style-nonce';
import { theme } from './theme';

const cache = createCache({ key: 'k', nonce: styleNonce(document) });

export const Look = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="admin-scheme">
      <CssBaseline />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
