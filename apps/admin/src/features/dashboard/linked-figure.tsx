import Link from '@mui/material/Link';
import type { DashboardFigure } from '@kalyanam/shared/admin/dashboard-contract';
import { Link as RouterLink } from 'react-router-dom';
import { listOf } from './lists';

interface Props {
  of: DashboardFigure;
  /** For those who hear the page. */
  name: string;
  value: string;
}

/** A figure that leads to the list behind it. */
export const LinkedFigure = ({ of, name, value }: Props) => (
  <Link component={RouterLink} to={listOf(of)} color="inherit" aria-label={`${name}: ${value}`}>
    {value}
  </Link>
);
