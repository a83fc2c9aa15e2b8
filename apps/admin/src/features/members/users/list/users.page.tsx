import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { UserRow } from '@kalyanam/shared/team/users';
import { useQuery } from '@tanstack/react-query';
import { useTeamSettings } from '../../../../session/team-settings';
import { useCan } from '../../../../session/permissions';
import { ExportButton } from '../../../../ui/list/export-button';
import { BulkBar } from '../../../../ui/list/bulk-bar';
import { ListResult } from '../../../../ui/list/list-result';
import { tableQuery } from '../../../../ui/list/list-queries';
import { useSelection } from '../../../../ui/list/selection';
import { useListState } from '../../../../ui/list/use-list-state';
import { ViewsBar, type BuiltInView } from '../../../../ui/list/views-bar';
import { PageFrame } from '../../../../ui/list/page';
import { USER_ACTS } from './user-acts';
import { USER_COLUMNS } from './user-columns';
import { USER_FILTERS, UserFilters } from './user-filters';

/** The first is what the team may reject together, after the days that the owner has set. */
const viewsOf = (days: number): readonly BuiltInView[] => [
  { name: days === 1 ? 'No file for a day' : `No file for ${days} days`, query: `?noFileDays=${days}` },
  { name: 'Registered this week', query: '?days=7' },
  { name: 'On hold', query: '?account=on-hold' },
];

export function Page() {
  const list = useListState(USER_FILTERS, { by: 'registeredAt', direction: 'desc' });
  const users = useQuery(tableQuery<UserRow>(ADMIN_ROUTES.users, list.query));
  const mayDecide = useCan('verify.decide');
  const { rejectWithoutFileDays } = useTeamSettings();
  const selection = useSelection(list.chosen);
  return (
    <PageFrame
      title="Users"
      wide
      views={<ViewsBar list="users" state={list} builtIn={viewsOf(rejectWithoutFileDays)} />}
      tools={<ExportButton needs="users.export" name="users" list={ADMIN_ROUTES.users} chosen={list.chosen} />}
    >
      <UserFilters list={list} fileDays={rejectWithoutFileDays} />
      <ListResult
        name="Users"
        columns={USER_COLUMNS}
        idOf={({ userId }) => userId}
        result={users}
        list={list}
        empty="No users yet"
        nameOf={({ name }) => name}
        selection={mayDecide ? selection : undefined}
      />
      <BulkBar
        acts={USER_ACTS}
        selection={selection}
        list={ADMIN_ROUTES.users}
        filters={list.chosen}
        total={users.data?.total ?? 0}
      />
    </PageFrame>
  );
}
