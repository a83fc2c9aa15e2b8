import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '../../session/session';
import { myProfile, waitsForDocument } from './my-profile.queries';

/**
 * R100: whether members can do something for their own verification. It is false while only the team's decision is
 * missing; a family's account does not read what is missing.
 */
export function useLeftToComplete(): boolean {
  const user = useSessionUser();
  const waits = user?.verificationStatus === 'semi-verified';
  const { data } = useQuery({ ...myProfile, enabled: waits && !user.family });
  return !waits || (data !== undefined && (waitsForDocument(data) || data.question !== null));
}
