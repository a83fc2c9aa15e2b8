import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useState } from 'react';
import { indianNumber } from '../../../../ui/time/india-date';
import { DataCards } from '../../../../ui/list/data-cards';
import { DataTable } from '../../../../ui/list/data-table';
import { ListPager } from '../../../../ui/list/list-pager';
import { lineColumns } from './line-columns';
import { countsOf, LINE_STATES, type LineState, type SheetLine } from './sheet';
import type { Sheet } from './use-sheet';

const PAGE_SIZE = 25;
const TABLE = '(min-width:720px)';

const idsIn = (lines: readonly SheetLine[], state: LineState | ''): number[] =>
  lines.filter((line) => state === '' || line.state === state).map(({ id }) => id);

interface View {
  state: LineState | '';
  ids: readonly number[];
  page: number;
}

const viewOf = (lines: readonly SheetLine[], state: LineState | ''): View => ({
  state,
  ids: idsIn(lines, state),
  page: 1,
});

interface RowsProps {
  rows: readonly SheetLine[];
  onEdit: Sheet['edit'] | null;
}

const same = (before: RowsProps, now: RowsProps): boolean =>
  before.onEdit === now.onEdit &&
  before.rows.length === now.rows.length &&
  before.rows.every((line, at) => line === now.rows[at]);

/** Drawn only when its own lines have changed: a long list changes at every part that the server answers. */
const Rows = memo(function Rows({ rows, onEdit }: RowsProps) {
  const wide = useMediaQuery(TABLE, { noSsr: true });
  const shown = { name: 'Lines', columns: lineColumns(onEdit), rows, idOf: ({ id }: SheetLine) => String(id) };
  return wide ? <DataTable {...shown} /> : <DataCards {...shown} />;
}, same);

/** The lines by state, a page at a time. One that was corrected stays where it is until another state is chosen. */
export function LinesTable({ lines, edit, busy }: { lines: readonly SheetLine[]; edit: Sheet['edit']; busy: boolean }) {
  const counts = countsOf(lines);
  const [view, setView] = useState(() => viewOf(lines, counts.bad > 0 ? 'bad' : ''));
  const from = (view.page - 1) * PAGE_SIZE;
  const rows = view.ids.slice(from, from + PAGE_SIZE).flatMap((id) => lines[id] ?? []);
  const chip = (state: LineState | '', label: string, count: number) => (
    <Chip
      key={state}
      component="button"
      clickable
      aria-pressed={view.state === state}
      color={view.state === state ? 'primary' : 'default'}
      label={`${label}: ${indianNumber(count)}`}
      onClick={() => setView(viewOf(lines, state))}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="group" aria-label="Lines by status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {chip('', 'All lines', lines.length)}
        {LINE_STATES.filter(({ value }) => counts[value] > 0 || view.state === value).map(({ value, label }) =>
          chip(value, label, counts[value]),
        )}
      </Box>
      {rows.length > 0 && (
        <>
          <Rows rows={rows} onEdit={busy ? null : edit} />
          <ListPager
            name="Lines"
            page={view.page}
            pageSize={PAGE_SIZE}
            total={view.ids.length}
            onPage={(page) => setView({ ...view, page })}
          />
        </>
      )}
    </Box>
  );
}
