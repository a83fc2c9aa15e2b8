import { labelOf } from '@kalyanam/shared/vocabulary/option';
import {
  ACCOUNT_STATUSES,
  VERIFICATION_STATUSES,
  type AccountStatus,
  type VerificationStatus,
} from '@kalyanam/shared/vocabulary/status';
import { StateChip, type Tone } from './state-chip';

const VERIFICATION_TONES: Record<VerificationStatus, Tone> = {
  'not-verified': 'plain',
  'semi-verified': 'warn',
  verified: 'good',
  rejected: 'bad',
};
const ACCOUNT_TONES: Record<AccountStatus, Tone> = { active: 'good', 'on-hold': 'warn', suspended: 'bad' };

export const VerificationChip = ({ status }: { status: VerificationStatus }) => (
  <StateChip tone={VERIFICATION_TONES[status]}>
    {labelOf(VERIFICATION_STATUSES, status).replace(/ Profile$/, '')}
  </StateChip>
);

export const AccountChip = ({ status }: { status: AccountStatus }) => (
  <StateChip tone={ACCOUNT_TONES[status]}>{labelOf(ACCOUNT_STATUSES, status)}</StateChip>
);
