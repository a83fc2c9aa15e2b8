import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { CheckIcon, CrossIcon, OpenIcon } from '../../../../ui/list/icons';
import { Kbd } from '../../../../ui/form/kbd';
import { Unseen } from '../../../../ui/list/unseen';
import { useTexts } from '../verify.en';
import type { Check, FactState } from './facts';

const TONES: Record<FactState, object> = {
  open: { color: 'warning.main', bgcolor: 'ground.warnTint' },
  ok: { color: 'success.main', bgcolor: 'ground.goodTint' },
  wrong: { color: 'error.main', bgcolor: 'ground.badTint' },
};
const ICONS = { open: OpenIcon, ok: CheckIcon, wrong: CrossIcon };

const PART = { minHeight: 44, borderRadius: 1, font: 'inherit', color: 'inherit', textAlign: 'start' } as const;

interface Props {
  check: Check;
  /** Absent where the role or the moment does not allow it. */
  onTick: (() => void) | undefined;
  onWrong: (() => void) | undefined;
}

/** One fact: its question, its result, and its key. A reviewer's fact is pressed; the system's is only shown. */
export function CheckChip({ check: { fact, digit, state, human, colleagues }, onTick, onWrong }: Props) {
  const texts = useTexts().checks;
  const Icon = ICONS[state];
  const label = texts.facts[fact];
  const said = (
    <>
      <Icon aria-hidden sx={{ flex: 'none' }} />
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 600, lineHeight: 1.2, mr: 'auto' }}>
        {label}
      </Box>
      <Unseen>{`, ${human ? texts.states[state] : `${texts.states[state]}, ${texts.computed}`}`}</Unseen>
      {human && <Kbd>{String(digit)}</Kbd>}
    </>
  );
  const inside = { ...PART, flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.75, px: 1 };
  const chip = (
    <Box
      component="li"
      sx={{ ...TONES[state], borderRadius: 1, display: 'flex', flex: '1 1 auto', minWidth: 0, position: 'relative' }}
    >
      {human ? (
        <ButtonBase
          role="checkbox"
          aria-checked={state === 'wrong' ? 'mixed' : state === 'ok'}
          aria-keyshortcuts={String(digit)}
          disabled={!onTick}
          onClick={onTick}
          sx={inside}
        >
          {said}
        </ButtonBase>
      ) : (
        <Box sx={inside}>{said}</Box>
      )}
      {human && onWrong && (
        <ButtonBase
          aria-label={texts.wrong(label)}
          aria-pressed={state === 'wrong'}
          aria-keyshortcuts={`Shift+${digit}`}
          onClick={onWrong}
          sx={{ ...PART, width: 32, justifyContent: 'center', '&[aria-pressed="true"]': { color: 'error.main' } }}
        >
          <CrossIcon sx={{ fontSize: 16 }} />
        </ButtonBase>
      )}
    </Box>
  );
  return colleagues.length > 0 ? (
    <Tooltip title={texts.by(colleagues.join(', '))} describeChild>
      {chip}
    </Tooltip>
  ) : (
    chip
  );
}
