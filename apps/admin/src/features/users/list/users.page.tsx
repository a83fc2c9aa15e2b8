import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { UserRow } from '@kalyanam/shared/admin/users';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../ui/export-button';
import { ListResult } from '../../../ui/list/list-result';
import { tableQuery } from '../../../ui/list/list-queries';
import { useListState } from '../../../ui/list/use-list-state';
import { PageFrame } from '../../../ui/page';
import { USER_COLUMNS } from './user-columns';
import { USER_FILTERS, UserFilters } from './user-filters';

export function Page() {
  const list = useListState(USER_FILTERS, { by: 'registeredAt', direction: 'desc' });
  const users = useQuery(tableQuery<UserRow>(ADMIN_ROUTES.users, list.query));
  return (
    <PageFrame
      title="Users"
      wide
      tools={<ExportButton needs="users.export" name="users" list={ADMIN_ROUTES.users} chosen={list.chosen} />}
    >
      <UserFilters list={list} />
      <ListResult
        name="Users"
        columns={USER_COLUMNS}
        idOf={({ userId }) => userId}
        result={users}
        list={list}
        empty="No users yet"
      />
    </PageFrame>
  );
}
