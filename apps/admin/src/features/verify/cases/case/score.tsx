import Box from '@mui/material/Box';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { useTexts } from '../verify.en';

type Props = Pick<PendingVerification, 'verificationScore' | 'scoreParts'>;

const GOOD = 80;
const FAIR = 50;

/** Tone of a score, which says how complete a profile is and decides nothing (R13). */
export const scoreTone = (score: number) => (score >= GOOD ? 'good' : score >= FAIR ? 'warn' : 'bad');

const COLOURS = { good: 'success.main', warn: 'warning.main', bad: 'error.main' } as const;

/** R13: the score with its parts, and what is missing on a line of its own. */
export function Score({ verificationScore, scoreParts }: Props) {
  const { parts } = useTexts();
  const named = (some: Props['scoreParts']) =>
    some.map(({ label, points }) => `${parts.name(label)} ${points}`).join(' · ');
  const reached = scoreParts.filter((part) => part.reached);
  const missing = scoreParts.filter((part) => !part.reached);
  return (
    <Box sx={{ my: 1.5 }}>
      <Box
        role="meter"
        aria-label={parts.meter}
        aria-valuenow={verificationScore}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ height: 8, mb: 0.75, borderRadius: 99, overflow: 'hidden', bgcolor: 'ground.track' }}
      >
        <Box sx={{ width: `${verificationScore}%`, height: '100%', bgcolor: COLOURS[scoreTone(verificationScore)] }} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{named(reached) || parts.none}</Box>
      {missing.length > 0 && (
        <Box sx={{ color: 'warning.main' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {parts.missing}
          </Box>{' '}
          {named(missing)}
        </Box>
      )}
    </Box>
  );
}
