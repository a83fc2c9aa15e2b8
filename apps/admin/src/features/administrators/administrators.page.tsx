import Button from '@mui/material/Button';
import type { AdministratorRow } from '@kalyanam/shared/admin/administrators';
import { ADMIN_ROLES } from '@kalyanam/shared/admin/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddIcon } from '../../ui/icons';
import { ChoiceFilter, ListFilters } from '../../ui/list/filters';
import { ListResult } from '../../ui/list/list-result';
import { SearchField } from '../../ui/list/search-field';
import { tableQuery } from '../../ui/list/list-queries';
import { useListState } from '../../ui/list/use-list-state';
import { PageFrame } from '../../ui/page';
import { ADMINISTRATOR_COLUMNS } from './administrator-columns';
import { CreateDialog } from './create-dialog';

const STATES = [
  { value: 'enabled', label: 'Enabled' },
  { value: 'disabled', label: 'Disabled' },
];

export function Page() {
  const [creating, setCreating] = useState(false);
  const list = useListState(['role', 'state'], { by: 'createdAt', direction: 'asc' });
  const administrators = useQuery(tableQuery<AdministratorRow>(ADMIN_ROUTES.administrators, list.query));
  return (
    <PageFrame
      title="Administrators"
      lead={`${ADMIN_ROLES.map(({ does }) => does).join(', ')}.`}
      tools={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
          Create administrator
        </Button>
      }
    >
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
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </PageFrame>
  );
}
