import type { ADMINISTRATOR_SORTS, AdministratorRow } from '@kalyanam/shared/team/administrators';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { PATHS } from '../../../shell/paths';
import { actionWords } from '../../../ui/words/audit-words';
import { PageLink } from '../../../ui/list/page-link';
import { dayAndTime, fullDay, indianNumber, shortDayAndTime } from '../../../ui/time/india-date';
import type { Column } from '../../../ui/list/column';
import { VerifiedMark } from '../../../ui/list/verified-mark';
import { StateChip } from '../../../ui/list/state-chip';
import { AdministratorActs } from './administrator-acts';

const State = ({ disabledAt }: AdministratorRow) =>
  disabledAt ? (
    <StateChip tone="bad">{`disabled ${fullDay(disabledAt)}`}</StateChip>
  ) : (
    <StateChip tone="good">enabled</StateChip>
  );

export const ADMINISTRATOR_COLUMNS: Column<AdministratorRow, (typeof ADMINISTRATOR_SORTS)[number]>[] = [
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
    name: 'Second factor',
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
