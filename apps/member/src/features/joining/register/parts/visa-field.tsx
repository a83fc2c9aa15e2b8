import { useDetailWords } from '../../../../parts/details/words';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { SelectField } from '../../../../ui/form/select-field';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import type { Registration } from '../registration';
import { useRegisterTexts } from '../register.en';

/** Asked only of those who work abroad. */
export function VisaField() {
  const texts = useRegisterTexts();
  const { notGiven } = useCommonTexts();
  const { labels, optionsOf } = useDetailWords();
  const field = useFormField<Registration>('visaStatus');
  return (
    <SelectField
      label={labels.details.visaStatus}
      hint={texts.visaHint}
      optional
      emptyLabel={notGiven}
      options={optionsOf('visaStatus')}
      {...field('visaStatus')}
    />
  );
}
