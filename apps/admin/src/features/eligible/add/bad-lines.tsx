import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { indianNumber } from '../../../ui/india-date';
import type { BadLine } from './read-pairs';

const AT_FIRST = 50;
const MORE = 500;

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '64px minmax(0, 1fr)', sm: '80px minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 1.5,
  px: 1.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 36px',
} as const;

/** Every line that will not be sent, with its number and the reason. */
export function BadLines({ lines }: { lines: readonly BadLine[] }) {
  const [shown, setShown] = useState(AT_FIRST);
  if (lines.length === 0) return null;
  const left = lines.length - shown;
  return (
    <Box component="section" aria-labelledby="bad-lines">
      <Typography id="bad-lines" variant="h3" component="h2" sx={{ color: 'error.main', mb: 1 }}>
        Lines with mistakes: {indianNumber(lines.length)}
      </Typography>
      <Box
        component="ol"
        tabIndex={0}
        aria-labelledby="bad-lines"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto', border: 1, borderColor: 'divider' }}
      >
        {lines.slice(0, shown).map(({ line, text, problem }) => (
          <Box component="li" key={line} sx={ROW}>
            <Box sx={{ color: 'text.secondary' }}>Line {line}</Box>
            <Box>{text}</Box>
            <Box sx={{ color: 'error.main', gridColumn: { xs: '2', sm: 'auto' } }}>{problem}</Box>
          </Box>
        ))}
      </Box>
      {left > 0 && (
        <Button onClick={() => setShown(shown + MORE)} sx={{ mt: 0.5 }}>
          Show {indianNumber(Math.min(left, MORE))} more
        </Button>
      )}
    </Box>
  );
}
