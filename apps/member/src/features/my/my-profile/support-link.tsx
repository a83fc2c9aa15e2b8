import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { useMyProfileTexts } from './my-profile.en';

/** Leads to a page with the address: a `mailto:` does nothing where no mail program is set up. */
export function SupportLink() {
  const texts = useMyProfileTexts();
  return (
    <ButtonLink look="secondary" to={PATHS.contact} className="justify-self-start">
      {texts.contactSupport}
    </ButtonLink>
  );
}
