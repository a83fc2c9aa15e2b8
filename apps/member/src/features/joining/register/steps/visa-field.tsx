import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDetailWords } from '../../../../parts/details/words';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { SelectField } from '../../../../ui/form/select-field';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import type { Registration } from '../registration';
import { useRegisterTexts } from '../register.en';

/** Asked only of those who work abroad; a member who comes back to India has said nothing. */
export function VisaField() {
  const texts = useRegisterTexts();
  const { notGiven } = useCommonTexts();
  const { labels, optionsOf } = useDetailWords();
  const { control, setValue, getValues } = useFormContext<Registration>();
  const field = useFormField<Registration>('visaStatus');
  const abroad = useWatch({ control, name: 'workLocation.type' }) === 'nri';
  useEffect(() => {
    if (!abroad && getValues('visaStatus')) setValue('visaStatus', '');
  }, [abroad, getValues, setValue]);
  if (!abroad) return null;
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
