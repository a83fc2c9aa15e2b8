import Box from '@mui/material/Box';
import type { WriterPast } from '@kalyanam/shared/team/held-notes';
import type { EditWriterPast } from '@kalyanam/shared/team/profile-edits';
import { fullDay } from '../time/india-date';

const counted = (count: number, none: string, one: string, many: string) =>
  count === 0 ? none : count === 1 ? one : `${count} ${many}`;

/** The member's history: a first text reads differently from one after three refused ones. */
export function WriterHistory({ past }: { past: WriterPast | EditWriterPast }) {
  const { verifiedAt, allowed, refused, openReports } = past;
  const refusedEdits = 'refusedEdits' in past ? past.refusedEdits : null;
  const known = [
    verifiedAt ? `verified since ${fullDay(verifiedAt)}` : 'not verified',
    refused + allowed === 0 ? 'no note held before' : `notes before: ${allowed} allowed, ${refused} refused`,
    ...(refusedEdits === null
      ? []
      : [counted(refusedEdits, 'no change rejected before', '1 change rejected before', 'changes rejected before')]),
    counted(openReports, 'no open report', '1 open report', 'open reports'),
  ];
  const doubtful = refused > 0 || openReports > 0 || Boolean(refusedEdits);
  return <Box sx={{ color: doubtful ? 'error.main' : 'text.secondary' }}>{`The writer: ${known.join(' · ')}`}</Box>;
}
