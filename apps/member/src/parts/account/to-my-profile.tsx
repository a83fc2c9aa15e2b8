import { firstName } from '@kalyanam/shared/base/person-name';
import { useSessionUser } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { BackLink } from '../../ui/back-link';
import { useToMyProfileTexts } from './to-my-profile.en';

/** Back to the own profile; to a family account, that is the candidate's (C14). */
export const ToMyProfile = () => <BackLink to={PATHS.myProfile}>{useToMyProfileWords()}</BackLink>;

/** The same in words, for a button that leads there. */
export function useToMyProfileWords(): string {
  const texts = useToMyProfileTexts();
  const user = useSessionUser();
  if (!user?.acting) return texts.own;
  const name = firstName(user.acting.name, null);
  return name ? texts.of(name) : texts.ofCandidate;
}
