import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { dayAndTime } from '../../ui/india-date';
import { RefreshIcon } from '../../ui/icons';

interface Props {
  moment: string;
  /** The last try to renew it failed. */
  stale: boolean;
  busy: boolean;
  onReload: () => void;
}

export const LastUpdated = ({ moment, stale, busy, onReload }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: stale ? 'warning.main' : 'text.secondary' }}>
    <span>
      {stale && 'Could not be renewed · '}Last updated {dayAndTime(moment)}
    </span>
    <IconButton aria-label="Update now" disabled={busy} onClick={onReload}>
      <RefreshIcon />
    </IconButton>
  </Box>
);
