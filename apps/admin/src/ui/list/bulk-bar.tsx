import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pageHeading, useFocusTo } from '../form/focus';
import { indianNumber } from '../time/india-date';
import type { BulkAct } from './bulk';
import type { Selection } from './selection';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog')).BulkDialog }));

interface Props {
  acts: readonly BulkAct[];
  selection: Selection;
  /** The list, below the prefix: it is loaded again afterwards. */
  list: string;
  /** Its filters. */
  filters: object;
  /** Rows that match. */
  total: number;
}

/** Below a list with ticked rows, always in view: the acts on them, or on all rows that match. */
export function BulkBar({ acts, selection, list, filters, total }: Props) {
  const queries = useQueryClient();
  const [scope, setScope] = useState({ ids: selection.ids, all: false });
  /** Carries the rows of the moment of the press: the ticks are gone before the dialog is. */
  const [asking, setAsking] = useState<{ act: BulkAct; ids: readonly string[] | null } | null>(null);
  const all = scope.all && scope.ids === selection.ids;
  const count = all ? Math.min(total, TEAM_LIMITS.bulkRows) : selection.ids.length;
  const shown = selection.ids.length > 0;
  const noteFocus = useFocusTo(() => (asking ? null : pageHeading()));
  return (
    <Box onFocus={noteFocus} sx={{ display: 'contents' }}>
      {shown && (
        <Paper
          component="section"
          aria-label="Selected rows"
          elevation={6}
          sx={{
            position: 'sticky',
            bottom: 8,
            zIndex: 3,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
          }}
        >
          <Box role="status" sx={{ fontWeight: 600 }}>
            {`${indianNumber(count)} selected`}
          </Box>
          {!all && total > selection.ids.length && (
            <Button
              size="small"
              onClick={() => setScope({ ids: selection.ids, all: true })}
            >{`Select ${total > TEAM_LIMITS.bulkRows ? 'the first' : 'all'} ${indianNumber(Math.min(total, TEAM_LIMITS.bulkRows))} that match`}</Button>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
            {acts.map((act) => (
              <Button
                key={act.name}
                variant="outlined"
                color={act.colour ?? 'primary'}
                onClick={() => setAsking({ act, ids: all ? null : selection.ids })}
                sx={{ minHeight: 36 }}
              >
                {act.name}
              </Button>
            ))}
            <Button color="inherit" onClick={selection.clear} sx={{ minHeight: 36 }}>
              Clear
            </Button>
          </Box>
        </Paper>
      )}
      {asking && (
        <Suspense>
          <BulkDialog
            {...asking}
            filters={filters}
            onClose={() => setAsking(null)}
            onDone={() => void queries.invalidateQueries({ queryKey: [list] })}
            onClear={selection.clear}
          />
        </Suspense>
      )}
    </Box>
  );
}
