import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SortOf } from '@kalyanam/shared/team/lists';
import { RELATIVES_NOTICE_LIST, type RelativesNoticeRow } from '@kalyanam/shared/team/relatives-notices';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../session/permissions';
import { OPEN_REPORTS } from '../../../../shell/paths';
import type { Column } from '../../../../ui/list/column';
import { ListPage, useListPage } from '../../../../ui/list/list-page';
import { StateChip } from '../../../../ui/list/state-chip';
import { dayAndTime, fullDay } from '../../../../ui/time/india-date';
import { useNow } from '../../../../ui/time/ago';
import { AnswerNotice } from './answer-notice';

const DAY_MS = 86_400_000;

/** Until when it is to be answered, or what was answered. */
function State({ answer, answeredBy }: RelativesNoticeRow) {
  const now = useNow();
  if (answer)
    return (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        <StateChip tone="good">Answered</StateChip>
        {` ${dayAndTime(answer.at)} by ${answer.by}: ${answer.text}`}
      </Box>
    );
  const days = Math.floor((Date.parse(answeredBy) - now.getTime()) / DAY_MS);
  const tone = days < 0 ? 'bad' : days < 7 ? 'warn' : 'plain';
  return (
    <>
      <StateChip tone={tone}>{days < 0 ? 'Overdue' : days === 1 ? '1 day left' : `${days} days left`}</StateChip>{' '}
      {fullDay(answeredBy)}
    </>
  );
}

const COLUMNS: Column<RelativesNoticeRow, SortOf<typeof RELATIVES_NOTICE_LIST>>[] = [
  { key: 'ticket', name: 'Number', heading: true, short: true, cell: ({ ticket }) => ticket },
  { key: 'email', name: 'From', asWritten: true, cell: ({ email }) => email },
  {
    key: 'what',
    name: 'What they say',
    cell: ({ what }) => (
      <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {what}
      </Box>
    ),
  },
  { key: 'since', name: 'Since', sort: 'confirmedAt', cell: ({ confirmedAt }) => dayAndTime(confirmedAt) },
  { key: 'state', name: 'State', cell: (row) => <State {...row} /> },
  { key: 'answer', name: 'Answer', act: true, cell: (row) => !row.answer && <AnswerNotice row={row} /> },
];

export function Page() {
  const page = useListPage<RelativesNoticeRow>(RELATIVES_NOTICE_LIST);
  return (
    <ListPage
      {...page}
      name="Notices"
      columns={COLUMNS}
      mayAct={useCan('reports.decide')}
      idOf={({ id }) => id}
      lead="“Somebody wrote about me”: from people without an account, whose email address is proved. We answer each within 30 days."
      links={
        <Button component={Link} to={OPEN_REPORTS}>
          Reports of members
        </Button>
      }
      empty={page.list.value('state') === 'open' ? 'No open notices' : 'No notices yet'}
    />
  );
}
