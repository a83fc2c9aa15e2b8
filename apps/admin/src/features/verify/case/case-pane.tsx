import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CaseClaim, PendingVerification } from '@kalyanam/shared/admin/contracts';
import { FactList } from '../../../ui/fact-list';
import { BackIcon } from '../../../ui/icons';
import { timeOfDay } from '../../../ui/india-date';
import { Photos } from '../../../ui/photos';
import { TitledPart } from '../../../ui/titled-part';
import { ProfileDetails } from '../../../ui/profile-details';
import { AMONG_THE_BASICS, basicFacts } from './case-facts';
import { CaseHeading } from './case-heading';
import { Duplicates } from './duplicates';
import { Score } from './score';

interface Props {
  user: PendingVerification;
  /** Decided or withdrawn elsewhere while it was open here. */
  gone: boolean;
  /** The member changed something while it was open here. */
  changed: boolean;
  /** The colleague who works on it. */
  holder: CaseClaim | null;
  /** Where the role decides. */
  onTakeOver: (() => void) | null;
  /** How it was decided elsewhere, where that is known. */
  outcome: string | null;
  /** Back to the queue, where it has a step of its own. */
  onBack: (() => void) | null;
}

export const CasePane = ({ user, gone, changed, holder, onTakeOver, outcome, onBack }: Props) => (
  <Box
    component="section"
    aria-labelledby="case-title"
    tabIndex={0}
    sx={{
      gridArea: { md: 'case' },
      overflowY: { md: 'auto' },
      px: { xs: 2, lg: 3 },
      py: 2.5,
      outlineOffset: '-3px !important',
    }}
  >
    {onBack && (
      <Button startIcon={<BackIcon />} onClick={onBack} sx={{ ml: -1, mb: 1 }}>
        All pending verifications
      </Button>
    )}
    {gone && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {outcome ?? 'This case has left the queue: it was decided or withdrawn elsewhere.'}
      </Alert>
    )}
    {changed && !gone && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        The member changed details, photos or documents while this case was open. You are looking at the newest version.
      </Alert>
    )}
    {holder && !gone && (
      <Alert
        severity="info"
        sx={{ mb: 2 }}
        action={
          onTakeOver && (
            <Button color="inherit" onClick={onTakeOver}>
              Take over
            </Button>
          )
        }
      >
        {holder.name} is reviewing this case (since {timeOfDay(holder.claimedAt)})
      </Alert>
    )}
    <CaseHeading user={user} />
    <Score {...user} />
    <TitledPart title="Basic info">
      <FactList facts={basicFacts(user)} />
    </TitledPart>
    <ProfileDetails profile={user} without={AMONG_THE_BASICS} />
    <Duplicates hints={user.duplicates} />
    <TitledPart title="Photos">
      <Photos name={user.name} photos={user.photos} />
    </TitledPart>
  </Box>
);
