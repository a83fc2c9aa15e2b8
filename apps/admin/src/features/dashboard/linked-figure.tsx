import Link from '@mui/material/Link';
import type { DashboardFigure } from '@kalyanam/shared/admin/dashboard-contract';
import { Link as RouterLink } from 'react-router-dom';
import { useMayOpen } from '../../session/permissions';
import { listOf } from './lists';

interface Props {
  of: DashboardFigure;
  /** For those who hear the page. */
  name: string;
  value: string;
}

/** A figure that leads to the list behind it, for who may open the list. */
export function LinkedFigure({ of, name, value }: Props) {
  const list = listOf(of);
  if (!useMayOpen(list)) return value;
  return (
    <Link component={RouterLink} to={list} color="inherit" aria-label={`${name}: ${value}`}>
      {value}
    </Link>
  );
}
