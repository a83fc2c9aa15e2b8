import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { REJECTION_REASONS, type RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { useEffect, useRef } from 'react';
import { Kbd } from '../../../../ui/form/kbd';
import { forgetTyping, useShortcuts } from '../../../../ui/form/shortcuts';
import { useTexts } from '../verify.en';
import { VERIFY_KEYS } from '../keys';

interface ReasonsProps {
  chosen: readonly RejectionReason[];
  onChoose: (reasons: RejectionReason[]) => void;
  onSend: () => void;
  onNotes: () => void;
  onClose: () => void;
}

/** The digit of a row; 0 is the tenth. */
const keyOf = (index: number): string => String((index + 1) % 10);

const GRID = {
  m: 0,
  mb: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  columnGap: 2,
  maxHeight: { xs: '45vh', md: 'none' },
  overflowY: 'auto',
} as const;

/**
 * R9: why it is rejected; the member reads each reason with what to do about it. Digits choose, Enter rejects; while
 * the list is open no other key does anything (R53).
 */
export function Reasons({ chosen, onChoose, onSend, onNotes, onClose }: ReasonsProps) {
  const { decision, rejectionReasons } = useTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);

  const toggle = (reason: RejectionReason) =>
    onChoose(chosen.includes(reason) ? chosen.filter((other) => other !== reason) : [...chosen, reason]);

  const tick = (reason: RejectionReason) => {
    forgetTyping();
    toggle(reason);
  };
  const digits = Object.fromEntries(REJECTION_REASONS.map(({ value }, index) => [keyOf(index), () => tick(value)]));
  useShortcuts(
    { ...digits, [VERIFY_KEYS.send]: onSend, [VERIFY_KEYS.leave]: onClose, [VERIFY_KEYS.note]: onNotes },
    { only: true },
  );

  return (
    <Box component="fieldset" ref={box} tabIndex={-1} sx={GRID}>
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {decision.reasons}
      </Box>
      {REJECTION_REASONS.map(({ value, label }, index) => (
        <FormControlLabel
          key={value}
          control={<Checkbox size="small" checked={chosen.includes(value)} onChange={() => toggle(value)} />}
          label={
            <>
              {rejectionReasons[value] ?? label}
              <Kbd>{keyOf(index)}</Kbd>
            </>
          }
        />
      ))}
    </Box>
  );
}
