import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PicturePair, Signal, SignalLevel } from '@kalyanam/shared/admin/signals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkedPath } from '../../../shell/paths';
import { PageLink } from '../../../ui/page-link';
import { StateChip } from '../../../ui/state-chip';
import { ComparedPictures } from './compared-pictures';
import { signalsQuery } from './signals.queries';

/** The words say how much a signal weighs; the colour only helps. */
const LEVELS = {
  strong: { tone: 'bad', words: 'Check' },
  warn: { tone: 'warn', words: 'Look' },
  info: { tone: 'plain', words: 'Note' },
} as const satisfies Record<SignalLevel, object>;

interface RowProps {
  userId: string;
  signal: Signal;
  onCompare: (pictures: readonly PicturePair[]) => void;
}

const SignalRow = ({ userId, signal: { level, sentence, accounts, pictures }, onCompare }: RowProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 36, py: 0.25 }}
  >
    <StateChip tone={LEVELS[level].tone}>{LEVELS[level].words}</StateChip>
    <Box component="span" sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
      {sentence}
    </Box>
    {pictures.length > 0 && (
      <Button size="small" onClick={() => onCompare(pictures)}>
        Compare
      </Button>
    )}
    {accounts.length > 0 && <PageLink to={linkedPath(userId)}>Linked accounts</PageLink>}
  </Box>
);

/** What connects the account with others, strong ones first. Hints for who decides: nothing follows by itself. */
export function SignalsStrip({ userId }: { userId: string }) {
  const { data: signals, error, isFetching, refetch } = useQuery(signalsQuery(userId));
  const [compared, setCompared] = useState<readonly PicturePair[] | null>(null);
  if (error)
    return (
      <Alert
        severity="warning"
        sx={{ mt: 1.5 }}
        action={
          <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        Signals could not be loaded.
      </Alert>
    );
  if (!signals || signals.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Signals"
      sx={{ mt: 1.5, px: 1.5, py: 0.5, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {signals.map((signal) => (
          <SignalRow key={signal.kind} userId={userId} signal={signal} onCompare={setCompared} />
        ))}
      </Box>
      {compared && <ComparedPictures pairs={compared} onClose={() => setCompared(null)} />}
    </Box>
  );
}
