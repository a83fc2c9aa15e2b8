import Box from '@mui/material/Box';
import type { SortOf } from '@kalyanam/shared/team/lists';
import { USER_LIST, type UserRow } from '@kalyanam/shared/team/users';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { labelOf, type Option } from '@kalyanam/shared/base/vocabulary/option';
import { GENDERS } from '@kalyanam/shared/base/vocabulary/people';
import { useTeamSettings } from '../../../../session/team-settings';
import { useCan } from '../../../../session/permissions';
import { userPath } from '../../../../shell/paths';
import type { Column } from '../../../../ui/list/column';
import { ListPage, useListPage } from '../../../../ui/list/list-page';
import { PersonCell } from '../../../../ui/list/person-cell';
import { PhoneCell } from '../../../../ui/list/phone-cell';
import { AccountChip, VerificationChip } from '../../../../ui/list/state-chip';
import type { BuiltInView } from '../../../../ui/list/views-bar';
import { Ago } from '../../../../ui/time/ago';
import { fullDay } from '../../../../ui/time/india-date';
import { USER_ACTS } from './user-acts';

/** The first is what the team may reject together, after the days that the owner has set. */
const viewsOf = (days: number): readonly BuiltInView[] => [
  { name: days === 1 ? 'No file for a day' : `No file for ${days} days`, query: `?noFileDays=${days}` },
  { name: 'Registered this week', query: '?days=7' },
  { name: 'On hold', query: '?account=on-hold' },
];

/** Shorter and longer than what the owner has set, just that, and what an older link asks for. */
const waitedDays = (...days: number[]): readonly Option[] =>
  [...new Set([1, 3, 14, 30, ...days])]
    .filter((count) => count > 0)
    .sort((one, other) => one - other)
    .map((days) => ({ value: `${days}`, label: days === 1 ? 'For a day' : `For ${days} days` }));

const COLUMNS: Column<UserRow, SortOf<typeof USER_LIST>>[] = [
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
    name: 'Profile ID',
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

export function Page() {
  const page = useListPage<UserRow>(USER_LIST);
  const { rejectWithoutFileDays } = useTeamSettings();
  return (
    <ListPage
      {...page}
      columns={COLUMNS}
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      views={viewsOf(rejectWithoutFileDays)}
      options={{ noFileDays: waitedDays(rejectWithoutFileDays, Number(page.list.value('noFileDays'))) }}
      empty="No members yet"
      acts={USER_ACTS}
      ticking={useCan('verify.decide')}
    />
  );
}
