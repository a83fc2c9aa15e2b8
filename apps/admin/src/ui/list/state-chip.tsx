import Box from '@mui/material/Box';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import type { ReactNode } from 'react';
import { useUiTexts } from '../words/ui.en';

const TONES = {
  good: { color: 'success.main', bgcolor: 'ground.goodTint' },
  warn: { color: 'warning.main', bgcolor: 'ground.warnTint' },
  bad: { color: 'error.main', bgcolor: 'ground.badTint' },
  plain: { color: 'text.secondary', bgcolor: 'ground.track' },
} as const;
type Tone = keyof typeof TONES;

/** A state in one or two words; the words say it, the colour only helps. */
export const StateChip = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      ...TONES[tone],
      display: 'inline-block',
      px: 1,
      py: 0.25,
      borderRadius: 99,
      fontSize: '0.8125rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);

const VERIFICATION_TONES: Record<VerificationStatus, Tone> = {
  'not-verified': 'plain',
  'semi-verified': 'warn',
  verified: 'good',
  rejected: 'bad',
};
const ACCOUNT_TONES: Record<AccountStatus, Tone> = { active: 'good', 'on-hold': 'warn', suspended: 'bad' };

export const VerificationChip = ({ status }: { status: VerificationStatus }) => (
  <StateChip tone={VERIFICATION_TONES[status]}>{useUiTexts().verification(status)}</StateChip>
);

export const AccountChip = ({ status }: { status: AccountStatus }) => (
  <StateChip tone={ACCOUNT_TONES[status]}>{useUiTexts().account(status)}</StateChip>
);
