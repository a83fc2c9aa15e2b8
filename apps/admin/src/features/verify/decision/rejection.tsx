import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputBase from '@mui/material/InputBase';
import { LIMITS } from '@kalyanam/shared/limits';
import { REJECTION_REASONS, type RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Kbd } from '../../../ui/kbd';
import { forgetTyping, useShortcuts } from '../../../ui/shortcuts';

interface ReasonsProps {
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

/**
 * R9: why it is rejected; the member reads each reason with what to do about it. Digits choose, Enter rejects; while
 * the list is open no other key does anything (R53).
 */
export function Reasons({ chosen, onChoose, onSend, onNotes, onClose }: ReasonsProps) {
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
  const digits = Object.fromEntries(REJECTION_REASONS.map(({ value }, index) => [index + 1, () => tick(value)]));
  useShortcuts({ ...digits, enter: onSend, escape: onClose, n: onNotes }, { only: true });

  return (
    <Box component="fieldset" ref={box} tabIndex={-1} sx={GRID}>
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

interface NotesProps {
  note: string;
  problem: string | null;
  /** Never disabled: what one types would be taken for commands. */
  readOnly: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  onWrite: (text: string) => void;
  onReasons: () => void;
}

const BOX = {
  width: '100%',
  px: 1.5,
  py: 0.75,
  border: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&.Mui-focused': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
  '& textarea': { outline: 'none' },
};

/** Escape leaves the notes, so that the keys work again; Ctrl+Enter lists the reasons to reject. */
export function NotesField({ note, problem, readOnly, input, onWrite, onReasons }: NotesProps) {
  const left = LIMITS.notesLength - note.length;
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') input.current?.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onReasons();
  };
  return (
    <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, fontSize: '0.8125rem', color: 'text.secondary', mb: 0.25 }}>
        <Box component="label" htmlFor="notes">
          Verification notes (on rejection the member reads them)
          <Kbd>N</Kbd>
        </Box>
        {note && (
          <Box
            component="span"
            sx={{
              ml: 'auto',
              color: left < LIMITS.counterWarning ? 'error.main' : 'inherit',
              fontWeight: left < LIMITS.counterWarning ? 600 : 400,
            }}
          >
            {left} left
          </Box>
        )}
      </Box>
      <InputBase
        id="notes"
        multiline
        maxRows={5}
        value={note}
        readOnly={readOnly}
        inputRef={input}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={keys}
        sx={{ ...BOX, borderColor: problem ? 'error.main' : 'ground.control' }}
        slotProps={{
          input: { 'aria-invalid': problem !== null, 'aria-describedby': 'notes-hint', 'aria-keyshortcuts': 'N' },
        }}
      />
      <Box
        id="notes-hint"
        aria-live="polite"
        sx={{ fontSize: '0.8125rem', color: problem ? 'error.main' : 'text.secondary' }}
      >
        {problem}
      </Box>
    </Box>
  );
}
