import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { caseClock } from './case-clock';
import { Unseen } from './unseen';

/** The present moment, renewed every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const COLOURS = {
  fresh: { color: 'success.main', bgcolor: 'ground.goodTint' },
  due: { color: 'warning.main', bgcolor: 'ground.warnTint' },
  late: { color: 'error.main', bgcolor: 'ground.badTint' },
} as const;

/** How long a case has waited, coloured by the 24/48-hour clock. */
export function ClockChip({ enteredAt }: { enteredAt: string }) {
  const { urgency, waited, words } = caseClock(enteredAt, useNow());
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
          // What is only read aloud scrolls with the chip.
          position: 'relative',
        }}
      >
        <span aria-hidden>{waited}</span>
        <Unseen>{words}</Unseen>
      </Box>
    </Tooltip>
  );
}
