import { TermsSentence } from '../../../domain/account/terms-sentence';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';
import { useFormField } from '../../../domain/profile-form/use-field';

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
