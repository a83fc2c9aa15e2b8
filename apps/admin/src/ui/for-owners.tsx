import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useIsOwner } from '../session/admin-session';

interface Props {
  /** What who is none may do here, and who does the rest. */
  otherwise: string;
  children: ReactNode;
}

/** R4: a page of the owners, opened by its address in a lesser role, says whose it is: no form that the server refuses. */
export const ForOwners = ({ otherwise, children }: Props) =>
  useIsOwner() ? (
    children
  ) : (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, color: 'text.secondary' }}>
      {otherwise}
    </Paper>
  );
