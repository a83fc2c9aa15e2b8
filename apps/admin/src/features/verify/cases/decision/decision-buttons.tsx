import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Decision } from '@kalyanam/shared/team/case-queue';
import { BackIcon, ForwardIcon, KeyboardIcon } from '../../../../ui/list/icons';
import { Kbd } from '../../../../ui/form/kbd';
import { openKeyHelp } from '../../../../ui/words/key-words';
import { UNSEEN } from '../../../../ui/list/unseen';
import { useTexts } from '../verify.en';

type Act = (() => void) | undefined;

interface Decisive {
  approve: Act;
  reject: Act;
  /** The reasons to reject are listed: then Enter rejects. */
  choosing: boolean;
  /** Reasons to reject that are ticked, or suggested by a failed check: then rejecting is what one is about to do. */
  reasons: number;
  /** Every check holds: then approving is. */
  clean: boolean;
  busy: Decision | null;
}

interface Props extends Decisive {
  next: Act;
  previous: Act;
  /** Closes the list of reasons. */
  cancel: () => void;
}

const STEP = { minWidth: 44, px: 1.5, borderColor: 'ground.control' };

/** The two decisions; the one that the case calls for is more prominent. */
export function Decisions({ approve, reject, choosing, reasons, clean, busy, sx }: Decisive & { sx?: object }) {
  const { decision: texts } = useTexts();
  const approves = clean && reasons === 0;
  return (
    <>
      <Button
        variant={reasons > 0 ? 'contained' : 'outlined'}
        color="error"
        aria-keyshortcuts={choosing ? 'Enter' : 'R'}
        disabled={!reject || busy === 'approve'}
        loading={busy === 'reject'}
        onClick={reject}
        sx={{ ...sx }}
      >
        {reasons === 0 ? texts.reject : texts.rejectCount(reasons)} <Kbd>{choosing ? 'Enter' : 'R'}</Kbd>
      </Button>
      <Button
        variant={approves ? 'contained' : 'outlined'}
        color={approves ? 'success' : 'inherit'}
        aria-keyshortcuts="A"
        disabled={!approve || busy === 'reject'}
        loading={busy === 'approve'}
        onClick={approve}
        sx={{ px: { xs: 1.5, md: 2.25 }, ...(!approves && { borderColor: 'ground.control' }), ...sx }}
      >
        {texts.approve} <Kbd>A</Kbd>
      </Button>
    </>
  );
}

export function DecisionButtons({ next, previous, cancel, ...decisive }: Props) {
  const { decision: texts } = useTexts();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Tooltip title={`${texts.keys} (?)`}>
        <IconButton aria-label={texts.keys} aria-keyshortcuts="?" onClick={openKeyHelp}>
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
      {decisive.choosing ? (
        <Button variant="outlined" color="inherit" aria-keyshortcuts="Escape" onClick={cancel} sx={STEP}>
          {texts.cancel} <Kbd>Esc</Kbd>
        </Button>
      ) : (
        <>
          <Button
            variant="outlined"
            color="inherit"
            aria-keyshortcuts="K"
            disabled={!previous}
            onClick={previous}
            sx={STEP}
          >
            <BackIcon sx={{ display: { lg: 'none' } }} />
            <Box component="span" sx={{ '@media (max-width: 1199.95px)': UNSEEN }}>
              {texts.previous} <Kbd>K</Kbd>
            </Box>
          </Button>
          <Button variant="outlined" color="inherit" aria-keyshortcuts="J" disabled={!next} onClick={next} sx={STEP}>
            <Box component="span" sx={{ '@media (max-width: 1199.95px)': UNSEEN }}>
              {texts.next} <Kbd>J</Kbd>
            </Box>
            <ForwardIcon sx={{ display: { lg: 'none' } }} />
          </Button>
        </>
      )}
      <Decisions {...decisive} />
    </Box>
  );
}
