import { useFormField } from '../../../../parts/profile-form/use-field';
import { CheckboxField } from '../../../../ui/form/checkbox-field';
import type { DetailValues } from './detail-values';
import { useMoreTexts } from './more-details.en';

/** Asked with the first answer about a relative, and not again: nothing about them is kept without it. */
export function RelativesConsent() {
  const texts = useMoreTexts();
  const input = useFormField<DetailValues>('told')('told');
  return (
    <div className="rounded-control border border-amber-line bg-amber-ground px-4 py-3">
      <p>{texts.consentLead}</p>
      <CheckboxField {...input}>{texts.consent}</CheckboxField>
    </div>
  );
}
