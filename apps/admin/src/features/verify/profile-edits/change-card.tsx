import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ProfileEditRow } from '@kalyanam/shared/team/profile-edits';
import { userPath } from '../../../shell/paths';
import { ClockChip } from '../../../ui/time/clock-chip';
import { dayAndTime } from '../../../ui/time/india-date';
import { PageLink } from '../../../ui/list/page-link';
import { Photos } from '../../../ui/list/photos';
import { WriterHistory } from '../../../ui/list/writer-history';
import { ChangeDecision } from './change-decision';
import { ChangeLines } from './change-lines';
import { whyItMatters } from './why-it-matters';

const DECIDED = { approve: 'Approved', reject: 'Rejected' } as const;

interface Props {
  edit: ProfileEditRow;
  /** The card that the keys decide. */
  current: boolean;
  onFocus: () => void;
}

/** The current and the requested values, and why the change matters. */
export const ChangeCard = ({ edit, current, onFocus }: Props) => (
  <Paper
    component="li"
    variant="outlined"
    aria-labelledby={`edit-${edit.id}`}
    aria-current={current || undefined}
    onFocus={onFocus}
    sx={{
      p: { xs: 1.5, sm: 2 },
      display: 'grid',
      gap: 1,
      minWidth: 0,
      ...(current && { borderColor: 'primary.main' }),
    }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={`edit-${edit.id}`} variant="h3" component="h2">
        <PageLink to={userPath(edit.member.userId)} asWritten>
          {edit.member.name}
        </PageLink>
      </Typography>
      <Box translate="no" sx={{ color: 'text.secondary', mr: 'auto', overflowWrap: 'anywhere' }}>
        {edit.member.email}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{`requested ${dayAndTime(edit.askedAt)}`}</Box>
      {!edit.decision && <ClockChip enteredAt={edit.askedAt} />}
    </Box>
    {!edit.decision && <WriterHistory past={edit.past} />}
    <ChangeLines name={edit.member.name} changes={edit.changes} />
    {!edit.decision && <Box sx={{ color: 'text.secondary' }}>{whyItMatters(edit).join(' ')}</Box>}
    <Photos name={edit.member.name} photos={edit.photos} />
    {edit.decision ? (
      <Box>
        {`${DECIDED[edit.decision.decision]} by ${edit.decision.decidedBy}, ${dayAndTime(edit.decision.decidedAt)}${edit.decision.notes && `: ${edit.decision.notes}`}`}
      </Box>
    ) : (
      <ChangeDecision edit={edit} current={current} />
    )}
  </Paper>
);
