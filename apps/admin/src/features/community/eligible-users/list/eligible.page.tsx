import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { ELIGIBLE_STATES, type EligibleUserRow } from '@kalyanam/shared/team/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../../shell/paths';
import { useCan } from '../../../../session/permissions';
import { ExportButton } from '../../../../ui/list/export-button';
import { CrossIcon, UsersIcon } from '../../../../ui/list/icons';
import { ChoiceFilter, ListFilters } from '../../../../ui/list/filters';
import { BulkBar } from '../../../../ui/list/bulk-bar';
import { ListResult } from '../../../../ui/list/list-result';
import { SearchField } from '../../../../ui/list/search-field';
import { tableQuery } from '../../../../ui/list/list-queries';
import { useSelection } from '../../../../ui/list/selection';
import { useListState } from '../../../../ui/list/use-list-state';
import { ViewsBar, type BuiltInView } from '../../../../ui/list/views-bar';
import { PageFrame } from '../../../../ui/list/page';
import { PAIR_ACTS } from './pair-acts';
import { ELIGIBLE_COLUMNS } from './eligible-columns';

const VIEWS: readonly BuiltInView[] = [
  { name: 'Not used yet', query: '?state=unused' },
  { name: 'Used', query: '?state=used' },
];

const AddEligible = () => (
  <Button component={Link} to={PATHS.addEligible} variant="contained" startIcon={<UsersIcon />}>
    Add Eligible Users
  </Button>
);

export function Page() {
  const mayWrite = useCan('eligible.write');
  const list = useListState(['state', 'batch'], { by: 'addedAt', direction: 'desc' });
  const eligible = useQuery(tableQuery<EligibleUserRow>(ADMIN_ROUTES.eligibleUsers, list.query));
  const selection = useSelection(list.chosen);
  return (
    <PageFrame
      title="Eligible users"
      wide
      views={<ViewsBar list="eligible" state={list} builtIn={VIEWS} />}
      tools={
        <>
          <ExportButton
            needs="eligible.export"
            name="eligible-users"
            list={ADMIN_ROUTES.eligibleUsers}
            chosen={list.chosen}
          />
          <Button component={Link} to={PATHS.eligibleImports}>
            Imports
          </Button>
          {mayWrite && <AddEligible />}
        </>
      }
    >
      <ListFilters>
        <SearchField label="Search by email or phone" value={list.value('q')} onSearch={(q) => list.set({ q })} />
        <ChoiceFilter
          label="State"
          options={ELIGIBLE_STATES}
          value={list.value('state')}
          onChoose={(state) => list.set({ state })}
        />
        {list.value('batch') && (
          <Chip
            label="Of one import"
            onDelete={() => list.set({ batch: '' })}
            deleteIcon={<CrossIcon aria-label="Show all imports" />}
            sx={{ alignSelf: 'center' }}
          />
        )}
      </ListFilters>
      <ListResult
        name="Eligible users"
        columns={mayWrite ? ELIGIBLE_COLUMNS : ELIGIBLE_COLUMNS.filter(({ act }) => !act)}
        idOf={({ id }) => id}
        result={eligible}
        list={list}
        empty="No eligible users yet"
        emptyStep={mayWrite && <AddEligible />}
        nameOf={({ email }) => email}
        selection={mayWrite ? selection : undefined}
      />
      <BulkBar
        acts={PAIR_ACTS}
        selection={selection}
        list={ADMIN_ROUTES.eligibleUsers}
        filters={list.chosen}
        total={eligible.data?.total ?? 0}
      />
    </PageFrame>
  );
}
