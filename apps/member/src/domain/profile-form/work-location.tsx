import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useProfileFormTexts } from './profile-form.en';
import type { ProfileValues } from './profile-values';
import { useFormField } from './use-field';
import { FormCity } from './form-city';

export function WorkLocation() {
  const texts = useProfileFormTexts();
  const { options } = useVocabulary();
  const field = useFormField();
  const { control, setValue, clearErrors } = useFormContext<ProfileValues>();
  const abroad = useWatch({ control, name: 'workLocation.type' }) === 'nri';
  const forgetCity = () => setValue('workLocation.city', '');
  /** What is asked for differs, so that a refusal from before would be wrong. */
  const changePlace = () => {
    forgetCity();
    clearErrors(['workLocation.state', 'workLocation.country', 'workLocation.city']);
  };
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      <h3 className="text-xl">{texts.workHeading}</h3>
      <ChoiceGroup
        label={texts.workType}
        options={options('workType')}
        {...field('workLocation.type', { onChange: changePlace })}
      />
      {abroad ? (
        <SelectField label={texts.country} options={options('country')} {...field('workLocation.country')} />
      ) : (
        <SelectField
          label={texts.state}
          options={options('state')}
          {...field('workLocation.state', { onChange: forgetCity })}
        />
      )}
      <FormCity place="workLocation" />
      <TextField
        label={texts.workAddress}
        hint={texts.privateAddress}
        optional
        autoComplete="street-address"
        {...field('workLocation.address')}
      />
    </div>
  );
}
