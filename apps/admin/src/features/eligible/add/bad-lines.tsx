import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DownloadIcon } from '../../../ui/icons';
import { saveFile } from '../../../ui/save-file';
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

/** A text that a spreadsheet could take for a formula begins with an apostrophe. */
const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t])/, "'").replaceAll('"', '""')}"`;

const csvOf = (lines: readonly BadLine[]): Blob => {
  const rows = lines.map(({ line, text, problem }) => `${line ?? ''},${cell(text)},${cell(problem)}\r\n`);
  return new Blob(['\uFEFFLine,Text,Mistake\r\n', ...rows], { type: 'text/csv;charset=utf-8' });
};

/** Every line that will not be sent, with its number and the reason. */
export function BadLines({ lines }: { lines: readonly BadLine[] }) {
  const [shown, setShown] = useState(AT_FIRST);
  if (lines.length === 0) return null;
  const left = lines.length - shown;
  return (
    <Box component="section" aria-labelledby="bad-lines">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography id="bad-lines" variant="h3" component="h2" sx={{ color: 'error.main' }}>
          Lines with mistakes: {indianNumber(lines.length)}
        </Typography>
        <Button startIcon={<DownloadIcon />} onClick={() => saveFile('lines-with-mistakes.csv', csvOf(lines))}>
          Download these lines
        </Button>
      </Box>
      <Box
        component="ol"
        tabIndex={0}
        aria-labelledby="bad-lines"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto', border: 1, borderColor: 'divider' }}
      >
        {lines.slice(0, shown).map(({ line, text, problem }, index) => (
          <Box component="li" key={index} sx={ROW}>
            <Box sx={{ color: 'text.secondary' }}>{line === null ? 'New line' : `Line ${line}`}</Box>
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
