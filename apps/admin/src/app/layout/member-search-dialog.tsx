import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { UserRow } from '@kalyanam/shared/admin/users';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS, userPath } from '../../shell/paths';
import { indianNumber } from '../../ui/india-date';
import { tableQuery } from '../../ui/list/list-queries';
import { SearchField } from '../../ui/list/search-field';
import { LoadProblem } from '../../ui/load-problem';
import { AccountChip, VerificationChip } from '../../ui/state-chip';

/** As many as fit below the field. */
const SHOWN = 10;

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  color: 'text.primary',
  '&:hover, &:focus-visible': { bgcolor: 'ground.selected', textDecoration: 'none' },
} as const;

const Found = ({ member, onFollow }: { member: UserRow; onFollow: () => void }) => (
  <Link component={RouterLink} to={userPath(member.userId)} onClick={onFollow} sx={ROW}>
    <Box component="span" sx={{ fontWeight: 600 }}>
      {member.name}
    </Box>
    <VerificationChip status={member.verificationStatus} />
    {member.accountStatus !== 'active' && <AccountChip status={member.accountStatus} />}
    <Box component="span" sx={{ flexBasis: '100%', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {member.phone} · {member.email}
    </Box>
  </Link>
);

/** Up and Down move between the field and the members found. */
function moveBetween(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops.findIndex((stop) => stop === document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
  event.preventDefault();
  stops.at(Math.min(Math.max(next, 0), stops.length - 1))?.focus();
}

export function MemberSearchDialog({ onClose }: { onClose: () => void }) {
  const [q, setQ] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    ...tableQuery<UserRow>(ADMIN_ROUTES.users, { q }),
    enabled: q !== '',
  });
  const shown = q === '' ? undefined : data;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="member-search"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id="member-search">Find a member</DialogTitle>
      <DialogContent onKeyDown={moveBetween}>
        <Box sx={{ display: 'flex', pt: 1, mb: 1 }}>
          <SearchField autoFocus wide label="Name, last digits of the phone, email or ID" value={q} onSearch={setQ} />
        </Box>
        {q !== '' && error && (
          <LoadProblem what="The search" problem={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        <Typography role="status" sx={{ color: 'text.secondary', px: 1.5 }}>
          {shown && (shown.total === 0 ? 'No member found' : `${indianNumber(shown.total)} found`)}
        </Typography>
        {shown?.rows.slice(0, SHOWN).map((member) => (
          <Found key={member.userId} member={member} onFollow={onClose} />
        ))}
        {shown && shown.total > SHOWN && (
          <Box sx={{ px: 1.5, pt: 1 }}>
            <Link component={RouterLink} to={`${PATHS.users}?q=${encodeURIComponent(q)}`} onClick={onClose}>
              All {indianNumber(shown.total)} in the list of users
            </Link>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}
