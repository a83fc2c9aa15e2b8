import Box from '@mui/material/Box';
import type { USER_SORTS, UserRow } from '@kalyanam/shared/admin/users';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { GENDERS } from '@kalyanam/shared/vocabulary/people';
import { userPath } from '../../../shell/paths';
import { fullDay } from '../../../ui/india-date';
import type { Column } from '../../../ui/list/column';
import { AccountChip, VerificationChip } from '../../../ui/state-chip';
import { PageLink } from '../../../ui/page-link';

export const USER_COLUMNS: Column<UserRow, (typeof USER_SORTS)[number]>[] = [
  {
    key: 'name',
    name: 'Name and email',
    sort: 'name',
    heading: true,
    cell: ({ userId, name, email }) => (
      <>
        <PageLink to={userPath(userId)}>{name}</PageLink>
        <Box sx={{ fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email}
        </Box>
      </>
    ),
  },
  { key: 'phone', name: 'Phone', short: true, cell: ({ phone }) => phone },
  {
    key: 'person',
    name: 'Age',
    short: true,
    cell: ({ age, gender }) => `${age}, ${labelOf(GENDERS, gender).toLowerCase()}`,
  },
  {
    key: 'verification',
    name: 'Verification',
    cell: ({ verificationStatus }) => <VerificationChip status={verificationStatus} />,
  },
  { key: 'account', name: 'Account', cell: ({ accountStatus }) => <AccountChip status={accountStatus} /> },
  { key: 'shown', name: 'Profile', cell: ({ isActive }) => (isActive ? 'online' : 'offline') },
  {
    key: 'registered',
    name: 'Registered',
    short: true,
    sort: 'registeredAt',
    cell: ({ registeredAt }) => fullDay(registeredAt),
  },
  {
    key: 'active',
    name: 'Last active',
    short: true,
    sort: 'lastActiveAt',
    cell: ({ lastActiveAt }) => fullDay(lastActiveAt),
  },
];
