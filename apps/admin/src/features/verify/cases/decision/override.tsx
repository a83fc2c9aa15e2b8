import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { OVERRIDE_REASONS, type OverrideReason } from '@kalyanam/shared/team/checks';
import { NEEDS_REASON, type Acknowledgement } from '@kalyanam/shared/team/case-queue';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useEffect, useRef, useState } from 'react';
import { Kbd } from '../../../../ui/form/kbd';
import { said } from '../../../../ui/words/sentences';
import { forgetTyping, isTyping, useShortcuts } from '../../../../ui/form/shortcuts';
import { isQuietMoment } from '../../../../ui/feedback/quiet-moment';
import { useTexts } from '../verify.en';
import { VERIFY_KEYS } from '../keys';
import { missingWords } from './missing';

interface Props {
  missing: readonly Acknowledgement[];
  onApprove: (reason: string) => void;
  onClose: () => void;
}

/**
 * R55: asked once before an approval that passes something over. Where it needs a reason, digits choose a usual one;
 * Shift+A approves, Escape goes back.
 */
export function Override({ missing, onApprove, onClose }: Props) {
  const texts = useTexts();
  const { decision } = texts;
  const needsReason = missing.some((doubt) => NEEDS_REASON.includes(doubt));
  const [chosen, setChosen] = useState<OverrideReason | null>(null);
  const [own, setOwn] = useState('');
  /** The audit log reads English, whatever language the reviewer has chosen. */
  const reason = chosen ? labelOf(OVERRIDE_REASONS, chosen) : own.trim();
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (needsReason) box.current?.focus();
  }, [needsReason]);
  const approve = () => {
    setAsked(true);
    if (!needsReason || reason) onApprove(needsReason ? reason : '');
  };
  const byKey = () => {
    if (!isQuietMoment() && !isTyping()) approve();
  };
  const digits = Object.fromEntries(
    OVERRIDE_REASONS.map(({ value }, index) => [
      index + 1,
      () => {
        forgetTyping();
        setChosen(value);
      },
    ]),
  );
  useShortcuts(
    { [VERIFY_KEYS.anyway]: byKey, [VERIFY_KEYS.leave]: onClose, ...(needsReason && digits) },
    { only: needsReason },
  );
  const words = missingWords(missing, texts.acknowledgements);
  const act = (
    <Button color="inherit" aria-keyshortcuts="Shift+A" onClick={approve}>
      {decision.anyway} <Kbd>Shift+A</Kbd>
    </Button>
  );
  if (!needsReason)
    return (
      <Alert severity="warning" sx={{ mb: 1 }} action={act}>
        {words}
      </Alert>
    );
  const problem = asked && !reason;
  return (
    <Box
      component="fieldset"
      ref={box}
      tabIndex={-1}
      sx={{
        m: 0,
        mb: 1,
        p: 1.5,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: 1,
        maxHeight: '45vh',
        overflowY: 'auto',
      }}
    >
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {decision.why}
      </Box>
      <Box sx={{ color: 'warning.main', fontWeight: 600, mb: 1 }}>{words}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.25 }}>
        {OVERRIDE_REASONS.map(({ value }, index) => (
          <Chip
            key={value}
            clickable
            color={chosen === value ? 'primary' : 'default'}
            variant={chosen === value ? 'filled' : 'outlined'}
            aria-pressed={chosen === value}
            label={
              <>
                {texts.overrideReasons[value]}
                <Kbd>{String(index + 1)}</Kbd>
              </>
            }
            onClick={() => setChosen(value)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={decision.ownWords}
          value={chosen ? texts.overrideReasons[chosen] : own}
          error={problem}
          helperText={problem ? said(ADMIN_MESSAGES.overrideReason) : decision.whyHint}
          onChange={(event) => {
            setChosen(null);
            setOwn(event.target.value);
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') (currentTarget.querySelector('input') ?? currentTarget).blur();
          }}
          sx={{ flex: '1 1 260px' }}
          slotProps={{ htmlInput: { maxLength: TEAM_LIMITS.reasonLength, autoComplete: 'off' } }}
        />
        <Button color="inherit" aria-keyshortcuts="Escape" onClick={onClose}>
          {decision.cancel} <Kbd>Esc</Kbd>
        </Button>
        <Button variant="contained" color="warning" aria-keyshortcuts="Shift+A" onClick={approve}>
          {decision.anyway} <Kbd>Shift+A</Kbd>
        </Button>
      </Box>
    </Box>
  );
}
