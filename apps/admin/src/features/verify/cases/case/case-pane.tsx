import Box from '@mui/material/Box';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { FactList } from '../../../../ui/list/fact-list';
import { TeamChecks } from '../../../../ui/list/team-checks';
import { DetailParts, ProfileFactParts } from '../../../../ui/list/profile-details';
import { LOW, TWO_PANES } from '../layout';
import { AMONG_THE_BASICS, basicFacts } from './case-facts';
import { Contact } from './contact';
import { Duplicates } from './duplicates';
import { CaseTeamBar } from '../queue/case-team-bar';
import { SignalsStrip } from '../signals/signals-strip';
import { Score } from './score';
import { TeamNotes } from './team-notes';
import { CaseWords, UnreadLines } from './unread';

interface Props {
  user: PendingVerification;
  /** The case has left the queue. */
  gone: boolean;
  onCompare: () => void;
}

/** The facts about the member in the order of need; rarely read parts are folded. */
export function CasePane({ user, gone, onCompare }: Props) {
  return (
    <Box
      component="section"
      aria-labelledby="case-title"
      tabIndex={0}
      sx={{
        gridArea: 'case',
        minWidth: 0,
        position: 'relative',
        px: { xs: 1.5, lg: 2.5 },
        py: 2,
        outlineOffset: '-3px !important',
        [TWO_PANES]: { overflowY: 'auto' },
        [LOW]: { overflowY: 'visible' },
      }}
    >
      <CaseTeamBar user={user} gone={gone} />
      <SignalsStrip userId={user.userId} />
      <Score {...user} />
      <TeamNotes userId={user.userId} />
      <Duplicates user={user} onCompare={onCompare} />
      <Contact user={user} />
      <Box sx={{ mt: 2 }}>
        <FactList facts={basicFacts(user)} />
      </Box>
      <ProfileFactParts profile={user} without={AMONG_THE_BASICS} />
      <TeamChecks userId={user.userId} />
      <DetailParts details={user.details} />
      <UnreadLines user={user} />
      <CaseWords key={user.userId} user={user} />
    </Box>
  );
}
