import Button from '@mui/material/Button';
import { RELATIVES_NOTICE_STATES, type RelativesNoticeRow } from '@kalyanam/shared/team/relatives-notices';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../session/permissions';
import { OPEN_REPORTS } from '../../../../shell/paths';
import { ExportButton } from '../../../../ui/list/export-button';
import { ChoiceFilter, ListFilters } from '../../../../ui/list/filters';
import { tableQuery } from '../../../../ui/list/list-queries';
import { ListResult } from '../../../../ui/list/list-result';
import { SearchField } from '../../../../ui/list/search-field';
import { useListState } from '../../../../ui/list/use-list-state';
import { PageFrame } from '../../../../ui/list/page';
import { NOTICE_COLUMNS } from './notice-columns';

export function Page() {
  const mayAnswer = useCan('reports.decide');
  const list = useListState(['state'], { by: 'confirmedAt', direction: 'asc' });
  const notices = useQuery(tableQuery<RelativesNoticeRow>(ADMIN_ROUTES.relativesNotices, list.query));
  const waiting = list.value('state') === 'open';
  return (
    <PageFrame
      title="Notices from relatives"
      wide
      lead="“Somebody wrote about me”: from people without an account, whose email address is proved. We answer each within 30 days."
      tools={
        <>
          <Button component={Link} to={OPEN_REPORTS}>
            Reports of members
          </Button>
          <ExportButton
            needs="reports.export"
            name="notices"
            list={ADMIN_ROUTES.relativesNotices}
            chosen={list.chosen}
          />
        </>
      }
    >
      <ListFilters>
        <SearchField label="Search by email" value={list.value('q')} onSearch={(q) => list.set({ q })} />
        <ChoiceFilter
          label="State"
          options={RELATIVES_NOTICE_STATES}
          value={list.value('state')}
          onChoose={(state) => list.set({ state })}
        />
      </ListFilters>
      <ListResult
        name="Notices"
        columns={mayAnswer ? NOTICE_COLUMNS : NOTICE_COLUMNS.filter(({ act }) => !act)}
        idOf={({ id }) => id}
        result={notices}
        list={list}
        empty={waiting ? 'No open notices' : 'No notices yet'}
      />
    </PageFrame>
  );
}
