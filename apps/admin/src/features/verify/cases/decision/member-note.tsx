import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { KeyboardEvent, RefObject } from 'react';
import { Kbd } from '../../../../ui/form/kbd';
import { useTexts } from '../verify.en';
import { Templates } from './templates';

interface Props {
  user: PendingVerification;
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

/** Escape leaves the note, so that the keys work again; Ctrl+Enter lists the reasons to reject. */
export function MemberNote({ user, note, problem, readOnly, input, onWrite, onReasons }: Props) {
  const { notes: texts } = useTexts();
  const left = LIMITS.notesLength - note.length;
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') input.current?.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onReasons();
  };
  const insert = (text: string) => {
    onWrite([note.trimEnd(), text].filter(Boolean).join('\n').slice(0, LIMITS.notesLength));
    input.current?.focus();
  };
  return (
    <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}>
        <Box component="label" htmlFor="notes">
          <Box component="span" sx={{ fontWeight: 600 }}>
            {texts.member}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {texts.memberHint}
          </Box>
          <Kbd>N</Kbd>
        </Box>
        {!readOnly && <Templates purpose="reject" name={user.name} language={user.language} onInsert={insert} />}
        {note && (
          <Box
            component="span"
            sx={{
              ml: 'auto',
              color: left < LIMITS.counterWarning ? 'error.main' : 'text.secondary',
              fontWeight: left < LIMITS.counterWarning ? 600 : 400,
            }}
          >
            {texts.left(left)}
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
        placeholder={readOnly ? undefined : texts.placeholder(user.name.split(' ')[0] ?? user.name)}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={keys}
        sx={{ ...BOX, borderColor: problem ? 'error.main' : 'ground.control' }}
        slotProps={{
          input: { 'aria-invalid': problem !== null, 'aria-describedby': 'notes-hint', 'aria-keyshortcuts': 'N' },
        }}
      />
      <Box id="notes-hint" aria-live="polite" sx={{ color: 'error.main' }}>
        {problem}
      </Box>
    </Box>
  );
}
