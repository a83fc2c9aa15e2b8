import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMayOpen } from '../../session/permissions';
import { AsWritten } from '../words/words';

interface Props {
  to: string;
  /** The words are someone's name. */
  asWritten?: boolean;
  children: ReactNode;
}

/** A link where the administrator may open the page, and the same words where not. */
export function PageLink({ to, asWritten = false, children }: Props) {
  const words = asWritten ? <AsWritten>{children}</AsWritten> : children;
  return useMayOpen(to) ? (
    <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
      {words}
    </Link>
  ) : (
    words
  );
}
