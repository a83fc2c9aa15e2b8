import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { BULK_OUTCOMES, type BulkAnswer, type BulkRow } from '@kalyanam/shared/team/bulk';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { forgetText } from '../form/drafts';
import { indianNumber } from '../time/india-date';
import { LoadProblem } from '../feedback/load-problem';
import { problemSentence } from '../feedback/problem-sentence';
import { ReasonField, useReason } from '../form/reason-field';
import { doneRows, type BulkAct, sendBulk } from './bulk';
import { offerUndo } from './bulk-undo';

interface Props {
  act: BulkAct;
  /** Null: all that match the filters. */
  ids: readonly string[] | null;
  filters: object;
  onClose: () => void;
  /** Something was changed. */
  onDone: () => void;
  onClear: () => void;
}

const NAMED = 20;
const NO_RULE = () => null;

/** '9 of them: was reminded in the last 24 hours', with the names. */
function Left({ rows }: { rows: readonly BulkRow[] }) {
  const kinds = BULK_OUTCOMES.filter(({ value }) => value !== 'done').flatMap(({ value }) => {
    const these = rows.filter(({ outcome }) => outcome === value);
    return these.length > 0 ? [{ value, these }] : [];
  });
  if (kinds.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {kinds.map(({ value, these }) => (
        <li key={value}>
          {`${indianNumber(these.length)} left out: ${labelOf(BULK_OUTCOMES, value)}`}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {`${these
              .slice(0, NAMED)
              .map(({ name }) => name)
              .join(', ')}${these.length > NAMED ? ` and ${indianNumber(these.length - NAMED)} more` : ''}`}
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** Says what an act on several rows will do before it does it, and what became of each row. */
export function BulkDialog({ act, ids, filters, onClose, onDone, onClear }: Props) {
  const titleId = useId();
  const draft = `bulk ${act.path}`;
  const note = useReason(draft, act.note?.rule ?? NO_RULE);
  const preview = useQuery({
    queryKey: ['bulk', act.path, ids, filters],
    queryFn: () => sendBulk(act.path, { preview: true, ...(ids && { ids: [...ids] }) }, ids ? {} : filters),
    gcTime: 0,
    staleTime: Infinity,
  });
  const ready = preview.data ? doneRows(preview.data) : [];
  const doing = useMutation({
    mutationFn: () =>
      sendBulk(act.path, { ids: ready.map(({ id }) => id), ...(act.note && { notes: note.text.trim() }) }),
    onSuccess: (answer: BulkAnswer) => {
      const done = doneRows(answer);
      forgetText(draft);
      onDone();
      onClear();
      offerUndo(act, done, answer.pendingUntil, onDone);
      if (done.length === answer.rows.length) onClose();
    },
    onError: onDone,
  });
  const result = doing.data;
  const confirm = () => {
    if (note.passes()) doing.mutate();
  };
  const total = preview.data?.rows.length ?? 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{act.name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {preview.isPending && <CircularProgress aria-label="Checking the rows" size={24} />}
        {preview.error && (
          <LoadProblem
            what="The selection"
            problem={preview.error}
            retrying={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        )}
        {preview.data && !result && (
          <>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {`${indianNumber(ready.length)} of ${indianNumber(total)} ${act.future}`}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{act.explains}</Typography>
            <Left rows={preview.data.rows} />
            {act.note && ready.length > 0 && <ReasonField reason={note} label={act.note.label} minRows={2} />}
          </>
        )}
        {doing.isError && (
          <Alert severity="error">
            {`${problemSentence(doing.error, 'The rows could not all be changed')} Press again to go on: nothing is done twice.`}
          </Alert>
        )}
        {result && (
          <>
            <Alert severity={doneRows(result).length > 0 ? 'warning' : 'error'}>
              {`${indianNumber(doneRows(result).length)} of ${indianNumber(result.rows.length)} ${act.past}`}
            </Alert>
            <Left rows={result.rows} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{result ? 'Close' : 'Cancel'}</Button>
        {!result && (
          <Button
            variant="contained"
            color={act.colour ?? 'primary'}
            disabled={ready.length === 0}
            loading={doing.isPending}
            onClick={confirm}
          >
            {`${act.name} ${ready.length > 0 ? indianNumber(ready.length) : ''}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
