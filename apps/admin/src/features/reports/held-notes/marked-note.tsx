import Box from '@mui/material/Box';
import type { WaitingNote } from '@kalyanam/shared/team/held-notes';
import { PATTERN_WORDS } from '../../../ui/words/pattern-words';

const MARK = { color: 'inherit', bgcolor: 'ground.warnTint', fontWeight: 600, borderRadius: 0.5, px: 0.25 };

/** The words as they were written, with what the lint has found, and why it was held. */
export function MarkedNote({ note, marks }: Pick<WaitingNote, 'note' | 'marks'>) {
  const between = (index: number) => note.slice(marks[index - 1]?.to ?? 0, marks[index]?.from);
  const why = [...new Set(marks.map(({ pattern }) => PATTERN_WORDS[pattern]))];
  return (
    <>
      <Box component="blockquote" sx={{ m: 0, fontSize: '1.125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {marks.map(({ from, to }, index) => (
          <span key={from}>
            {between(index)}
            <Box component="mark" sx={MARK}>
              {note.slice(from, to)}
            </Box>
          </span>
        ))}
        {between(marks.length)}
      </Box>
      {why.length > 0 && <Box sx={{ color: 'text.secondary' }}>{`Found: ${why.join(', ')}`}</Box>}
    </>
  );
}
