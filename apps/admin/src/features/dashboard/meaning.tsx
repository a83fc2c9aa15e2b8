import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { DASHBOARD_DEFINITIONS, type DashboardFigure } from '@kalyanam/shared/admin/dashboard-contract';
import { InfoIcon } from '../../ui/icons';

interface Props {
  of: DashboardFigure;
  /** The figure's name, for those who hear the page. */
  name: string;
}

/** R14: every figure says what it counts, on pointing, focus or touch. */
export const Meaning = ({ of, name }: Props) => (
  <Tooltip title={DASHBOARD_DEFINITIONS[of]} describeChild>
    <IconButton
      size="small"
      aria-label={`What is counted: ${name}`}
      sx={{ color: 'text.secondary', p: 0.5, my: -0.5, '& svg': { fontSize: 16 } }}
    >
      <InfoIcon />
    </IconButton>
  </Tooltip>
);
