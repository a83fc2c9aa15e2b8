import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PicturePair, Signal, SignalLevel, SignalsAnswer } from '@kalyanam/shared/team/signals';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { linkedPath } from '../../../../shell/paths';
import { PageLink } from '../../../../ui/list/page-link';
import { StateChip } from '../../../../ui/list/state-chip';
import { useUiTexts } from '../../../../ui/words/ui.en';
import { useTexts } from '../verify.en';
import { ComparedPictures } from './compared-pictures';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { api } from '../../../../session/admin-session';

/** They change as others register or upload, which no reviewer waits for. */
const signalsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['signals', userId],
    queryFn: ({ signal }) => api.get<SignalsAnswer>(ADMIN_ROUTES.signals(userId), { signal }),
    select: ({ signals }) => signals,
    staleTime: 60_000,
  });

/** The words say how much a signal weighs; the colour only helps. */
const TONES = { strong: 'bad', warn: 'warn', info: 'plain' } as const satisfies Record<SignalLevel, string>;

interface RowProps {
  userId: string;
  signal: Signal;
  onCompare: (pictures: readonly PicturePair[]) => void;
}

function SignalRow({ userId, signal, onCompare }: RowProps) {
  const { signals: texts } = useTexts();
  const { level, accounts, pictures } = signal;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 36, py: 0.25 }}
    >
      <StateChip tone={TONES[level]}>{texts.levels[level]}</StateChip>
      <Box component="span" sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {texts.said(signal)}
      </Box>
      {pictures.length > 0 && (
        <Button size="small" onClick={() => onCompare(pictures)}>
          {texts.compare}
        </Button>
      )}
      {accounts.length > 0 && <PageLink to={linkedPath(userId)}>{texts.linked}</PageLink>}
    </Box>
  );
}

/** The account's links with others, strong ones first. Hints for the reviewer; no automatic action. */
export function SignalsStrip({ userId }: { userId: string }) {
  const { signals: texts } = useTexts();
  const { retry } = useUiTexts();
  const { data: signals, error, isFetching, refetch } = useQuery(signalsQuery(userId));
  const [compared, setCompared] = useState<readonly PicturePair[] | null>(null);
  if (error)
    return (
      <Alert
        severity="warning"
        sx={{ mt: 1.5 }}
        action={
          <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
            {retry}
          </Button>
        }
      >
        {texts.failed}
      </Alert>
    );
  if (!signals || signals.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={texts.title}
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
