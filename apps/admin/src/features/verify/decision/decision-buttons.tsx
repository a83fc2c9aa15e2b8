import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Decision } from '@kalyanam/shared/admin/desk';
import { BackIcon, ForwardIcon, KeyboardIcon } from '../../../ui/icons';
import { Kbd } from '../../../ui/kbd';
import { openKeyHelp } from '../../../ui/key-words';
import { UNSEEN } from '../../../ui/unseen';
import { useTexts } from '../desk.en';

type Act = (() => void) | undefined;

interface Props {
  next: Act;
  previous: Act;
  approve: Act;
  reject: Act;
  /** Closes the list of reasons: on a phone there is no Escape. */
  cancel: () => void;
  /** The reasons to reject are listed: then Enter rejects. */
  choosing: boolean;
  /** Reasons to reject that are ticked, or suggested by a failed check: then rejecting is what one is about to do. */
  reasons: number;
  /** Every check holds: then approving is. */
  clean: boolean;
  busy: Decision | null;
  /** A bar for the thumb: the two decisions, and the way on. */
  tight: boolean;
}

const STEP = { minWidth: 44, px: 1.5, borderColor: 'ground.control' };

export function DecisionButtons({ next, previous, approve, reject, cancel, choosing, tight, ...of }: Props) {
  const { reasons, clean, busy } = of;
  const { decision: texts } = useTexts();
  const grow = { flexGrow: tight ? 1 : 0 };
  const words = tight ? UNSEEN : {};
  return (
    <Box sx={{ display: 'flex', flexWrap: tight ? 'nowrap' : 'wrap', gap: 1, flexGrow: tight ? 1 : 0 }}>
      {!tight && (
        <Tooltip title={`${texts.keys} (?)`}>
          <IconButton aria-label={texts.keys} aria-keyshortcuts="?" onClick={openKeyHelp}>
            <KeyboardIcon />
          </IconButton>
        </Tooltip>
      )}
      {choosing ? (
        <Button variant="outlined" color="inherit" aria-keyshortcuts="Escape" onClick={cancel} sx={STEP}>
          {texts.cancel} <Kbd>Esc</Kbd>
        </Button>
      ) : (
        <>
          {!tight && (
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
          )}
          <Button
            variant="outlined"
            color="inherit"
            aria-keyshortcuts="J"
            disabled={!next}
            onClick={next}
            sx={{ ...STEP, order: tight ? 3 : 0, minHeight: tight ? 48 : 40 }}
          >
            <Box component="span" sx={{ ...words, '@media (max-width: 1199.95px)': UNSEEN }}>
              {texts.next} <Kbd>J</Kbd>
            </Box>
            <ForwardIcon sx={{ display: { lg: tight ? 'block' : 'none' } }} />
          </Button>
        </>
      )}
      <Button
        variant={reasons > 0 ? 'contained' : 'outlined'}
        color="error"
        aria-keyshortcuts={choosing ? 'Enter' : 'R'}
        disabled={!reject || busy === 'approve'}
        loading={busy === 'reject'}
        onClick={reject}
        sx={{ ...grow, minHeight: tight ? 48 : 40 }}
      >
        {reasons === 0 ? texts.reject : texts.rejectCount(reasons)} <Kbd>{choosing ? 'Enter' : 'R'}</Kbd>
      </Button>
      <Button
        variant={clean && reasons === 0 ? 'contained' : 'outlined'}
        color={clean && reasons === 0 ? 'success' : 'inherit'}
        aria-keyshortcuts="A"
        disabled={!approve || busy === 'reject'}
        loading={busy === 'approve'}
        onClick={approve}
        sx={{
          ...grow,
          px: { xs: 1.5, md: 2.25 },
          minHeight: tight ? 48 : 40,
          ...((!clean || reasons > 0) && { borderColor: 'ground.control' }),
        }}
      >
        {texts.approve} <Kbd>A</Kbd>
      </Button>
    </Box>
  );
}
