import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { DASHBOARD_DEFINITIONS, type DashboardFigure } from '@kalyanam/shared/admin/dashboard-contract';
import { createContext, use } from 'react';
import { InfoIcon } from '../../ui/icons';

/** What the server counts differently; the shared definitions hold for the rest. */
export const Definitions = createContext<Partial<Record<DashboardFigure, string>>>({});

interface Props {
  of: DashboardFigure;
  /** The figure's name, for those who hear the page. */
  name: string;
}

/** R14: every figure says what it counts, on pointing, focus or touch. */
export function Meaning({ of, name }: Props) {
  const definition = use(Definitions)[of] ?? DASHBOARD_DEFINITIONS[of];
  return (
    <Tooltip title={definition} describeChild>
      <IconButton
        size="small"
        aria-label={`What is counted: ${name}`}
        sx={{ color: 'text.secondary', p: 0.5, my: -0.5, '& svg': { fontSize: 16 } }}
      >
        <InfoIcon />
      </IconButton>
    </Tooltip>
  );
}
