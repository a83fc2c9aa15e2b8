import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { useId, useState, type ReactNode } from 'react';
import { userPath } from '../../../shell/paths';
import { auditSentence } from '../../../ui/words/audit-sentences';
import { detailWords } from '../../../ui/words/audit-words';
import { fullDay, timeOfDay } from '../../../ui/time/india-date';
import { PageLink } from '../../../ui/list/page-link';
import { auditDays, type AuditLine } from './audit-days';

/** A member leads to their page. */
function Named({ written, children }: { written: string; children: string }) {
  const memberId = /^member:(.+)$/.exec(written)?.[1];
  return memberId ? (
    <PageLink to={userPath(memberId)} asWritten>
      {children}
    </PageLink>
  ) : (
    <b>{children}</b>
  );
}

function Sentence({ row }: { row: AuditRowView }) {
  const { who, verb, whom, rest } = auditSentence(row);
  return (
    <>
      <Named written={row.actor}>{who}</Named> {verb}
      {whom && <> {row.subject === row.actor ? whom : <Named written={row.subject}>{whom}</Named>}</>}
      {rest}
    </>
  );
}

interface LineProps {
  at: string;
  /** The part that the button opens. */
  more: ReactNode;
  /** Label of the button. */
  open: string;
  children: ReactNode;
}

/** A line of the log; details that are rarely needed open below it. */
function Line({ at, more, open, children }: LineProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: 1.5, alignItems: 'center' }}
      >
        <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {timeOfDay(at)}
        </Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
        <Button
          size="small"
          color="inherit"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          sx={{ minWidth: 0, minHeight: 30, py: 0, color: 'text.secondary' }}
        >
          {shown ? 'Less' : open}
        </Button>
      </Box>
      <Box id={id} hidden={!shown} sx={{ color: 'text.secondary', pl: { sm: 7 }, overflowWrap: 'anywhere' }}>
        {shown && more}
      </Box>
    </Box>
  );
}

const OneAct = ({ row }: { row: AuditRowView }) => (
  <Line
    at={row.at}
    open="More"
    more={[row.ip && `From ${row.ip}`, detailWords(row), `Entry ${row.id}`].filter(Boolean).join(' · ')}
  >
    <Sentence row={row} />
  </Line>
);

const ManyLooks = ({ rows }: Pick<AuditLine, 'rows'>) => (
  <Line
    at={rows[0].at}
    open="Show"
    more={
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {rows.map((row) => (
          <li key={row.id}>
            {timeOfDay(row.at)} <Sentence row={row} />
            {row.ip && ` · from ${row.ip}`}
          </li>
        ))}
      </Box>
    }
  >
    {`${rows.length} look-ups by `}
    <b>{auditSentence(rows[0]).who}</b>
  </Line>
);

/** The log in sentences, under the days of India. */
export const AuditSentences = ({ rows }: { rows: readonly AuditRowView[] }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {auditDays(rows).map(({ day, lines }) => (
      <Paper
        key={day}
        component="section"
        variant="outlined"
        aria-label={fullDay(day)}
        sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}
      >
        <Typography variant="h3" component="h2" sx={{ py: 0.75 }}>
          {fullDay(day)}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map(({ key, rows: [first, ...others] }) =>
            others.length === 0 ? <OneAct key={key} row={first} /> : <ManyLooks key={key} rows={[first, ...others]} />,
          )}
        </Box>
      </Paper>
    ))}
  </Box>
);
