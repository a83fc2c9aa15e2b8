import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { useState } from 'react';
import { PATHS } from '../../../../shell/paths';
import { focusIfLost } from '../../../../ui/form/focus';
import { DownloadIcon } from '../../../../ui/list/icons';
import { indianNumber } from '../../../../ui/time/india-date';
import { PageLink } from '../../../../ui/list/page-link';
import { UNSEEN } from '../../../../ui/list/unseen';
import { saveBadLines } from './bad-lines';
import { LeaveQuestion } from './leave-question';
import { LinesTable } from './lines-table';
import { countsOf, isFresh, type SheetLine } from './sheet';
import type { Sheet } from './use-sheet';
import { WorkBar } from './work-bar';

/** What the import has added; the rest of its lines follows under the same label. */
function Added({ count, left, onUndo }: { count: number; left: number; onUndo: (() => void) | null }) {
  return (
    <Alert
      ref={focusIfLost}
      tabIndex={-1}
      severity={left > 0 ? 'warning' : 'success'}
      action={
        onUndo && (
          <Button color="inherit" size="small" onClick={onUndo}>
            Undo this import
          </Button>
        )
      }
    >
      {left > 0
        ? `Stopped: ${indianNumber(count)} added, ${indianNumber(left)} not. What was added stays until you undo it.`
        : `Added: ${indianNumber(count)}.`}{' '}
      <PageLink to={PATHS.eligibleBatches}>All imports</PageLink>
    </Alert>
  );
}

interface Props {
  sheet: Sheet;
  lines: readonly SheetLine[];
  /** What the label begins with. */
  name: string;
}

/** The second step: what adding the list would do, line by line, and the act. */
export function SheetStep({ sheet, lines, name }: Props) {
  const { work, problem, added } = sheet;
  const [label, setLabel] = useState(name);
  const counts = countsOf(lines);
  const busy = work !== null;
  // The check was stopped or failed, so what adding would do is unknown.
  const isOpen = lines.some(({ state, edited }) => state === 'unchecked' && !edited);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="h2" tabIndex={-1} sx={UNSEEN}>
        What adding the list would do
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <TextField
          size="small"
          label="Label of this import"
          value={label}
          helperText={added === null ? 'For example: Kurnool sabha list, Nov' : 'The rest comes under the same label'}
          onChange={(event) => setLabel(event.target.value)}
          slotProps={{
            htmlInput: { maxLength: TEAM_LIMITS.batchLabelLength, autoComplete: 'off', readOnly: added !== null },
          }}
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <Button
          variant="contained"
          disabled={busy || !lines.some(isFresh) || isOpen}
          onClick={() => void sheet.add(label.trim())}
        >
          Add Eligible Users
        </Button>
        {counts.bad > 0 && (
          <Button startIcon={<DownloadIcon />} onClick={() => saveBadLines(lines)}>
            Download the lines with mistakes
          </Button>
        )}
        <Button disabled={work?.step === 'adding' || work?.step === 'undoing'} onClick={sheet.close}>
          Another list
        </Button>
      </Box>
      {work && <WorkBar key={work.step} work={work} onStop={sheet.stop} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {!work && isOpen && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={sheet.checkAgain}>
              Check the rest
            </Button>
          }
        >
          {`${indianNumber(counts.unchecked)} lines are not checked yet.`}
        </Alert>
      )}
      {!work && added !== null && (
        <Added count={added} left={counts.new} onUndo={added > 0 ? () => void sheet.undo() : null} />
      )}
      {!work && added === null && counts.new === 0 && counts.unchecked === 0 && (
        <Alert severity="info">There is nothing new to add on this list.</Alert>
      )}
      <LinesTable key={sheet.round} lines={lines} edit={sheet.edit} busy={busy} />
      {work?.step === 'adding' && <LeaveQuestion />}
    </Box>
  );
}
