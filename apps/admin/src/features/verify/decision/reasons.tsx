import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { REJECTION_REASONS, type RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Kbd } from '../../../ui/kbd';

interface Props {
  chosen: readonly RejectionReason[];
  onChoose: (reasons: RejectionReason[]) => void;
  onSend: () => void;
  onNotes: () => void;
  onClose: () => void;
}

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

/** R9: why it is rejected; the member reads each reason with what to do about it. Digits choose, Enter rejects. */
export function Reasons({ chosen, onChoose, onSend, onNotes, onClose }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);

  const toggle = (reason: RejectionReason) =>
    onChoose(chosen.includes(reason) ? chosen.filter((other) => other !== reason) : [...chosen, reason]);

  const keys = (event: KeyboardEvent) => {
    const numbered = REJECTION_REASONS[Number(event.key) - 1];
    const act =
      (numbered && (() => toggle(numbered.value))) ??
      { Enter: onSend, Escape: onClose, n: onNotes, N: onNotes }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    event.preventDefault();
    act();
  };

  return (
    <Box component="fieldset" ref={box} tabIndex={-1} onKeyDown={keys} sx={GRID}>
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        Reasons for the rejection, with what the member can do
      </Box>
      {REJECTION_REASONS.map(({ value, label }, index) => (
        <FormControlLabel
          key={value}
          control={<Checkbox size="small" checked={chosen.includes(value)} onChange={() => toggle(value)} />}
          label={
            <>
              {label}
              <Kbd>{String(index + 1)}</Kbd>
            </>
          }
        />
      ))}
    </Box>
  );
}
