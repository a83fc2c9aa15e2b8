import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnSessionAnswer } from '@kalyanam/shared/team/administrators';
import { useState } from 'react';
import { CopyButton } from '../../../ui/form/copy-button';
import { FactorOff } from './factor-off';
import { FactorOn } from './factor-on';

interface Props {
  codes: readonly string[];
  onNoted: () => void;
}

const RecoveryCodes = ({ codes, onNoted }: Props) => (
  <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
    <Typography>
      These recovery codes are shown only once. Keep them on paper: each one works once instead of a code from the app.
    </Typography>
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(2, auto)' }}
    >
      {codes.map((code) => (
        <Box component="li" key={code}>
          <Box component="code" sx={{ fontSize: '1rem', userSelect: 'all' }}>
            {code}
          </Box>
        </Box>
      ))}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <CopyButton text={codes.join('\n')} />
      <Button variant="contained" onClick={onNoted}>
        I’ve saved these
      </Button>
    </Box>
  </Box>
);

/** Setting up, renewing and removing the code of an authenticator app. */
export function SecondFactor({ state }: { state: OwnSessionAnswer['secondFactor'] }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onNoted={() => setCodes(null)} />;
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {state.enabled
          ? `Two-step sign-in is on. Recovery codes left: ${state.recoveryCodesLeft}.`
          : 'Two-step sign-in is off. An authenticator app on your phone makes your account much safer.'}
      </Typography>
      {state.enabled ? <FactorOn removable={!state.required} onCodes={setCodes} /> : <FactorOff onCodes={setCodes} />}
    </>
  );
}
