import Typography from '@mui/material/Typography';
import type { OwnSessionAnswer } from '@kalyanam/shared/admin/administrators';
import { useState } from 'react';
import { FactorOff } from './factor-off';
import { FactorOn } from './factor-on';
import { RecoveryCodes } from './recovery-codes';

/** Setting up, renewing and removing the code of an authenticator app. */
export function SecondFactor({ state }: { state: OwnSessionAnswer['secondFactor'] }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onNoted={() => setCodes(null)} />;
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {state.enabled
          ? `On: signing in asks for a code of your authenticator app. Recovery codes left: ${state.recoveryCodesLeft}.`
          : 'Off: the password alone signs you in. An authenticator app on your phone makes it much safer.'}
      </Typography>
      {state.enabled ? <FactorOn removable={!state.required} onCodes={setCodes} /> : <FactorOff onCodes={setCodes} />}
    </>
  );
}
