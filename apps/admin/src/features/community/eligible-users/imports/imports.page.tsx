import Button from '@mui/material/Button';
import type { EligibleBatchRow } from '@kalyanam/shared/team/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../session/permissions';
import { PATHS } from '../../../../shell/paths';
import { ListFilters } from '../../../../ui/list/filters';
import { tableQuery } from '../../../../ui/list/list-queries';
import { ListResult } from '../../../../ui/list/list-result';
import { SearchField } from '../../../../ui/list/search-field';
import { useListState } from '../../../../ui/list/use-list-state';
import { PageFrame } from '../../../../ui/list/page';
import { IMPORT_COLUMNS } from './import-columns';

export function Page() {
  const mayWrite = useCan('eligible.write');
  const list = useListState([], { by: 'addedAt', direction: 'desc' });
  const imports = useQuery(tableQuery<EligibleBatchRow>(ADMIN_ROUTES.eligibleBatches, list.query));
  return (
    <PageFrame
      title="Imports of eligible users"
      wide
      tools={
        <>
          <Button component={Link} to={PATHS.eligible}>
            All eligible users
          </Button>
          {mayWrite && (
            <Button component={Link} to={PATHS.addEligible} variant="contained">
              Add Eligible Users
            </Button>
          )}
        </>
      }
    >
      <ListFilters>
        <SearchField label="Search by label" value={list.value('q')} onSearch={(q) => list.set({ q })} />
      </ListFilters>
      <ListResult
        name="Imports"
        columns={mayWrite ? IMPORT_COLUMNS : IMPORT_COLUMNS.filter(({ act }) => !act)}
        idOf={({ id }) => id}
        result={imports}
        list={list}
        empty="No imports yet"
      />
    </PageFrame>
  );
}
