import Paper from '@mui/material/Paper';
import type { Permission } from '@kalyanam/shared/team/roles';
import type { ReactNode } from 'react';
import { useCan } from '../../session/permissions';

interface Props {
  to: Permission;
  /** What the others may do here, and who does the rest. */
  otherwise: string;
  children: ReactNode;
}

/** R4: a page opened by its address says whose act it is instead of showing a form that the server refuses. */
export const Permitted = ({ to, otherwise, children }: Props) =>
  useCan(to) ? children : <Refusal>{otherwise}</Refusal>;

export const Refusal = ({ children }: { children: ReactNode }) => (
  <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, color: 'text.secondary' }}>
    {children}
  </Paper>
);
