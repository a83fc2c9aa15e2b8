import { TermsSentence } from '../../../../parts/account/terms-sentence';
import { CheckboxField } from '../../../../ui/form/checkbox-field';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';
import { useFormField } from '../../../../parts/profile-form/use-field';

export function Agreement() {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>();
  return (
    <div className="border-t border-line pt-4">
      <CheckboxField {...field('agreeTerms')}>
        <TermsSentence {...texts} />
      </CheckboxField>
    </div>
  );
}
