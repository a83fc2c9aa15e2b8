import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SecondFactorSetup } from '@kalyanam/shared/team/administrators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { dutyIsDone, ownSessionQuery } from '../../../session/admin-session';
import { CopyButton } from '../../../ui/form/copy-button';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { confirmSecondFactor } from './account.queries';
import { CodeForm } from './code-form';
import type { QrCodeProps } from './qr-code';

interface Props {
  setup: SecondFactorSetup;
  onCodes: (codes: readonly string[]) => void;
}

/** Loaded when it is needed; without it the key can still be typed. */
const QrCode = lazy(async (): Promise<{ default: ComponentType<QrCodeProps> }> => {
  const loaded = await import('./qr-code').catch(() => null);
  return { default: loaded ? loaded.QrCode : () => null };
});

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function FactorSetup({ setup: { secret, otpauthUri }, onCodes }: Props) {
  const queries = useQueryClient();
  const confirming = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: async ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      dutyIsDone('mustSetUpSecondFactor');
      await queries.invalidateQueries({ queryKey: ownSessionQuery.queryKey });
    },
  });
  const problem = confirming.isError ? problemSentence(confirming.error, 'The code could not be checked') : null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Scan this code with your authenticator app, or{' '}
        <Link href={otpauthUri} underline="always">
          open it in an app
        </Link>{' '}
        on this device.
      </Typography>
      <Suspense fallback={<Box sx={{ height: 232 }} />}>
        <QrCode text={otpauthUri} label="QR code of the key" />
      </Suspense>
      <Typography>If you cannot scan it, enter this key (time-based):</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="code" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          {inFours(secret)}
        </Box>
        <CopyButton text={secret} />
      </Box>
      <CodeForm
        act="Confirm"
        busy={confirming.isPending}
        problem={problem}
        onCode={(code) => confirming.mutate(code)}
      />
    </Box>
  );
}
