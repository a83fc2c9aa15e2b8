import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMayOpen } from '../session/permissions';

/** A link for who may open the page; the same words for who may not. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) =>
  useMayOpen(to) ? (
    <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  ) : (
    children
  );
