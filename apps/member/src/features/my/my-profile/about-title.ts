import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { useSessionUser } from '../../../session/session';
import { useMyProfileTexts } from './my-profile.en';

/** "About me" on a profile that its candidate made; a family reads "About her" or "About him". */
export function useAboutTitle() {
  const texts = useMyProfileTexts();
  const acting = useSessionUser()?.acting;
  return (profile: MyProfile | undefined): string => {
    const isOwn = !acting && (!profile?.createdBy || profile.createdBy === 'self');
    return isOwn || !profile ? texts.parts.about : texts.aboutOf[profile.gender];
  };
}
