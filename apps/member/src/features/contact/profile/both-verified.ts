import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useSessionUser } from '../../../session/session';

/** Only between two verified members is everything read and compared. */
export function useBothVerified({ verificationStatus }: Pick<ProfileView, 'verificationStatus'>): boolean {
  const mine = useSessionUser()?.verificationStatus;
  return mine === 'verified' && verificationStatus === 'verified';
}
