import { useFormContext, useWatch } from 'react-hook-form';
import { LongTextField } from '../../ui/form/long-text-field';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useProfileFormTexts } from './profile-form.en';
import type { ProfileValues } from './profile-values';
import { useFormField } from './use-field';
import { FormCity } from './form-city';

/** Where the family lives, and both long texts. */
export function FamilyFields() {
  const texts = useProfileFormTexts();
  const { options } = useVocabulary();
  const field = useFormField();
  const { control, setValue } = useFormContext<ProfileValues>();
  const [summary, expectations] = useWatch({ control, name: ['selfSummary', 'expectations'] });
  return (
    <>
      <h3 className="text-xl">{texts.familyHeading}</h3>
      <SelectField
        label={texts.state}
        options={options('state')}
        {...field('familyLocation.state', { onChange: () => setValue('familyLocation.city', '') })}
      />
      <FormCity place="familyLocation" />
      <TextField
        label={texts.familyAddress}
        hint={texts.familyAddressHint}
        optional
        {...field('familyLocation.address')}
      />
      <LongTextField
        label={texts.selfSummary}
        hint={texts.selfSummaryHint}
        length={summary.length}
        {...field('selfSummary')}
      />
      <LongTextField
        label={texts.expectations}
        hint={texts.expectationsHint}
        length={expectations.length}
        {...field('expectations')}
      />
    </>
  );
}
