import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { LIMITS } from '@kalyanam/shared/limits';
import type { KeyboardEvent, RefObject } from 'react';
import { Kbd } from '../../../ui/kbd';

interface Props {
  note: string;
  problem: string | null;
  disabled: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  onWrite: (text: string) => void;
  onSend: () => void;
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

/** Escape leaves the notes, so that the keys work again; Ctrl+Enter rejects with what was written. */
export function NotesField({ note, problem, disabled, input, onWrite, onSend }: Props) {
  const left = LIMITS.notesLength - note.length;
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') input.current?.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
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
        disabled={disabled}
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
