import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ProfileEditRow } from '@kalyanam/shared/admin/profile-edits';
import { userPath } from '../../shell/paths';
import { ClockChip } from '../../ui/clock-chip';
import { dayAndTime } from '../../ui/india-date';
import { PageLink } from '../../ui/page-link';
import { Photos } from '../../ui/photos';
import { ChangeDecision } from './change-decision';
import { ChangeTable } from './change-table';

const DECIDED = { approve: 'Approved', reject: 'Rejected' } as const;

/** What stands and what is wanted, side by side. */
export const ChangeCard = ({ edit }: { edit: ProfileEditRow }) => (
  <Paper
    component="li"
    variant="outlined"
    aria-labelledby={`edit-${edit.id}`}
    sx={{ p: { xs: 1.75, sm: 2.5 }, display: 'grid', gap: 1.5, minWidth: 0 }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={`edit-${edit.id}`} variant="h3" component="h2">
        <PageLink to={userPath(edit.member.userId)}>{edit.member.name}</PageLink>
      </Typography>
      <Box sx={{ color: 'text.secondary', mr: 'auto', overflowWrap: 'anywhere' }}>{edit.member.email}</Box>
      <Box sx={{ color: 'text.secondary' }}>asked {dayAndTime(edit.askedAt)}</Box>
      {!edit.decision && <ClockChip enteredAt={edit.askedAt} />}
    </Box>
    <ChangeTable name={edit.member.name} changes={edit.changes} />
    <Photos name={edit.member.name} photos={edit.photos} />
    {edit.decision ? (
      <Box>
        {DECIDED[edit.decision.decision]} by {edit.decision.decidedBy}, {dayAndTime(edit.decision.decidedAt)}
        {edit.decision.notes && `: ${edit.decision.notes}`}
      </Box>
    ) : (
      <ChangeDecision edit={edit} />
    )}
  </Paper>
);
