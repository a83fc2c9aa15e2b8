import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const languageOf = (text: string) => (/[\u0C00-\u0C7F]/.test(text) ? 'te' : undefined);

/** What a member wrote, in their language and their lines. */
export const Words = ({ children }: { children: string }) => (
  <Typography lang={languageOf(children)} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
    {children || '—'}
  </Typography>
);

/** A name, number or address, which a browser's translation would change. */
export const AsWritten = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;
