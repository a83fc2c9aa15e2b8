import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ADMINISTRATOR_LIST, type AdministratorRow } from '@kalyanam/shared/team/administrators';
import type { SortOf } from '@kalyanam/shared/team/lists';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { PATHS } from '../../../shell/paths';
import type { Column } from '../../../ui/list/column';
import { AddIcon } from '../../../ui/list/icons';
import { ListPage, useListPage } from '../../../ui/list/list-page';
import { PageLink } from '../../../ui/list/page-link';
import { StateChip } from '../../../ui/list/state-chip';
import { VerifiedMark } from '../../../ui/list/verified-mark';
import { dayAndTime, fullDay, indianNumber, shortDayAndTime } from '../../../ui/time/india-date';
import { actionWords } from '../../../ui/words/audit-words';
import { AdministratorActs } from './administrator-acts';
import { CreateAdministrator } from './create-administrator';

const State = ({ disabledAt }: AdministratorRow) =>
  disabledAt ? (
    <StateChip tone="bad">{`disabled ${fullDay(disabledAt)}`}</StateChip>
  ) : (
    <StateChip tone="good">enabled</StateChip>
  );

const COLUMNS: Column<AdministratorRow, SortOf<typeof ADMINISTRATOR_LIST>>[] = [
  {
    key: 'username',
    name: 'Username',
    sort: 'username',
    heading: true,
    cell: ({ username, self }) => (self ? `${username} (you)` : username),
  },
  { key: 'name', name: 'Name', sort: 'name', asWritten: true, cell: ({ name }) => name },
  { key: 'role', name: 'Role', cell: ({ role }) => labelOf(ADMIN_ROLES, role) },
  {
    key: 'factor',
    name: 'Two-step sign-in',
    cell: ({ secondFactor, role, disabledAt }) =>
      !secondFactor && role === 'owner' && !disabledAt ? (
        <StateChip tone="bad">off</StateChip>
      ) : (
        <VerifiedMark holds={secondFactor} yes="on" no="off" />
      ),
  },
  {
    key: 'signIn',
    name: 'Last login',
    cell: ({ lastSignInAt }) => (lastSignInAt ? dayAndTime(lastSignInAt) : 'never'),
  },
  {
    key: 'decided',
    name: 'Decided, 30 days',
    numeric: true,
    cell: ({ decidedLately, decided }) => `${indianNumber(decidedLately)} of ${indianNumber(decided)}`,
  },
  {
    key: 'lastAct',
    name: 'Last act',
    cell: ({ username, lastAct }) =>
      lastAct ? (
        <PageLink to={`${PATHS.audit}?actor=${encodeURIComponent(username)}`}>
          {`${actionWords(lastAct.action)}, ${shortDayAndTime(lastAct.at)}`}
        </PageLink>
      ) : (
        'none'
      ),
  },
  { key: 'created', name: 'Created', sort: 'createdAt', cell: ({ createdAt }) => fullDay(createdAt) },
  { key: 'state', name: 'State', cell: (row) => <State {...row} /> },
  { key: 'acts', name: 'Change', act: true, cell: (row) => !row.self && <AdministratorActs administrator={row} /> },
];

function Unsafe({ rows }: { rows: readonly AdministratorRow[] }) {
  const unsafe = rows.filter(({ role, secondFactor, disabledAt }) => role === 'owner' && !secondFactor && !disabledAt);
  if (unsafe.length === 0) return null;
  return (
    <Alert severity="error">
      {`Two-step sign-in off for ${unsafe.map(({ name, self }) => (self ? 'you' : name)).join(', ')}: an owner’s password alone opens everything. `}
      {unsafe.some(({ self }) => self) && <PageLink to={PATHS.account}>Set yours up</PageLink>}
    </Alert>
  );
}

export function Page() {
  const page = useListPage<AdministratorRow>(ADMINISTRATOR_LIST);
  const { value, set } = page.list;
  // In the URL, so that a link opens the form and the back button closes it.
  const creating = value('create') === 'yes';
  return (
    <ListPage
      {...page}
      columns={COLUMNS}
      idOf={({ id }) => id}
      lead={ADMIN_ROLES.map(({ label, does }) => `${label}: ${does}`).join(' · ')}
      tools={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => set({ create: 'yes' }, false)}>
          Create administrator
        </Button>
      }
      notice={<Unsafe rows={page.result.data?.rows ?? []} />}
      empty="No administrators"
    >
      {creating && <CreateAdministrator onClose={() => set({ create: '' })} />}
    </ListPage>
  );
}
