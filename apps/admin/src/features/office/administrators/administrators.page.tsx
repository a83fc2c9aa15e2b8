import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { AdministratorRow } from '@kalyanam/shared/team/administrators';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQuery } from '@tanstack/react-query';
import { AddIcon } from '../../../ui/list/icons';
import { ChoiceFilter, ListFilters } from '../../../ui/list/filters';
import { ListResult } from '../../../ui/list/list-result';
import { SearchField } from '../../../ui/list/search-field';
import { tableQuery } from '../../../ui/list/list-queries';
import { useListState } from '../../../ui/list/use-list-state';
import { PageFrame } from '../../../ui/list/page';
import { ADMINISTRATOR_COLUMNS } from './administrator-columns';
import { PATHS } from '../../../shell/paths';
import { PageLink } from '../../../ui/list/page-link';
import { CreateAdministrator } from './create-administrator';

const STATES = [
  { value: 'enabled', label: 'Enabled' },
  { value: 'disabled', label: 'Disabled' },
];

export function Page() {
  const list = useListState(['role', 'state'], { by: 'createdAt', direction: 'asc' });
  // In the URL, so that a link opens the form and the back button closes it.
  const creating = list.value('create') === 'yes';
  const administrators = useQuery(tableQuery<AdministratorRow>(ADMIN_ROUTES.administrators, list.query));
  const unsafe = (administrators.data?.rows ?? []).filter(
    ({ role, secondFactor, disabledAt }) => role === 'owner' && !secondFactor && !disabledAt,
  );
  return (
    <PageFrame
      title="Administrators"
      wide
      lead={`${ADMIN_ROLES.map(({ does }) => does).join(', ')}.`}
      tools={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => list.set({ create: 'yes' }, false)}>
          Create administrator
        </Button>
      }
    >
      {unsafe.length > 0 && (
        <Alert severity="error">
          {`Second factor off for ${unsafe.map(({ name, self }) => (self ? 'you' : name)).join(', ')}: an owner’s password alone opens everything. `}
          {unsafe.some(({ self }) => self) && <PageLink to={PATHS.account}>Set yours up</PageLink>}
        </Alert>
      )}
      <ListFilters>
        <SearchField label="Search by username or name" value={list.value('q')} onSearch={(q) => list.set({ q })} />
        <ChoiceFilter
          label="Role"
          options={ADMIN_ROLES}
          value={list.value('role')}
          onChoose={(role) => list.set({ role })}
        />
        <ChoiceFilter
          label="State"
          options={STATES}
          value={list.value('state')}
          onChoose={(state) => list.set({ state })}
        />
      </ListFilters>
      <ListResult
        name="Administrators"
        columns={ADMINISTRATOR_COLUMNS}
        idOf={({ id }) => id}
        result={administrators}
        list={list}
        empty="No administrators"
      />
      {creating && <CreateAdministrator onClose={() => list.set({ create: '' })} />}
    </PageFrame>
  );
}
