import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
    {children}
  </Link>
);
