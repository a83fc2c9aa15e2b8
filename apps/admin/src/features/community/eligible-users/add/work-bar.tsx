import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { indianNumber } from '../../../../ui/time/india-date';
import type { Step, Work } from './use-sheet';

const WORDS: Record<Step, string> = {
  reading: 'Reading the lines',
  checking: 'Checking the pairs',
  adding: 'Adding the pairs',
  undoing: 'Undoing the import',
};

/** How far the work is. A part that is on its way to the server is waited for, so that what is said afterwards is true. */
export function WorkBar({ work: { step, done, total }, onStop }: { work: Work; onStop: () => void }) {
  const [stopping, setStopping] = useState(false);
  const stop = () => {
    setStopping(true);
    onStop();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <LinearProgress
        variant={total === 0 ? 'indeterminate' : 'determinate'}
        aria-label={WORDS[step]}
        {...(total > 0 && { value: (100 * done) / total })}
        sx={{ flex: '1 1 200px' }}
      />
      <span role="status">
        {`${stopping ? 'Stopping after this part' : WORDS[step]}${total > 0 ? `: ${indianNumber(done)} of ${indianNumber(total)}` : ''}`}
      </span>
      {step !== 'undoing' && (
        <Button onClick={stop} disabled={stopping}>
          Cancel
        </Button>
      )}
    </Box>
  );
}
