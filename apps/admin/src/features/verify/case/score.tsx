import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';

type Props = Pick<PendingVerification, 'verificationScore' | 'scoreParts'>;

const OPACITIES = [1, 0.72, 0.5];
const named = (parts: Props['scoreParts']) => parts.map(({ label, points }) => `${label} ${points}`).join(' · ');

/** R13: the score with its parts and what is missing; it never decides. */
export function Score({ verificationScore, scoreParts }: Props) {
  const reached = scoreParts.filter((part) => part.reached);
  const missing = scoreParts.filter((part) => !part.reached);
  return (
    <>
      <Box
        role="meter"
        aria-label="Verification score"
        aria-valuenow={verificationScore}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{
          height: 8,
          my: 0.75,
          display: 'flex',
          gap: '1px',
          borderRadius: 99,
          overflow: 'hidden',
          bgcolor: 'ground.track',
        }}
      >
        {reached.map(({ label, points }, index) => (
          <Box
            key={label}
            title={`${label} ${points}`}
            sx={{ width: `${points}%`, bgcolor: 'success.main', opacity: OPACITIES[index % OPACITIES.length] }}
          />
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {named(reached) || 'Nothing is verified yet'}
        {missing.length > 0 && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {' · '}
            <Box component="span" sx={{ fontWeight: 600 }}>
              missing:
            </Box>{' '}
            {named(missing)}
          </Box>
        )}
      </Typography>
    </>
  );
}
