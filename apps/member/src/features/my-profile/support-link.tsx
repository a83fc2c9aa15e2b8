import { SITE } from '../../shell/site';
import { buttonClass } from '../../ui/button';
import { useMyProfileTexts } from './my-profile.en';

export function SupportLink() {
  const texts = useMyProfileTexts();
  return (
    <a href={`mailto:${SITE.supportEmail}`} className={`${buttonClass('secondary')} justify-self-start`}>
      {texts.contactSupport}
    </a>
  );
}
