import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TextSize } from './text-size';
import { theme } from './theme';

/** The nonce that the serving proxy wrote into the page; none where nothing replaced the placeholder. */
function styleNonce(page: Document): string | undefined {
  const written = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return written && !written.startsWith('__') ? written : undefined;
}

const cache = createCache({ key: 'k', nonce: styleNonce(document) });

export const Look = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="admin-scheme">
      <CssBaseline />
      <TextSize />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
