import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { TeamSettings } from '@kalyanam/shared/team/settings';
import { useTeamSettings } from '../../session/team-settings';
import { caseClock } from './case-clock';
import { Unseen } from '../list/unseen';
import { useNow } from './ago';

const COLOURS = {
  fresh: { color: 'success.main', bgcolor: 'ground.goodTint' },
  due: { color: 'warning.main', bgcolor: 'ground.warnTint' },
  late: { color: 'error.main', bgcolor: 'ground.badTint' },
} as const;

interface ClockChipProps {
  enteredAt: string;
  /** Limits for due and late; by default the owner's limits for cases. */
  hours?: Pick<TeamSettings, 'dueHours' | 'lateHours'>;
}

/** How long a case has waited, coloured by when it is due and late. */
export function ClockChip({ enteredAt, hours }: ClockChipProps) {
  const ofCases = useTeamSettings();
  const { urgency, waited, words } = caseClock(enteredAt, useNow(), hours ?? ofCases);
  return (
    <Tooltip title={words} describeChild>
      <Box
        component="span"
        sx={{
          ...COLOURS[urgency],
          px: 1,
          py: 0.25,
          borderRadius: 99,
          fontSize: '0.8125rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          // Text for screen readers scrolls with the chip.
          position: 'relative',
        }}
      >
        <span aria-hidden>{waited}</span>
        <Unseen>{words}</Unseen>
      </Box>
    </Tooltip>
  );
}
