import { PATHS } from '../../../shell/paths';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';
import { useFormField } from '../../../domain/profile-form/use-field';

const LINK = 'font-semibold text-accent underline underline-offset-4';

/** The links open beside the form, so that nothing typed is left behind. */
export function Agreement() {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>();
  return (
    <div className="border-t border-line pt-4">
      <CheckboxField {...field('agreeTerms')}>
        {texts.agree}{' '}
        <a href={PATHS.terms} target="_blank" rel="noreferrer" className={LINK}>
          {texts.terms}
        </a>{' '}
        {texts.and}{' '}
        <a href={PATHS.privacy} target="_blank" rel="noreferrer" className={LINK}>
          {texts.privacy}
        </a>
        {texts.agreeEnd}
      </CheckboxField>
    </div>
  );
}
