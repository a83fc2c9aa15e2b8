import Box from '@mui/material/Box';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { FactList, type Fact } from '../../../../ui/list/fact-list';
import { TeamChecks } from '../../../../ui/list/team-checks';
import { DetailParts, ProfileFactParts } from '../../../../ui/list/profile-details';
import { LOW, TWO_PANES } from '../layout';
import { Contact } from './contact';
import { Duplicates } from './duplicates';
import { CaseTeamBar } from '../queue/case-team-bar';
import { SignalsStrip } from '../signals/signals-strip';
import { Score } from './score';
import { TeamNotes } from './team-notes';
import { CaseWords, UnreadLines } from './unread';
import type { FieldName } from '@kalyanam/shared/topics/profile/fields';
import { dayAndTime } from '../../../../ui/time/india-date';
import { fieldFact, personFacts } from '../../../../ui/list/profile-facts';
import { useTexts } from '../verify.en';

const AMONG_THE_BASICS: readonly FieldName[] = ['height', 'complexion'];

const basicFacts = (user: PendingVerification): Fact[] => [
  ...personFacts(user),
  { label: useTexts.now().compare.registered, value: dayAndTime(user.registeredAt) },
  ...AMONG_THE_BASICS.map((field) => fieldFact(field, user)),
];

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
