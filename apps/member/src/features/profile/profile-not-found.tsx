import { MESSAGES } from '@kalyanam/shared/messages';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { Muggu } from '../../ui/muggu';
import { useSentence } from '../../ui/texts/sentences';
import { useProfileTexts } from './profile.en';

export function ProfileNotFound() {
  const texts = useProfileTexts();
  const say = useSentence();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Muggu className="w-52" />
      <h1 className="text-3xl">{say(MESSAGES.profileNotFound)}</h1>
      <p className="text-muted">{texts.notFoundText}</p>
      <ButtonLink to={PATHS.profiles}>{texts.toProfiles}</ButtonLink>
    </div>
  );
}
