import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { OVERRIDE_REASONS } from '@kalyanam/shared/admin/checks';
import { NEEDS_REASON, type Acknowledgement } from '@kalyanam/shared/admin/desk';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { TEAM_LIMITS } from '@kalyanam/shared/admin/limits';
import { useEffect, useRef, useState } from 'react';
import { Kbd } from '../../../ui/kbd';
import { forgetTyping, isTyping, useShortcuts } from '../../../ui/shortcuts';
import { isQuietMoment } from '../quiet-moment';
import { useTexts } from '../desk.en';
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
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (needsReason) box.current?.focus();
  }, [needsReason]);
  const approve = () => {
    setAsked(true);
    if (!needsReason || reason.trim()) onApprove(needsReason ? reason.trim() : '');
  };
  const byKey = () => {
    if (!isQuietMoment() && !isTyping()) approve();
  };
  const digits = Object.fromEntries(
    OVERRIDE_REASONS.map(({ label }, index) => [
      index + 1,
      () => {
        forgetTyping();
        setReason(label);
      },
    ]),
  );
  useShortcuts({ 'shift+a': byKey, escape: onClose, ...(needsReason && digits) }, { only: needsReason });
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
  const problem = asked && !reason.trim();
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
        {OVERRIDE_REASONS.map(({ value, label }, index) => (
          <Chip
            key={value}
            clickable
            color={reason === label ? 'primary' : 'default'}
            variant={reason === label ? 'filled' : 'outlined'}
            aria-pressed={reason === label}
            label={
              <>
                {texts.overrideReasons[value]}
                <Kbd>{String(index + 1)}</Kbd>
              </>
            }
            onClick={() => setReason(label)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={decision.ownWords}
          value={reason}
          error={problem}
          helperText={problem ? ADMIN_MESSAGES.overrideReason : decision.whyHint}
          onChange={(event) => setReason(event.target.value)}
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
