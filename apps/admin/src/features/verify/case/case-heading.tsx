import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { useEffect, useRef } from 'react';
import { ClockChip } from '../../../ui/clock-chip';

const PILL = {
  px: 1,
  py: 0.25,
  borderRadius: 99,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
/** Moving on by a key or a decision leads the focus to the new case; a click in the queue keeps it there. */
const isFree = (focused: Element | null) => !focused?.closest('a, input, textarea, [role="dialog"]');

export function CaseHeading({ user }: { user: PendingVerification }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFree(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography ref={heading} id="case-title" variant="h2" tabIndex={-1} sx={{ outline: 'none !important' }}>
        {user.name}
      </Typography>
      <Box component="span" sx={{ ...PILL, color: 'success.main', bgcolor: 'ground.goodTint' }}>
        score {user.verificationScore} / 100
      </Box>
      <ClockChip enteredAt={user.enteredAt} />
      {user.resubmission && (
        <Box component="span" sx={{ ...PILL, color: 'info.main', border: 1 }}>
          resubmitted
        </Box>
      )}
    </Box>
  );
}
