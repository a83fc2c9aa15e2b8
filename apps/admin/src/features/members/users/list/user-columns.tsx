import Box from '@mui/material/Box';
import type { USER_SORTS, UserRow } from '@kalyanam/shared/team/users';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { GENDERS } from '@kalyanam/shared/base/vocabulary/people';
import { userPath } from '../../../../shell/paths';
import { Ago } from '../../../../ui/time/ago';
import { fullDay } from '../../../../ui/time/india-date';
import type { Column } from '../../../../ui/list/column';
import { PersonCell } from '../../../../ui/list/person-cell';
import { PhoneCell } from '../../../../ui/list/phone-cell';
import { AccountChip, VerificationChip } from '../../../../ui/list/state-chip';

export const USER_COLUMNS: Column<UserRow, (typeof USER_SORTS)[number]>[] = [
  {
    key: 'name',
    name: 'Name and email',
    sort: 'name',
    heading: true,
    fills: true,
    cell: ({ userId, name, email }) => <PersonCell to={userPath(userId)} name={name} email={email} />,
  },
  {
    key: 'code',
    name: 'Member number',
    short: true,
    asWritten: true,
    cell: ({ memberCode }) => formatMemberCode(memberCode),
  },
  { key: 'phone', name: 'Phone', short: true, cell: ({ phone, name }) => <PhoneCell phone={phone} of={name} /> },
  {
    key: 'status',
    name: 'Status',
    short: true,
    cell: ({ verificationStatus, accountStatus }) => (
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
        <VerificationChip status={verificationStatus} />
        {accountStatus !== 'active' && <AccountChip status={accountStatus} />}
      </Box>
    ),
  },
  {
    key: 'person',
    name: 'Age',
    short: true,
    from: 'lg',
    cell: ({ age, gender }) => `${age}, ${labelOf(GENDERS, gender).toLowerCase()}`,
  },
  {
    key: 'shown',
    name: 'Profile',
    rare: true,
    cell: ({ accountStatus, isActive }) => (accountStatus !== 'active' ? '—' : isActive ? 'Online' : 'Offline'),
  },
  {
    key: 'registered',
    name: 'Registered',
    short: true,
    from: 'md',
    sort: 'registeredAt',
    cell: ({ registeredAt }) => fullDay(registeredAt),
  },
  {
    key: 'active',
    name: 'Last active',
    short: true,
    sort: 'lastActiveAt',
    cell: ({ lastActiveAt }) => <Ago at={lastActiveAt} />,
  },
];
