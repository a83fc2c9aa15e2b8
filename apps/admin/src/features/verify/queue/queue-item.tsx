import Box from '@mui/material/Box';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { initials } from '@kalyanam/shared/text';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { fullDay } from '../../../ui/india-date';
import { PICKED, withCase } from '../use-open-case';
import { ClockChip } from '../../../ui/clock-chip';

const ROW = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: 1.25,
  alignItems: 'center',
  px: 2,
  py: 1.25,
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  outlineOffset: '-2px !important',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'ground.selected', boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)' },
} as const;

const SMALL = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

const AVATAR = {
  width: 40,
  height: 40,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 600,
  bgcolor: 'ground.avatar',
  color: 'ground.avatarText',
} as const;

export function QueueItem({ user, open }: { user: PendingVerification; open: boolean }) {
  const row = useRef<HTMLAnchorElement>(null);
  const [params] = useSearchParams();
  useEffect(() => {
    if (open) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <li>
      <Box
        component={Link}
        ref={row}
        to={{ search: withCase(params, user.userId).toString() }}
        state={PICKED}
        aria-current={open || undefined}
        sx={ROW}
      >
        <Box aria-hidden sx={AVATAR}>
          {initials(user.name)}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name}</Box>
          <Box title={user.email} sx={{ ...SMALL, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {user.email}
          </Box>
          <Box sx={SMALL}>Registered {fullDay(user.registeredAt)}</Box>
          {user.claimedBy && !user.claimedBy.mine && (
            <Box sx={{ color: 'warning.main', fontSize: '0.8125rem', fontWeight: 600 }}>
              claimed by {user.claimedBy.name}
            </Box>
          )}
          {user.resubmission && (
            <Box sx={{ color: 'info.main', fontSize: '0.8125rem', fontWeight: 600 }}>resubmitted</Box>
          )}
        </Box>
        <ClockChip enteredAt={user.enteredAt} />
      </Box>
    </li>
  );
}
