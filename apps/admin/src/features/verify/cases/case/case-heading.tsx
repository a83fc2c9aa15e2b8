import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CaseClaim, PendingVerification } from '@kalyanam/shared/team/contracts';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { ClockChip } from '../../../../ui/time/clock-chip';
import { BackIcon } from '../../../../ui/list/icons';
import { timeOfDay } from '../../../../ui/time/india-date';
import { StateChip } from '../../../../ui/list/state-chip';
import { useTexts } from '../verify.en';
import { scoreTone } from './score';

/** Moving on by a key or a decision leads the focus to the new case; a click in the queue keeps it there. */
const isFree = (focused: Element | null) => !focused?.closest('a, input, textarea, [role="dialog"]');

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
  /** Opens the queue where there is no room for it. */
  queue: ReactNode;
}

/** Whose case it is, how long it has waited, and warnings to read before looking at it. */
export function CaseHeading({ user, gone, changed, holder, onTakeOver, outcome, onBack, queue }: Props) {
  const texts = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFree(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box sx={{ gridArea: 'head', px: { xs: 1.5, lg: 2.5 }, pt: 1.25, pb: 1, minWidth: 0 }}>
      {onBack && (
        <Button startIcon={<BackIcon />} onClick={onBack} sx={{ ml: -1 }}>
          {texts.back}
        </Button>
      )}
      {gone && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {outcome ?? texts.left}
        </Alert>
      )}
      {user.team.pausedSince !== null && !gone && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {texts.paused}
        </Alert>
      )}
      {changed && !gone && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {texts.changed}
        </Alert>
      )}
      {holder && !gone && (
        <Alert
          severity="info"
          sx={{ mb: 1 }}
          action={
            onTakeOver && (
              <Button color="inherit" onClick={onTakeOver}>
                {texts.takeOver}
              </Button>
            )
          }
        >
          {texts.reviewing(holder.name, timeOfDay(holder.claimedAt))}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {queue}
        <Typography
          ref={heading}
          id="case-title"
          variant="h2"
          translate="no"
          tabIndex={-1}
          sx={{ outline: 'none !important', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {user.name}
        </Typography>
        <Typography component="span" translate="no" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {formatMemberCode(user.memberCode)}
        </Typography>
        <StateChip tone={scoreTone(user.verificationScore)}>{texts.score(user.verificationScore)}</StateChip>
        <ClockChip enteredAt={user.enteredAt} />
        {user.resubmission && <StateChip tone="plain">{texts.resubmitted}</StateChip>}
      </Box>
    </Box>
  );
}
